import { type Instant, type ObjectSize, budgetSpan } from '@homeroom/icalendar';
import { Heap } from './heap.ts';

/** Budgets of one object and of one calendar. What exceeds them stays stored and is left out of reads. */
export const budgets = {
  object: { occurrences: 20_000, bytes: 1024 * 1024 },
  calendar: { occurrences: 50_000, bytes: 20 * 1024 * 1024 },
} as const;

/** The size of a stored object, with the bounds of all its occurrences; `lastEnd` null: endless, or not known. */
export interface SizedObject extends ObjectSize {
  uid: string;
  firstStart: Instant;
  lastEnd: Instant | null;
}

/** Reason for leaving an object out of reads. */
export type LeftOutReason =
  | 'too_large'
  | 'too_many_occurrences'
  | 'calendar_too_large'
  | 'calendar_too_many_occurrences';

/** A calendar as its budget sees it. */
export interface CalendarLoad {
  /** The objects that are left out, by UID. */
  leftOut: ReadonlyMap<string, LeftOutReason>;
  /** Total of the others: bytes, and occurrences in the fullest 366 days; when objects are left out, at most. */
  bytes: number;
  occurrences: number;
}

/** Returns why an object exceeds the budget of one; null when it does not. */
export function beyondObjectBudget({ bytes, occurrences }: ObjectSize): LeftOutReason | null {
  if (bytes > budgets.object.bytes) return 'too_large';
  return occurrences > budgets.object.occurrences ? 'too_many_occurrences' : null;
}

/**
 * Weighs the objects of a calendar, each within its own budget. Beyond the calendar's, the largest are left out until the
 * rest fits: the longest texts, then of any 366 days that hold too much the series with the most occurrences; of equal
 * ones the later UIDs. The same objects in any order have the same outcome. The work is that of sorting.
 */
export function weighCalendar(objects: readonly SizedObject[], limits: ObjectSize = budgets.calendar): CalendarLoad {
  const leftOut = new Map<string, LeftOutReason>();
  let bytes = 0;
  for (const object of objects.toSorted((a, b) => a.bytes - b.bytes || byUid(a, b))) {
    if (leftOut.size > 0 || bytes + object.bytes > limits.bytes) leftOut.set(object.uid, 'calendar_too_large');
    else bytes += object.bytes;
  }
  const crowding = findCrowding(
    objects.filter(({ uid }) => !leftOut.has(uid)),
    limits.occurrences,
  );
  for (const object of crowding.objects) {
    leftOut.set(object.uid, 'calendar_too_many_occurrences');
    bytes -= object.bytes;
  }
  return { leftOut, bytes, occurrences: crowding.occurrences };
}

function byUid(a: SizedObject, b: SizedObject): number {
  return a.uid < b.uid ? -1 : Number(a.uid > b.uid);
}

/**
 * The objects without which no 366 days have more than `limit` occurrences, and how many the fullest then have at most. A
 * span is never fuller than when another object has just come into it, so one pass over the starts finds every excess.
 */
function findCrowding(objects: readonly SizedObject[], limit: number): { objects: SizedObject[]; occurrences: number } {
  const byEnd = objects.filter(({ lastEnd }) => lastEnd !== null).sort((a, b) => endOf(a) - endOf(b));
  const current = new Set<SizedObject>();
  const largest = new Heap<SizedObject>((a, b) => b.occurrences - a.occurrences || byUid(b, a));
  const found: SizedObject[] = [];
  let [running, most, ended] = [0, 0, 0];
  const leave = (object: SizedObject) => {
    if (current.delete(object)) running -= object.occurrences;
  };
  for (const object of objects.toSorted((a, b) => a.firstStart - b.firstStart || byUid(a, b))) {
    for (let gone = byEnd[ended]; gone && endOf(gone) < object.firstStart - budgetSpan; gone = byEnd[ended]) {
      leave(gone);
      ended += 1;
    }
    current.add(object);
    largest.push(object);
    running += object.occurrences;
    while (running > limit) {
      const next = largest.pop();
      if (!next || !current.has(next)) continue;
      leave(next);
      found.push(next);
    }
    most = Math.max(most, running);
  }
  return { objects: found, occurrences: most };
}

function endOf({ lastEnd }: SizedObject): Instant {
  return lastEnd ?? Infinity;
}
