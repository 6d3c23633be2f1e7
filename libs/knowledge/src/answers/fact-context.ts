import type { Question } from './question.ts';

/** Context in which facts of a sentence are found. */
export interface FactContext {
  question: Question;
  /** Date on which the sentence was written, as YYYY-MM-DD. */
  reference: string;
  /** Words that the passages also write in lower case, which are no names. */
  ordinaryWords: ReadonlySet<string>;
  /** Whether the sentence is a title, in which capitals say nothing. */
  isTitle: boolean;
}
