import type { Instant } from '@homeroom/icalendar';
import type { Occurrence } from '../calendar/occurrence.ts';
import { takesTime } from '../calendar/overlaps.ts';

/** A stretch of time, half-open. */
export interface Slot {
  start: Instant;
  end: Instant;
}

/** Whether two stretches of time share any of it; touching is not sharing. */
export function shareTime(a: Slot, b: Slot): boolean {
  return a.start < b.end && b.start < a.end;
}

/**
 * Index of whose time is taken when, so that one index serves the options of many conflicts: built of n occurrences in
 * O(n log n), and each question costs O(log n).
 */
export class BusyTimes {
  private readonly everybody: SlotTree;
  private readonly byMember: ReadonlyMap<string, SlotTree>;

  /** Occurrences that take no time are left out. */
  constructor(around: readonly Occurrence[], membersOf: (occurrence: Occurrence) => readonly string[]) {
    const busy = around.filter(takesTime).sort((a, b) => a.start - b.start);
    const byMember = new Map<string, Occurrence[]>();
    for (const occurrence of busy) {
      for (const id of membersOf(occurrence)) {
        const known = byMember.get(id);
        if (known) known.push(occurrence);
        else byMember.set(id, [occurrence]);
      }
    }
    this.everybody = new SlotTree(busy);
    this.byMember = new Map([...byMember].map(([id, occurrences]) => [id, new SlotTree(occurrences)]));
  }

  /**
   * Whether anything but `except` takes the time of one of these members in the slot; without members, of
   * anybody. A copy of `except` in another calendar is the same appointment and does not count.
   */
  isTaken(slot: Slot, memberIds: readonly string[], except: Occurrence): boolean {
    const trees = memberIds.length === 0 ? [this.everybody] : memberIds.map((id) => this.byMember.get(id));
    return trees.some((tree) => tree?.some(slot, (occurrence) => !isSameAppointment(occurrence, except)) ?? false);
  }
}

function isSameAppointment(a: Occurrence, b: Occurrence): boolean {
  if (a.id === b.id || (a.uid === b.uid && a.calendarId !== b.calendarId)) return true;
  return b.copies?.some(({ id }) => id === a.id) ?? false;
}

/** A balanced tree laid over occurrences sorted by start; each middle knows the latest end of its part. */
class SlotTree {
  private readonly sorted: readonly Occurrence[];
  private readonly latestEnds: Float64Array;

  constructor(sorted: readonly Occurrence[]) {
    this.sorted = sorted;
    this.latestEnds = new Float64Array(sorted.length);
    this.measure(0, sorted.length);
  }

  /** Whether an occurrence that shares time with the slot meets the condition. */
  some(slot: Slot, condition: (occurrence: Occurrence) => boolean, from = 0, to = this.sorted.length): boolean {
    const middle = (from + to) >> 1;
    const occurrence = this.sorted[middle];
    if (from >= to || !occurrence || (this.latestEnds[middle] ?? 0) <= slot.start) return false;
    if (this.some(slot, condition, from, middle)) return true;
    if (occurrence.start >= slot.end) return false;
    return (shareTime(occurrence, slot) && condition(occurrence)) || this.some(slot, condition, middle + 1, to);
  }

  private measure(from: number, to: number): Instant {
    const middle = (from + to) >> 1;
    const occurrence = this.sorted[middle];
    if (from >= to || !occurrence) return -Infinity;
    const latest = Math.max(occurrence.end, this.measure(from, middle), this.measure(middle + 1, to));
    this.latestEnds[middle] = latest;
    return latest;
  }
}
