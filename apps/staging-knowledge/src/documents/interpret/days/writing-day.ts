import { dayMeant, type DateMention } from '@homeroom/dates-in-text';
import { addDays, daysBetween, weekdayOf } from '@homeroom/text';
import type { DatedSentence } from './dated-sentence.ts';
import type { Letter } from '../letter/letter.ts';
import type { Writing } from './days-named-before.ts';
import { mastheadYears, writtenYears, type PrintedYear } from './printed-years.ts';

/** Evidence for the year of a date without one, the best first. */
export type YearSource = 'printed date' | 'weekday' | 'mail' | 'upload' | 'file';

/** Day from which the dates of a document without a year, and "tomorrow", are read, with its evidence. */
export interface WritingDay extends Writing {
  source: YearSource;
  /** Whether other evidence speaks for another year. */
  conflicts: boolean;
}

/** Years in which a document without a year is sought by its weekdays, from that of its arrival on. */
const otherYears = [-1, -2, -3, -4, -5, 1];
/** A file that was made so long before it came is no evidence for when it was written. */
const recentDays = 62;
/** Nobody writes of next year's events more than a year ahead. */
const maxDaysAhead = 366;

/** Whether a file was made shortly before its document came. */
export function isRecent(created: string, today: string): boolean {
  return daysBetween(created, today) <= recentDays;
}

/**
 * The day of writing that the contents of a document speak for: a year printed with its dates or above them, otherwise
 * the year in which the weekdays fit; `arrival` where nothing contradicts it.
 *
 * @param sentences read from `arrival`
 * @param created the day on which the file was made, null when unknown
 */
export function writingDay(
  arrival: WritingDay,
  { letter, sentences, created }: { letter: Letter; sentences: readonly DatedSentence[]; created: string | null },
): WritingDay {
  const isNear = ({ from }: PrintedYear) => from <= addDays(arrival.written, maxDaysAhead);
  const ofHead = mastheadYears(letter).filter(isNear);
  const printed = [...ofHead, ...writtenYears(sentences).filter(isNear)];
  if (printed.some(({ from, to }) => from <= arrival.written && arrival.written <= to))
    return { ...arrival, source: 'printed date' };
  const year = (ofHead.length > 0 ? ofHead : printed).toSorted((a, b) => a.writing.localeCompare(b.writing)).at(-1);
  if (year !== undefined && !(ofHead.length === 0 && isOfOlderYear(year, arrival, sentences)))
    return {
      ...arrival,
      written: year.writing,
      source: 'printed date',
      isSaid: false,
      conflicts: arrival.source === 'mail',
    };
  return byWeekdays(arrival, sentences, created);
}

/** "Winners of May 10, 2025" in a flyer for "Saturday, May 8", which is one when the flyer comes and was none in 2025. */
function isOfOlderYear(
  { writing }: PrintedYear,
  { written }: WritingDay,
  sentences: readonly DatedSentence[],
): boolean {
  const days = sentences.flatMap(({ mentions }) => mentions.filter(hasOnlyWeekday));
  return days.length > 0 && fits(days, written) && !days.some((day) => isRight(day, writing));
}

function byWeekdays(arrival: WritingDay, sentences: readonly DatedSentence[], created: string | null): WritingDay {
  const days = sentences.flatMap(({ mentions }) => mentions.filter(hasOnlyWeekday));
  const isOld = created !== null && !isRecent(created, arrival.written);
  if (days.length === 0) return { ...arrival, conflicts: isOld && arrival.source !== 'mail' };
  const other = (written: string): WritingDay => ({ ...arrival, written, source: 'weekday', isSaid: false });
  const wrong = days.filter((one) => !isRight(one, arrival.written));
  if (wrong.length * 2 < days.length) return { ...arrival, source: 'weekday' };
  const all = new Set(days.map(({ date }) => date)).size;
  if (arrival.source === 'mail' && all < 2) return arrival;
  if (isOld && fits(days, created)) return other(created);
  if (!days.some(({ contradicts }) => contradicts)) return { ...arrival, source: 'weekday' };
  const fitting = otherYears.map((years) => yearsLater(arrival.written, years)).filter((day) => fits(days, day));
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1 && (all > 1 || only === yearsLater(arrival.written, -1)))
    return other(only);
  return { ...arrival, conflicts: true };
}

function hasOnlyWeekday({ dated, yearSaid, weekday, endDate }: DateMention): boolean {
  return dated && !yearSaid && weekday !== null && endDate === null;
}

function fits(days: readonly DateMention[], written: string): boolean {
  return days.every((day) => isRight(day, written));
}

/** Whether the weekday is right in a document written then. */
function isRight({ date, weekday }: DateMention, written: string): boolean {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  const meant = dayMeant({ year: null, month, day, weekday: null }, written);
  return meant !== null && weekdayOf(meant) === weekday;
}

function yearsLater(day: string, years: number): string {
  return addDays(`${Number(day.slice(0, 4)) + years}-${day.slice(5, 7)}-01`, Number(day.slice(8)) - 1);
}
