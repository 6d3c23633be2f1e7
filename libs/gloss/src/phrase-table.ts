import type { Glossary } from './language.ts';

/** A phrase as plain words, with its English. */
export interface Phrase {
  words: readonly string[];
  english: string;
}

/** Phrases by their first word, the longest first. */
export type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;

/** Reads glossaries; where two have the same phrase, the first counts. */
export function phraseTable(glossaries: readonly Glossary[]): PhraseTable {
  const table = new Map<string, Phrase[]>();
  for (const glossary of glossaries) {
    for (const [english, phrases] of Object.entries(glossary)) {
      for (const phrase of phrases.split(',')) {
        const words = phrase
          .split(/[^\p{L}\p{N}]+/u)
          .filter((word) => word !== '')
          .map(plainWord);
        const [first = ''] = words;
        table.set(first, [...(table.get(first) ?? []), { words, english }]);
      }
    }
  }
  for (const [first, phrases] of table)
    table.set(
      first,
      phrases.toSorted((a, b) => b.words.length - a.words.length),
    );
  return table;
}

/** Returns a word in small letters without accents, which capitals and hurried writers leave out. */
export function plainWord(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
