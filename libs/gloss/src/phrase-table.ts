import { folded } from '@homeroom/text';
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
          .map(folded);
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
