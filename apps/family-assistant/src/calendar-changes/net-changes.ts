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
  const byEvent = new Map<string, NetChange[]>();
  for (const { id, ...change } of changes) {
    const key = JSON.stringify([change.calendarId, change.uid]);
    const known = byEvent.get(key) ?? [];
    byEvent.set(key, known);
    const index = known.findIndex((one) => continues(one, change));
    const earlier = known[index];
    if (!earlier) known.push({ ...change, ids: [id] });
    else
      known[index] = {
        ...change,
        before: earlier.before,
        kinds: kindsOf(earlier.before, change.after),
        ids: [...earlier.ids, id],
      };
  }
  return [...byEvent.values()].flat().filter(({ kinds }) => kinds.length > 0);
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
