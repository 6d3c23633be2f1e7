/** English words or phrases, each with what they stand for in another language, separated by commas. */
export type Glossary = Readonly<Record<string, string>>;

/** A pattern of a date, time, number or name whose English has another order or form. */
export interface Rewriting {
  /** With the flags `giu`; starts and ends with a word. */
  pattern: RegExp;
  /**
   * @param text the whole text, for what its other dates tell
   * @returns English, or null where the pattern means something else
   */
  english: (groups: readonly (string | undefined)[], text: string) => string | null;
}

/** A language that is read by the rules of English, through a gloss. */
export interface Language {
  /** ISO 639-1 */
  code: string;
  /** Frequent words that English does not have, and neither have names. */
  marks: string;
  /** Further ones that names have: "de la Cruz". */
  particles: string;
  /** The first that fits a place in the text counts. */
  rewritings: readonly Rewriting[];
  /** Of phrases that begin with the same word the longest counts. */
  words: readonly Glossary[];
}
