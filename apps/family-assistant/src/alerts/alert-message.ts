import type { Zone } from '@homeroom/icalendar';
import { hasCurrentOptions } from '../conflicts/conflict.ts';
import type { Conflict, ConflictOptions, ConflictSide } from '../conflicts/conflict.ts';
import { alertText, conflictsOfMessage } from './alert-text.ts';
import type { AlertEvent, AlertKind, AlertSubject, AlertText, MessageKind } from './alert-text.ts';

/** Event as mentioned in a message. */
export interface MentionedEvent extends AlertEvent {
  /** The id of the occurrence. */
  eventId: string;
}

/** Conflict as mentioned in a message. */
export interface MentionedConflict extends AlertSubject {
  first: MentionedEvent;
  second: MentionedEvent;
}

/** Text of a message, and the conflicts that it was written from, so it can be rewritten without some of them. */
export interface AlertBody extends AlertText {
  /** In the order of the message. Of a summary only the soonest are kept. */
  told: readonly MentionedConflict[];
  /** It lists the soonest five and links to the dashboard for the others. */
  isSummary: boolean;
}

/** A message about conflicts that is to be sent. */
export interface AlertMessage {
  id: string;
  /** Receiving chat, or `nobody`. */
  chatId: string;
  body: AlertBody;
  /** Alerts that it counts as. A summary can count as several messages about one conflict, such as a reminder and the group's. */
  tells: readonly Mention[];
}

/** Mention of a conflict in a message, numbered from 1 among the messages of that kind about it. */
export interface Mention {
  conflictId: string;
  kind: AlertKind;
  number: number;
}

/** Settings for the text of a message. */
export interface BodySettings {
  zone: Zone;
  /** The household's. */
  locale: string;
  /** The dashboard's address without a token; null: unknown. */
  dashboardUrl: string | null;
  isSummary: boolean;
}

/** Number of conflicts that a summary lists. */
const conflictsOfSummary = 5;
/** Number of conflicts that a summary stores, since some may be taken before it is sent. */
const keptOfSummary = 20;

/** The kind of a message, `mixed` when it counts as several. */
export function messageKind(tells: readonly Mention[]): MessageKind {
  const [kind, ...others] = new Set(tells.map((tell) => tell.kind));
  return kind === undefined || others.length > 0 ? 'mixed' : kind;
}

/**
 * The text of a message.
 * @param tells what the message counts as; their distinct conflicts are what it is about
 * @param told the conflicts to list, in that order; a summary lists the soonest of them
 */
export function writeBody(
  tells: readonly Mention[],
  told: readonly MentionedConflict[],
  { zone, locale, dashboardUrl, isSummary }: BodySettings,
): AlertBody {
  const [number = 0, ...otherNumbers] = new Set(tells.map((tell) => tell.number));
  const total = new Set(tells.map(({ conflictId }) => conflictId)).size;
  const kept = isSummary ? told.toSorted(bySoonest).slice(0, keptOfSummary) : told;
  const options = { total, listed: isSummary ? conflictsOfSummary : conflictsOfMessage, locale, dashboardUrl };
  return {
    ...alertText(messageKind(tells), otherNumbers.length === 0 ? number : 0, kept, zone, options),
    told: kept,
    isSummary,
  };
}

/** Orders conflicts by the start of their overlap. */
export function bySoonest(
  one: Pick<Conflict, 'second'> | MentionedConflict,
  other: Pick<Conflict, 'second'> | MentionedConflict,
): number {
  return one.second.start - other.second.start;
}

/** Calendar details of an event that the registry lacks. */
export type EventDetails = Pick<MentionedEvent, 'allDay' | 'who' | 'location'>;

/** Event with its calendar details, where they are known. */
export function mentionEvent(
  { eventId, summary, start, end }: ConflictSide,
  details: EventDetails | undefined,
): MentionedEvent {
  const { allDay, who, location } = details ?? { allDay: false, who: [], location: null };
  return { eventId, summary, start, end, allDay, who, location };
}

/** A conflict as the registry alone knows it, without options and calendar details. */
export function mentionConflict(conflict: Conflict): MentionedConflict {
  const { id, first, second, overlapMinutes, optionsRevision } = conflict;
  return {
    id,
    first: mentionEvent(first, undefined),
    second: mentionEvent(second, undefined),
    overlapMinutes,
    options: currentOptions(conflict),
    optionsRevision,
  };
}

function currentOptions(conflict: Conflict): ConflictOptions {
  return hasCurrentOptions(conflict) ? conflict.options.options : { split: [], reassign: [], reschedule: [] };
}

/**
 * Current state of a mentioned conflict; the same object when nothing that the registry knows has changed. Options that
 * were made for events as they were are left out.
 */
export function updateMention(told: MentionedConflict, conflict: Conflict): MentionedConflict {
  const { first, second, overlapMinutes, optionsRevision } = conflict;
  const isSame =
    told.overlapMinutes === overlapMinutes &&
    (told.optionsRevision ?? 1) === optionsRevision &&
    sameEvent(told.first, first) &&
    sameEvent(told.second, second);
  if (isSame) return told;
  const details = (side: ConflictSide) => [told.first, told.second].find(({ eventId }) => eventId === side.eventId);
  return {
    ...told,
    overlapMinutes,
    options: currentOptions(conflict),
    optionsRevision,
    first: mentionEvent(first, details(first)),
    second: mentionEvent(second, details(second)),
  };
}

function sameEvent(told: MentionedEvent, now: ConflictSide): boolean {
  return (
    told.eventId === now.eventId && told.summary === now.summary && told.start === now.start && told.end === now.end
  );
}
