import { minuteMs } from '@homeroom/icalendar';
import { uuidV5 } from '@homeroom/text';
import type { Occurrence } from './occurrence.ts';

/** Two occurrences that overlap; `first` starts earlier, or has the lower UID. */
export interface Overlap {
  /** A UUIDv5 of the pair (RFC 9562 §5.5), the same whichever way round. */
  id: string;
  first: Occurrence;
  second: Occurrence;
  minutes: number;
}

/** The overlaps of a range that are listed; `leftOut` tells how many more there are, `truncated` whether there are any. */
export interface Overlaps {
  overlaps: Overlap[];
  truncated: boolean;
  leftOut: number;
}

/**
 * Whether an occurrence can take part in a conflict: not a cancelled, transparent or zero-length one, an all-day one
 * only when it says that it takes the time up.
 */
export function takesTime({ start, end, allDay, event }: Occurrence): boolean {
  if (event.status === 'cancelled' || event.transparency === 'transparent' || end <= start) return false;
  return !allDay || event.transparency === 'opaque';
}

/**
 * Overlap of two occurrences in whole minutes; 0 when they do not overlap, or are instances of one series, or one UID in two
 * calendars.
 */
export function overlapMinutes(a: Occurrence, b: Occurrence): number {
  if (a.uid === b.uid) return 0;
  return Math.max(0, Math.floor((Math.min(a.end, b.end) - Math.max(a.start, b.start)) / minuteMs));
}

/**
 * Overlapping pairs, by the start of the later one, up to the limits. The rest is only counted, because n
 * occurrences can overlap in n² pairs: the work is that of sorting.
 * @param pairsLimit how many are listed at most
 * @param ofTwoEvents how many of the same two events are listed at most when there are more pairs than `pairsLimit`
 *   (defaults to any number)
 */
export function findOverlaps(occurrences: readonly Occurrence[], pairsLimit = 2_000, ofTwoEvents = Infinity): Overlaps {
  const sorted = occurrences
    .filter((occurrence) => takesTime(occurrence) && occurrence.end - occurrence.start >= minuteMs)
    .sort(byStartThenUid);
  const pairs = countOverlaps(sorted);
  const overlaps = listOverlaps(sorted, pairsLimit, pairs > pairsLimit ? ofTwoEvents : Infinity);
  const leftOut = pairs - overlaps.length;
  return { overlaps, truncated: leftOut > 0, leftOut };
}

/** Occurrences of one event are kept together: they are no conflicts, and there may be thousands at once. */
function listOverlaps(sorted: readonly Occurrence[], pairsLimit: number, ofTwoEvents: number): Overlap[] {
  const overlaps: Overlap[] = [];
  const running = new Map<string, Occurrence[]>();
  const listed = new Map<string, number>();
  for (const next of sorted) {
    for (const [uid, begun] of running) {
      if (uid === next.uid) continue;
      const still = begun.filter(({ end }) => end - next.start >= minuteMs);
      if (still.length === 0) {
        running.delete(uid);
        continue;
      }
      if (still.length < begun.length) running.set(uid, still);
      const two = ofTwoEvents === Infinity ? '' : uid < next.uid ? `${uid}\n${next.uid}` : `${next.uid}\n${uid}`;
      const room = ofTwoEvents - (listed.get(two) ?? 0);
      for (const earlier of still.slice(0, Math.min(room, pairsLimit - overlaps.length)))
        overlaps.push({
          id: pairId(earlier.id, next.id),
          first: earlier,
          second: next,
          minutes: overlapMinutes(earlier, next),
        });
      if (overlaps.length === pairsLimit) return overlaps;
      if (ofTwoEvents !== Infinity) listed.set(two, ofTwoEvents - Math.max(0, room - still.length));
    }
    const own = running.get(next.uid);
    if (own) own.push(next);
    else running.set(next.uid, [next]);
  }
  return overlaps;
}

/** Counts the overlapping pairs among occurrences of a minute or longer by start, in O(n log n) however many there are. */
function countOverlaps(sorted: readonly Occurrence[]): number {
  const byEnd = sorted.toSorted((a, b) => a.end - b.end);
  const runningOfUid = new Map<string, number>();
  const change = (uid: string, by: number) => runningOfUid.set(uid, (runningOfUid.get(uid) ?? 0) + by);
  let pairs = 0;
  let over = 0;
  for (const [running, next] of sorted.entries()) {
    for (let first = byEnd[over]; first && first.end < next.start + minuteMs; first = byEnd[over]) {
      change(first.uid, -1);
      over += 1;
    }
    pairs += running - over - (runningOfUid.get(next.uid) ?? 0);
    change(next.uid, 1);
  }
  return pairs;
}

function byStartThenUid(a: Occurrence, b: Occurrence): number {
  return a.start - b.start || (a.uid < b.uid ? -1 : Number(a.uid > b.uid));
}

const pairNamespace = '8f0c3b5e-6d1a-4e7f-9b2c-4d5e6f708192';

/** The id of a pair that no registry knows. */
export function pairId(a: string, b: string): string {
  return pairUuid(a < b ? `${a} ${b}` : `${b} ${a}`);
}

/** Returns a UUIDv5 in the namespace of pairs. */
export function pairUuid(name: string): string {
  return uuidV5(pairNamespace, name);
}
