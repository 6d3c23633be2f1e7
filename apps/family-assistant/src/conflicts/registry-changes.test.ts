import { calendar, event, occurrences } from '../../tests/calendar-fixtures.ts';
import { findOverlaps } from '../calendar/overlaps.ts';
import type { Conflict } from './conflict.ts';
import { registryChanges, timesOf } from './registry-changes.ts';
import type { RegistryState } from './registry-changes.ts';

const now = Date.parse('2026-11-10T08:00:00-06:00');
const at = (uid: string, from: string, to: string) =>
  event(
    `UID:${uid}`,
    `DTSTART;TZID=America/Chicago:20261110T${from}00`,
    `DTEND;TZID=America/Chicago:20261110T${to}00`,
    `SUMMARY:${uid}`,
  );
const overlapsOf = (...events: string[]) => ({
  ...findOverlaps(occurrences(calendar(...events), '2026-11-10T00:00:00-06:00', '2026-11-11T00:00:00-06:00')),
  membersOf: (): string[] => [],
});
const nothing = overlapsOf();
const clash = overlapsOf(at('a', '1000', '1200'), at('b', '1100', '1300'));

/** The conflict that the registry would make of the only overlap. */
function conflictOf(found = clash, parts: Partial<Conflict> = {}): Conflict {
  const [added] = registryChanges({ open: [], pairs: new Map() }, found, now).added;
  if (!added) throw new Error('There is no overlap.');
  return {
    ...added,
    detectedAt: new Date(now),
    status: 'unacknowledged',
    options: null,
    optionsRevision: 1,
    resolution: null,
    nagCount: 0,
    nextAlertAt: null,
    alertError: null,
    ...parts,
  };
}

function brief(open: readonly Conflict[], found = clash, pairs: RegistryState['pairs'] = new Map(), time = now) {
  const { added, updated, closed } = registryChanges({ open, pairs }, found, time);
  return {
    added: added.map(({ id }) => id),
    updated: updated.map(({ conflict }) => conflict.id),
    closed: closed.map(({ id }) => id),
  };
}

const settledFor = (conflict: Conflict, conflicts = 1): RegistryState['pairs'] =>
  new Map([[conflict.pairId, { conflicts, settledTimes: new Set([timesOf(conflict.first, conflict.second)]) }]]);
const unsettled = (conflict: Conflict, conflicts: number): RegistryState['pairs'] =>
  new Map([[conflict.pairId, { conflicts, settledTimes: new Set<string>() }]]);
const none = { added: [], updated: [], closed: [] };

test('a new overlap is added under the id of its pair', () => {
  const { added } = registryChanges({ open: [], pairs: new Map() }, clash, now);
  expect(added).toMatchObject([
    {
      id: clash.overlaps[0]?.id,
      pairId: clash.overlaps[0]?.id,
      overlapMinutes: 60,
      first: { uid: 'a', summary: 'a' },
      second: { uid: 'b' },
    },
  ]);
});

test.each<[string, Conflict[], typeof clash, ReturnType<typeof brief>]>([
  ['a known conflict stays unchanged', [conflictOf()], clash, none],
  ['an acknowledged conflict stays unchanged', [conflictOf(clash, { status: 'acknowledged' })], clash, none],
  ['a vanished overlap is closed', [conflictOf()], nothing, { ...none, closed: [conflictOf().id] }],
  [
    'a shorter overlap is followed',
    [conflictOf()],
    overlapsOf(at('a', '1000', '1130'), at('b', '1100', '1300')),
    { ...none, updated: [conflictOf().id] },
  ],
  [
    'the order of the two may turn',
    [conflictOf()],
    overlapsOf(at('a', '1130', '1200'), at('b', '1100', '1300')),
    { ...none, updated: [conflictOf().id] },
  ],
])('%s', (_, open, found, expected) => {
  expect(brief(open, found)).toEqual(expected);
});

test('an overlap that is over is closed, and not added', () => {
  const noon = Date.parse('2026-11-10T12:00:00-06:00');
  expect(brief([conflictOf()], clash, new Map(), noon)).toEqual({ ...none, closed: [conflictOf().id] });
  expect(brief([], clash, new Map(), noon)).toEqual(none);
  expect(brief([conflictOf()], clash, new Map(), noon - 1)).toEqual(none);
});

test('a settled pair is not added while its times stay, and what is open of it is closed', () => {
  const conflict = conflictOf();
  expect(brief([], clash, settledFor(conflict))).toEqual(none);
  expect(brief([conflict], clash, settledFor(conflict))).toEqual({ ...none, closed: [conflict.id] });
});

test('a pair with another time than it was settled for is a new conflict with an id of its own', () => {
  const moved = overlapsOf(at('a', '1000', '1200'), at('b', '1130', '1300'));
  const { added } = brief([], moved, settledFor(conflictOf()));
  expect(added).toEqual([expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5/)]);
  expect(added).not.toEqual([conflictOf().id]);
});

test('each conflict of a pair has another id, the same in every replica', () => {
  const conflict = conflictOf();
  const ids = [0, 1, 2].map((earlier) => brief([], clash, unsettled(conflict, earlier)).added[0]);
  expect(new Set(ids).size).toBe(3);
  expect(brief([], clash, unsettled(conflict, 2)).added[0]).toBe(ids[2]);
});

test('of a list that was cut off, what lies behind the cut is left alone', () => {
  const late = conflictOf(overlapsOf(at('c', '1500', '1600'), at('d', '1530', '1600')));
  const early = conflictOf(overlapsOf(at('e', '0900', '1000'), at('f', '0930', '1000')));
  expect(brief([late, early], { ...clash, truncated: true })).toEqual({
    added: [conflictOf().id],
    updated: [],
    closed: [early.id],
  });
});

test('of a list that was cut off, what lies behind the cut is closed beyond the number that is followed, the latest first, unless somebody took it', () => {
  const later = (hour: number, parts: Partial<Conflict> = {}) =>
    conflictOf(overlapsOf(at(`c${hour}`, `${hour}00`, `${hour}50`), at(`d${hour}`, `${hour}30`, `${hour}50`)), parts);
  const [third, fourth, fifth] = [later(15), later(16), later(17, { status: 'acknowledged' })];
  const changes = registryChanges(
    { open: [fifth, fourth, third], pairs: new Map() },
    { ...clash, truncated: true, maxPairs: 2 },
    now,
  );
  expect(changes.closed.map(({ id }) => id)).toEqual([fourth.id]);
});
