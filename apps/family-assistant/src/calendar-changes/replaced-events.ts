import { dayMs } from '@homeroom/icalendar';
import { kindsOf, plain, type ChangedOccurrence, type EventChange } from './calendar-change.ts';
import { groupedBy } from '../calendar/grouped-by.ts';

/** An event of the same title this close is taken for the one that is gone. */
const maxDistanceMs = 14 * dayMs;

/**
 * Joins events that one update took away and put back under another UID, as programs do that move "this and all following
 * dates" or write new UIDs each time: the same one is no change, one of the same title at another time is moved.
 */
export function joinReplacedEvents(changes: readonly EventChange[]): EventChange[] {
  const left = pairUp(changes, ({ summary, location, start, end }) =>
    JSON.stringify([plain(summary), plain(location), start, end]),
  ).rest;
  const { pairs, rest } = pairUp(left, ({ summary }) => plain(summary), true);
  const moved = pairs.map(
    ({ gone, added }): EventChange => ({
      ...added,
      before: gone.before,
      kinds: kindsOf(gone.before, added.after),
      isSeries: gone.isSeries && added.isSeries,
    }),
  );
  return [...rest, ...moved];
}

interface Pair {
  gone: EventChange;
  added: EventChange;
}

/** @param isUnique whether only titles that one event lost and one got are joined */
function pairUp(
  changes: readonly EventChange[],
  keyOf: (state: ChangedOccurrence) => string,
  isUnique = false,
): { pairs: Pair[]; rest: EventChange[] } {
  const lost = groupedBy(changes, ({ before, after }) => before && !after && keyOf(before));
  const got = groupedBy(changes, ({ before, after }) => after && !before && keyOf(after));
  const pairs = [...lost].flatMap(([key, gone]): Pair[] => {
    const added = got.get(key) ?? [];
    if (isUnique && (gone.length > 1 || added.length > 1)) return [];
    return gone.slice(0, added.length).flatMap((one, index) => {
      const other = added[index];
      return other && other.uid !== one.uid && areClose(one, other) ? [{ gone: one, added: other }] : [];
    });
  });
  const paired = new Set(pairs.flatMap(({ gone, added }) => [gone, added]));
  return { pairs, rest: changes.filter((change) => !paired.has(change)) };
}

function areClose({ before }: EventChange, { after }: EventChange): boolean {
  return before !== null && after !== null && Math.abs(before.start - after.start) <= maxDistanceMs;
}
