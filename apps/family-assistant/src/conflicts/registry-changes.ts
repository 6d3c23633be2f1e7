import { createHash } from 'node:crypto';
import { type Instant, shortTitle, titleLength } from '@homeroom/icalendar';
import { pairUuid } from '../calendar/overlaps.ts';
import type { Overlap } from '../calendar/overlaps.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { overlapEnd } from './conflict.ts';
import type { Conflict, ConflictSide } from './conflict.ts';

const maxTextLength = 2_000;
const told = new WeakMap<Occurrence, string>();

/** The times of both occurrences as one text: a pair stays settled while it is the same. */
export function timesOf(
  first: Pick<ConflictSide, 'start' | 'end'>,
  second: Pick<ConflictSide, 'start' | 'end'>,
): string {
  return [first, second].map(({ start, end }) => `${start}/${end}`).join(' ');
}

/** State of the registry before a check. */
export interface RegistryState {
  /** Every conflict that is unacknowledged or acknowledged, oldest first. */
  open: readonly Conflict[];
  /** For pairs that overlap: the times for which they are settled, and how many conflicts they have had. */
  pairs: ReadonlyMap<string, { settledTimes: ReadonlySet<string>; conflicts: number }>;
}

/** A conflict as detection sees it. */
export type SeenConflict = Pick<Conflict, 'first' | 'second' | 'overlapMinutes' | 'shared' | 'eventsMark'>;

/** Changes that make the registry agree with the calendars. */
export interface RegistryChanges {
  added: (SeenConflict & { id: string; pairId: string })[];
  updated: { conflict: Conflict; seen: SeenConflict }[];
  closed: Conflict[];
}

/** The overlaps of the window. */
export interface FoundOverlaps {
  /** The soonest first. */
  overlaps: readonly Overlap[];
  /** There are more than are listed. */
  truncated: boolean;
  /** The ids of the members whom an occurrence concerns. */
  membersOf: (occurrence: Occurrence) => readonly string[];
  /** Number of open conflicts that the registry keeps. Default: all. */
  maxPairs?: number;
}

/**
 * Compares the registry with the overlaps that were found: a new overlap that is not settled is a new conflict, one that
 * vanished or passed closes its conflict, and an open conflict follows its occurrences. Of two open ones of a pair, which
 * an acknowledgement of a resolved one can leave, the newest stays. Of a list that was cut off, only
 * conflicts before the cut are judged; later ones that nobody took are closed when there are more than are followed.
 */
export function registryChanges(
  { open, pairs }: RegistryState,
  { overlaps, truncated, membersOf, maxPairs = Infinity }: FoundOverlaps,
  now: Instant,
): RegistryChanges {
  const current = overlaps.filter(
    ({ first, second }) => overlapEnd({ first: sideOf(first), second: sideOf(second) }) > now,
  );
  const byPair = new Map(current.map((overlap) => [overlap.id, overlap]));
  const cut = truncated ? (overlaps.at(-1)?.second.start ?? now) : Infinity;
  const changes: RegistryChanges = { added: [], updated: [], closed: [] };
  const openPairs = new Set<string>();
  const newest = new Map(open.map(({ pairId, id }) => [pairId, id]));
  const behindCut: Conflict[] = [];
  for (const conflict of open) {
    const overlap = byPair.get(conflict.pairId);
    const seen = overlap && seenOf(overlap, membersOf);
    const settled = seen && pairs.get(conflict.pairId)?.settledTimes.has(timesOf(seen.first, seen.second));
    if (overlapEnd(conflict) > now && conflict.second.start >= cut && !overlap) behindCut.push(conflict);
    else if (!seen || settled || newest.get(conflict.pairId) !== conflict.id) changes.closed.push(conflict);
    else {
      openPairs.add(conflict.pairId);
      if (!same(conflict, seen)) changes.updated.push({ conflict, seen });
    }
  }
  for (const [pairId, overlap] of byPair) {
    const seen = seenOf(overlap, membersOf);
    const pair = pairs.get(pairId);
    if (openPairs.has(pairId) || pair?.settledTimes.has(timesOf(seen.first, seen.second))) continue;
    changes.added.push({ ...seen, pairId, id: conflictId(pairId, pair?.conflicts ?? 0) });
  }
  const room = Math.max(0, maxPairs - openPairs.size - changes.added.length);
  const notTaken = behindCut
    .filter(({ status }) => status === 'unacknowledged')
    .sort((a, b) => a.second.start - b.second.start);
  changes.closed.push(...notTaken.slice(room));
  return changes;
}

/** The id of a pair's next conflict: the first has the pair's own, so that answers made before it was found stay right. */
function conflictId(pairId: string, earlier: number): string {
  return earlier === 0 ? pairId : pairUuid(`${pairId} ${earlier + 1}`);
}

function seenOf({ first, second, minutes }: Overlap, membersOf: FoundOverlaps['membersOf']): SeenConflict {
  const others = new Set(membersOf(second));
  return {
    first: sideOf(first),
    second: sideOf(second),
    overlapMinutes: minutes,
    shared: membersOf(first).filter((id) => others.has(id)),
    eventsMark: markOf([first, second]),
  };
}

function sideOf({ id, calendarId, uid, start, end, event }: Occurrence): ConflictSide {
  return {
    eventId: id,
    calendarId,
    uid,
    summary: event.summary.length > titleLength ? (shortTitle(event.summary) ?? '') : event.summary,
    start,
    end,
  };
}

/** Fingerprint of what occurrences and their copies say. */
function markOf(occurrences: readonly Occurrence[]): string {
  const texts = occurrences.flatMap((one) => [one, ...(one.copies ?? [])]).map(toldOf);
  return digestOf(`[${texts.join()}]`);
}

/** An occurrence may overlap hundreds of others, and have texts of megabytes. */
function toldOf(occurrence: Occurrence): string {
  const before = told.get(occurrence);
  if (before !== undefined) return before;
  const { calendarId, uid, start, end, allDay, event } = occurrence;
  const { summary, location, status, transparency, travelMs, attendees, categories } = event;
  const text = JSON.stringify([
    calendarId,
    uid,
    start,
    end,
    allDay,
    summary,
    location,
    status,
    transparency,
    travelMs,
    attendees,
    categories,
  ]);
  const short = text.length > maxTextLength ? digestOf(text) : text;
  told.set(occurrence, short);
  return short;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function same(one: SeenConflict, other: SeenConflict): boolean {
  const text = ({ first, second, overlapMinutes, shared, eventsMark }: SeenConflict) =>
    JSON.stringify(
      [first, second]
        .map(({ eventId, calendarId, uid, summary, start, end }) => [eventId, calendarId, uid, summary, start, end])
        .concat([[overlapMinutes, eventsMark, ...(shared ?? ['?'])]]),
    );
  return text(one) === text(other);
}
