import { kindsOf, plain, type ChangedOccurrence, type EventChange } from './calendar-change.ts';
import type { CalendarChange } from './calendar-change-store.ts';
import { groupedBy } from '../calendar/grouped-by.ts';

/** Change that remains of one or several stored ones. */
export interface NetChange extends EventChange {
  calendarId: string;
  /** Time at which the last of them was seen. */
  seenAt: Date;
  /** The ids of the stored changes. */
  ids: string[];
}

/**
 * Changes that remain when those that continue others are joined; what was taken back remains not at all.
 * @param changes in the order in which they were seen
 */
export function netChanges(changes: readonly CalendarChange[]): NetChange[] {
  const byEvent = groupedBy(changes, ({ calendarId, uid }) => JSON.stringify([calendarId, uid]));
  return [...byEvent.values()].flatMap(joined).filter(({ kinds }) => kinds.length > 0);
}

/** Joins those changes of one event that continue others. */
function joined(changes: readonly CalendarChange[]): NetChange[] {
  const net: NetChange[] = [];
  for (const { id, ...change } of changes) {
    const index = net.findIndex((one) => continues(one, change));
    const earlier = net[index];
    if (!earlier) net.push({ ...change, ids: [id] });
    else
      net[index] = {
        ...change,
        before: earlier.before,
        kinds: kindsOf(earlier.before, change.after),
        ids: [...earlier.ids, id],
      };
  }
  return net;
}

/** Joins the same change of an event that several calendars have: that of the first, with the ids of all. */
export function joinCopiedChanges(changes: readonly NetChange[]): NetChange[] {
  const alike = groupedBy(changes, ({ uid, kinds, before, after }) =>
    JSON.stringify([uid, kinds, ...[before, after].map(factsOf)]),
  );
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? { ...first, ids: [...first.ids, ...others.flatMap(({ ids }) => ids)] } : [],
  );
}

function factsOf(state: ChangedOccurrence | null): unknown[] {
  return state ? [state.start, state.end, plain(state.summary), plain(state.location)] : [];
}

function continues({ after }: EventChange, { before }: EventChange): boolean {
  return after === null || before === null ? after === before : kindsOf(after, before).length === 0;
}
