import { monthName, monthNumber } from '@homeroom/dates-in-text';
import type { LetterLine } from './letter-lines.ts';
import { cellsOf } from './table-cells.ts';

/** Month that a line names. */
export interface Month {
  name: string;
  /** Empty without one. */
  year: string;
  /** Remaining words of its line: "each morning 9:00 – 11:30". */
  rest: string;
}

/** Month of a year. */
export interface YearMonth {
  year: number;
  /** 1 to 12 */
  month: number;
}

/** Pattern source of a weekday in full or short. */
export const weekdayName = '(?:sun|mon|tue|wed|thu|fri|sat)(?:s?day|nesday|rsday|urday|s|rs|r)?\\.?';
const monthWords = new RegExp(`\\b(${monthName})\\b\\.?,?\\s{0,3}((?:19|20)\\d{2})?(?!\\s{0,3}\\d)`, 'giu');
/** "March at Cedar Lane", "Our December" over a table of days. */
const monthAtEdge = new RegExp(`^(?:${monthName})\\b(?!\\s\\d)|\\b(?:${monthName})$`, 'iu');
const monthsHead = new RegExp(
  `^\\W*((?:${monthName})\\.?(?:\\s?(?:[/&–-]|and)\\s?(?:${monthName})\\.?){0,2}),?(?:\\s+((?:19|20)\\d{2}))?\\W*$`,
  'iu',
);
/** A line that begins with a day of a month, and no stretch of them. */
const ownMonth = new RegExp(
  `^(?:${weekdayName},?\\s)?(${monthName})\\.?\\s\\d{1,2}(?:st|nd|rd|th)?(?=\\s|:)(?!,?\\s{1,2}(?:19|20)\\d{2}|\\s?(?:[–-]|to|through)\\s?(?:\\d|\\p{L}{3,9} \\d))`,
  'iu',
);
const maxMonthLineLength = 90;
const maxHeadingLength = 60;

/** Whether a line names a month and nothing else, with its year or without. */
export function isMonthHead(text: string): boolean {
  return monthsHead.test(text);
}

/**
 * The months of a line that names nothing else: "December / January 2027". Where no year is printed, that of the months
 * above goes on, so that April below "January 2027" is one of 2027; none when no year is known.
 */
export function monthsAlone(text: string, last: YearMonth | null): YearMonth[] {
  const [, names = '', printed] = monthsHead.exec(text) ?? [];
  const months = names
    .split(/[^\p{L}]+/u)
    .filter((name) => name !== '')
    .map(monthNumber);
  const [first = 0] = months;
  if (months.length === 0 || (printed === undefined && last === null)) return [];
  const turns = months.some((month, index) => month < (months[index - 1] ?? 0));
  let year =
    printed === undefined ? (last?.year ?? 0) + Number(first < (last?.month ?? 0)) : Number(printed) - Number(turns);
  return months.map((month, index) => {
    year += Number(month < (months[index - 1] ?? 0));
    return { year, month };
  });
}

/** "May 31: Memorial Day" below "April / May", with the year of these. */
export function withYearOf(heads: readonly YearMonth[], line: LetterLine): LetterLine {
  const [words = '', name = ''] = ownMonth.exec(line.text) ?? [];
  const head = words === '' ? undefined : heads.find(({ month }) => month === monthNumber(name));
  return head === undefined ? line : { ...line, text: `${words}, ${head.year}${line.text.slice(words.length)}` };
}

/** The month before or after another one. */
export function neighbourOf({ name, year }: Month, turn: -1 | 1): Pick<Month, 'name' | 'year'> {
  const first = new Date(Date.UTC(Number(year) || 2000, monthNumber(name) - 1 + turn, 1));
  return {
    name: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(first),
    year: year && String(first.getUTCFullYear()),
  };
}

/** The month at the beginning or end of a short heading or its first cell, "March at Cedar Lane". */
export function looseMonthOf(text: string): Month | null {
  const [first] = cellsOf(text);
  const heading = first?.words ?? text;
  const [found] = heading.length > maxHeadingLength || /[.!?]$/.test(heading) ? [] : (monthAtEdge.exec(heading) ?? []);
  return found === undefined || !/^\p{Lu}/u.test(found) ? null : monthOf(found);
}

/** The only month in a short line that names no day, or in the first cell of a longer one. */
export function monthOf(text: string): Month | null {
  const [masthead] = cellsOf(text);
  if (text.length > maxMonthLineLength)
    return masthead === undefined || masthead.words === text ? null : monthOf(masthead.words);
  const found = [...text.matchAll(monthWords)].filter(({ 0: words }) => /^\p{Lu}/u.test(words));
  const only = found.at(-1);
  // "Families, July 2028  90 Mill Road"
  if (only === undefined && masthead !== undefined && masthead.words !== text) {
    const first = monthOf(masthead.words);
    return first?.year ? first : null;
  }
  // "FEBRERO · FEBRUARY 2027"
  if (only === undefined || new Set(found.map(({ 1: name = '' }) => monthNumber(name))).size > 1) return null;
  const [, name = '', year = ''] = only;
  const rest = `${text.slice(0, found[0]?.index)} ${text.slice(only.index + only[0].length)}`.replace(
    /^[\s\W]+|\s+$/gu,
    '',
  );
  if (year === '' && /\p{L}{3}/u.test(rest)) return null;
  return { name: `${name.charAt(0)}${name.slice(1).toLowerCase()}`, year, rest };
}
