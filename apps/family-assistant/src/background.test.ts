import { readCalendarFile } from '@homeroom/icalendar';
import { TelegramMessenger } from '@homeroom/messenger';
import { startFakeTelegram } from '@homeroom/messenger/testing';
import { fixedClock, useTestDatabase, until } from '@homeroom/testing';
import request from 'supertest';
import { buildConfig, household, openTestService } from '../tests/service-fixture.ts';
import { startBackground } from './background.ts';
import { familyZoneOf } from './calendar/family-zone.ts';

const testDatabase = useTestDatabase('family-assistant');
const event = (uid: string, start: string) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20261101T000000Z\r\nSUMMARY:${uid}\r\nDTSTART:20261119T${start}00Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\n`;
const overlapping = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\n${event('Choir', '2200')}${event('Dentist', '2230')}END:VCALENDAR\r\n`;

test('the background finds a conflict that nobody asks after, alerts to it and counts that', async () => {
  const telegram = await startFakeTelegram({ token: '4711:secret-of-the-bot' });
  const clock = fixedClock('2026-11-18T09:00:00-06:00');
  const config = buildConfig(testDatabase.url, { household: { ...household, groupChatId: '-100200' } });
  const { app, context, features } = openTestService(
    testDatabase.url,
    { clock, messenger: new TelegramMessenger({ token: '4711:secret-of-the-bot', apiRoot: telegram.apiRoot }) },
    config,
  );
  const background = await startBackground(context, features);
  await context.calendarStore.importObjects('family', readCalendarFile(overlapping, familyZoneOf(household)).objects, {
    removeOthers: true,
  });
  const found = async () => (await context.database.query('SELECT 1 FROM conflict')).rows.length > 0;
  await until(found);
  clock.advance(300_000);
  await until(() => telegram.accepted.length > 0);
  const jobs = (await request(app).get('/metrics')).text.matchAll(
    /^background_job_succeeded_timestamp_seconds\{name="(\w+)"/gm,
  );
  expect([...jobs].map(([, name]) => name)).toEqual(
    expect.arrayContaining(['conflicts', 'index', 'index_repair', 'alerts', 'notices', 'retention']),
  );
  await background.stop();
  expect(telegram.accepted).toMatchObject([{ chatId: '-100200', text: expect.stringContaining('Choir') }]);
  expect((await request(app).get('/metrics')).text).toContain(
    'alerts_sent_total{kind="alert",service="family-assistant"} 1',
  );
  await Promise.all([telegram.stop(), context.database.end()]);
});
