import { cleanLine } from '@homeroom/text';
import { hastyWords, knownWords, notAfterDay, notSlips } from './hasty-words.ts';

/** Word of a question. */
export interface TypedWord {
  /** As typed, without punctuation around it and without a possessive ending. */
  typed: string;
  /** Lower case, spelled out: `tomorrow` for "tmrw". */
  word: string;
  possessive: boolean;
  /** Position in the question's text. */
  start: number;
  end: number;
}

/** Question in words, hasty spellings spelled out. */
export interface TypedQuestion {
  /** Spelled-out words with the punctuation that was typed between them. */
  text: string;
  words: readonly TypedWord[];
}

const maxLength = 500;
const weekdays = new Set(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']);
const shortestSlip = 5;
const longestUnsure = 6;

/**
 * Reads a question's words, of its first 500 characters. Hasty spellings are spelled out and small slips in words about
 * time are mended, unless the word is a name.
 * @param names of the household, lower case
 */
export function typedQuestion(question: string, names: ReadonlySet<string>): TypedQuestion {
  const line = cleanLine(question.normalize('NFC'), maxLength)
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll('week end', 'weekend');
  const words: TypedWord[] = [];
  let text = '';
  const pieces = line.split(' ').flatMap(separateDays);
  for (const [index, piece] of pieces.entries()) {
    const [, before = '', typed = '', after = ''] = /^([^\p{L}\p{N}$#@]*)(.*?)([^\p{L}\p{N}%/]*)$/u.exec(piece) ?? [];
    text += before;
    const { bare, possessive } = withoutPossessive(typed);
    for (const word of spelledOut(bare, pieces[index + 1] ?? '', names)) {
      if (word === '') continue;
      words.push({
        typed: bare,
        word: word.toLowerCase(),
        possessive,
        start: text.length,
        end: text.length + word.length,
      });
      text += `${word} `;
    }
    text = `${text.trimEnd()}${after} `;
  }
  return { text: text.trimEnd(), words };
}

/** "mon-wed" and "sat/sun" are two days; other words keep their dash. */
function separateDays(piece: string): string[] {
  const [, first = '', joint = '', second = '', rest = ''] =
    /^(\p{L}+)(-|–|\/|&|\+)(\p{L}+)(\P{L}*)$/u.exec(piece) ?? [];
  const isDay = (word: string) => weekdays.has(hastyWords[word.toLowerCase()] ?? word.toLowerCase());
  if (!isDay(first) || !isDay(second)) return [piece];
  return [first, /[-–]/.test(joint) ? 'to' : 'and', `${second}${rest}`];
}

function withoutPossessive(typed: string): { bare: string; possessive: boolean } {
  if (hastyWords[typed.toLowerCase()] !== undefined) return { bare: typed, possessive: false };
  const bare = typed.replace(/(?:'s|(?<=s)')$/i, '');
  return { bare, possessive: bare !== typed };
}

function spelledOut(typed: string, next: string, names: ReadonlySet<string>): string[] {
  const lower = typed.toLowerCase();
  if (names.has(lower)) return [typed];
  if (notAfterDay[lower]?.includes(next.toLowerCase().replaceAll(/\P{L}/gu, ''))) return [typed];
  const known = hastyWords[lower];
  if (known !== undefined) return known.split(' ');
  return [mended(lower) ?? typed];
}

/** The one known word that a slip turns into; null when there is none or the word is one of its own. */
function mended(word: string): string | null {
  if (word.length < shortestSlip || knownWords.has(word) || notSlips.has(word) || !/^[a-z]+$/.test(word)) return null;
  for (const known of knownWords) if (isSlip(word, known)) return known;
  return null;
}

/** Whether two words differ by one letter left out, doubled or put in, two letters swapped, or, in a longer word, one changed. */
function isSlip(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1 || word[0] !== known[0]) return false;
  let at = 0;
  while (at < known.length && word[at] === known[at]) at += 1;
  const [restOfWord, restOfKnown] = [word.slice(at), known.slice(at)];
  if (word.length > known.length) return restOfWord.slice(1) === restOfKnown;
  if (word.length < known.length) return restOfKnown.slice(1) === restOfWord;
  const swapped = restOfWord.charAt(1) + restOfWord.charAt(0) + restOfWord.slice(2) === restOfKnown;
  return swapped || (known.length > longestUnsure && restOfWord.slice(1) === restOfKnown.slice(1));
}
