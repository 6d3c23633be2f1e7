/** The three answers about a school. */
export type AnswerKind = 'roster' | 'coaches' | 'stats';

/** An answer as JSON text, and the school's version in the same snapshot. */
export interface SchoolAnswer {
  version: bigint;
  json: string;
  /** How many athletes or coaches the answer lists; 1 for the statistics. */
  count: number;
}

/** Reads a school's answers, each with one query. */
export interface SchoolAnswerStore {
  /** The answer, or null when there is no such school. */
  read(kind: AnswerKind, schoolId: string): Promise<SchoolAnswer | null>;
}
