import { createHash } from 'node:crypto';

/**
 * A vector of unit length from the words of a text alone: every word adds a direction of its own, so that texts with
 * words in common are near each other. The same text gives the same vector in every process.
 */
export function bagOfWords(text: string, dimension: number): number[] {
  const vector = new Array<number>(dimension).fill(0);
  for (const word of words(text))
    for (const [place, amount] of directionOf(word, dimension)) vector[place] = (vector[place] ?? 0) + amount;
  const length = Math.hypot(...vector);
  // A text without a word has a direction as well, as with a real model.
  return length === 0 ? vector.map((_, place) => (place === 0 ? 1 : 0)) : vector.map((number) => number / length);
}

/** How many tokens the fake counts: one for each word. */
export function countTokens(text: string): number {
  return words(text).length;
}

function words(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function directionOf(word: string, dimension: number): [number, number][] {
  const digest = createHash('sha256').update(word).digest();
  return [0, 4, 8, 12].map((offset) => [
    digest.readUInt32LE(offset) % dimension,
    (digest[offset + 16] ?? 0) % 2 === 0 ? 1 : -1,
  ]);
}
