import type { RuleFields, WeekdayPart } from './rule-parts.ts';
import { dayMs } from '../zones/time-zones.ts';

/** The days after which the Gregorian calendar repeats itself, weekdays included. */
export const calendarCycle = { days: 146_097, weeks: 20_871, years: 400 } as const;

/** Some of the dates of the calendar, which are counted in days since 1970-01-01. */
export interface ChosenDates {
  has(date: number): boolean;
  /** The first of them at or after a date; null when there is none in a whole cycle of the calendar, so that none follows. */
  next(date: number): number | null;
}

interface Year {
  begin: number;
  end: number;
  /** For each day of the year, whether it is chosen. */
  pattern: boolean[];
}

/**
 * The dates that BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY and BYDAY leave, where ordinals count in the year. All but the
 * week number depends on the weekday that a year begins with and on its length, so those are looked up.
 */
export function chosenDates(parts: RuleFields): ChosenDates {
  const { weekNumbers, weekStart } = parts;
  const yearAt = yearPatterns(parts);
  const inWeek = (date: number) => weekNumbers === null || isInWeek(date, weekNumbers, weekStart);
  return {
    has(date) {
      const { begin, pattern } = yearAt(date);
      return pattern[date - begin] === true && inWeek(date);
    },
    next(date) {
      let at = date;
      while (at <= date + calendarCycle.days) {
        const { begin, end, pattern } = yearAt(at);
        const index = pattern.indexOf(true, at - begin);
        if (index >= 0 && inWeek(begin + index)) return begin + index;
        at = index < 0 ? end : begin + index + 1;
      }
      return null;
    },
  };
}

/** Tells the year of a date; mostly that of the date before. */
function yearPatterns(parts: RuleFields): (date: number) => Year {
  const patterns = new Map<number, boolean[]>();
  let year: Year = { begin: 0, end: 0, pattern: [] };
  return (date) => {
    if (date >= year.begin && date < year.end) return year;
    const [begin, end] = [firstOfYear(yearOf(date)), firstOfYear(yearOf(date) + 1)];
    const kind = (end - begin) * 7 + weekdayOf(begin);
    const pattern = patterns.get(kind) ?? yearPattern(parts, end - begin, weekdayOf(begin));
    patterns.set(kind, pattern);
    year = { begin, end, pattern };
    return year;
  };
}

function yearPattern(
  { months, yearDays, monthDays, weekdays }: RuleFields,
  length: number,
  firstWeekday: number,
): boolean[] {
  const ofYear = yearDays && new Set(yearDays);
  const pattern: boolean[] = [];
  for (let month = 1; month <= 12; month += 1) {
    const days = daysOfMonth(month, length === 366);
    for (let day = 1; day <= days; day += 1) {
      const index = pattern.length;
      const weekday = (firstWeekday + index) % 7;
      pattern.push(
        (months === null || months.includes(month)) &&
          (ofYear === null || ofYear.has(index + 1) || ofYear.has(index - length)) &&
          (monthDays === null || monthDays.includes(day) || monthDays.includes(day - days - 1)) &&
          (weekdays === null || weekdays.some((part) => isNth(part, weekday, index, length))),
      );
    }
  }
  return pattern;
}

function isNth({ ordinal, weekday }: WeekdayPart, own: number, index: number, length: number): boolean {
  if (own !== weekday) return false;
  return (
    ordinal === 0 || ordinal === Math.floor(index / 7) + 1 || ordinal === -Math.floor((length - 1 - index) / 7) - 1
  );
}

function daysOfMonth(month: number, leap: boolean): number {
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Week 1 is the first with four days in the year, so that its fourth day tells the year of any week. */
function isInWeek(date: number, wanted: readonly number[], weekStart: number): boolean {
  const fourth = firstOfWeek(date, weekStart) + 3;
  const begin = firstOfYear(yearOf(fourth));
  const lastFourth = firstOfWeek(firstOfYear(yearOf(fourth) + 1) - 4, weekStart) + 3;
  const [number, last] = [weekFrom(begin, fourth), weekFrom(begin, lastFourth)];
  return wanted.includes(number) || wanted.includes(number - last - 1);
}

function weekFrom(begin: number, date: number): number {
  return Math.floor((date - begin) / 7) + 1;
}

/** The date that a wall time is on. */
export function dateOf(wall: number): number {
  return Math.floor(wall / dayMs);
}

/** The year of a date. */
export function yearOf(date: number): number {
  return new Date(date * dayMs).getUTCFullYear();
}

/** January 1 of a year, also of those before 100, which Date.UTC would put into the 20th century. */
export function firstOfYear(year: number): number {
  const past = year - 1;
  return 365 * past + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400) - 719_162;
}

/** The weekday of a date; 0 is Sunday. */
export function weekdayOf(date: number): number {
  return (((date + 4) % 7) + 7) % 7;
}

/** The first date of the week that a date is in. */
export function firstOfWeek(date: number, weekStart: number): number {
  return date - ((weekdayOf(date) - weekStart + 7) % 7);
}
