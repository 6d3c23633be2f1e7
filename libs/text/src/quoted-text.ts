/** Part of a text, `end` excluded. */
export interface TextSpan {
  start: number;
  end: number;
}

const maxPlaces = 20;
const minQuoteLength = 3;

/** A text to find quotes in: white space, case and the forms of quotation marks and dashes do not matter. */
export class QuotedText {
  readonly text: string;
  readonly #folded: string;
  /** For each character of the folded text, where its original starts. */
  readonly #origins: number[];

  constructor(text: string) {
    this.text = text;
    const { folded, origins } = fold(text);
    this.#folded = folded;
    this.#origins = [...origins, text.length];
  }

  /** Returns the places of a quote, at most 20, none of them inside a word; none for a quote of less than three characters. */
  find(quote: string): TextSpan[] {
    const sought = comparableQuote(quote);
    if (sought.length < minQuoteLength || !/[\p{L}\p{N}]/u.test(sought)) return [];
    const places: TextSpan[] = [];
    for (
      let at = this.#folded.indexOf(sought);
      at >= 0 && places.length < maxPlaces;
      at = this.#folded.indexOf(sought, at + 1)
    ) {
      if (this.#insideWord(at) || this.#insideWord(at + sought.length)) continue;
      const last = this.#origins[at + sought.length - 1] ?? 0;
      places.push({ start: this.#origins[at] ?? 0, end: Math.max(last + 1, this.#origins[at + sought.length] ?? 0) });
    }
    return places;
  }

  slice({ start, end }: TextSpan): string {
    return this.text.slice(start, end);
  }

  #insideWord(at: number): boolean {
    return /[\p{L}\p{N}]/u.test(this.#folded.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(this.#folded.charAt(at));
  }
}

/** Returns a text without differences of white space, case, quotation marks and dashes. */
export function comparable(text: string): string {
  return fold(text.normalize('NFKC')).folded.trim();
}

/** Returns `comparable` of a quote without the quotation marks, dots and dashes around it. */
export function comparableQuote(quote: string): string {
  return comparable(quote).replaceAll(/^[\s."'…-]+|[\s."'…-]+$/gu, '');
}

function fold(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  let place = 0;
  for (const character of text) {
    const plain = /\s/u.test(character) ? ' ' : folding(character);
    if (plain !== ' ' || !folded.endsWith(' ')) {
      folded += plain;
      for (let count = 0; count < plain.length; count += 1) origins.push(place);
    }
    place += character.length;
  }
  return { folded, origins };
}

function folding(character: string): string {
  if (/[‘’‚‛`´]/u.test(character)) return "'";
  if (/[“”„‟«»]/u.test(character)) return '"';
  if (/[‐-―−]/u.test(character)) return '-';
  return character.normalize('NFKC').toLowerCase();
}
