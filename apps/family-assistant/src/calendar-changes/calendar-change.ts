import type { Instant } from '@homeroom/icalendar';
import type { ShownEvent } from '../calendar/occurrence.ts';

/** Kind of a change as the family is told of it. */
export type ChangeKind = 'added' | 'moved' | 'cancelled' | 'renamed' | 'place';

/** State of an occurrence before or after a change. */
export interface ChangedOccurrence extends ShownEvent {
  /** The occurrence's id, which moves with the times of a series. */
  id: string;
  start: Instant;
  end: Instant;
  allDay: boolean;
}

/** Change of an event between two versions of its calendar. */
export interface EventChange {
  uid: string;
  kinds: ChangeKind[];
  /** Several dates of a series changed alike; `before` and `after` are the next of them. */
  isSeries: boolean;
  /** Null for an event that did not take place before. */
  before: ChangedOccurrence | null;
  /** Null for an event that takes place no more. */
  after: ChangedOccurrence | null;
}

/** Kinds of the change between two states of an occurrence; none when nothing changed that a family plans by. */
export function kindsOf(before: ChangedOccurrence | null, after: ChangedOccurrence | null): ChangeKind[] {
  if (!before) return after ? ['added'] : [];
  if (!after) return ['cancelled'];
  const isMoved = before.start !== after.start || before.end !== after.end || before.allDay !== after.allDay;
  return [
    ...(isMoved ? ['moved' as const] : []),
    ...(plain(before.summary) === plain(after.summary) ? [] : ['renamed' as const]),
    ...(plain(before.location) === plain(after.location) ? [] : ['place' as const]),
  ];
}

/** Time of a change in the calendar: the earlier of the two states. */
export function timeOf({ before, after }: Pick<EventChange, 'before' | 'after'>): Instant {
  return Math.min(before?.start ?? Infinity, after?.start ?? Infinity);
}

/** Text without differences in white space. */
export function plain(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
