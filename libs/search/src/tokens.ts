/// <reference types="./murmurhash3js-revisited.d.ts" />
import { stem } from '@homeroom/text';
import { LRUCache } from 'lru-cache';
import murmurHash3 from 'murmurhash3js-revisited';
import { stopWords } from './stop-words.ts';

/** Unpaired surrogates, which in their millions overflow the regular expression's stack. */
const halfPairs = /\p{Surrogate}/gu;
const separators = /[^\p{Alphabetic}\p{N}]+/u;
const encoder = new TextEncoder();

const maxCachedWordLength = 40;
const cachedWords = 20_000;
const stemIds = new LRUCache<string, number>({ max: cachedWords });

/**
 * The stems of a text in its order, repeated ones repeated: split on everything that is neither alphabetic nor numeric
 * in Unicode, lower-cased, stop words dropped, then stemmed by the English Snowball stemmer. A token of more than 1,000
 * UTF-16 units is kept unchanged. Any text is accepted; one without words gives an empty list.
 */
export function tokenize(text: string): string[] {
  return words(text).map(stem);
}

/**
 * The ids of a text's stems, as `tokenize` lists them: |MurmurHash3 x86 32-bit, seed 0| of the stem's UTF-8 bytes, an
 * integer from 0 to 2³¹. They are the indices of the sparse vectors.
 */
export function tokenIds(text: string): number[] {
  return words(text).map(wordId);
}

function words(text: string): string[] {
  return text
    .replaceAll(halfPairs, ' ')
    .split(separators)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
    .filter((word) => !stopWords.has(word));
}

function wordId(word: string): number {
  if (word.length > maxCachedWordLength) return stemId(stem(word));
  const known = stemIds.get(word);
  if (known !== undefined) return known;
  const id = stemId(stem(word));
  stemIds.set(word, id);
  return id;
}

function stemId(stemmed: string): number {
  return Math.abs(murmurHash3.x86.hash32(encoder.encode(stemmed), 0) | 0);
}
