import { monthName } from '@homeroom/dates-in-text';
import type { LetterLine } from './letter-lines.ts';
import { cellsOf } from './table-cells.ts';

interface Month {
  name: string;
  /** Empty without one. */
  year: string;
  /** Remaining words of its line: "each morning 9:00 – 11:30". */
  rest: string;
}

interface Day {
  number: number;
  text: string;
}

const monthWords = new RegExp(`\\b(${monthName})\\b\\.?,?\\s{0,3}((?:19|20)\\d{2})?(?!\\s{0,3}\\d)`, 'giu');
const weekdays = '(?:sun|mon|tue|wed|thu|fri|sat)(?:s?day|nesday|rsday|urday|s|rs|r)?\\.?';
const weekdayHead = new RegExp(`^\\W*${weekdays}(?:[\\s|/·,]+${weekdays}){2,6}\\W*$`, 'iu');
const dayCell = /^(\d{1,2})(?:st|nd|rd|th)?(?:\s+(\S.*))?$/i;
/** "5  Picture day", "Tue 6 – Fair", "12–14: Conferences" below the name of a month. */
const dayLine = new RegExp(
  `^(${weekdays},?\\s)?(\\d{1,2})(?:st|nd|rd|th)?(\\s?[-–]\\s?\\d{1,2}(?:st|nd|rd|th)?)?(?=\\s{2,}|\\t|:\\s|\\s[-–—|]\\s|\\s\\(?\\p{L})(.*\\p{L}{3}.*)$`,
  'iu',
);
/** Number of lines between a month and its table. */
const reach = 8;
const reachBelow = 3;
const maxMonthLineLength = 90;
const fewestDays = 3;
const fewestLines = 2;

/**
 * The lines of a letter in which days that have only their number, in a table or list of a month, have the month as well:
 * "4 School resumes" below "January 2027" is "January 4, 2027: School resumes".
 */
export function withMonthDays(lines: readonly LetterLine[]): LetterLine[] {
  const done: LetterLine[] = [];
  for (let at = 0; at < lines.length;) {
    const found = monthTable(lines, at) ?? monthList(lines, at);
    if (found) done.push(...found.lines);
    else done.push(withMonthAsHeading(lines[at] as LetterLine));
    at += found?.length ?? 1;
  }
  return done;
}

/** "JANUARY  2027" over a table is no row of it. */
function withMonthAsHeading(line: LetterLine): LetterLine {
  const month = line.kind === 'row' ? monthOf(line.text) : null;
  return month === null || month.year === '' || month.rest !== ''
    ? line
    : { ...line, kind: 'heading', text: `${month.name} ${month.year}` };
}

/** Line of a table with its days. */
interface Week {
  row: LetterLine;
  days: Day[];
}

interface Found {
  lines: LetterLine[];
  /** Number of lines that it replaces. */
  length: number;
}

/** A table headed by the days of the week, each cell with the number of its day; or their numbers above such a head. */
function monthTable(lines: readonly LetterLine[], at: number): Found | null {
  const isHead = (line: LetterLine | undefined) => line !== undefined && weekdayHead.test(line.text);
  const [line, next] = [lines[at], lines[at + 1]];
  if (line && isHead(next)) {
    const numbers = daysOf(line, 0);
    if (
      numbers !== null &&
      numbers.length === cellsOf(next?.text ?? '').length &&
      numbers.every(({ text }) => text === '')
    )
      return spelledOut(lines, at, { weeks: [{ row: line, days: numbers }], length: 2 });
  }
  if (!isHead(line)) return null;
  const weeks: Week[] = [];
  let last = 0;
  for (const row of lines.slice(at + 1)) {
    const week = daysOf(row, last);
    if (week === null) break;
    weeks.push({ row, days: week });
    last = week.at(-1)?.number ?? last;
  }
  return weeks.flatMap(({ days }) => days).length < fewestDays
    ? null
    : spelledOut(lines, at, { weeks, length: weeks.length + 1 });
}

/** The days of a row; null when a cell has no number, or one that does not come after the last. */
function daysOf({ text }: LetterLine, last: number): Day[] | null {
  const days: Day[] = [];
  for (const { words } of cellsOf(text)) {
    const [, number, said = ''] = dayCell.exec(words) ?? [];
    if (number === undefined || Number(number) <= (days.at(-1)?.number ?? last) || Number(number) > 31) return null;
    days.push({ number: Number(number), text: said.replace(/^[^\p{L}\d$]+/u, '') });
  }
  return days.length === 0 ? null : days;
}

function spelledOut(
  lines: readonly LetterLine[],
  at: number,
  { weeks, length }: { weeks: readonly Week[]; length: number },
): Found | null {
  const above = lines.slice(Math.max(0, at - reach), at).toReversed();
  const below = lines.slice(at + length, at + length + reachBelow);
  const month = [...above, ...below].map(({ text }) => monthOf(text)).find((one) => one !== null);
  if (month === undefined) return null;
  const isBare = weeks.every(({ days }) => days.every(({ text }) => text === ''));
  return {
    length,
    lines: weeks.flatMap(({ row, days }) =>
      days
        .filter(({ text }) => text !== '' || isBare)
        .map(({ number, text }) => dayOf(month, String(number), text || month.rest, row)),
    ),
  };
}

/** Lines that begin with the number of a day, below the name of a month. */
function monthList(lines: readonly LetterLine[], at: number): Found | null {
  const head = lines[at] as LetterLine;
  const month = monthOf(head.text);
  if (month === null || /\p{L}{3}|\d/u.test(month.rest)) return null;
  const days: { line: LetterLine; number: number; text: LetterLine }[] = [];
  for (const line of lines.slice(at + 1)) {
    const [, weekday = '', number = '', range = '', rest = ''] = dayLine.exec(line.text) ?? [];
    if (number === '' || Number(number) > 31 || Number(number) < (days.at(-1)?.number ?? 1)) break;
    const text = `${weekday}${month.name} ${number}${range.replaceAll(/\s/g, '')}${month.year && `, ${month.year}`}`;
    days.push({
      line,
      number: Number(number),
      text: { ...line, kind: line.kind === 'heading' ? 'paragraph' : line.kind, text: `${text}${rest}` },
    });
  }
  const isNumbered = days.every(({ number }, index) => number === index + 1);
  if (days.length < fewestLines || isNumbered) return null;
  return { length: days.length + 1, lines: [head, ...days.map(({ text }) => text)] };
}

function dayOf({ name, year }: Month, number: string, text: string, line: LetterLine): LetterLine {
  const cell = cellsOf(line.text).find(({ words }) =>
    new RegExp(`^${number}\\b|^${number}(?:st|nd|rd|th)`).test(words),
  );
  return {
    ...line,
    kind: 'item',
    text: `${name} ${number}${year && `, ${year}`}${text && `: ${text}`}`,
    raw: [cell?.words ?? line.text],
  };
}

/** The only month in a short line that names no day. */
function monthOf(text: string): Month | null {
  if (text.length > maxMonthLineLength) return null;
  const found = [...text.matchAll(monthWords)].filter(({ 0: words }) => /^\p{Lu}/u.test(words));
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  const [, name = '', year = ''] = only;
  const rest = `${text.slice(0, only.index)} ${text.slice(only.index + only[0].length)}`.replace(/^[\s\W]+|\s+$/gu, '');
  if (year === '' && /\p{L}{3}/u.test(rest)) return null;
  return { name: `${name.charAt(0)}${name.slice(1).toLowerCase()}`, year, rest };
}
