import { addDays, calendarDay } from '@homeroom/text';
import { findDays } from '../questions/reading/asked-days.ts';
import type { DayMention } from '../questions/reading/day-mention.ts';
import { monthMeant, monthStart, weekdayMeant, type DayReference } from '../questions/reading/day-rules.ts';
import { monthNumbers, weekdayNumbers } from '../questions/reading/time-tables.ts';
import type { LineWords, WordSpan } from './line-words.ts';

/** Days that a line names, without those that tell how the event repeats. */
export interface LineDays {
  /** In the line's order. */
  mentions: readonly DayMention[];
  /** The last day of a series, with the words that say so; null without one. */
  until: (WordSpan & { day: string }) | null;
}

const untilWords = new Set(['until', 'through', 'ending', 'ends']);
const includingWords = new Set(['through', 'ending', 'ends']);
const saysTime = /\d\s?[ap]\.?m?\b|\d:\d\d|\bnoon\b|\bmidnight\b|o'clock|\bat \d/i;

/** Finds the days of a line, and claims their words. @param isSeries whether the line says how the event repeats */
export function readDays(
  line: LineWords,
  reference: DayReference,
  { isSeries, isPerson }: { isSeries: boolean; isPerson: (at: number) => boolean },
): LineDays {
  const named = findDays(line, { ...reference, isPerson })
    .filter((mention) => !mention.repeats && isOpen(line, mention) && !isTitle(line, mention))
    .map((mention) => withoutHour(line, withoutTimes(line, mention), reference));
  const found = withWeeks(named);
  const until = isSeries ? readUntil(line, found, reference) : null;
  const mentions = found.filter(
    ({ from, kind }) => (isSeries || kind !== 'month') && (until === null || from < until.from || from >= until.to),
  );
  for (const span of [...mentions, ...(until ? [until] : [])]) line.claim(span);
  return { mentions, until };
}

function isOpen(line: LineWords, { from, to }: WordSpan): boolean {
  return line.words.slice(from, to).some((_, index) => !line.isClaimed(from + index));
}

/** "Saturdays 10-10:45 Jan 9 to Mar 13": the hours are no part of the days. */
function withoutTimes(line: LineWords, mention: DayMention): DayMention {
  let { from } = mention;
  while (from < mention.to && line.isClaimed(from)) from += 1;
  if (from === mention.from) return mention;
  while (from < mention.to - 1 && /^\d.*(?:[-:]|[ap]m?$)/.test(line.at(from))) from += 1;
  return { ...mention, from };
}

/** "June's shower" and "Sun Valley" name no day. */
function isTitle(line: LineWords, { from, to, kind, isBare }: DayMention): boolean {
  if (line.words[to - 1]?.possessive) return kind === 'month';
  const typed = line.words[from]?.typed ?? '';
  return (
    isBare && /^(?:Sun|Sat)$/.test(typed) && /^\p{Lu}\p{Ll}/u.test(line.words[to]?.typed ?? '') && !line.isName(to)
  );
}

/** "Next week Thursday" is one day. */
function withWeeks(mentions: readonly DayMention[]): DayMention[] {
  const joined: DayMention[] = [];
  for (const day of mentions) {
    const week = joined.at(-1);
    if (week?.kind === 'week' && day.weekday !== null && day.from - week.to <= 1) {
      const date = addDays(week.first, day.weekday);
      joined[joined.length - 1] = { ...day, from: week.from, first: date, last: date, isBare: false };
    } else joined.push(day);
  }
  return joined;
}

/** "Tue 4" is an hour of Tuesday unless another one is said. */
function withoutHour(line: LineWords, mention: DayMention, reference: DayReference): DayMention {
  const { from, to, weekday } = mention;
  const number = line.at(to - 1);
  if (weekday === null || !/^(?:1[0-2]|[1-9])$/.test(number) || to - from < 2 || saysTime.test(line.text))
    return mention;
  if (weekdayNumbers[line.at(to - 2)] !== weekday) return mention;
  const first = weekdayMeant(weekday, 'plain', reference);
  return { ...mention, to: to - 1, first, last: first, isBare: true };
}

/** "Until June", "until June 5", "through the end of May". */
function readUntil(line: LineWords, found: readonly DayMention[], reference: DayReference): LineDays['until'] {
  for (const [at, { word }] of line.words.entries()) {
    if (!untilWords.has(word)) continue;
    let start = at + 1;
    while (['the', 'on', 'in', 'at', 'it', 'mid'].includes(line.at(start))) start += 1;
    const isEnd = line.at(start) === 'end' && line.at(start + 1) === 'of';
    if (isEnd) start += line.at(start + 2) === 'the' ? 3 : 2;
    const isIncluded = isEnd || includingWords.has(word);
    const unit = line.at(start);
    if (isEnd && (unit === 'month' || unit === 'year')) {
      const year = Number(reference.today.slice(0, 4));
      const day = unit === 'month' ? addDays(monthStart(reference.today, 1), -1) : `${year}-12-31`;
      return { from: at, to: start + 1, day };
    }
    const mention = found.find(({ from, to }) => from <= start && to > start);
    if (mention && mention.kind !== 'month') return { from: at, to: mention.to, day: mention.last };
    const month = monthNumbers[unit];
    if (month === undefined) continue;
    const year = /^20\d\d$/.exec(line.at(start + 1))?.[0];
    const first = year === undefined ? monthMeant(month, 'plain', reference) : calendarDay(Number(year), month, 1);
    if (first === null) continue;
    const day = isIncluded ? addDays(monthStart(first, 1), -1) : addDays(first, -1);
    return { from: at, to: start + (year === undefined ? 1 : 2), day };
  }
  return null;
}
