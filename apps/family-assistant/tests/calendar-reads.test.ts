import { openDatabase } from '@homeroom/database';
import { createClient } from '@homeroom/database/family-assistant';
import { useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { calendarExport } from '@homeroom/icalendar/testing';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService } from './calendar-service-fixture.ts';
import type { CalendarTestService } from './calendar-service-fixture.ts';
import { botToken } from './service-fixture.ts';

const testDatabase = useTestDatabase('family-assistant');
let service: CalendarTestService;

beforeAll(() => {
  service = openCalendarService(testDatabase.url);
});
beforeEach(async () => {
  await service.importText('family', calendar());
  await service.importText('maya', calendar());
});
afterAll(() => service.close());

const wednesday = '/calendar/events?start=2026-11-18T00:00:00-06:00&end=2026-11-19T00:00:00-06:00';
const timed = (uid: string, from: string, to: string, ...lines: string[]) =>
  event(`UID:${uid}`, `DTSTART;TZID=America/Chicago:${from}`, `DTEND;TZID=America/Chicago:${to}`, ...lines);

interface Answer {
  events: { id: string; summary: string; start: string; end: string; who: string[]; color: string; status: string }[];
  conflicts: { id: string; event1_id: string; event2_id: string; overlap_minutes: number }[];
}

async function answer(path: string): Promise<Answer> {
  const response = await service.get(path);
  expect(response.status).toBe(200);
  return response.body as Answer;
}

describe('GET /calendar/events', () => {
  test('answers events as the contract has them, with people, colours and no travel time yet', async () => {
    await service.importText(
      'family',
      calendar(
        timed(
          'a',
          '20261118T090000',
          '20261118T100000',
          'SUMMARY:Dentist with Mom',
          'LOCATION:2 Hill Street',
          'STATUS:TENTATIVE',
        ),
      ),
    );
    const { events, conflicts } = await answer(wednesday);
    expect(events).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        summary: 'Dentist with Mom',
        start: '2026-11-18T09:00:00-06:00',
        end: '2026-11-18T10:00:00-06:00',
        location: '2 Hill Street',
        travel_time_minutes: null,
        status: 'tentative',
        who: ['Ana Rivera'],
        color: '#1a73e8',
        copies: [],
      },
    ]);
    expect(conflicts).toEqual([]);
  });

  test('include_travel=false leaves the travel fields out', async () => {
    await service.importText('family', calendar(timed('a', '20261118T090000', '20261118T100000')));
    expect((await answer(wednesday)).events[0]).toHaveProperty('travel_time_minutes', null);
    expect((await answer(`${wednesday}&include_travel=false`)).events[0]).not.toHaveProperty('travel_time_minutes');
  });

  test('an event is its owner’s, an attendee’s and a category’s', async () => {
    await service.importText('maya', calendar(timed('a', '20261118T090000', '20261118T100000', 'SUMMARY:Piano')));
    await service.importText(
      'family',
      calendar(
        timed('b', '20261118T110000', '20261118T120000', 'ATTENDEE;CN=Somebody:mailto:ANA@example.org'),
        timed('c', '20261118T120000', '20261118T130000', 'CATEGORIES:School,Maya'),
      ),
    );
    expect((await answer(wednesday)).events.map(({ who, color }) => [who, color])).toEqual([
      [['Maya Rivera'], '#0b8043'],
      [['Ana Rivera'], '#1a73e8'],
      [['Maya Rivera'], '#0b8043'],
    ]);
  });

  test('events stand by start, then end, and conflicts name them', async () => {
    await service.importText(
      'family',
      calendar(
        timed('late', '20261118T160000', '20261118T170000', 'SUMMARY:Late'),
        timed('long', '20261118T090000', '20261118T120000', 'SUMMARY:Long'),
        timed('short', '20261118T090000', '20261118T093000', 'SUMMARY:Short'),
      ),
    );
    const { events, conflicts } = await answer(wednesday);
    expect(events.map(({ summary }) => summary)).toEqual(['Short', 'Long', 'Late']);
    expect(conflicts).toEqual([
      { id: expect.any(String) as string, event1_id: events[1]?.id, event2_id: events[0]?.id, overlap_minutes: 30 },
    ]);
  });

  test('a cancelled event stays listed and is no conflict', async () => {
    await service.importText(
      'family',
      calendar(
        timed('a', '20261118T090000', '20261118T100000', 'STATUS:CANCELLED'),
        timed('b', '20261118T090000', '20261118T100000'),
      ),
    );
    const { events, conflicts } = await answer(wednesday);
    expect(events.map(({ status }) => status).sort()).toEqual(['cancelled', 'confirmed']);
    expect(conflicts).toEqual([]);
  });

  test('an id stays the same over another import and another service', async () => {
    const text = calendar(timed('a', '20261104T090000', '20261104T100000', 'RRULE:FREQ=WEEKLY'));
    await service.importText('family', text);
    const [first] = (await answer(wednesday)).events;
    await service.importText('family', text.replace('DTEND', 'X-CHANGED:1\r\nDTEND'));
    expect((await answer(wednesday)).events[0]?.id).toBe(first?.id);
    const other = openCalendarService(testDatabase.url);
    const response = await other.get(wednesday);
    expect((response.body as Answer).events[0]?.id).toBe(first?.id);
    await other.close();
  });

  test('a write shows in the next answer, and nothing changed is 304', async () => {
    await service.importText('family', calendar(timed('a', '20261118T090000', '20261118T100000')));
    const first = await service.get(wednesday);
    const same = await request(service.app)
      .get(`/api/v1${wednesday}`)
      .set('Authorization', `Bearer ${botToken}`)
      .set('If-None-Match', first.get('ETag') ?? '');
    expect(same.status).toBe(304);
    await service.importText('family', calendar());
    expect((await answer(wednesday)).events).toEqual([]);
  });

  test('an object that cannot be expanded is left out and reported, the others are answered', async () => {
    await service.importText(
      'family',
      calendar(
        timed('bad', '20261118T090000', '20261118T100000'),
        timed('good', '20261118T090000', '20261118T100000', 'SUMMARY:Good'),
      ),
    );
    const database = openDatabase({ url: testDatabase.url, applicationName: 'test' });
    await createClient(database).calendarObject.update({
      where: { calendarId_uid: { calendarId: 'family', uid: 'bad' } },
      data: { ics: 'garbage', etag: 'garbage' },
    });
    await database.end();
    expect((await answer(wednesday)).events.map(({ summary }) => summary)).toEqual(['Good']);
    expect(service.logLines.filter((line) => line.includes('"uid":"bad"'))).toHaveLength(1);
  });

  test.each([
    ['start=2026-11-18T00:00:00Z&end=2026-11-18T00:00:00Z', 'The query parameter `end` must be later than `start`.'],
    ['start=2026-11-18T00:00:00Z&end=2026-11-17T00:00:00Z', 'The query parameter `end` must be later than `start`.'],
    [
      'start=2026-01-01T00:00:00Z&end=2027-01-03T00:00:00Z',
      'The query parameter `end` must be at most 366 days after `start`.',
    ],
    [
      'start=2026-11-18T00:00:00&end=2026-11-19T00:00:00Z',
      'The query parameter `start` must be a date and time with offset, such as 2026-09-30T15:00:00Z',
    ],
    ['end=2026-11-19T00:00:00Z', 'The query parameter `start` is required.'],
    ...[
      ['0001-12-31T00:00:00Z', '0002-01-01T00:00:00Z'],
      ['0001-12-31T23:00:00-05:00', '0002-01-02T00:00:00Z'],
      ['9999-12-31T18:00:00-05:00', '9999-12-31T19:30:00-05:00'],
    ].map(([start, end]) => [`start=${start}&end=${end}`, 'must be a date and time with offset']),
  ])('%s is a 400', async (query, sentence) => {
    const response = await service.get(`/calendar/events?${query}`);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      code: 'invalid_request',
      details: { problems: [expect.stringContaining(sentence)] },
    });
  });

  test.each([
    'events?start=0002-01-01T00:00:00Z&end=0002-01-02T00:00:00Z',
    'events?start=9999-12-01T00:00:00Z&end=9999-12-31T23:59:59Z',
    'week?week_offset=-5200',
    'week?week_offset=5200',
  ])('%s is answered', async (address) => {
    expect((await service.get(`/calendar/${address}`)).status).toBe(200);
  });

  test('a repeated and an unknown parameter are 400', async () => {
    expect((await service.get(`${wednesday}&start=2026-11-18T00:00:00Z`)).status).toBe(400);
    expect((await service.get(`${wednesday}&colour=red`)).status).toBe(400);
    expect((await service.get(`${wednesday}&include_travel=maybe`)).status).toBe(400);
  });

  test.each([
    '/calendar/events?start=2026-11-18T00:00:00Z&end=2026-11-19T00:00:00Z',
    '/calendar/today',
    '/calendar/week',
  ])('%s without the bot token is 401', async (address) => {
    const response = await request(service.app).get(`/api/v1${address}`);
    expect(response.status).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });
});

describe('GET /calendar/today', () => {
  test('is the day in the family zone', async () => {
    await service.importText(
      'family',
      calendar(
        timed('a', '20261117T235900', '20261118T000000', 'SUMMARY:Yesterday'),
        timed('b', '20261118T000000', '20261118T003000', 'SUMMARY:First'),
        timed('c', '20261118T233000', '20261119T003000', 'SUMMARY:Last'),
        timed('d', '20261119T000000', '20261119T010000', 'SUMMARY:Tomorrow'),
      ),
    );
    expect((await answer('/calendar/today')).events.map(({ summary }) => summary)).toEqual(['First', 'Last']);
    service.clock.advance(12 * 3_600_000);
    expect((await answer('/calendar/today')).events.map(({ summary }) => summary)).toEqual(['Last', 'Tomorrow']);
    service.clock.advance(-12 * 3_600_000);
  });
});

describe('GET /calendar/week', () => {
  test('begins on Sunday, and week_offset counts weeks', async () => {
    await service.importText(
      'family',
      calendar(timed('a', '20261003T090000', '20261003T100000', 'RRULE:FREQ=DAILY', 'SUMMARY:Daily')),
    );
    const days = async (offset: number) =>
      (await answer(`/calendar/week?week_offset=${offset}`)).events.map(({ start }) => start.slice(5, 10));
    expect(await days(0)).toEqual(['11-15', '11-16', '11-17', '11-18', '11-19', '11-20', '11-21']);
    expect(await days(1)).toEqual(['11-22', '11-23', '11-24', '11-25', '11-26', '11-27', '11-28']);
    expect((await days(-1))[0]).toBe('11-08');
  });

  test('a week in which the clocks change keeps the wall-clock time', async () => {
    await service.importText('family', calendar(timed('a', '20261003T090000', '20261003T100000', 'RRULE:FREQ=DAILY')));
    const { events } = await answer('/calendar/week?week_offset=-2');
    expect(events.map(({ start }) => start)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-11-0${day}T09:00:00-06:00`),
    );
    expect((await answer('/calendar/week?week_offset=-3')).events[6]?.start).toBe('2026-10-31T09:00:00-05:00');
  });

  test('shows the right instances of a Google export', async () => {
    await service.importText('family', calendarExport('google.ics').toString());
    expect(
      (await answer('/calendar/week?week_offset=-1')).events.map(({ summary, start, who }) => [summary, start, who]),
    ).toEqual([
      ['Library books due', '2026-11-09T00:00:00-06:00', []],
      ['Maya soccer practice (moved)', '2026-11-11T17:00:00-06:00', ['Maya Rivera']],
    ]);
  });

  test('an offset that is no whole number is a 400', async () => {
    for (const offset of ['1.5', 'next', '99999999'])
      expect((await service.get(`/calendar/week?week_offset=${offset}`)).status).toBe(400);
  });
});
