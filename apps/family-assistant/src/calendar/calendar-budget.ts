import { dayMs } from './time-zones.ts';
import type { Instant } from './time-zones.ts';

/** The time that occurrences are counted over, the longest range of a read. */
export const budgetSpan = 366 * dayMs;

/** What one object and one calendar may hold. What exceeds it stays stored and is left out of reads. */
export const budgets = {
  object: { occurrences: 20_000, bytes: 1024 * 1024 },
  calendar: { occurrences: 50_000, bytes: 20 * 1024 * 1024 },
} as const;

/** What a calendar object costs those who read it. */
export interface ObjectSize {
  /** Of its events as content lines; time zone definitions do not count. */
  bytes: number;
  /** How many occurrences overlap any 366 days, at most. */
  occurrences: number;
}

/** The size of a stored object, with the bounds of all its occurrences; `lastEnd` null: endless, or not known. */
export interface SizedObject extends ObjectSize {
  uid: string;
  firstStart: Instant;
  lastEnd: Instant | null;
}

/** Why an object is left out of reads. */
export type LeftOutReason = 'too_large' | 'too_many_occurrences' | 'calendar_too_large' | 'calendar_too_many_occurrences';

/** A calendar as its budget sees it. */
export interface CalendarLoad {
  /** The objects that are left out, by UID. */
  leftOut: ReadonlyMap<string, LeftOutReason>;
  /** What the others add up to: bytes, and occurrences in the fullest 366 days. */
  bytes: number;
  occurrences: number;
}

/** Why an object is beyond the budget of one; null when it is not. */
export function beyondObjectBudget({ bytes, occurrences }: ObjectSize): LeftOutReason | null {
  if (bytes > budgets.object.bytes) return 'too_large';
  return occurrences > budgets.object.occurrences ? 'too_many_occurrences' : null;
}

/**
 * Weighs the objects of a calendar, each within its own budget. Beyond the calendar's, the largest are left out until the
 * rest fits: the longest texts, then in the fullest 366 days those with the most occurrences; of equal ones the later
 * UIDs. The same objects in any order have the same outcome.
 */
export function weighCalendar(objects: readonly SizedObject[], limits: ObjectSize = budgets.calendar): CalendarLoad {
  const leftOut = new Map<string, LeftOutReason>();
  let bytes = 0;
  for (const object of objects.toSorted((a, b) => a.bytes - b.bytes || byUid(a, b))) {
    if (leftOut.size > 0 || bytes + object.bytes > limits.bytes) leftOut.set(object.uid, 'calendar_too_large');
    else bytes += object.bytes;
  }
  const timeline = new Timeline(objects.filter(({ uid }) => !leftOut.has(uid)));
  let fullest = timeline.fullest();
  while (fullest.occurrences > limits.occurrences) {
    let excess = fullest.occurrences - limits.occurrences;
    for (const object of fullest.objects().sort((a, b) => b.occurrences - a.occurrences || byUid(b, a))) {
      if (excess <= 0) break;
      leftOut.set(object.uid, 'calendar_too_many_occurrences');
      excess -= object.occurrences;
      bytes -= object.bytes;
    }
    timeline.remove(leftOut);
    fullest = timeline.fullest();
  }
  return { leftOut, bytes, occurrences: fullest.occurrences };
}

function byUid(a: SizedObject, b: SizedObject): number {
  return a.uid < b.uid ? -1 : Number(a.uid > b.uid);
}

/** Finds the 366 days in which the objects together may have the most occurrences. */
class Timeline {
  private byStart: SizedObject[];
  private byEnd: SizedObject[];

  constructor(objects: readonly SizedObject[]) {
    this.byStart = objects.toSorted((a, b) => a.firstStart - b.firstStart);
    this.byEnd = objects.filter(({ lastEnd }) => lastEnd !== null).sort((a, b) => endOf(a) - endOf(b));
  }

  /** The first of the fullest spans, and the objects that reach into it. */
  fullest(): { occurrences: number; objects: () => SizedObject[] } {
    let [running, most, ended, at] = [0, 0, 0, 0];
    for (const object of this.byStart) {
      running += object.occurrences;
      // A span is never fuller than when another object has just come into it.
      for (let gone = this.byEnd[ended]; gone && endOf(gone) < object.firstStart - budgetSpan; gone = this.byEnd[ended]) {
        running -= gone.occurrences;
        ended += 1;
      }
      if (running > most) [most, at] = [running, object.firstStart];
    }
    return { occurrences: most, objects: () => this.byStart.filter((object) => object.firstStart <= at && endOf(object) >= at - budgetSpan) };
  }

  remove(uids: { has(uid: string): boolean }): void {
    this.byStart = this.byStart.filter(({ uid }) => !uids.has(uid));
    this.byEnd = this.byEnd.filter(({ uid }) => !uids.has(uid));
  }
}

function endOf({ lastEnd }: SizedObject): Instant {
  return lastEnd ?? Infinity;
}
