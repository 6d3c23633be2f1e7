import { countWords } from '../words.ts';
import { maxSmallPoints } from './index-task.ts';

/** The words of a passage without the lines in front of it. */
const wordsInPoint = 135;
/** In characters: of longer texts only the beginning is counted, and they are large whatever they say. */
const maxCountedCharacters = 30_000;

/**
 * About how many points a text makes, at least 1. It is exact for a text of one passage and mostly within half of the
 * true number for longer ones; of a long text the first 30,000 characters stand for the rest, so it takes no more time.
 */
export function estimatePoints(text: string): number {
  const words = countWords(text.slice(0, maxCountedCharacters)) * Math.max(1, text.length / maxCountedCharacters);
  return Math.max(1, Math.ceil(words / wordsInPoint));
}

/** Whether a text makes so many points that its source is written alone. */
export function isLarge(text: string): boolean {
  if (text.length <= maxSmallPoints * wordsInPoint) return false;
  return text.length > maxCountedCharacters || estimatePoints(text) > maxSmallPoints;
}
