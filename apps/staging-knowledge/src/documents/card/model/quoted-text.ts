/** A stretch of a text, from `start` up to but not including `end`. */
export interface Span {
  start: number;
  end: number;
}

const mostPlaces = 20;
const shortestQuote = 3;

/** A text in which quotes are looked for: white space, case and the forms of quotation marks and dashes do not matter. */
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

  /** Where a quote stands, at most 20 places, none of them inside a word; nowhere for less than three characters. */
  find(quote: string): Span[] {
    const sought = fold(quote).folded.replaceAll(/^[\s."'…-]+|[\s."'…-]+$/gu, '');
    if (sought.length < shortestQuote || !/[\p{L}\p{N}]/u.test(sought)) return [];
    const places: Span[] = [];
    for (
      let at = this.#folded.indexOf(sought);
      at >= 0 && places.length < mostPlaces;
      at = this.#folded.indexOf(sought, at + 1)
    ) {
      if (this.#insideWord(at) || this.#insideWord(at + sought.length)) continue;
      const last = this.#origins[at + sought.length - 1] ?? 0;
      places.push({ start: this.#origins[at] ?? 0, end: Math.max(last + 1, this.#origins[at + sought.length] ?? 0) });
    }
    return places;
  }

  slice({ start, end }: Span): string {
    return this.text.slice(start, end);
  }

  #insideWord(at: number): boolean {
    return /[\p{L}\p{N}]/u.test(this.#folded.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(this.#folded.charAt(at));
  }
}

/** Without differences of white space, case, quotation marks and dashes. */
export function comparable(text: string): string {
  return fold(text).folded.trim();
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
