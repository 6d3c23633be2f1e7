import { addDays } from '@homeroom/text';
import { isRange } from './range-words.ts';
import type { Span } from './spans.ts';
import { comingNumber } from './undated-days.ts';

interface RangeDay extends Span {
  date: string;
  endDate: string | null;
  dated: boolean;
}

const numberSaid = /(?:^|\s)(?:the\s{1,2})?(\d{1,2})(?:st|nd|rd|th)?$/i;
const maxGap = 30;
const maxDays = 31;

/** The days, with those as one range of which the last has a number only: "Friday, October 2 until Monday the 5th". */
export function withNumberedEnds<Day extends RangeDay>(days: readonly Day[], text: string): Day[] {
  const done: Day[] = [];
  for (const day of days) {
    const before = done.at(-1);
    const last = before === undefined ? null : endOf(before, day, text);
    if (before === undefined || last === null) done.push(day);
    else done[done.length - 1] = { ...before, end: day.end, endDate: last };
  }
  return done;
}

function endOf(first: RangeDay, second: RangeDay, text: string): string | null {
  const gap = text.slice(first.end, second.start);
  const number = Number(numberSaid.exec(text.slice(second.start, second.end))?.[1] ?? 0);
  if (!first.dated || second.dated || first.endDate !== null || second.endDate !== null || number === 0) return null;
  if (gap.length > maxGap || !isRange.test(gap.replaceAll(/\b(?:at|from)\b|[·\s,.()]/g, ''))) return null;
  const last = comingNumber(number, addDays(first.date, 1));
  return last !== null && last <= addDays(first.date, maxDays) ? last : null;
}
