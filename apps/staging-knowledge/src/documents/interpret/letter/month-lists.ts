import { monthName, monthNumber } from '@homeroom/dates-in-text';
import type { LetterLine } from './letter-lines.ts';
import { isMonthHead, monthOf, weekdayName, type YearMonth } from './named-months.ts';

/** "5  Picture day", "Tue 6 – Fair", "12–14: Conferences" below the name of a month. */
const dayLine = new RegExp(
  `^(${weekdayName},?\\s{1,3})?(\\d{1,2})(?:st|nd|rd|th)?(\\s?(?:[-–]|to|through)\\s?(?:the\\s)?(?:${weekdayName},?\\s)?(?:(?:${monthName})\\.?\\s)?\\d{1,2}(?:st|nd|rd|th)?)?(?:\\s(${weekdayName}))?(?=\\s{2,}|\\t|:\\s|\\s[-–—|]\\s|\\s\\(?\\p{L})(.*\\p{L}{3}.*)$`,
  'iu',
);
const fewestLines = 2;
/** Months that are named on lines of their own, from which on a list of one line is one. */
const fewestMonths = 3;
/** "21–Jan 1", "28 to Friday, January 8" */
const otherMonth = new RegExp(`(${monthName})\\.?\\s(\\d{1,2})`, 'iu');

/** Lines of a list that have their months, and the number of lines that they replace. */
export interface MonthList {
  lines: LetterLine[];
  length: number;
}

/** Lines that begin with the number of a day, below the name of a month. */
export function monthList(lines: readonly LetterLine[], at: number, known: YearMonth | null): MonthList | null {
  const head = lines[at] as LetterLine;
  const found = monthOf(head.text);
  if (found === null || /\p{L}{3}|\d/u.test(found.rest)) return null;
  const month = { ...found, year: found.year || (known === null ? '' : String(known.year)) };
  const days: { number: number; hasWeekday: boolean; text: LetterLine }[] = [];
  // "Day  Date  Parent" heads a table.
  const first = at + 1 + Number(isTableHead(lines[at + 1]));
  for (const line of lines.slice(first)) {
    const [, before = '', number = '', range = '', behind = '', rest = ''] = dayLine.exec(line.text) ?? [];
    const weekday = before.replace(/\s+$/, ' ') || (behind && `${behind} `);
    if (number === '' || Number(number) > 31 || Number(number) < (days.at(-1)?.number ?? 1)) break;
    days.push({
      number: Number(number),
      hasWeekday: weekday !== '',
      text: {
        ...line,
        kind: line.kind === 'heading' ? 'paragraph' : line.kind,
        text: `${weekday}${spelledOut(month, number, range)}${otherMonth.test(range) ? `: ${rest.replace(/^[\s:|–—-]+/u, '')}` : rest}`,
      },
    });
  }
  const isNumbered = days.every(({ number }, index) => number === index + 1);
  const isShort = days.length < fewestLines && !days[0]?.hasWeekday && !isAmongMonths(lines);
  if (days.length === 0 || isShort || (isNumbered && days.length >= fewestLines)) return null;
  return { length: first - at + days.length, lines: [head, ...days.map(({ text }) => text)] };
}

/** "December 21, 2026 – January 1, 2027" of "21–Jan 1" below "December 2026". */
function spelledOut({ name, year }: { name: string; year: string }, number: string, range: string): string {
  const [, last = '', day = ''] = otherMonth.exec(range) ?? [];
  const written = year && `, ${year}`;
  if (last === '') return `${name} ${number}${range.replace(/[^\d]*(\d+).*/u, '–$1')}${written}`;
  const ends = year && `, ${Number(year) + Number(monthNumber(last) < monthNumber(name))}`;
  return `${name} ${number}${written} – ${last} ${day}${ends}`;
}

function isAmongMonths(lines: readonly LetterLine[]): boolean {
  return lines.filter(({ text }) => isMonthHead(text)).length >= fewestMonths;
}

function isTableHead(line: LetterLine | undefined): boolean {
  return line?.kind === 'row' && !/\d/.test(line.text) && /^(?:dates?|days?)\b/i.test(line.text);
}
