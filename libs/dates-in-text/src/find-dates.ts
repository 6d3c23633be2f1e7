import { leadsToTime, withTimes } from './attach-times.ts';
import { withCountedFrom } from './counted-from.ts';
import { dayMeant, type NamedDay } from './day-meant.ts';
import { addDays, calendarDay, daysBetween, firstWeekday, weekdayOf } from '@homeroom/text';
import type { DateMention, DateReading } from './date-mention.ts';
import { daysComeFirst } from './day-order.ts';
import { holidayDays, holidaysWithWeekday } from './holidays.ts';
import { withSlashedDays } from './dotted-days.ts';
import { withNumberedEnds } from './joined-to-number.ts';
import { lineEnd, withJoinedLines } from './joined-lines.ts';
import { withoutLookalikes } from './lookalikes.ts';
import type { DatedDay } from './dated-day.ts';
import { namedDays } from './named-days.ts';
import { withoutScanningErrors } from './scanning-errors.ts';
import { blanked } from './spans.ts';
import { bareTimes, dayMark, explicitTimes, findTimes, readMark, timeSpans } from './times-of-day.ts';
import type { UndatedDay } from './undated-day.ts';
import { undatedDays } from './undated-days.ts';
import { weekdayWords } from './weekday-words.ts';

const maxTextLength = 200_000;
/** Number of characters read at once, so that the effort grows linearly with the text. */
const maxWindowLength = 2_000;
const maxMentions = 500;
/** Maximum length of a range over the turn of the year whose end has no year: "September 3 – June 10". */
const maxUnwrittenDays = 300;
/** Days from the end of a stretch to the day of writing for it to be one of that year. */
const nearEnd = 31;
const linesToTime = 3;
const farthestBelow = 300;
const labelled = /^[\s*_•>|-]{0,6}[\p{L} ]{2,20}:/u;
const dayWords =
  'day|\\b(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow|tonight|tmrw?|week|month|valentine|easter|juneteenth|halloween|thanksgiving|christmas)|last\\s*night';
/** Characters that every day has, before and after lookalikes are removed. */
const rawHint = new RegExp(`\\d|${dayWords}`, 'i');
const dateHint = new RegExp(`\\d(?:[/.-]|st|nd|rd|th)|${dayWords}`, 'i');

const followingDay = /^(,?\s{1,2}(?:and|or)\s{1,2}(?:on\s)?)(the (?:day after|next day|following day))\b/i;

/** A day found, its times still to be told. */
interface FoundDay extends DateMention {
  firstEnd: number;
}

/**
 * The dates that an English text names, in its order, at most 500, of its first 200,000 characters. Money, addresses,
 * telephone numbers, rooms, grades, scores and school years are no dates; lines that were broken inside a sentence and
 * what text recognition commonly mistakes are read as meant. A weekday alone is the first from the day of writing on.
 * A date without a year lies at most three months back, otherwise ahead, unless the weekday said with it fits another
 * year near. Several days in a row are as many mentions.
 */
export function findDates(
  text: string,
  { written, withTimes: takesTimes = true, dayFirst = daysComeFirst(text) ?? false }: DateReading,
): DateMention[] {
  if (!rawHint.test(text)) return [];
  const readable = withoutLookalikes(
    withSlashedDays(withJoinedLines(withoutScanningErrors(text.slice(0, maxTextLength))), dayFirst),
  );
  const found: FoundDay[] = [];
  for (let start = 0; start < readable.length && found.length < maxMentions; ) {
    const end = endOfWindow(readable, start);
    const window = readable.slice(start, end);
    if (dateHint.test(window))
      found.push(
        ...daysIn(window, { written, takesTimes, dayFirst }).map((day) => ({
          ...day,
          start: day.start + start,
          end: day.end + start,
        })),
      );
    start = end;
  }
  return found.slice(0, maxMentions).map(({ firstEnd: _, ...day }, index) => {
    const times =
      takesTimes && day.time === null && day.endTime === null
        ? timeBelow(readable.slice(day.end, Math.min(day.end + farthestBelow, found[index + 1]?.start ?? Infinity)))
        : null;
    return { ...day, ...times, text: text.slice(day.start, day.end) };
  });
}

/** A window ends with a line where it can, else with a sentence or a word. */
function endOfWindow(text: string, start: number): number {
  const window = text.slice(start, start + maxWindowLength);
  if (start + window.length >= text.length) return text.length;
  const cut = [lineEnd, '. ', ' ']
    .map((mark) => window.lastIndexOf(mark) + mark.length)
    .find((end) => end > maxWindowLength / 2);
  return start + (cut ?? window.length);
}

interface WindowReading {
  written: string;
  takesTimes: boolean;
  dayFirst: boolean;
}

function daysIn(text: string, { written, takesTimes, dayFirst }: WindowReading): FoundDay[] {
  const explicit = explicitTimes(text);
  const marked = blanked(text, timeSpans(text, explicit), readMark);
  const words = weekdayWords(blanked(marked, holidaysWithWeekday(marked)));
  const { dated, weekdays } = namedDays(marked, words, written);
  const withoutDates = blanked(marked, dated);
  const named = dated.flatMap((day) => datedMention(dayFirst ? withDayFirst(day) : day, written) ?? []);
  const undated = [
    ...undatedDays(withoutDates, weekdays, { written, hasDates: named.length > 0 }),
    ...holidayDays(withoutDates, dated, written),
  ];
  const all = [...named, ...named.flatMap((day) => dayAfter(day, marked)), ...undated.map(undatedMention)];
  const inOrder = all.toSorted((one, other) => one.start - other.start);
  const days = withNumberedEnds(withCountedFrom(inOrder, marked, words), marked);
  if (!takesTimes) return days;
  const times = [...explicit, ...bareTimes(blanked(blanked(text, explicit, readMark), days, dayMark))].toSorted(
    (one, other) => one.start - other.start,
  );
  return withTimes(days, timeSpans(text, times), text);
}

const unsaid = { text: '', time: null, endTime: null, endDate: null, zone: null };

function undatedMention(day: UndatedDay): FoundDay {
  return { ...unsaid, ...day, firstEnd: day.end, yearSaid: false, dated: false, relative: true };
}

function datedMention(day: DatedDay, written: string): FoundDay | null {
  const from = asWritten(day, written);
  const likeliest = dayMeant(from, written);
  if (likeliest === null) return null;
  const date = runningStart({ ...day, from }, likeliest, written) ?? likeliest;
  const endDate = day.toWeekday === null ? endOf(day, date) : firstWeekday(day.toWeekday, date);
  const toWeekday = day.to?.weekday ?? null;
  const contradicts =
    (from.weekday !== null && weekdayOf(date) !== from.weekday) ||
    (endDate !== null && toWeekday !== null && weekdayOf(endDate) !== toWeekday);
  return {
    ...unsaid,
    start: day.start,
    end: day.end,
    firstEnd: day.firstEnd,
    date,
    endDate: endDate === date ? null : endDate,
    yearSaid: from.year !== null && !day.relative,
    weekday: from.weekday,
    dated: !day.relative,
    relative: day.relative,
    contradicts,
    confidence: confidenceOf({ ...day, from }, contradicts),
  };
}

/** The first day of a stretch without its year that runs on the day of writing or ended not long before: "January 19 – June 4" in June. */
function runningStart({ from, to }: DatedDay, likeliest: string, written: string): string | null {
  if (to === null || from.year !== null || to.year !== null || likeliest <= written) return null;
  const year = Number(written.slice(0, 4));
  const [start, end] = [calendarDay(year, from.month, from.day), calendarDay(year, to.month, to.day)];
  const isNear = start !== null && end !== null && start < written && Math.abs(daysBetween(written, end)) <= nearEnd;
  return isNear && start < end ? start : null;
}

/** "October 6, and the day after": the day that follows a date. */
function dayAfter({ date, endDate, end }: FoundDay, text: string): FoundDay[] {
  const [, lead = '', words = ''] = followingDay.exec(text.slice(end, end + 40)) ?? [];
  if (words === '') return [];
  const start = end + lead.length;
  return [
    {
      ...unsaid,
      start,
      end: start + words.length,
      firstEnd: start + words.length,
      date: addDays(endDate ?? date, 1),
      yearSaid: false,
      weekday: null,
      dated: true,
      relative: false,
      contradicts: false,
      confidence: 0.7,
    },
  ];
}

/** "05/09/2026 – 07/09/2026" in September. */
function withDayFirst(day: DatedDay): DatedDay {
  const { from, to, numeric } = day;
  if (numeric === null || from.day > 12 || (to !== null && to.day > 12)) return day;
  return { ...day, from: turned(from), to: to && turned(to) };
}

function turned(day: NamedDay): NamedDay {
  return { ...day, month: day.day, day: day.month };
}

/** A date in digits the other way round, where only so its weekday is right. */
function asWritten({ from, numeric }: DatedDay, written: string): NamedDay {
  if (numeric === null || from.weekday === null || from.day > 12) return from;
  const [asSaid, asTurned] = [dayMeant(from, written), dayMeant(turned(from), written)];
  const fits = (day: string | null) => day !== null && weekdayOf(day) === from.weekday;
  return !fits(asSaid) && fits(asTurned) ? turned(from) : from;
}

/** The last day of a range, over the turn of the year within a school year; null when there is none. */
function endOf({ to }: DatedDay, date: string): string | null {
  if (to === null) return null;
  const year = Number(date.slice(0, 4));
  const end = calendarDay(to.year ?? year, to.month, to.day);
  if (end !== null && end >= date) return end;
  const next = to.year === null ? calendarDay(year + 1, to.month, to.day) : null;
  return next !== null && daysBetween(date, next) <= maxUnwrittenDays ? next : null;
}

function confidenceOf({ from, relative, counted, numeric }: DatedDay, contradicts: boolean): number {
  if (contradicts) return 0.4;
  if (relative) return counted ? 0.5 : 0.7;
  if (numeric === 'dot' && from.weekday === null && from.day <= 12) return 0.5;
  if (from.year !== null || from.weekday !== null) return 0.95;
  return numeric === null ? 0.85 : 0.7;
}

/** The time that one of the next lines tells, as "Time: 6–8 pm" under "When: Friday, October 9". @param rest what follows the day */
function timeBelow(rest: string): Pick<DateMention, 'time' | 'endTime' | 'zone'> {
  const [own = '', ...lines] = rest.split(lineEnd);
  for (const line of /\d{1,2}[:.]?\d{0,2}\s?[ap]\.?m/i.test(own)
    ? []
    : lines.filter((one) => one.trim() !== '').slice(0, linesToTime)) {
    const [first] = timeSpans(line, findTimes(line));
    if (first && leadsToTime(line, first)) return { time: first.from, endTime: first.to, zone: first.zone };
    if (!labelled.test(line)) break;
  }
  return { time: null, endTime: null, zone: null };
}

/** Possible days of a mention, YYYY-MM-DD, likeliest first: of a weekday alone, also that of the first two weeks from the day of writing on. */
export function possibleDays({ date, dated, weekday }: DateMention, { written }: DateReading): string[] {
  if (dated || weekday === null) return [date];
  const coming = firstWeekday(weekday, written);
  return [...new Set([date, coming, addDays(coming, 7)])];
}
