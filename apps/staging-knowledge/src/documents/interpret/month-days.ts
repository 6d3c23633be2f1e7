import { monthName, monthNumber } from '@homeroom/dates-in-text';
import type { LetterLine } from './letter-lines.ts';
import { cellsOf } from './table-cells.ts';

interface Month {
  name: string;
  /** Empty without one. */
  year: string;
  /** Remaining words of its line: "each morning 9:00 – 11:30". */
  rest: string;
}

/** Month of a year. */
interface YearMonth {
  year: number;
  /** 1 to 12 */
  month: number;
}

interface Day {
  number: number;
  /** Last day of a stretch that a row is about as a whole; null otherwise. */
  to: number | null;
  text: string;
}

const monthWords = new RegExp(`\\b(${monthName})\\b\\.?,?\\s{0,3}((?:19|20)\\d{2})?(?!\\s{0,3}\\d)`, 'giu');
const weekdays = '(?:sun|mon|tue|wed|thu|fri|sat)(?:s?day|nesday|rsday|urday|s|rs|r)?\\.?';
const weekdayHead = new RegExp(`^\\W*${weekdays}(?:[\\s|/·,]+${weekdays}){2,6}\\W*$`, 'iu');
const dayCell = /^(\d{1,2})(?:st|nd|rd|th)?(?:\s+(\S.*))?$/i;
/** "5  Picture day", "Tue 6 – Fair", "12–14: Conferences" below the name of a month. */
const dayLine = new RegExp(
  `^(${weekdays},?\\s)?(\\d{1,2})(?:st|nd|rd|th)?(\\s?[-–]\\s?\\d{1,2}(?:st|nd|rd|th)?)?(?:\\s(${weekdays}))?(?=\\s{2,}|\\t|:\\s|\\s[-–—|]\\s|\\s\\(?\\p{L})(.*\\p{L}{3}.*)$`,
  'iu',
);
const monthsHead = new RegExp(
  `^\\W*((?:${monthName})\\.?(?:\\s?(?:[/&–-]|and)\\s?(?:${monthName})\\.?){0,2}),?(?:\\s+((?:19|20)\\d{2}))?\\W*$`,
  'iu',
);
/** A line that begins with a day of a month, and no stretch of them. */
const ownMonth = new RegExp(
  `^(?:${weekdays},?\\s)?(${monthName})\\.?\\s\\d{1,2}(?:st|nd|rd|th)?(?=\\s|:)(?!,?\\s{1,2}(?:19|20)\\d{2}|\\s?(?:[–-]|to|through)\\s?(?:\\d|\\p{L}{3,9} \\d))`,
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
  let heads: YearMonth[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] as LetterLine;
    const months = monthsAlone(line.text, heads.at(-1) ?? null);
    if (months.length > 0) heads = months;
    const found = monthTable(lines, at) ?? monthList(lines, at, months.at(-1) ?? null);
    if (found) done.push(...found.lines);
    else done.push(withMonthAsHeading(withYearOf(heads, line)));
    at += found?.length ?? 1;
  }
  return done;
}

/**
 * The months of a line that names nothing else: "December / January 2027". Where no year is printed, that of the months
 * above goes on, so that April below "January 2027" is one of 2027; none when no year is known.
 */
function monthsAlone(text: string, last: YearMonth | null): YearMonth[] {
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
function withYearOf(heads: readonly YearMonth[], line: LetterLine): LetterLine {
  const [words = '', name = ''] = ownMonth.exec(line.text) ?? [];
  const head = words === '' ? undefined : heads.find(({ month }) => month === monthNumber(name));
  return head === undefined ? line : { ...line, text: `${words}, ${head.year}${line.text.slice(words.length)}` };
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
  let length = 1;
  for (let row = lines[at + length]; row !== undefined; row = lines[at + length]) {
    const stretch = daysInARow(row, lines[at + length + 1], last);
    const days = stretch?.days ?? daysOf(row, last);
    if (days === null) break;
    weeks.push({ row, days });
    last = days.at(-1)?.to ?? days.at(-1)?.number ?? last;
    length += stretch?.length ?? 1;
  }
  return weeks.flatMap(({ days }) => days).length < fewestDays ? null : spelledOut(lines, at, { weeks, length });
}

/** "22–26 Spring break" across a week, its words in the same line or the next. */
function daysInARow(
  { text }: LetterLine,
  next: LetterLine | undefined,
  last: number,
): { days: Day[]; length: number } | null {
  const [, number = '', to = '', own = ''] = /^(\d{1,2})\s?[-–]\s?(\d{1,2})(?:\s+(\p{L}.*))?$/u.exec(text) ?? [];
  if (number === '' || Number(number) <= last || Number(to) <= Number(number) || Number(to) > 31) return null;
  const below = own === '' && next !== undefined && /^\p{L}/u.test(next.text) ? next.text : '';
  return {
    days: [{ number: Number(number), to: Number(to), text: own || below }],
    length: below === '' ? 1 : 2,
  };
}

/** The days of a row; null when a cell has no number, or one that does not come after the last. */
function daysOf({ text }: LetterLine, last: number): Day[] | null {
  const days: Day[] = [];
  for (const { words } of cellsOf(text)) {
    const [, number, said = ''] = dayCell.exec(words) ?? [];
    if (number === undefined || Number(number) <= (days.at(-1)?.number ?? last) || Number(number) > 31) return null;
    days.push({ number: Number(number), to: null, text: said.replace(/^[^\p{L}\d$]+/u, '') });
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
        .map(({ number, to, text }) => dayOf(month, { number, to, text: text || month.rest }, row)),
    ),
  };
}

/** Lines that begin with the number of a day, below the name of a month. */
function monthList(lines: readonly LetterLine[], at: number, known: YearMonth | null): Found | null {
  const head = lines[at] as LetterLine;
  const found = monthOf(head.text);
  if (found === null || /\p{L}{3}|\d/u.test(found.rest)) return null;
  const month = { ...found, year: found.year || (known === null ? '' : String(known.year)) };
  const days: { number: number; hasWeekday: boolean; text: LetterLine }[] = [];
  for (const line of lines.slice(at + 1)) {
    const [, before = '', number = '', range = '', behind = '', rest = ''] = dayLine.exec(line.text) ?? [];
    const weekday = before || (behind && `${behind} `);
    if (number === '' || Number(number) > 31 || Number(number) < (days.at(-1)?.number ?? 1)) break;
    const text = `${weekday}${month.name} ${number}${range.replaceAll(/\s/g, '')}${month.year && `, ${month.year}`}`;
    days.push({
      number: Number(number),
      hasWeekday: weekday !== '',
      text: { ...line, kind: line.kind === 'heading' ? 'paragraph' : line.kind, text: `${text}${rest}` },
    });
  }
  const isNumbered = days.every(({ number }, index) => number === index + 1);
  if (days.length === 0 || (days.length < fewestLines && !days[0]?.hasWeekday) || isNumbered) return null;
  return { length: days.length + 1, lines: [head, ...days.map(({ text }) => text)] };
}

function dayOf({ name, year }: Month, { number, to, text }: Day, line: LetterLine): LetterLine {
  const cell = cellsOf(line.text).find(({ words }) =>
    new RegExp(`^${number}\\b|^${number}(?:st|nd|rd|th)`).test(words),
  );
  return {
    ...line,
    kind: 'item',
    text: `${name} ${number}${to === null ? '' : `–${to}`}${year && `, ${year}`}${text && `: ${text}`}`,
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
