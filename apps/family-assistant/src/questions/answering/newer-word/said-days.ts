import { type DateMention, findDates } from '@homeroom/dates-in-text';
import { LRUCache } from 'lru-cache';

/** A sentence stands around others, and every event of an answer is compared with it. */
const readSentences = new LRUCache<string, readonly DateMention[]>({ max: 5_000 });

/** Returns the days that a sentence of a passage names. @param written the day of the passage, `2026-12-08` */
export function saidDays(sentence: string, written: string): readonly DateMention[] {
  const key = `${written} ${sentence}`;
  const known = readSentences.get(key);
  if (known) return known;
  const read = findDates(sentence, { written });
  readSentences.set(key, read);
  return read;
}
