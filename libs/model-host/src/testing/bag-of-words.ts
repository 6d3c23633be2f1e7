import { createHash } from 'node:crypto';

/**
 * Returns a unit vector computed from the words of a text: every word adds its own direction, so texts that share words
 * are close. Deterministic across processes.
 */
export function bagOfWords(text: string, dimension: number): number[] {
  const vector = new Array<number>(dimension).fill(0);
  for (const word of words(text))
    for (const [place, amount] of directionOf(word, dimension)) vector[place] = (vector[place] ?? 0) + amount;
  const length = Math.hypot(...vector);
  // Like a real model, a text without words gets a direction too.
  return length === 0 ? vector.map((_, place) => (place === 0 ? 1 : 0)) : vector.map((number) => number / length);
}

/** Counts tokens the fake's way: one per word. */
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
