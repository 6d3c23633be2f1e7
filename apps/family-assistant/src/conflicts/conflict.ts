import type { Instant } from '@homeroom/icalendar';

/** Status of a conflict. */
export type ConflictStatus = 'unacknowledged' | 'acknowledged' | 'resolved';

/** A kind of option. */
export type ResolutionAction = 'split' | 'reassign' | 'reschedule';

/** One of the two occurrences of a conflict, as it was when they were last seen to overlap. */
export interface ConflictSide {
  /** The id of the occurrence. */
  eventId: string;
  calendarId: string;
  uid: string;
  summary: string;
  start: Instant;
  end: Instant;
}

/** Change of an option to one of the two occurrences. */
export type OptionChange =
  /** These adults go, and no other; children whom it concerns stay. */
  | { kind: 'assign'; eventId: string; memberIds: readonly string[] }
  | { kind: 'move'; eventId: string; start: Instant; end: Instant };

/** One numbered way to settle a conflict. */
export interface ConflictOption {
  /** Counted from 0 within its action. */
  index: number;
  /** The outcome as a sentence for people. */
  description: string;
  changes: readonly OptionChange[];
}

/** The options of a conflict; once shown they stay as they are while each can be carried out and no event changes. */
export type ConflictOptions = Record<ResolutionAction, readonly ConflictOption[]>;

/** Options with what they were made for. */
export interface FrozenOptions {
  options: ConflictOptions;
  /** `eventsMark` of the conflict. Options that an earlier version made have none. */
  mark?: string;
  /** The times of both occurrences. */
  first: Pick<ConflictSide, 'start' | 'end'>;
  second: Pick<ConflictSide, 'start' | 'end'>;
}

/** The chosen option of a conflict. */
export interface Resolution {
  action: ResolutionAction;
  choice: number;
  executedAt: Date;
}

/** Two occurrences that overlap, in the registry. */
export interface Conflict {
  id: string;
  /** The same for every conflict of the two occurrences. */
  pairId: string;
  detectedAt: Date;
  /** The one that starts earlier, or has the lower UID. */
  first: ConflictSide;
  second: ConflictSide;
  overlapMinutes: number;
  /** Ids of the members who are needed at both; null until the next check of a conflict that an earlier version stored. */
  shared: readonly string[] | null;
  /** Changes whenever an event of the pair does; empty until the next check of a conflict that an earlier version stored. */
  eventsMark: string;
  status: ConflictStatus;
  /** Null until they were shown; see `hasCurrentOptions`. */
  options: FrozenOptions | null;
  /** Counted from 1; rises when options that were shown are made again. */
  optionsRevision: number;
  resolution: Resolution | null;
  /** Number of alerts that the messenger accepted. */
  nagCount: number;
  nextAlertAt: Date | null;
  /** Reason why the last attempt to send a message failed; null if it did not. */
  alertError: string | null;
}

/** A conflict whose options were shown. */
export type ConflictWithOptions = Conflict & { options: FrozenOptions };

/** Whether the options were made for the events as they are. */
export function hasCurrentOptions<Given extends Pick<Conflict, 'options' | 'eventsMark' | 'first' | 'second'>>(
  conflict: Given,
): conflict is Given & { options: FrozenOptions } {
  const { options, eventsMark, first, second } = conflict;
  if (options === null) return false;
  if (options.mark !== undefined && options.mark !== '' && eventsMark !== '') return options.mark === eventsMark;
  const sameTimes = (then: { start: Instant; end: Instant }, now: ConflictSide) =>
    then.start === now.start && then.end === now.end;
  return sameTimes(options.first, first) && sameTimes(options.second, second);
}

/** The instant at which the overlap is over. */
export function overlapEnd({ first, second }: Pick<Conflict, 'first' | 'second'>): Instant {
  return Math.min(first.end, second.end);
}

/** The facts that decide when the next alert is due. */
export type AlertedConflict = Pick<Conflict, 'first' | 'second' | 'nagCount'>;
