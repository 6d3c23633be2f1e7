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
  /** Last day of a cell over several days; null otherwise. */
  to: number | null;
  text: string;
  /** -1 for a day of the month before, 1 for one of the month after. */
  turn: -1 | 0 | 1;
}

const monthWords = new RegExp(`\\b(${monthName})\\b\\.?,?\\s{0,3}((?:19|20)\\d{2})?(?!\\s{0,3}\\d)`, 'giu');
const weekdays = '(?:sun|mon|tue|wed|thu|fri|sat)(?:s?day|nesday|rsday|urday|s|rs|r)?\\.?';
const weekdayHead = new RegExp(
  `^\\W*${weekdays}(?:[\\s|/·,]+${weekdays}){2,6}\\W*$|^\\W*(?:[smtwf]|th|su|sa|mo|tu|we|fr)(?:[\\s|]+(?:[smtwf]|th|su|sa|mo|tu|we|fr)){4,6}\\W*$`,
  'iu',
);
const dayCell = /^(\d{1,2})(?:st|nd|rd|th)?(?:\s?[-–]\s?(\d{1,2})(?=\s+\p{L}))?(?:\s+(\S.*))?$/iu;
const emptyCell = /^[-–—]$/;
/** Between the events of one day: "10:30 Toddler time 4:00 Lego club". */
const clock = '\\d{1,2}(?::\\d\\d(?:\\s?[-–]\\s?\\d{1,2}:\\d\\d)?(?:\\s?[ap]\\.?m\\b\\.?)?|\\s?[ap]\\.?m\\b\\.?)';
const clockFirst = new RegExp(`^${clock}\\s+\\p{Lu}`, 'iu');
const nextEvent = new RegExp(`(?<=\\p{L}|[.!)])\\s+(?=${clock}\\s+\\p{Lu}\\p{L})`, 'u');
/** "March at Cedar Lane", "Our December" over a table of days. */
const monthAtEdge = new RegExp(`^(?:${monthName})\\b(?!\\s\\d)|\\b(?:${monthName})$`, 'iu');
/** "5  Picture day", "Tue 6 – Fair", "12–14: Conferences" below the name of a month. */
const dayLine = new RegExp(
  `^(${weekdays},?\\s{1,3})?(\\d{1,2})(?:st|nd|rd|th)?(\\s?[-–]\\s?\\d{1,2}(?:st|nd|rd|th)?)?(?:\\s(${weekdays}))?(?=\\s{2,}|\\t|:\\s|\\s[-–—|]\\s|\\s\\(?\\p{L})(.*\\p{L}{3}.*)$`,
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
const daysOfWeek = 7;
const shortestMonth = 28;
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
    const ofMonth = days.findLast(({ turn }) => turn === 0);
    last = ofMonth?.to ?? ofMonth?.number ?? last;
    length += stretch?.length ?? 1;
  }
  return weeks.flatMap(({ days }) => days).length < fewestDays ? null : spelledOut(lines, at, { weeks, length });
}

/** "22–26" across a week, its words in the next line. */
function daysInARow(
  { text }: LetterLine,
  next: LetterLine | undefined,
  last: number,
): { days: Day[]; length: number } | null {
  const [, number = '', to = ''] = /^(\d{1,2})\s?[-–]\s?(\d{1,2})$/.exec(text) ?? [];
  if (number === '' || Number(number) <= last || Number(to) <= Number(number) || Number(to) > 31) return null;
  const below = next !== undefined && /^\p{L}/u.test(next.text) ? next.text : '';
  return {
    days: [{ number: Number(number), to: Number(to), text: below, turn: 0 }],
    length: below === '' ? 1 : 2,
  };
}

/**
 * The days of a row, in a first week also the last ones of the month before, in a last week the first ones of the next;
 * null when a cell has no number, or one that does not come after the last.
 */
function daysOf({ text }: LetterLine, last: number): Day[] | null {
  const days: Day[] = [];
  for (const { words } of cellsOf(text)) {
    if (emptyCell.test(words)) continue;
    const [, number, to, said = ''] = dayCell.exec(words) ?? [];
    if (number === undefined || Number(number) > 31) return null;
    const before = days.at(-1);
    const day = { number: Number(number), to: to === undefined ? null : Number(to) };
    if (day.to !== null && (day.to <= day.number || day.to > 31)) return null;
    const comesAfter = day.number > (before?.to ?? before?.number ?? last);
    const isTurn = !comesAfter && day.number <= daysOfWeek && (before?.number ?? last) > shortestMonth - daysOfWeek;
    if (!comesAfter && !isTurn) return null;
    const turn = isTurn && last > 0 ? 1 : (before?.turn ?? 0);
    // The days before the first are of the month before.
    if (isTurn && last === 0) for (const earlier of days) earlier.turn = -1;
    days.push({ ...day, text: said.replace(/^[^\p{L}\d$]+/u, ''), turn: isTurn && last === 0 ? 0 : turn });
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
  const around = [...above, ...below].map(({ text }) => text);
  const month = around.map(monthOf).find((one) => one !== null) ?? around.map(looseMonthOf).find((one) => one !== null);
  if (month === undefined || month === null) return null;
  const isBare = weeks.every(({ days }) => days.every(({ text }) => text === ''));
  return {
    length,
    lines: weeks.flatMap(({ row, days }) =>
      days
        .filter(({ text, turn }) => text !== '' || (isBare && turn === 0))
        .flatMap((day) => eventsOf(day.text || month.rest).map((text) => dayOf(month, { ...day, text }, row))),
    ),
  };
}

/** "10:30 Toddler time 4:00 Lego club" is two. */
function eventsOf(text: string): string[] {
  return clockFirst.test(text) ? text.split(nextEvent) : [text];
}

/** Lines that begin with the number of a day, below the name of a month. */
function monthList(lines: readonly LetterLine[], at: number, known: YearMonth | null): Found | null {
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
    const text = `${weekday}${month.name} ${number}${range.replaceAll(/\s/g, '')}${month.year && `, ${month.year}`}`;
    days.push({
      number: Number(number),
      hasWeekday: weekday !== '',
      text: { ...line, kind: line.kind === 'heading' ? 'paragraph' : line.kind, text: `${text}${rest}` },
    });
  }
  const isNumbered = days.every(({ number }, index) => number === index + 1);
  if (days.length === 0 || (days.length < fewestLines && !days[0]?.hasWeekday) || isNumbered) return null;
  return { length: first - at + days.length, lines: [head, ...days.map(({ text }) => text)] };
}

function isTableHead(line: LetterLine | undefined): boolean {
  return line?.kind === 'row' && !/\d/.test(line.text) && /^(?:dates?|days?)\b/i.test(line.text);
}

function dayOf(month: Month, { number, to, text, turn }: Day, line: LetterLine): LetterLine {
  const { name, year } = turn === 0 ? month : neighbourOf(month, turn);
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

function neighbourOf({ name, year }: Month, turn: -1 | 1): Pick<Month, 'name' | 'year'> {
  const first = new Date(Date.UTC(Number(year) || 2000, monthNumber(name) - 1 + turn, 1));
  return {
    name: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(first),
    year: year && String(first.getUTCFullYear()),
  };
}

/** The month at the beginning or end of a short heading, "March at Cedar Lane". */
function looseMonthOf(text: string): Month | null {
  const [found] = text.length > maxMonthLineLength / 2 || /[.!?]$/.test(text) ? [] : (monthAtEdge.exec(text) ?? []);
  return found === undefined || !/^\p{Lu}/u.test(found) ? null : monthOf(found);
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
