import type { DayReference, Which } from './day-rules.ts';
import { numberWords, whichWords } from './time-tables.ts';
import type { TypedWord } from './typed-question.ts';

/** Words of a question that name a day or several in a row. */
export interface DayMention {
  /** Positions of its words, `to` exclusive. */
  from: number;
  to: number;
  /** YYYY-MM-DD, both included. */
  first: string;
  last: string;
  kind: 'day' | 'week' | 'weekend' | 'month' | 'days';
  /** The only days that are meant, when not those between them: "Saturday or Tuesday". */
  only?: readonly string[];
  /** Name without dates, as "this week"; empty when the dates name it. */
  name: string;
  /** Set for a weekday: 0 for Sunday. */
  weekday: number | null;
  /** Whether a weekday is repeated: "Tuesdays", "every Tuesday". */
  repeats: boolean;
  /** Whether it is a weekday alone, which an hour can move to another week. */
  isBare: boolean;
}

/** Reads the day mention that begins at a word. */
export type DayReader = (words: readonly TypedWord[], at: number, reference: DayReference) => DayMention | null;

/** Returns the mention of one day. @param day YYYY-MM-DD */
export function oneDay(from: number, to: number, day: string): DayMention {
  return { from, to, first: day, last: day, kind: 'day', name: '', weekday: null, repeats: false, isBare: false };
}

/** Returns the position after words that stand at a position, or null when others do. */
export function wordsAt(words: readonly TypedWord[], at: number, said: string): number | null {
  const wanted = said.split(' ');
  return wanted.every((word, index) => words[at + index]?.word === word) ? at + wanted.length : null;
}

const namedAgain = new Set(['this', 'next', 'last']);

/** Reads the words before a period that say which one: "the next", "this coming". */
export function whichAt(words: readonly TypedWord[], at: number): { which: Which; to: number } {
  let [which, to]: [Which, number] = ['plain', at];
  for (; to < words.length; to += 1) {
    const word = words[to]?.word ?? '';
    const said = whichWords[word];
    // "Is she coming this week?"
    if (to === at && said === 'coming' && namedAgain.has(words[to + 1]?.word ?? '')) break;
    if (said !== undefined) which = which === 'plain' || which === 'this' ? said : which;
    else if (word !== 'the' || to > at) break;
  }
  return { which, to };
}

/** Returns the number that a word tells, or null. */
export function numberAt(word: string | undefined): number | null {
  if (word === undefined) return null;
  return /^\d{1,2}$/.test(word) ? Number(word) : (numberWords[word] ?? null);
}
