import { type Instant, type PreparedSeries, type SeriesInstance, type TimeRange, dayMs } from '@homeroom/icalendar';
import { idPrefixOf } from '../calendar/occurrence-id.ts';
import {
  kindsOf,
  plain,
  timeOf,
  type ChangedOccurrence,
  type ChangeKind,
  type EventChange,
} from './calendar-change.ts';
import { EventVersion } from './event-version.ts';

/** A calendar object before and after; null where there was or is none. */
export interface ReplacedObject {
  calendarId: string;
  uid: string;
  before: PreparedSeries | null;
  after: PreparedSeries | null;
}

/** Time ahead in which dates of a series are compared. */
const aheadMs = 366 * dayMs;
/** Dates that only one version has, which the other is asked for; a rule changed when there are more. */
const maxLookups = 400;

/**
 * Changes of an event in the time to come. Dates of a series that changed alike are one change, told by the next of them;
 * an instance of its own, an exception date and a cancelled instance are a change each. An event that is over or has
 * begun is not cancelled by being left out: links that list only the coming weeks drop it.
 */
export function eventChanges({ calendarId, uid, before, after }: ReplacedObject, now: Instant): EventChange[] {
  const idPrefix = idPrefixOf(calendarId, uid);
  const range: TimeRange = { start: now, end: now + aheadMs };
  const was = before && new EventVersion(before, idPrefix, range);
  const is = after && new EventVersion(after, idPrefix, range);
  const { pairs, gone, added } = compare(was, is);
  return [...changesOf(pairs, was, is), ...ruleChange(states(was, gone, now), states(is, added, now))]
    .filter((change) => change.kinds.length > 0 && isAhead(change, now))
    .map((change) => ({ uid, ...change }))
    .sort((one, other) => timeOf(one) - timeOf(other));
}

type Found = Omit<EventChange, 'uid'>;
type Side = SeriesInstance | 'removed';

/** Dates that both versions know, and those that only one of them ever had. */
interface Comparison {
  pairs: { before: Side; after: Side }[];
  gone: SeriesInstance[];
  added: SeriesInstance[];
}

function compare(was: EventVersion | null, is: EventVersion | null): Comparison {
  const found: Comparison = { pairs: [], gone: [], added: [] };
  let lookups = 0;
  for (const [original, before] of was?.instances ?? []) {
    const after = is?.instances.get(original) ?? (lookups++ < maxLookups ? is?.find(original) : null);
    if (after) found.pairs.push({ before, after });
    else found.gone.push(before);
  }
  lookups = 0;
  for (const [original, after] of is?.instances ?? []) {
    if (was?.instances.has(original)) continue;
    const before = lookups++ < maxLookups ? was?.find(original) : null;
    if (before) found.pairs.push({ before, after });
    else found.added.push(after);
  }
  return found;
}

/** One change for all dates that the same components describe, before and after. */
function changesOf(pairs: Comparison['pairs'], was: EventVersion | null, is: EventVersion | null): Found[] {
  const groups = new Map<unknown, Map<unknown, Found>>();
  for (const { before, after } of pairs.toSorted((one, other) => startOf(one) - startOf(other))) {
    const [from, to] = [componentOf(before), componentOf(after)];
    const group = groups.get(from) ?? new Map<unknown, Found>();
    groups.set(from, group);
    const known = group.get(to);
    if (known) known.isSeries = true;
    else {
      const states = { before: was?.stateOf(before) ?? null, after: is?.stateOf(after) ?? null };
      group.set(to, { ...states, kinds: kindsOf(states.before, states.after), isSeries: false });
    }
  }
  const whole = groups.get(was?.master)?.get(is?.master);
  const changes = [...groups.values()].flatMap((group) => [...group.values()]);
  return changes.map((change) =>
    whole && change !== whole
      ? { ...change, kinds: change.kinds.filter((kind) => !isPartOf(whole, change, kind)) }
      : change,
  );
}

/** Instances of their own are not mixed up with others, and neither are dates that are taken away. */
function componentOf(side: Side): unknown {
  return side === 'removed' ? Symbol('removed') : side.event;
}

function startOf({ before, after }: Comparison['pairs'][number]): Instant {
  return before === 'removed' ? (after === 'removed' ? Infinity : after.start) : before.start;
}

/** Whether an instance changed as its whole series did. */
function isPartOf(whole: Found, { before, after }: Found, kind: ChangeKind): boolean {
  if (!whole.kinds.includes(kind)) return false;
  if (!before || !after || !whole.before || !whole.after) return true;
  const changed = (one: ChangedOccurrence, other: ChangedOccurrence): string =>
    kind === 'renamed'
      ? `${plain(one.summary)}\n${plain(other.summary)}`
      : kind === 'place'
        ? `${plain(one.location)}\n${plain(other.location)}`
        : `${other.start - one.start} ${other.end - one.end}`;
  return changed(before, after) === changed(whole.before, whole.after);
}

/** States of dates that take place, by start; of a series those that have not begun. */
function states(version: EventVersion | null, instances: readonly SeriesInstance[], now: Instant): ChangedOccurrence[] {
  return instances
    .flatMap((instance) => version?.stateOf(instance) ?? [])
    .filter(({ start }) => !version?.isSeries || start > now)
    .sort((one, other) => one.start - other.start);
}

/** Dates that one rule had and the other has: the event moved, began or ended as a whole. */
function ruleChange(gone: readonly ChangedOccurrence[], added: readonly ChangedOccurrence[]): Found[] {
  const after = added[0] ?? null;
  const before = after ? (nearest(gone, after.start) ?? null) : (gone[0] ?? null);
  const isSeries = (after ? added : gone).length > 1;
  return before || after ? [{ before, after, kinds: kindsOf(before, after), isSeries }] : [];
}

function nearest(occurrences: readonly ChangedOccurrence[], to: Instant): ChangedOccurrence | undefined {
  return occurrences.toSorted((one, other) => Math.abs(one.start - to) - Math.abs(other.start - to))[0];
}

function isAhead({ before, after }: Found, now: Instant): boolean {
  if (before && after) return Math.max(before.end, after.end) > now;
  return timeOf({ before, after }) > now;
}
