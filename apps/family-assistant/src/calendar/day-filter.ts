import type { RuleParts, WeekdayPart } from './rule-parts.ts';
import { dayMs } from './time-zones.ts';

/** The days after which the Gregorian calendar repeats itself, weekdays included. */
export const calendarCycle = { days: 146_097, weeks: 20_871, years: 400 } as const;

/** A test of dates, which are counted in days since 1970-01-01. */
export type DayFilter = (date: number) => boolean;

/**
 * Tells the dates that BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY and BYDAY leave, where ordinals count in the year. All
 * but the week number depends on the weekday that a year begins with and on its length, so those are looked up.
 */
export function dayFilter(parts: RuleParts): DayFilter {
  const patterns = new Map<number, boolean[]>();
  let [begin, end] = [0, 0];
  let pattern: boolean[] = [];
  const enter = (date: number) => {
    [begin, end] = [firstOfYear(yearOf(date)), firstOfYear(yearOf(date) + 1)];
    const kind = (end - begin) * 7 + weekdayOf(begin);
    pattern = patterns.get(kind) ?? yearPattern(parts, end - begin, weekdayOf(begin));
    patterns.set(kind, pattern);
  };
  return (date) => {
    if (date < begin || date >= end) enter(date);
    return pattern[date - begin] === true && (parts.weekNumbers === null || isInWeek(date, parts.weekNumbers, parts.weekStart));
  };
}

function yearPattern({ months, yearDays, monthDays, weekdays }: RuleParts, length: number, firstWeekday: number): boolean[] {
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
  return ordinal === 0 || ordinal === Math.floor(index / 7) + 1 || ordinal === -Math.floor((length - 1 - index) / 7) - 1;
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
