import { readCalendarFile } from '@homeroom/icalendar';
import { useTestDatabase } from '@homeroom/testing';
import { MirrorStore } from '../src/caldav/mirror-store-sql.ts';
import { calendar, chicago, event } from './calendar-fixtures.ts';
import { openCalendarService } from './calendar-service-fixture.ts';
import type { CalendarTestService } from './calendar-service-fixture.ts';
import { botToken, householdWithSchool } from './service-fixture.ts';

const testDatabase = useTestDatabase('family-assistant');
const members = householdWithSchool.members.map((member) =>
  member.id === 'ana' ? { ...member, messengerUserId: '1001' } : member,
);
let service: CalendarTestService;

beforeEach(async () => {
  service = openCalendarService(testDatabase.url, { household: { ...householdWithSchool, members } });
  await service.context.database.query('TRUNCATE calendar, calendar_problem CASCADE');
});
afterEach(() => service.close());

const timed = (uid: string, ...lines: string[]) =>
  event(`UID:${uid}`, `SUMMARY:Title of ${uid}`, 'DTSTART;TZID=America/Chicago:20260101T000000', ...lines);
const tooOften = (uid: string) => timed(uid, 'DURATION:P366D', 'RRULE:FREQ=HOURLY;BYMINUTE=0,15,30,45');
const often = (uid: string) => timed(uid, 'DURATION:PT15M', 'RRULE:FREQ=HOURLY;BYMINUTE=0,30');
const long = (uid: string, bytes: number) =>
  timed(
    uid,
    'DURATION:PT15M',
    ...Array.from({ length: Math.ceil(bytes / 100_000) }, () => `COMMENT:${'x'.repeat(100_000)}`),
  );

interface Problem {
  calendar: string;
  uid: string | null;
  summary: string | null;
  reason: string;
  message: string;
}

async function list(): Promise<{ problems: Problem[]; left_out: number }> {
  const { body } = await service.get('/calendar/problems').expect(200);
  return body as { problems: Problem[]; left_out: number };
}

/** A file as a subscribed calendar takes it over. */
async function subscribe(text: string): Promise<void> {
  const file = readCalendarFile(text, chicago);
  await service.store.importObjects('school', file.objects, {
    removeOthers: true,
    unread: [...file.unread].map(([uid, summary]) => ({ key: uid, uid, summary, reason: 'unreadable' })),
  });
}

const gauges = async () =>
  (await service.context.metrics.registry.getSingleMetricAsString('calendar_objects_left_out'))
    .split('\n')
    .filter((line) => line.startsWith('calendar_objects') && !line.endsWith(' 0'));

test('nothing is left out of ordinary calendars', async () => {
  await service.importText('family', calendar(timed('Dentist', 'DURATION:PT1H')));
  expect(await list()).toEqual({ problems: [], left_out: 0, calendars: [] });
  await service.features.problemReport.follow();
  expect(await gauges()).toEqual([]);
  // On a busy machine a request may be logged as slow.
  expect(service.logLines.filter((line) => !line.includes('"slow request"'))).toEqual([]);
});

test('what is left out of local, subscribed and mirrored calendars is listed with its title and the reason', async () => {
  await service.importText(
    'family',
    calendar(tooOften('bell'), long('letter', 2_000_000), timed('Dentist', 'DURATION:PT1H')),
  );
  await subscribe(
    calendar(...['c', 'b', 'a'].map(often), event('UID:broken', 'SUMMARY:A broken one', 'DTSTART:yesterday')),
  );
  const mirrored = {
    changed: [],
    removed: [],
    unread: [{ key: '/maya/big.ics', uid: null, summary: null, reason: 'too_large' as const }],
    state: { syncToken: null, ctag: null },
    name: null,
    known: new Map<string, string>(),
  };
  await new MirrorStore(service.context.database).apply('maya', mirrored);
  const { problems, left_out: leftOut } = await list();
  expect(problems.map(({ calendar: id, uid, summary, reason }) => [id, uid, summary, reason])).toEqual([
    ['family', 'bell', 'Title of bell', 'too_many_occurrences'],
    ['family', 'letter', 'Title of letter', 'too_large'],
    ['maya', null, null, 'too_large'],
    ['school', 'broken', 'A broken one', 'unreadable'],
    ['school', 'c', 'Title of c', 'calendar_too_many_occurrences'],
  ]);
  expect(problems[0]?.message).toBe('It repeats too often: more than 20,000 times in a year.');
  expect(leftOut).toBe(0);
});

test('it is counted in the metrics and logged by UID, once, and again when it is gone', async () => {
  await service.importText('family', calendar(tooOften('bell')));
  const { problemReport } = service.features;
  await problemReport.follow();
  await problemReport.follow();
  expect(await gauges()).toEqual([
    'calendar_objects_left_out{calendar="family",reason="too_many_occurrences",service="family-assistant"} 1',
  ]);
  const logged = service.logLines.filter((line) => line.includes('left out of reads'));
  expect(logged).toEqual([expect.stringMatching(/"calendarId":"family","objects":1,.*"uids":\["bell"\]/)]);
  expect(logged.join()).not.toContain('Title');
  await service.importText('family', calendar());
  await problemReport.follow();
  expect(await gauges()).toEqual([]);
});

test('of more than a hundred the others are counted, and each title is read from a bounded part of the texts', async () => {
  await service.importText(
    'family',
    calendar(
      ...Array.from({ length: 130 }, (_, index) => tooOften(`bell-${String(index).padStart(3, '0')}`)),
      long('a-letter', 18_000_000),
    ),
  );
  const { problems, left_out: leftOut } = await list();
  expect([problems.length, leftOut]).toEqual([100, 31]);
  expect(problems[0]).toMatchObject({ uid: 'a-letter', summary: null, reason: 'too_large' });
});

test('an event that can be read again is no problem any more, on a link and on a server', async () => {
  await subscribe(calendar(event('UID:broken', 'DTSTART:yesterday')));
  await subscribe(calendar(timed('broken', 'DURATION:PT1H')));
  const mirror = new MirrorStore(service.context.database);
  const unread = ['/one.ics', '/two.ics'].map((key) => ({
    key,
    uid: null,
    summary: null,
    reason: 'unreadable' as const,
  }));
  const state = { syncToken: null, ctag: null };
  await mirror.apply('maya', { changed: [], removed: [], unread, state, name: null, known: new Map() });
  expect((await list()).problems).toHaveLength(2);
  const known = await mirror.known('maya');
  expect([...known]).toEqual([
    ['/one.ics', ''],
    ['/two.ics', ''],
  ]);
  const [object] = readCalendarFile(calendar(timed('one', 'DURATION:PT1H')), chicago).objects;
  await mirror.apply('maya', {
    changed: object ? [{ ...object, href: '/one.ics', remoteEtag: '"1"' }] : [],
    removed: ['/two.ics'],
    unread: [],
    state,
    name: null,
    known,
  });
  expect(await list()).toEqual({ problems: [], left_out: 0, calendars: [] });
  expect([...(await mirror.known('maya')).keys()]).toEqual(['/one.ics']);
});

test('the list has an entity tag, wants the bot token, and the dashboard has the same', async () => {
  await service.importText('family', calendar(tooOften('bell')));
  const { headers, body } = await service.get('/calendar/problems').expect(200);
  await service.get('/calendar/problems').set('If-None-Match', String(headers['etag'])).expect(304);
  await service.get('/calendar/problems').set('Authorization', 'Bearer wrong').expect(401);
  const { token } = (await service.send('post', '/dashboard/token', { messenger_user_id: '1001' }).expect(201)).body;
  expect((await service.get('/dashboard/problems').set('Authorization', `Bearer ${token}`).expect(200)).body).toEqual(
    body,
  );
  await service.get('/dashboard/problems').set('Authorization', `Bearer ${botToken}`).expect(401);
});
