import type { GlossedText } from './glossed-text.ts';

interface GlossedWord {
  plain: string;
  /** Place in the texts as they are, of the whole span where it is part of one. */
  start: number;
  end: number;
  isGlossed: boolean;
  /** Marks of its span before the first and after the last word, as in "€250.00" and "5 p.m.". */
  lead: string;
  tail: string;
}

const word = /[\p{L}\p{N}]+/gu;
/** Words that the card's own phrases have too. */
const glue = new Set('a an and at by for from in of on or the to until with pay return deadline'.split(' '));
const maxPlaces = 200;

/** Finds English words of a gloss again and says what the text has in their place. */
export class OwnWords {
  readonly #own: string;
  readonly #words: GlossedWord[] = [];
  readonly #places = new Map<string, number[]>();

  constructor(texts: readonly GlossedText[]) {
    let own = '';
    for (const text of texts) {
      this.#words.push(...wordsOf(text, own.length));
      own += `${text.own}\n`;
      // No run of words goes on in the next text.
      this.#words.push({ plain: '', start: own.length, end: own.length, isGlossed: false, lead: '', tail: '' });
    }
    this.#own = own;
    this.#words.forEach(({ plain }, index) => {
      const places = this.#places.get(plain) ?? [];
      if (places.length < maxPlaces) this.#places.set(plain, [...places, index]);
    });
  }

  /** The words of the texts for English ones; the longest run that a text has counts. */
  of(english: string): string {
    const words = [...english.matchAll(word)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      plain: found.toLowerCase(),
    }));
    let [told, end, after] = ['', 0, 0];
    for (let place = 0; place < words.length; ) {
      const first = words[place];
      const run = this.#findRun(
        words.slice(place).map(({ plain }) => plain),
        after,
      );
      const last = words[place + run.length - 1] ?? first;
      if (first && last && this.#isGlossed(run)) {
        const [before, following] = [english.slice(end, first.start), english.slice(last.end)];
        const { lead = '' } = this.#words[run.at] ?? {};
        const { tail = '' } = this.#words[run.at + run.length - 1] ?? {};
        told += before.endsWith(lead) ? before.slice(0, before.length - lead.length) : before;
        told += this.#ownText(run, english.slice(first.start, last.end), told.at(-1));
        end = last.end + (following.startsWith(tail) ? tail.length : 0);
        after = run.at + run.length;
      }
      place += Math.max(1, run.length);
    }
    return told + english.slice(end);
  }

  #findRun(words: readonly string[], after: number): { at: number; length: number } {
    let best = { at: 0, length: 0 };
    for (const at of this.#places.get(words[0] ?? '') ?? []) {
      let length = 1;
      while (length < words.length && this.#words[at + length]?.plain === words[length]) length += 1;
      if (length > best.length || (length === best.length && best.at < after && at >= after)) best = { at, length };
    }
    return best;
  }

  #isGlossed({ at, length }: { at: number; length: number }): boolean {
    const run = this.#words.slice(at, at + length);
    return run.some(({ isGlossed }) => isGlossed) && !run.every(({ plain }) => glue.has(plain));
  }

  #ownText({ at, length }: { at: number; length: number }, english: string, before?: string): string {
    const [start, end] = [this.#words[at]?.start ?? 0, this.#words[at + length - 1]?.end ?? 0];
    const mark = /[¡¿]$/.exec(this.#own.slice(0, start))?.[0] ?? '';
    const opening = mark === before ? '' : mark;
    const own = `${opening}${this.#own.slice(start, end)}`.replaceAll(/\s+/g, ' ');
    const isShouted = own === own.toUpperCase() && english !== english.toUpperCase();
    return isShouted ? own.toLowerCase() : own;
  }
}

function wordsOf({ own, english, spans }: GlossedText, offset: number): GlossedWord[] {
  let next = 0;
  return [...english.matchAll(word)].map(({ index, 0: found }) => {
    while ((spans[next]?.to ?? Infinity) <= index) next += 1;
    const [before, span] = [spans[next - 1], spans[next]];
    const plain = found.toLowerCase();
    if (span && span.from <= index)
      return {
        plain,
        start: span.start + offset,
        end: span.end + offset,
        isGlossed: true,
        lead: /^[^\p{L}\p{N}]*/u.exec(span.english)?.[0] ?? '',
        tail: /[^\p{L}\p{N}]*$/u.exec(span.english)?.[0] ?? '',
      };
    // What a span swallowed of the blanks behind it changes no place before the next word.
    const start = own.indexOf(found, (before?.end ?? 0) + Math.max(0, index - (before?.to ?? 0) - 1));
    return { plain, start: start + offset, end: start + found.length + offset, isGlossed: false, lead: '', tail: '' };
  });
}
