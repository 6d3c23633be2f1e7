import type { Roster } from './roster.ts';

/** What writing would do to the rows of one kind. The ids of rows that differ are listed. */
export interface RowChanges {
  /** Rows held before. */
  held: number;
  created: readonly string[];
  changed: readonly string[];
  unchanged: number;
  removed: readonly string[];
}

/** What writing a roster would do. */
export interface RosterChanges {
  school: 'created' | 'changed' | 'unchanged';
  members: RowChanges;
  athletes: RowChanges;
  cases: RowChanges;
}

/** One school inside a transaction that no other import of the school can enter. */
export interface SchoolTransaction {
  /** All rows held; an empty roster without a school name when the school is new. */
  held(): Promise<Roster>;
  /**
   * Compares a roster with the rows held. Writes nothing.
   * @param makeRoster called once, while the store already reads; what it throws is thrown
   */
  compare(makeRoster: () => Roster): Promise<RosterChanges>;
  /**
   * Writes what the last comparison found, and only that, and raises the school's version by one.
   * @param onProgress told how many rows are written so far
   */
  write(onProgress?: (rows: number) => void): Promise<void>;
}

/** Where rosters are kept. */
export interface RosterStore {
  /**
   * Runs `work` in a transaction on one school, waiting for another import of it; nothing of other schools is touched.
   * All that was written is kept when `work` resolves, and nothing when it throws.
   * @throws RosterStoreError when the store fails
   */
  inSchool<Result>(schoolId: string, work: (school: SchoolTransaction) => Promise<Result>): Promise<Result>;
}

/** The store could not be reached or refused; `cause` has the details. */
export class RosterStoreError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'RosterStoreError';
  }
}
