import type { Conflict, ConflictStatus, FrozenOptions } from './conflict.ts';
import type { RegistryChanges, RegistryState } from './registry-changes.ts';

/** How far the registry has followed the calendars. */
export interface RegistryMark {
  /** Changes with every change to a conflict. */
  version: string;
  /** The stamp of the calendars at the last check. */
  stamp: string;
  checkedAt: Date | null;
  /** When the first overlap is over of the conflicts that were open at the last check. */
  passesAt: Date | null;
  /** How many overlaps there were then beyond those that the registry follows. */
  leftOut: number;
  /** The stamp of the calendars now. */
  calendars: string;
}

/** What a pair is in the registry. */
export interface KnownPair {
  /** Its open conflict, or else its last one. */
  conflictId: string;
  status: ConflictStatus;
  /** The times for which it is settled; see `timesOf`. */
  settledTimes: ReadonlySet<string>;
}

/** The registry while nobody else checks or changes it. */
export interface RegistryCheck {
  open(): Promise<Conflict[]>;
  /** What `registryChanges` wants to know of pairs; one that the registry does not have is absent. */
  pairs(pairIds: readonly string[]): Promise<RegistryState['pairs']>;
  write(changes: RegistryChanges, at: Date, nextAlert: (conflict: AlertedConflict) => Date | null): Promise<void>;
  /** Notes that the registry says what the calendars with this stamp say. */
  mark(mark: Pick<RegistryMark, 'stamp' | 'passesAt' | 'leftOut'>, at: Date): Promise<void>;
}

/** What decides when the next alert is due. */
export type AlertedConflict = Pick<Conflict, 'first' | 'second' | 'nagCount'>;

/** Where conflicts are kept. */
export interface ConflictStore {
  /** How far the registry has followed the calendars with these ids, and where they are now. */
  readMark(calendarIds: readonly string[]): Promise<RegistryMark>;
  /** Runs the work in one transaction that keeps other checks waiting. */
  check(work: (check: RegistryCheck) => Promise<void>): Promise<void>;

  /** Every conflict that is unacknowledged or acknowledged, oldest first. */
  open(): Promise<Conflict[]>;
  find(id: string): Promise<Conflict | null>;
  /** Of the given pairs, those that the registry has. */
  knownPairs(pairIds: readonly string[]): Promise<Map<string, KnownPair>>;
  /** Gives conflicts the options to keep, unless they have some; answers what they have then. */
  freeze(options: ReadonlyMap<string, FrozenOptions>): Promise<Map<string, FrozenOptions>>;
}
