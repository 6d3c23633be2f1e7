import type { Zone } from '../calendar/time-zones.ts';
import type { Conflict, ConflictSide } from '../conflicts/conflict.ts';
import { alertText } from './alert-text.ts';
import type { AlertEvent, AlertKind, AlertSubject, AlertText } from './alert-text.ts';

/** An event that a message tells of. */
export interface ToldEvent extends AlertEvent {
  /** The id of the occurrence. */
  eventId: string;
}

/** A conflict that a message tells of. */
export interface ToldConflict extends AlertSubject {
  first: ToldEvent;
  second: ToldEvent;
}

/** What a message says, and the conflicts from which it was written, so that it can be written again without some. */
export interface AlertBody extends AlertText {
  told: readonly ToldConflict[];
}

/** A message about conflicts that is to be sent. */
export interface AlertMessage {
  id: string;
  kind: AlertKind;
  /** Where it goes; see `nobody`. */
  chatId: string;
  body: AlertBody;
  /** The conflicts that it counts for, and as which message of its kind, counted from 1. */
  tells: readonly Told[];
}

/** That a message tells of a conflict. */
export interface Told {
  conflictId: string;
  number: number;
}

/** The chat of messages that are recorded and reach nobody. */
export const nobody = '';

/** What a message about these conflicts says. */
export function writeBody(kind: AlertKind, conflicts: readonly (Told & { told: ToldConflict })[], zone: Zone): AlertBody {
  const [number = 0, ...others] = new Set(conflicts.map((conflict) => conflict.number));
  const told = conflicts.map((conflict) => conflict.told);
  return { ...alertText(kind, others.length === 0 ? number : 0, told, zone), told };
}

/** What calendars say of an event and the registry does not. */
export type EventDetails = Pick<ToldEvent, 'allDay' | 'who' | 'location'>;

/** An event as a message tells of it, with what is known of it. */
export function tellEvent({ eventId, summary, start, end }: ConflictSide, details: EventDetails | undefined): ToldEvent {
  const { allDay, who, location } = details ?? { allDay: false, who: [], location: null };
  return { eventId, summary, start, end, allDay, who, location };
}

/** The conflict as it is by now; the same object when nothing changed of what the registry knows. */
export function tellAnew(told: ToldConflict, { first, second, overlapMinutes }: Conflict): ToldConflict {
  const isSame = told.overlapMinutes === overlapMinutes && sameEvent(told.first, first) && sameEvent(told.second, second);
  if (isSame) return told;
  const details = (side: ConflictSide) => [told.first, told.second].find(({ eventId }) => eventId === side.eventId);
  return { ...told, overlapMinutes, first: tellEvent(first, details(first)), second: tellEvent(second, details(second)) };
}

function sameEvent(told: ToldEvent, now: ConflictSide): boolean {
  return told.eventId === now.eventId && told.summary === now.summary && told.start === now.start && told.end === now.end;
}
