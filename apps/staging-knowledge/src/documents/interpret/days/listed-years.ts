import { addDays, daysBetween, weekdayOf } from '@homeroom/text';
import type { DatedSentence } from './dated-sentence.ts';

/** A day that begins an entry of a list stands so near to its beginning. */
const entryStart = 4;
/** Entries with other lines between them are no list. */
const maxLinesBetween = 3;
/** A list that goes back so many days goes on in the next year, unless it then leaves out more than a year's worth of days. */
const daysBack = 45;
const maxDaysAhead = 240;
const fewestBefore = 2;

/**
 * Sentences in which the days of a list in the order of its days go on in the next year: "Mar 22–26", "May 31" below "Sep 7"
 * and "Jan 4" in the calendar of a school year.
 */
export function withListedYears(sentences: readonly DatedSentence[]): DatedSentence[] {
  let last: string | null = null;
  let [listed, between] = [0, 0];
  return sentences.map((sentence) => {
    const [first] = sentence.mentions;
    const isEntry =
      first !== undefined &&
      first.dated &&
      first.start <= entryStart &&
      sentence.block.kind !== 'heading' &&
      sentence.block.text.startsWith(sentence.text);
    if (!isEntry) {
      between += 1;
      if (between > maxLinesBetween) [last, listed] = [null, 0];
      return sentence;
    }
    const years = last === null || listed < fewestBefore ? 0 : yearsLater(first, last);
    const moved = years === 0 ? sentence : later(sentence);
    last = moved.mentions[0]?.date ?? null;
    [listed, between] = [listed + 1, 0];
    return moved;
  });
}

function yearsLater({ date, yearSaid, weekday, contradicts }: DatedSentence['mentions'][number], last: string): 0 | 1 {
  if (yearSaid || date >= addDays(last, -daysBack)) return 0;
  const next = yearAfter(date);
  if (weekday !== null && (!contradicts || weekdayOf(next) !== weekday)) return 0;
  const ahead = daysBetween(last, next);
  return ahead >= 0 && ahead <= maxDaysAhead ? 1 : 0;
}

/** The sentence with the days that have no year a year later. */
function later(sentence: DatedSentence): DatedSentence {
  const moved = sentence.mentions.map((mention) =>
    mention.yearSaid || !mention.dated
      ? mention
      : {
          ...mention,
          date: yearAfter(mention.date),
          endDate: mention.endDate && yearAfter(mention.endDate),
          contradicts: false,
          confidence: Math.max(mention.confidence, 0.85),
        },
  );
  return {
    ...sentence,
    mentions: moved,
    due: moved.filter(({ start }) => sentence.due.some((due) => due.start === start)),
  };
}

function yearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
