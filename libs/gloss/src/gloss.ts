import { folded } from '@homeroom/text';
import { foreignLines } from './foreign-lines.ts';
import type { GlossedSpan, GlossedText, Span } from './glossed-text.ts';
import type { Language } from './language.ts';
import { OwnWords } from './own-words.ts';
import { phraseTable, type Phrase, type PhraseTable } from './phrase-table.ts';

const tables = new Map<Language, PhraseTable>();
const word = /[\p{L}\p{N}]+/gu;
/** Addresses of pages and mailboxes, which are the same in every language. */
const addresses = /\S{1,64}@\S{1,100}|https?:\S{1,300}|\S{1,80}\.\p{L}{2,10}\/\S{1,200}|\bwww\.\S{1,100}/gu;

/**
 * English in place of another language, word by word and in the order of the text: enough for rules that look for
 * dates, requests and names, not for people. What the rules find is then told in the words of the text again.
 */
export class Gloss {
  readonly #texts: GlossedText[] = [];
  readonly #language: Language;
  #ownWords: OwnWords | undefined;

  constructor(language: Language) {
    this.#language = language;
  }

  /** Whether anything of the texts was in the language. */
  get isNeeded(): boolean {
    return this.#texts.some(({ spans }) => spans.length > 0);
  }

  /**
   * Returns a text with its lines in the language glossed; lines in English stay, and so do line breaks.
   * @param isMain whether the document as a whole is in the language, so that a line without sign of another is too
   */
  read(text: string, isMain: boolean): string {
    const lines = foreignLines(text, this.#language, isMain);
    if (lines.length === 0) return text;
    const found = lines.flatMap(({ start, end }) => this.#spansIn(text, start, end));
    const glossed = withSpans(text, found);
    this.#texts.push(glossed);
    this.#ownWords = undefined;
    return glossed.english;
  }

  /** Returns words of a glossed text as the text has them; what is not from the text stays. */
  inOwnWords(english: string): string {
    if (!this.isNeeded) return english;
    return (this.#ownWords ??= new OwnWords(this.#texts)).of(english);
  }

  #spansIn(text: string, start: number, end: number): GlossedSpan[] {
    const part = text.slice(start, end);
    const taken = new Uint8Array(part.length);
    const take = (span: Span) => taken.fill(1, span.start, span.end);
    const isTaken = (span: Span) => taken.subarray(span.start, span.end).includes(1);
    for (const { index, 0: address } of part.matchAll(addresses)) take({ start: index, end: index + address.length });
    const rewritten: GlossedSpan[] = [];
    for (const { pattern, english } of this.#language.rewritings) {
      for (const match of part.matchAll(pattern)) {
        const span = { start: match.index, end: match.index + match[0].length };
        const words = isTaken(span) ? null : english(match, text);
        if (words === null) continue;
        take(span);
        rewritten.push({ ...span, english: inCaseOf(match[0], words) });
      }
    }
    const table = tables.get(this.#language) ?? phraseTable(this.#language.words);
    tables.set(this.#language, table);
    return [...rewritten, ...phrasesIn(part, isTaken, table)]
      .toSorted((a, b) => a.start - b.start)
      .map((span) => ({ ...span, start: span.start + start, end: span.end + start }));
  }
}

function phrasesIn(text: string, isTaken: (span: Span) => boolean, table: PhraseTable): GlossedSpan[] {
  const free = [...text.matchAll(word)]
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length, plain: folded(found) }))
    .filter((span) => !isTaken(span));
  const found: GlossedSpan[] = [];
  for (let place = 0; place < free.length; ) {
    const here = free.slice(place, place + 8);
    const phrase = table.get(here[0]?.plain ?? '')?.find((one) => fits(one, here, text));
    const [first, last] = [here[0], here[(phrase?.words.length ?? 1) - 1]];
    if (phrase && first && last) {
      const own = text.slice(first.start, last.end);
      found.push({ start: first.start, end: last.end, english: inCaseOf(own, phrase.english) });
    }
    place += phrase?.words.length ?? 1;
  }
  return found;
}

function fits({ words }: Phrase, here: readonly { start: number; end: number; plain: string }[], text: string) {
  return words.every((plain, index) => {
    const [before, one] = [here[index - 1], here[index]];
    return one?.plain === plain && (!before || /^[^\S\n]*\n?[^\S\n]*$/.test(text.slice(before.end, one.start)));
  });
}

/** A line that breaks in the middle of a phrase breaks after its English; where that is nothing, no gap is left. */
function withSpans(text: string, found: readonly GlossedSpan[]): GlossedText {
  let [english, end] = ['', 0];
  const spans: (GlossedSpan & { from: number; to: number })[] = [];
  for (const span of found) {
    english += text.slice(end, span.start);
    const own = text.slice(span.start, span.end);
    const from = english.length;
    english += span.english;
    spans.push({ ...span, from, to: english.length });
    end = span.end;
    if (span.english === '' && text[end] === ' ') end += 1;
    else if (own.includes('\n')) {
      english += '\n';
      if (text[end] === ' ') end += 1;
    }
  }
  return { own: text, english: english + text.slice(end), spans };
}

function inCaseOf(own: string, english: string): string {
  const letters = own.replaceAll(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase()) return english.toUpperCase();
  return /^[^\p{L}]*\p{Lu}/u.test(own) ? english.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : english;
}
