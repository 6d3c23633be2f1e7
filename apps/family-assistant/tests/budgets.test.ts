import { useTestDatabase } from '@homeroom/testing';
import { encodeOccurrenceId } from '../src/calendar/occurrence-id.ts';
import { calendarSourceId } from '../src/knowledge/calendar-source-id.ts';
import { sizeStoredObjects } from '../src/calendar/size-stored-objects-sql.ts';
import { calendar, chicago, event } from './calendar-fixtures.ts';
import { openCalendarService } from './calendar-service-fixture.ts';
import type { CalendarTestService } from './calendar-service-fixture.ts';
import { householdWithSchool } from './service-fixture.ts';

const testDatabase = useTestDatabase('family-assistant');
let service: CalendarTestService;

beforeAll(() => {
  service = openCalendarService(testDatabase.url, { household: householdWithSchool });
});
beforeEach(async () => {
  for (const id of ['family', 'maya', 'school']) await service.importText(id, calendar());
});
afterAll(() => service.close());

interface Answer {
  events: { id: string; summary: string; start: string }[];
  conflicts: { event1_id: string; event2_id: string }[];
}

const timed = (uid: string, from: string, duration: string, ...lines: string[]) =>
  event(`UID:${uid}`, `SUMMARY:${uid}`, `DTSTART;TZID=America/Chicago:${from}`, `DURATION:${duration}`, ...lines);
const quarters = 'RRULE:FREQ=HOURLY;BYMINUTE=0,15,30,45';
const yearLong = (uid: string) => timed(uid, '20250101T000000', 'P366D', quarters);
/** Within the budget of one object: 17,568 occurrences overlap any 366 days, 8,784 of them any moment. */
const yearLongHourly = (uid: string) => timed(uid, '20250101T000000', 'P366D', 'RRULE:FREQ=HOURLY');
const family = [
  timed('Dentist', '20261118T160000', 'PT1H'),
  timed('Piano', '20261118T163000', 'PT1H', 'RRULE:FREQ=WEEKLY'),
];

async function read(path: string): Promise<{ answer: Answer; titles: Set<string>; headers: Record<string, string> }> {
  const response = await service.get(path);
  expect(response.status).toBe(200);
  const answer = response.body as Answer;
  return { answer, titles: new Set(answer.events.map(({ summary }) => summary)), headers: response.headers };
}

const reads = [
  '/calendar/today',
  '/calendar/week',
  '/calendar/events?start=2026-11-18T00:00:00-06:00&end=2027-11-19T00:00:00-06:00',
];

describe('objects beyond the budget of one', () => {
  test.each(reads)(
    'two events of 366 days that repeat 96 times a day are left out of %s, and all the rest is answered',
    async (path) => {
      await service.importText('family', calendar(yearLong('first'), yearLong('second'), ...family));
      const { answer, titles, headers } = await read(path);
      expect(titles).toEqual(new Set(['Dentist', 'Piano']));
      expect(answer.conflicts).toHaveLength(1);
      expect(headers).not.toHaveProperty('x-events-left-out');
    },
  );

  test('so are those of a subscribed link, for conflicts too', async () => {
    await service.importText('school', calendar(yearLong('first'), yearLong('second')));
    await service.importText('family', calendar(...family));
    const { body, status } = await service.get('/conflicts');
    expect(status).toBe(200);
    expect(
      (body as { outstanding: { event1: { summary: string } }[] }).outstanding.map(({ event1 }) => event1.summary),
    ).toEqual(['Dentist']);
  });

  test('an event of 2 MiB is left out', async () => {
    await service.importText(
      'family',
      calendar(
        timed(
          'Letter',
          '20261118T080000',
          'PT1H',
          ...Array.from({ length: 21 }, () => `COMMENT:${'x'.repeat(100_000)}`),
        ),
        ...family,
      ),
    );
    expect((await read('/calendar/today')).titles).toEqual(new Set(['Dentist', 'Piano']));
  });

  test('those that an earlier version stored are counted at the start', async () => {
    await service.importText('family', calendar(yearLong('first'), ...family));
    await service.rows("UPDATE calendar_object SET occurrences = 0, bytes = 0 WHERE uid <> 'Dentist'");
    await service.rows("UPDATE calendar_object SET ics = 'garbage', etag = 'garbage' WHERE uid = 'Piano'");
    expect(await sizeStoredObjects(service.context.database, chicago)).toBe(2);
    expect(await sizeStoredObjects(service.context.database, chicago)).toBe(0);
    expect(await service.rows('SELECT uid, occurrences FROM calendar_object ORDER BY uid')).toEqual([
      { uid: 'Dentist', occurrences: 1 },
      { uid: 'Piano', occurrences: 1 },
      { uid: 'first', occurrences: 70_272 },
    ]);
    expect((await read('/calendar/today')).titles).toEqual(new Set(['Dentist']));
  });

  test('they stay stored', async () => {
    await service.importText('family', calendar(yearLong('first'), ...family));
    expect([...(await service.texts('family')).keys()].sort()).toEqual(['Dentist', 'Piano', 'first']);
  });
});

describe('calendars beyond their budgets', () => {
  const often = (uid: string) => timed(uid, '20260101T000000', 'PT15M', 'RRULE:FREQ=HOURLY;BYMINUTE=0,30');

  test('the largest series are left out, the same ones in every read and replica', async () => {
    await service.importText(
      'school',
      calendar(...['c', 'b', 'a', 'd'].map(often), timed('Assembly', '20261118T080000', 'PT1H')),
    );
    await service.importText('family', calendar(...family));
    for (const path of reads.slice(0, 2))
      expect((await read(path)).titles).toEqual(new Set(['a', 'b', 'Assembly', 'Dentist', 'Piano']));
    const replica = openCalendarService(testDatabase.url, { household: householdWithSchool });
    await service.importText('family', calendar(...family, timed('Late', '20261118T230000', 'PT10M')));
    expect(
      new Set(((await replica.get('/calendar/today')).body as Answer).events.map(({ summary }) => summary)),
    ).toEqual(new Set(['a', 'b', 'Assembly', 'Dentist', 'Piano', 'Late']));
    await replica.close();
  });

  test('a calendar of 30 MiB keeps its shorter events', async () => {
    const long = (index: number) =>
      timed(
        `long-${String(index).padStart(2, '0')}`,
        '20261118T080000',
        'PT1H',
        ...Array.from({ length: 10 }, () => `COMMENT:${'x'.repeat(100_000)}`),
      );
    await service.importText(
      'school',
      calendar(...Array.from({ length: 30 }, (_, index) => long(index)), timed('Assembly', '20261118T080000', 'PT1H')),
    );
    const { titles } = await read('/calendar/today');
    expect(titles.size).toBe(21);
    expect(titles).toContain('Assembly');
    await service.features.problemReport.follow();
    expect(service.logLines.filter((line) => line.includes('left out of reads')).at(-1)).toContain('"objects":10');
  });

  test('an event that is removed makes room', async () => {
    await service.importText('school', calendar(...['a', 'b', 'c'].map(often)));
    expect((await read('/calendar/today')).titles).toEqual(new Set(['a', 'b']));
    await service.importText('school', calendar(...['b', 'c'].map(often)));
    expect((await read('/calendar/today')).titles).toEqual(new Set(['b', 'c']));
  });
});

describe('answers', () => {
  test('an answer lists conflicts up to its maximum length, the family’s among them, and counts the others', async () => {
    await service.importText('school', calendar(yearLongHourly('first'), yearLongHourly('second')));
    await service.importText('family', calendar(...family));
    const { answer, headers } = await read('/calendar/today');
    expect(answer.events.length).toBeGreaterThan(17_000);
    const uids = new Map(answer.events.map(({ id, summary }) => [id, summary]));
    const pairs = answer.conflicts.map(({ event1_id: one, event2_id: other }) =>
      [uids.get(one), uids.get(other)].sort().join(),
    );
    expect(pairs).toContain('Dentist,Piano');
    expect(answer.conflicts.length).toBeLessThanOrEqual(2_000);
    expect(Number(headers['x-conflicts-left-out'])).toBeGreaterThan(70_000_000);
  });

  test('a day of more than 8 MiB is answered with what fits, and leaves nothing of small calendars out', async () => {
    const flood = Array.from({ length: 2_000 }, (_, index) =>
      timed(`event-${index}`, '20261118T120000', 'PT1H', `LOCATION:${'Far away '.repeat(600)}`),
    );
    await service.importText('school', calendar(...flood));
    await service.importText('family', calendar(...family));
    const { answer, titles, headers } = await read('/calendar/today');
    expect(Buffer.byteLength(JSON.stringify(answer.events))).toBeLessThan(8 * 1024 * 1024);
    expect([...titles]).toEqual(expect.arrayContaining(['Dentist', 'Piano']));
    expect(Number(headers['x-events-left-out'])).toBe(2_002 - answer.events.length);
    const year = await service.get(reads[2] ?? '');
    expect([year.status, year.body]).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid_request',
        error: expect.stringContaining('ask for a shorter one') as string,
      }),
    ]);
  });
});

describe('changes', () => {
  const sender = { 'X-Sender-Id': '1001' };
  const hourly = {
    summary: 'Siren',
    start: '2026-11-18T08:00:00-06:00',
    end: '2026-11-18T08:05:00-06:00',
    rrule: 'FREQ=HOURLY',
  };
  const quarterly = { ...hourly, rrule: 'FREQ=HOURLY;BYMINUTE=0,15,30,45' };
  const tooLarge = (reason: string) =>
    expect.objectContaining({
      code: 'event_too_large',
      details: expect.objectContaining({ reason }) as object,
    }) as object;
  const stored = async () => [...(await service.texts('family')).values()].length;
  const first = async (path: string, summary: string) =>
    (await read(path)).answer.events.find((event) => event.summary === summary)?.id ?? '';

  test('an event beyond the budget of one is not added, with a key the same answer again', async () => {
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await service.send('post', '/calendar/events', quarterly, {
        ...sender,
        'Idempotency-Key': 'quarterly',
      });
      expect([status, body]).toEqual([400, tooLarge('too_many_occurrences')]);
    }
    expect(await stored()).toBe(0);
    expect((await service.undo({ action: 'list' }, '1001')).body.operations).toEqual([]);
  });

  test('a calendar takes no event that would push another out of reads', async () => {
    for (let added = 0; added < 5; added += 1)
      await service.send('post', '/calendar/events', hourly, sender).expect(201);
    const { status, body } = await service.send('post', '/calendar/events', hourly, sender);
    expect([status, body]).toEqual([400, tooLarge('calendar_too_many_occurrences')]);
    expect(await stored()).toBe(5);
    await service.send('post', '/calendar/events', { ...hourly, calendar: 'maya' }, sender).expect(201);
  });

  test('a series is not made longer than its budget, for one occurrence or all', async () => {
    await service.importText(
      'family',
      calendar(timed('Siren', '20261118T080000', 'PT5M', 'RRULE:FREQ=HOURLY;BYMINUTE=0,30'), ...family),
    );
    const id = await first('/calendar/today', 'Siren');
    const { status, body } = await service.send(
      'patch',
      `/calendar/events/${id}?scope=series`,
      { start: '2026-11-18T08:00:00-06:00', end: '2027-10-18T08:00:00-05:00' },
      sender,
    );
    expect([status, body]).toEqual([400, tooLarge('too_many_occurrences')]);
    expect(await first('/calendar/today', 'Siren')).toBe(id);
    await service.send('patch', `/calendar/events/${id}?scope=series`, { summary: 'Quiet' }, sender).expect(200);
  });

  test('one that is beyond its budget already may be made smaller, and cancelled', async () => {
    await service.importText(
      'family',
      calendar(
        timed(
          'A letter with a title of very many words, which take more room than what a change adds',
          '20261118T080000',
          'PT1H',
          `LOCATION:${'x'.repeat(900_000)}`,
          `COMMENT:${'x'.repeat(300_000)}`,
        ),
      ),
    );
    const [row] = await service.rows<{ id_prefix: string }>('SELECT id_prefix FROM calendar_object');
    const id = encodeOccurrenceId({ idPrefix: row?.id_prefix ?? '', recurrence: { kind: 'single' } });
    await service.send('patch', `/calendar/events/${id}`, { summary: 'Post' }, sender).expect(200);
    const { status, body } = await service.send(
      'patch',
      `/calendar/events/${id}`,
      { summary: 'A title that is a little longer' },
      sender,
    );
    expect([status, body]).toEqual([400, tooLarge('too_large')]);
    await service.send('delete', `/calendar/events/${id}`, undefined, sender).expect(200);
    expect(await stored()).toBe(0);
  });

  test('undo and redo bring back what was there, also what no longer fits; that is left out of reads', async () => {
    await service.importText(
      'family',
      calendar(...['a', 'b', 'c', 'd', 'e'].map((uid) => timed(uid, '20261118T080000', 'PT5M', 'RRULE:FREQ=HOURLY'))),
    );
    const { operation } = (
      await service
        .send('delete', `/calendar/events/${await first('/calendar/today', 'e')}?scope=series`, undefined, sender)
        .expect(200)
    ).body;
    const added = (await service.send('post', '/calendar/events', { ...hourly, summary: 'f' }, sender).expect(201)).body
      .operation;
    expect((await service.undo({ action: 'undo', operation_id: operation.id }, '1001').expect(200)).body.status).toBe(
      'undone',
    );
    const left = async () => ['a', 'b', 'c', 'd', 'e', 'f'].filter((title) => !titles.has(title));
    let { titles } = await read('/calendar/today');
    expect(await left()).toHaveLength(1);
    expect(await stored()).toBe(6);
    await service.undo({ action: 'undo', operation_id: added.id }, '1001').expect(200);
    ({ titles } = await read('/calendar/today'));
    expect(titles).toEqual(new Set(['a', 'b', 'c', 'd', 'e']));
    expect((await service.undo({ action: 'redo', operation_id: added.id }, '1001').expect(200)).body.status).toBe(
      'restored',
    );
    expect(await stored()).toBe(6);
  });
});

describe('what else is made of the calendars', () => {
  beforeEach(async () => {
    await service.importText(
      'school',
      calendar(
        yearLong('bell'),
        ...['b', 'a', 'c'].map((uid) => timed(uid, '20260101T000000', 'PT15M', 'RRULE:FREQ=HOURLY;BYMINUTE=0,30')),
      ),
    );
    await service.importText('family', calendar(...family));
  });

  test('the feed has all the rest', async () => {
    const { feed_url: url } = (await service.send('post', '/calendar/feed-token', {}).expect(201)).body as {
      feed_url: string;
    };
    const feed = await service
      .get(`/calendar/feed.ics${new URL(url).search}`)
      .set('Authorization', '')
      .expect(200);
    expect([...feed.text.matchAll(/^SUMMARY:(.*)\r/gm)].map(([, title]) => title).sort()).toEqual([
      'Dentist',
      'Piano',
      'a',
      'b',
    ]);
  });

  test('the knowledge base reads all the rest', async () => {
    const { calendar: knowledge } = service.features.knowledge;
    const ids: string[] = [];
    for await (const some of knowledge.sourceIds()) ids.push(...some);
    expect(ids).toHaveLength(4);
    const states = await knowledge.read(['bell', 'a', 'b', 'c'].map((uid) => calendarSourceId('school', uid)));
    expect([...states.values()].map(({ source }) => source?.subject ?? null)).toEqual([null, 'a', 'b', null]);
  });
});
