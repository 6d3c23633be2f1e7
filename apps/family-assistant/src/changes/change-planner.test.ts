import { fromRawIcs } from '@homeroom/icalendar';
import { calendar, chicago, event } from '@homeroom/icalendar/testing';

import { household } from '../../tests/service-fixture.ts';
import { encodeOccurrenceId, idPrefixOf } from '../calendar/occurrence-id.ts';
import { ChangePlanner } from './change-planner.ts';
import type { ChangeTarget } from './change-planner.ts';
import type { ChangeTransaction } from './change-store.ts';
import type { LocatedObject } from './change.ts';
import { buildEventToAdd } from './testing/open-change-service.ts';

const at = new Date('2026-11-18T18:00:00Z');
const instant = (iso: string) => Date.parse(iso);
const school = {
  id: 'school',
  kind: 'subscribed' as const,
  owner: null,
  isDefault: false,
  url: 'https://school.example/calendar.ics',
  credentialVariables: null,
  alarms: false,
  refreshMs: null,
};
let admitted = 0;
let ids = 0;
const planner = new ChangePlanner({
  household: { ...household, calendars: [...household.calendars, school] },
  familyZone: chicago,
  budgets: { admit: async () => void (admitted += 1) },
  newId: () => `id-${(ids += 1)}`,
});
beforeEach(() => (ids = 0));

const single = ['UID:piano', 'DTSTART;TZID=America/Chicago:20261121T090000', 'DURATION:PT1H', 'SUMMARY:Piano'];
const weekly = [...single, 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;TZID=America/Chicago:20261205T090000'];

/** A transaction that finds the event of these lines, in a calendar. */
function finding(
  lines: readonly string[],
  located: Partial<LocatedObject> = {},
  ...others: string[]
): ChangeTransaction {
  const { ics, bytes, occurrences, etag } = fromRawIcs(calendar(event(...lines), ...others), chicago);
  const found = { calendarId: 'family', uid: 'piano', ics, bytes, occurrences, etag, href: null };
  return {
    locate: async () => ({ gone: false, ...found, ...located }) as LocatedObject,
    lock: async () => at,
    object: async () => found,
    writes: async () => new Map(),
  } as unknown as ChangeTransaction;
}

const idOf = (start?: string) =>
  encodeOccurrenceId({
    idPrefix: idPrefixOf('family', 'piano'),
    recurrence: start === undefined ? { kind: 'single' } : { kind: 'timed', seconds: instant(start) / 1000 },
  });
const target = (overrides: Partial<ChangeTarget> = {}): ChangeTarget => ({
  eventId: idOf(),
  scope: 'instance',
  ifMatch: null,
  senderId: 'ana',
  ...overrides,
});
const later = { start: instant('2026-11-22T10:00:00-06:00'), end: instant('2026-11-22T11:30:00-06:00') };

describe('add', () => {
  test('plans a new object with its operation, after its budget', async () => {
    const plan = await planner.add(finding(single), [buildEventToAdd()], 'ana');
    expect(plan).toMatchObject({
      kind: 'change',
      at,
      change: {
        write: { calendarId: 'family', uid: 'id-1', before: null },
        completion: {
          kind: 'record',
          operation: { id: 'id-2', type: 'add', summary: 'Piano', previousIcs: null, conflictId: null },
        },
      },
    });
    expect(admitted).toBe(1);
  });

  test('names the first occurrence of a series', async () => {
    const plan = await planner.add(finding(single), [buildEventToAdd({ rrule: 'FREQ=WEEKLY' })], null);
    const operation = plan.kind === 'change' ? plan.change.completion.operation : null;
    expect(operation?.eventId).toBe(operation?.resultEventId);
    expect(operation?.newIcs).toContain('RRULE:FREQ=WEEKLY');
  });
});

describe('edit', () => {
  test.each<[string, Parameters<ChangePlanner['edit']>[1], object, RegExp]>([
    ['a rename', { kind: 'rename', summary: 'Cello' }, { type: 'rename', summary: 'Cello' }, /SUMMARY:Cello/],
    [
      'a move',
      { kind: 'move', times: later },
      { type: 'move', summary: 'Piano' },
      /DTSTART;TZID=America\/Chicago:20261122T100000/,
    ],
    [
      'who goes',
      { kind: 'assign', adults: household.members.filter(({ id }) => id === 'ana') },
      { type: 'move', summary: 'Piano' },
      /ATTENDEE;CN=Ana Rivera/,
    ],
  ])('%s keeps the id of the event and both texts', async (_, edit, expected, text) => {
    const plan = await planner.edit(finding(single), edit, target());
    const operation = plan.kind === 'change' ? plan.change.completion.operation : null;
    expect(operation).toMatchObject({ ...expected, eventId: idOf(), resultEventId: idOf(), senderId: 'ana' });
    expect(operation?.previousIcs).toContain('SUMMARY:Piano');
    expect(operation?.newIcs?.replaceAll('\r\n ', '')).toMatch(text);
  });

  test.each([
    ['instance', '2026-11-28T09:00:00-06:00'],
    ['series', '2026-11-29T10:00:00-06:00'],
  ] as const)('a move of one %s of a series names the occurrence by %s', async (scope, start) => {
    const times = { start: instant('2026-11-29T10:00:00-06:00'), end: instant('2026-11-29T11:00:00-06:00') };
    const eventId = idOf('2026-11-28T09:00:00-06:00');
    const plan = await planner.edit(finding(weekly), { kind: 'move', times }, target({ eventId, scope }));
    const operation = plan.kind === 'change' ? plan.change.completion.operation : null;
    expect([operation?.eventId, operation?.resultEventId]).toEqual([eventId, idOf(start)]);
  });

  test.each(['instance', 'series'] as const)('a cancelled %s of a series', async (scope) => {
    const eventId = idOf('2026-11-28T09:00:00-06:00');
    const plan = await planner.cancel(finding(weekly), target({ eventId, scope }));
    const after = plan.kind === 'change' ? plan.change.write.after : undefined;
    if (scope === 'series') expect(after).toBeNull();
    else expect(after?.ics).toMatch(/EXDATE[^\r]*20261128T090000/);
  });

  test('a cancelled single event leaves no object', async () => {
    const plan = await planner.cancel(finding(single), target());
    expect(plan).toMatchObject({
      change: { write: { after: null }, completion: { operation: { type: 'cancel', newIcs: null } } },
    });
  });

  test.each<[string, readonly string[], Partial<LocatedObject>, Partial<ChangeTarget>, string]>([
    ['an id that is none', single, {}, { eventId: 'nonsense' }, 'event_not_found'],
    ['a subscribed calendar', single, { calendarId: 'school' }, {}, 'calendar_read_only'],
    ['an object that was cancelled', single, { gone: true, ics: null }, {}, 'event_cancelled'],
    ['an event with STATUS:CANCELLED', [...single, 'STATUS:CANCELLED'], {}, {}, 'event_cancelled'],
    [
      'an occurrence that the series never had',
      weekly,
      {},
      { eventId: idOf('2026-11-22T09:00:00-06:00') },
      'event_not_found',
    ],
    [
      'an occurrence that an EXDATE removed',
      weekly,
      {},
      { eventId: idOf('2026-12-05T09:00:00-06:00') },
      'event_cancelled',
    ],
    ['another version', single, {}, { ifMatch: '"old"' }, 'event_changed'],
  ])('%s is refused', async (_, lines, located, overrides, code) => {
    const edit = { kind: 'rename' as const, summary: 'Cello' };
    await expect(planner.edit(finding(lines, located), edit, target(overrides))).rejects.toMatchObject({ code });
  });

  test('an event with a part that cannot be read is refused, because the change would lose that part', async () => {
    const unreadable = event('UID:piano', 'RECURRENCE-ID:20261128T150000Z', 'DTSTART:soon', 'SUMMARY:Piano');
    const edit = { kind: 'rename' as const, summary: 'Cello' };
    const eventId = idOf('2026-11-21T09:00:00-06:00');
    await expect(planner.edit(finding(weekly, {}, unreadable), edit, target({ eventId }))).rejects.toThrow(
      'a part of it cannot be read',
    );
  });

  test.each(['*', '"one", W/"ETAG"', '"ETAG"'])('If-Match %s lets the change pass', async (ifMatch) => {
    const transaction = finding(single);
    const etag = (await transaction.object('family', 'piano'))?.etag ?? '';
    const edit = { kind: 'rename' as const, summary: 'Cello' };
    const plan = await planner.edit(transaction, edit, target({ ifMatch: ifMatch.replace('ETAG', etag) }));
    expect(plan.kind).toBe('change');
  });
});

describe('timesOf', () => {
  test.each([
    [
      'an event',
      single,
      {},
      idOf(),
      { start: instant('2026-11-21T09:00:00-06:00'), end: instant('2026-11-21T10:00:00-06:00') },
    ],
    ['an event that is gone', single, { gone: true as const }, idOf(), null],
    ['an id that is none', single, {}, 'nonsense', null],
  ])('of %s', async (_, lines, located, eventId, expected) => {
    expect(await planner.timesOf(finding(lines, located), eventId)).toEqual(expected);
  });
});
