import { letterSlip, stem } from '@homeroom/text';
import { MultiMap } from './multi-map.ts';

/** Shorter words have too many others at one letter's distance. */
const minSlipLength = 4;

/** Finds items by all of some words: in other forms of them, while the last is being typed, and with a slip in one. */
export class WordIndex<Item> {
  private readonly items = new MultiMap<string, Item>();
  /** Words by their stem. */
  private readonly forms = new MultiMap<string, string>();

  /** Adds an item with its words, in the same case and spelling as those of `find`. */
  add(item: Item, words: ReadonlySet<string>): void {
    for (const word of words) if (this.items.add(word, item)) this.forms.add(stem(word), word);
  }

  /** Removes an item that was added with these words. */
  remove(item: Item, words: ReadonlySet<string>): void {
    for (const word of words) if (this.items.delete(word, item)) this.forms.delete(stem(word), word);
  }

  /** Returns the items that have every word; the last may be the beginning of one. */
  find(words: readonly string[]): ReadonlySet<Item> {
    let found: ReadonlySet<Item> | null = null;
    for (const [index, word] of words.entries()) {
      const having = new Set<Item>();
      for (const known of this.knownWords(word, index === words.length - 1))
        for (const item of this.items.get(known)) if (found === null || found.has(item)) having.add(item);
      if (having.size === 0) return having;
      found = having;
    }
    return found ?? new Set();
  }

  private knownWords(word: string, isLast: boolean): ReadonlySet<string> {
    const known = new Set(this.forms.get(stem(word)));
    if (isLast) for (const other of this.items.keys()) if (other.startsWith(word)) known.add(other);
    if (known.size > 0 || word.length < minSlipLength) return known;
    return new Set([...this.items.keys()].filter((other) => other[0] === word[0] && letterSlip(word, other) !== null));
  }
}
