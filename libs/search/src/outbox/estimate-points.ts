import { countWords } from '../words.ts';
import { maxSmallPoints } from './index-task.ts';

/** Words of a passage without its header lines. */
const wordsInPoint = 135;
/** Only this many characters of a longer text are counted; it is large anyway. */
const maxCountedCharacters = 30_000;

/**
 * Estimates the number of points of a text, at least 1. Exact for a text of one passage, mostly within half of the true
 * number for longer ones. Extrapolates from the first 30,000 characters of a long text.
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
