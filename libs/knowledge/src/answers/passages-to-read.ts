import type { FoundPassage } from '@homeroom/search';

/** Minimum number of passages that are read when words alone choose; more take longer and hold few answers. */
const readByWords = 5;

/** Minimum number of passages that are searched; no more sources than asked for are listed. */
export const searchedPassages = 12;

/** Returns the passages, best first, that an answer is chosen from: all where meanings are compared. */
export function passagesToRead(
  passages: readonly FoundPassage[],
  { topK, compares }: { topK: number; compares: boolean },
): readonly FoundPassage[] {
  return compares ? passages : passages.slice(0, Math.max(topK, readByWords));
}
