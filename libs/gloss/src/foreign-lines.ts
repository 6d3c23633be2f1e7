import { folded } from '@homeroom/text';
import type { Language } from './language.ts';

/** Stretch of a text: whole lines that follow each other. */
export interface Lines {
  start: number;
  end: number;
}

const englishMarks = new Set(
  'the and of to is for you your are will with that this be have please on at from our we by or not all as they their was can if it there her his'.split(
    ' ',
  ),
);
/** Words of a language, 1 for what tells it in a line of another one. */
const marksOf = new Map<Language, ReadonlyMap<string, number>>();
/** Number of words of the language that tell a line of a document in another one. */
const fewest = 2;
/** Length of lines in a language from which a text is in it, at least in part. */
const fewestCharacters = 80;
const fewestInAll = 4;
const sampleLength = 20_000;

interface Count {
  /** Words of the language, and those of them that names do not have. */
  own: number;
  telling: number;
  english: number;
  all: number;
}

function countWords(text: string, language: Language): Count {
  const marks = marksOf.get(language) ?? readMarks(language);
  marksOf.set(language, marks);
  const words = (text.match(/\p{L}+/gu) ?? []).map(folded);
  return {
    own: words.filter((word) => marks.has(word)).length,
    telling: words.filter((word) => marks.get(word) === 1).length,
    english: words.filter((word) => englishMarks.has(word)).length,
    all: words.length,
  };
}

/** Finds the lines in a language; a line that tells nothing goes with the one above it. */
export function foreignLines(text: string, language: Language, isMain: boolean): Lines[] {
  const found: Lines[] = [];
  let isForeign = isMain;
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start) + 1;
    const { own, telling, english, all } = countWords(text.slice(start, end), language);
    if (all === 0) isForeign = isMain;
    else if (own > english && (telling >= fewest || isForeign || isMain)) isForeign = true;
    else if (english > own) isForeign = false;
    const last = found.at(-1);
    if (isForeign && last?.end === start) last.end = end;
    else if (isForeign) found.push({ start, end });
    start = end;
  }
  return found;
}

function readMarks({ marks, particles }: Language): ReadonlyMap<string, number> {
  const weighted = (words: string, weight: number) =>
    words.split(' ').map((word): [string, number] => [folded(word), weight]);
  return new Map([...weighted(particles, 0), ...weighted(marks, 1)]);
}

/** Whether a text has some lines in a language, a few or all. */
export function hasLinesIn(language: Language, text: string): boolean {
  const lines = foreignLines(text, language, false);
  return lines.reduce((sum, { start, end }) => sum + end - start, 0) >= fewestCharacters;
}

/** Whether a text without much to tell it by, as a form or an invoice, is in a language rather than in English. */
export function isRatherIn(language: Language, text: string): boolean {
  const { own, telling, english } = countWords(text.slice(0, sampleLength), language);
  return telling >= fewestInAll && own > 2 * english;
}
