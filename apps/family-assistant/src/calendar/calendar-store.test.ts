import { openDatabase } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import { type CalendarObject, type TimeRange, readCalendarFile } from '@homeroom/icalendar';
import { useTestDatabase } from '@homeroom/testing';
import { calendar, chicago, event } from '../../tests/calendar-fixtures.ts';
import { reachesInto } from './calendar-service.ts';
import type { ObjectRef } from './stored-object.ts';
import { idPrefixOf } from './occurrence-id.ts';
import { CalendarStore } from './calendar-store.ts';

const testDatabase = useTestDatabase('family-assistant');
let database: Database;
let store: CalendarStore;

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'calendar-store-test' });
  store = new CalendarStore(database);
});
afterAll(() => database.end());

const keep = { removeOthers: false };
const replace = { removeOthers: true };
let calendars = 0;

/** A calendar that no other test uses. */
function newCalendar(): string {
  calendars += 1;
  return `calendar-${calendars}`;
}

function objects(...events: string[]): CalendarObject[] {
  return readCalendarFile(calendar(...events), chicago).objects;
}

const single = (uid: string, day: string, ...lines: string[]) =>
  event(`UID:${uid}`, `DTSTART:${day}T100000Z`, 'DURATION:PT1H', ...lines);

async function objectsNear(calendarId: string, range: TimeRange, limit: number): Promise<ObjectRef[]> {
  const extended = await store.extendedObjects([calendarId], limit);
  return [
    ...(await store.singlesNear([calendarId], range, limit)),
    ...extended.filter((ref) => reachesInto(ref, range)),
  ].slice(0, limit);
}

async function uidsNear(calendarId: string, start: string, end: string): Promise<string[]> {
  const refs = await objectsNear(calendarId, { start: Date.parse(start), end: Date.parse(end) }, 100);
  return refs.map(({ uid }) => uid).sort();
}

describe('importing', () => {
  test('new objects are created, the same file again changes nothing', async () => {
    const id = newCalendar();
    const file = objects(single('a', '20261110'), single('b', '20261111'));
    expect(await store.importObjects(id, file, keep)).toEqual({ created: 2, changed: 0, unchanged: 0, removed: 0 });
    expect(await store.stamps([id, 'never-written'])).toEqual({ calendars: `${id} 1`, travel: '0', conflicts: '0' });
    expect(await store.importObjects(id, file, keep)).toEqual({ created: 0, changed: 0, unchanged: 2, removed: 0 });
    expect(await store.stamps([id])).toEqual({ calendars: `${id} 1`, travel: '0', conflicts: '0' });
  });

  test('a changed event is written, one that the newer file lacks stays', async () => {
    const id = newCalendar();
    await store.importObjects(id, objects(single('a', '20261110'), single('b', '20261111')), keep);
    expect(await store.importObjects(id, objects(single('a', '20261112')), keep)).toEqual({
      created: 0,
      changed: 1,
      unchanged: 0,
      removed: 0,
    });
    expect(await uidsNear(id, '2026-11-12T00:00:00Z', '2026-11-13T00:00:00Z')).toEqual(['a']);
    expect(await uidsNear(id, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')).toEqual(['a', 'b']);
    expect(await store.stamps([id])).toEqual({ calendars: `${id} 2`, travel: '0', conflicts: '0' });
  });

  test('replacing removes what the file lacks, in its own calendar only', async () => {
    const [id, other] = [newCalendar(), newCalendar()];
    await store.importObjects(id, objects(single('a', '20261110'), single('b', '20261111')), keep);
    await store.importObjects(other, objects(single('b', '20261111')), keep);
    expect(await store.importObjects(id, objects(single('a', '20261110')), replace)).toEqual({
      created: 0,
      changed: 0,
      unchanged: 1,
      removed: 1,
    });
    expect(await uidsNear(id, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')).toEqual(['a']);
    expect(await uidsNear(other, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')).toEqual(['b']);
  });

  test('replacing leaves what is to be kept, and changes it when the file has it', async () => {
    const id = newCalendar();
    await store.importObjects(
      id,
      objects(single('a', '20261110'), single('b', '20261111'), single('c', '20261112')),
      keep,
    );
    expect(
      await store.importObjects(id, objects(single('a', '20261113')), {
        ...replace,
        unread: ['a', 'b', 'never-there'].map((uid) => ({ key: uid, uid, summary: null, reason: 'unreadable' })),
      }),
    ).toEqual({ created: 0, changed: 1, unchanged: 0, removed: 1 });
    expect(await uidsNear(id, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')).toEqual(['a', 'b']);
  });

  test('two imports at once leave one of each event', async () => {
    const id = newCalendar();
    const file = objects(...Array.from({ length: 50 }, (_, index) => single(`e${index}`, '20261110')));
    const results = await Promise.all([1, 2, 3].map(() => store.importObjects(id, file, keep)));
    expect(results.map(({ created }) => created).sort()).toEqual([0, 0, 50]);
    expect(await store.stamps([id])).toEqual({ calendars: `${id} 1`, travel: '0', conflicts: '0' });
  });

  test('thousands of objects are written and their texts read back', async () => {
    const id = newCalendar();
    const file = objects(
      ...Array.from({ length: 2500 }, (_, index) => single(`e${index}`, '20261110', `X-NOTE;A="b":üñí ${index}`)),
    );
    expect(await store.importObjects(id, file, keep)).toMatchObject({ created: 2500 });
    const refs = await objectsNear(
      id,
      { start: Date.parse('2026-11-10T00:00:00Z'), end: Date.parse('2026-11-11T00:00:00Z') },
      5000,
    );
    const texts = new Map((await store.texts(refs)).map(({ uid, ics }) => [uid, ics]));
    expect(texts.size).toBe(2500);
    for (const { uid, ics } of file) expect(texts.get(uid)).toBe(ics);
  });
});

describe('finding objects near a range', () => {
  test('a single event is found by the ranges that it reaches into', async () => {
    const id = newCalendar();
    await store.importObjects(id, objects(single('a', '20261110')), keep);
    expect(await uidsNear(id, '2026-11-10T10:30:00Z', '2026-11-10T10:45:00Z')).toEqual(['a']);
    expect(await uidsNear(id, '2026-11-11T12:00:00Z', '2026-11-12T00:00:00Z')).toEqual([]);
    expect(await uidsNear(id, '2026-11-08T00:00:00Z', '2026-11-09T00:00:00Z')).toEqual([]);
  });

  test.each([
    [
      'an event of many months',
      event('UID:x', 'DTSTART;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:20261231'),
      '2026-11-10',
      true,
    ],
    [
      'an event of many months that is over',
      event('UID:x', 'DTSTART;VALUE=DATE:20250101', 'DTEND;VALUE=DATE:20251231'),
      '2026-11-10',
      false,
    ],
    ['an endless rule', event('UID:x', 'DTSTART:19700101T100000Z', 'RRULE:FREQ=WEEKLY'), '2026-11-10', true],
    [
      'an endless rule that has not begun',
      event('UID:x', 'DTSTART:20270101T100000Z', 'RRULE:FREQ=WEEKLY'),
      '2026-11-10',
      false,
    ],
    [
      'a rule that ended',
      event('UID:x', 'DTSTART:20200101T100000Z', 'RRULE:FREQ=WEEKLY;UNTIL=20260101T000000Z'),
      '2026-11-10',
      false,
    ],
    [
      'a counted rule that ended',
      event('UID:x', 'DTSTART:20200101T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=20'),
      '2026-11-10',
      false,
    ],
    [
      'an ended rule with an override moved far away',
      `${event('UID:x', 'DTSTART:20200101T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=2')}\r\n${event('UID:x', 'RECURRENCE-ID:20200108T100000Z', 'DTSTART:20261110T100000Z')}`,
      '2026-11-10',
      true,
    ],
    ['an RDATE far away', event('UID:x', 'DTSTART:20200101T100000Z', 'RDATE:20261110T100000Z'), '2026-11-10', true],
    ['a birthday of 1604', event('UID:x', 'DTSTART;VALUE=DATE:16041110', 'RRULE:FREQ=YEARLY'), '2026-11-10', true],
  ])('%s', async (_, text, day, found) => {
    const id = newCalendar();
    await store.importObjects(id, objects(text), keep);
    expect(await uidsNear(id, `${day}T00:00:00Z`, `${day}T23:00:00Z`)).toEqual(found ? ['x'] : []);
  });

  test('an all-day event is near whatever the family zone', async () => {
    const id = newCalendar();
    await store.importObjects(id, objects(event('UID:x', 'DTSTART;VALUE=DATE:20261110')), keep);
    for (const moment of ['2026-11-09T10:30:00Z', '2026-11-11T11:30:00Z'])
      expect(await uidsNear(id, moment, `${moment.slice(0, 14)}59:00Z`)).toEqual(['x']);
  });

  test('the refs name the ids of the occurrences, and no more are given than asked for', async () => {
    const id = newCalendar();
    await store.importObjects(
      id,
      objects(
        single('a', '20261110'),
        single('b', '20261110'),
        event('UID:c', 'DTSTART:20261110T100000Z', 'RRULE:FREQ=DAILY'),
      ),
      keep,
    );
    const range = { start: Date.parse('2026-11-10T00:00:00Z'), end: Date.parse('2026-11-11T00:00:00Z') };
    expect(await objectsNear(id, range, 2)).toHaveLength(2);
    for (const { uid, idPrefix } of await objectsNear(id, range, 10)) expect(idPrefix).toBe(idPrefixOf(id, uid));
  });

  test.each([1_794_304_800_123, Date.parse('1604-11-10T05:53:28.001Z'), Date.parse('9999-12-31T23:59:59.999Z')])(
    'the bounds of an object are kept to the millisecond: %d',
    async (firstStart) => {
      const id = newCalendar();
      const [object] = objects(event('UID:x', 'DTSTART:20261110T100000Z', 'RRULE:FREQ=DAILY'));
      if (!object) throw new Error('The event was not read.');
      await store.importObjects(
        id,
        [
          { ...object, firstStart, lastEnd: firstStart },
          { ...object, uid: 'endless', firstStart, lastEnd: null },
        ],
        keep,
      );
      expect(
        (await store.extendedObjects([id], 2)).map((ref) => [ref.uid, ref.firstStart, ref.lastEnd]).sort(),
      ).toEqual([
        ['endless', firstStart, null],
        ['x', firstStart, firstStart],
      ]);
    },
  );

  test('a text that is gone is absent', async () => {
    const id = newCalendar();
    await store.importObjects(id, objects(single('a', '20261110')), keep);
    expect(await store.texts([{ calendarId: id, uid: 'gone' }])).toEqual([]);
  });
});
