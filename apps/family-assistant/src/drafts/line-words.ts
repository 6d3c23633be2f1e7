import {
  typedQuestion,
  type Spelling,
  type TypedQuestion,
  type TypedWord,
} from '../questions/reading/typed-question.ts';
import { weekdayNumbers } from '../questions/reading/time-tables.ts';
import { hastyWords } from '../questions/reading/hasty-words.ts';

/** Stretch of a line's words, `to` exclusive. */
export interface WordSpan {
  from: number;
  to: number;
}

/** Words of a typed line, and what each was read as. */
export class LineWords implements TypedQuestion {
  /** Spelled out, with the punctuation between the words. */
  readonly text: string;
  readonly words: readonly TypedWord[];
  readonly pieces: readonly string[];
  readonly #claimed = new Set<number>();
  readonly #names: ReadonlySet<string>;

  constructor(line: string, spelling: Spelling) {
    const { text, words, pieces } = typedQuestion(spaced(line, spelling.names), spelling);
    this.#names = spelling.names;
    this.text = text;
    this.words = words;
    this.pieces = pieces;
  }

  /** The word at a position, lower case and spelled out; empty outside the line. */
  at(position: number): string {
    return this.words[position]?.word ?? '';
  }

  /** Whether a word is part of a member's name. */
  isName(position: number): boolean {
    return this.#names.has(this.words[position]?.typed.toLowerCase() ?? '');
  }

  isClaimed(position: number): boolean {
    return this.#claimed.has(position);
  }

  claim({ from, to }: WordSpan): void {
    for (let at = from; at < to; at += 1) this.#claimed.add(at);
  }

  /** The words of a span as they were typed. */
  typed({ from, to }: WordSpan): string {
    const [first, last] = [this.words[from]?.piece ?? 0, this.words[to - 1]?.piece ?? 0];
    return trimmed(this.pieces.slice(first, last + 1).join(' '));
  }

  /** The typed words that nothing claimed, as stretches with nothing between them. */
  unclaimed(): WordSpan[] {
    const spans: WordSpan[] = [];
    for (const at of this.words.keys()) {
      if (this.isClaimed(at)) continue;
      const last = spans.at(-1);
      if (last?.to === at && !this.#endsPart(at - 1)) last.to = at + 1;
      else spans.push({ from: at, to: at + 1 });
    }
    return spans;
  }

  /** The position of the word in which a position of the text is. */
  wordAt(position: number): number {
    const found = this.words.findIndex(({ end }) => position < end);
    return found === -1 ? this.words.length : found;
  }

  #endsPart(at: number): boolean {
    return /[,;:]$/.test(this.pieces[this.words[at]?.piece ?? -1] ?? '');
  }
}

/** "3/4" is a day where "on" comes before it; alone it could be a share. */
const slashedDay =
  /(^|(?<!\b(?:on|to|by|until|til|till|thru|through|from|(?:sun|mon|tue|wed|thu|fri|sat)\p{L}*),?)\s)(\d{1,2}\/\d{1,2}(?![\d/])(?!\s?(?:days?|hours?|hr|cups?|dozen|miles?|off|price)\b))/giu;

function trimmed(text: string): string {
  return text.replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$|(?<!\b\p{L})\.$/gu, '').trim();
}

/** A line with spaces where two words were typed as one: "@Riverside", "w/Maya", "Mon/Wed/Fri", "Maya+Leo". */
function spaced(line: string, names: ReadonlySet<string>): string {
  const isDayOrName = (word: string) =>
    names.has(word.toLowerCase()) ||
    weekdayNumbers[(hastyWords[word.toLowerCase()] ?? word.toLowerCase()).replace(/s$/, '')] !== undefined;
  return line
    .normalize('NFC')
    .replaceAll('?', ' ')
    .replaceAll(/(^|\s)w\/(?=\S)/gi, '$1w/ ')
    .replaceAll(slashedDay, '$1on $2')
    .replaceAll(/(^|\s)@\s?(?=\S)/g, '$1at ')
    .replaceAll(/,(?=\p{L})/gu, ', ')
    .replaceAll(/(\d)\s+[-–—]\s+(?=\d)/g, '$1-')
    .replaceAll(/\p{L}+(?:[/+&]\p{L}+)+/gu, (joined) => {
      const words = joined.split(/[/+&]/);
      return words.every(isDayOrName) ? words.join(' & ') : joined;
    });
}
