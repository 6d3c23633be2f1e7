import { addDays, calendarDay, firstWeekday } from '@homeroom/text';
import type { Span } from './spans.ts';
import { sure, withoutWeekday, type UndatedDay } from './undated-day.ts';

const [sunday, monday, thursday] = [0, 1, 4];
const s = "(?:[’']?s|s[’'])";
/** Holidays of the United States with their days of a year. */
const holidays: readonly (readonly [name: string, dayIn: (year: number) => string])[] = [
  [`new year${s} day`, fixed(1, 1)],
  ['(?:martin luther king|m\\.?l\\.?k\\.?)(?:,? jr\\.?)?(?: day)', nthWeekday(1, monday, 3)],
  [`valentine${s}(?: day)?`, fixed(2, 14)],
  [`president${s} day`, nthWeekday(2, monday, 3)],
  [`(?:st\\.? )?patrick${s} day`, fixed(3, 17)],
  ['good friday', (year) => addDays(easterSunday(year), -2)],
  ['easter(?: sunday)?', easterSunday],
  [`mother${s} day`, nthWeekday(5, sunday, 2)],
  ['memorial day', (year) => addDays(firstWeekday(monday, dayOf(year, 6, 1)), -7)],
  [`father${s} day`, nthWeekday(6, sunday, 3)],
  ['juneteenth', fixed(6, 19)],
  ['labor day', nthWeekday(9, monday, 1)],
  [`(?:columbus|indigenous people${s}) day`, nthWeekday(10, monday, 2)],
  ['halloween', fixed(10, 31)],
  ["veterans[’']? day", fixed(11, 11)],
  ['thanksgiving(?: day)?', nthWeekday(11, thursday, 4)],
  ['christmas eve', fixed(12, 24)],
  ['christmas(?: day)?', fixed(12, 25)],
  [`new year${s} eve`, fixed(12, 31)],
];
const names = new RegExp(`\\b(?:${holidays.map(([name]) => `(${name})`).join('|')})(?![\\p{L}\\d’'-])`, 'giu');
/** "Before Halloween", "no class Memorial Day", "is Labor Day" */
const leads =
  /\b(?:on|by|before|after|following|until|till|through|is|are|closed|class(?:es)?|school|practice|lessons?)\s{1,2}$/i;
/** "Halloween parade" and "Thanksgiving break" are no days. */
const endsThere = /^\s{0,2}(?:$|[.,;:)!?–¶|]|\s{2}|\s(?:at|from|and|or|we|the|if|with|so|because)\b)/i;
/** Next to the date of a holiday its name is only a name. */
const nearby = 20;

/** The names of holidays in which a weekday stands, of any year. */
export function holidaysWithWeekday(text: string): Span[] {
  return [...text.matchAll(/\bgood friday\b|\beaster sunday\b/gi)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/**
 * The next days of the holidays that stand for a day.
 * @param text without lookalikes
 * @param dated days named by date in it
 * @param written YYYY-MM-DD
 */
export function holidayDays(text: string, dated: readonly Span[], written: string): UndatedDay[] {
  return [...text.matchAll(names)].flatMap((found) => {
    const [start, end] = [found.index, found.index + found[0].length];
    const isNamed = dated.some((day) => day.start - end < nearby && start - day.end < nearby);
    if (isNamed || !leads.test(text.slice(0, start)) || !endsThere.test(text.slice(end))) return [];
    const holiday = holidays[found.slice(1).findIndex((group) => group !== undefined)];
    const year = Number(written.slice(0, 4));
    const date = holiday && [year, year + 1].map(holiday[1]).find((day) => day >= written);
    return date === undefined ? [] : [withoutWeekday({ start, end }, date, sure.ordinal)];
  });
}

function fixed(month: number, day: number): (year: number) => string {
  return (year) => dayOf(year, month, day);
}

/** Returns the day of a year that is the weekday of a month with that number: the second Sunday in May. */
export function nthWeekday(month: number, weekday: number, count: number): (year: number) => string {
  return (year) => addDays(firstWeekday(weekday, dayOf(year, month, 1)), 7 * (count - 1));
}

function dayOf(year: number, month: number, day: number): string {
  return calendarDay(year, month, day) ?? '';
}

/** Returns Easter Sunday of a year, by the anonymous Gregorian algorithm, as Meeus gives it. */
export function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - f + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1);
}
