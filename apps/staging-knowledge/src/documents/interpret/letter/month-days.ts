import { monthName } from '@homeroom/dates-in-text';
import type { LetterLine } from './letter-lines.ts';
import { entriesOf, timesOfDay, withClock } from './cell-entries.ts';
import { gridLegend } from './grid-legend.ts';
import { monthList } from './month-lists.ts';
import {
  looseMonthOf,
  monthOf,
  monthsAlone,
  neighbourOf,
  weekdayName,
  withYearOf,
  type Month,
  type YearMonth,
} from './named-months.ts';
import { cellsOf } from './table-cells.ts';

interface Day {
  number: number;
  /** Last day of a cell over several days; null otherwise. */
  to: number | null;
  text: string;
  /** -1 for a day of the month before, 1 for one of the month after. */
  turn: -1 | 0 | 1;
}

const weekdayHead = new RegExp(
  `^\\W*${weekdayName}(?:[\\s|/·,]+${weekdayName}){2,6}\\W*$|^\\W*(?:[smtwf]|th|su|sa|mo|tu|we|fr)(?:[\\s|]+(?:[smtwf]|th|su|sa|mo|tu|we|fr)){4,6}\\W*$`,
  'iu',
);
const dayCell = new RegExp(
  `^(?<next>(?:${monthName})\\.? )?(\\d{1,2})(?:st|nd|rd|th)?(?:\\s?[-–]\\s?(\\d{1,2})(?=\\s+[^\\d\\s]))?(?:\\s+(\\S.*))?$`,
  'iu',
);
/** "22 – 26 Spring break", which a layout put into the cell of an earlier day. */
const stretchInside = /^(\d{1,2})\s?[-–]\s?(\d{1,2})\s+(?=\p{L})/u;
const emptyCell = /^[-–—]$/;
/** Between the events of one day: "10:30 Toddler time 4:00 Lego club". */
const clock = '\\d{1,2}(?::\\d\\d(?:\\s?[-–]\\s?\\d{1,2}:\\d\\d)?(?:\\s?[ap]\\.?m\\b\\.?)?|\\s?[ap]\\.?m\\b\\.?)';
const clockFirst = new RegExp(`^${clock}\\s+\\p{Lu}`, 'iu');
const nextEvent = new RegExp(`(?<=\\p{L}|[.!)])\\s+(?=${clock}\\s+\\p{Lu}\\p{L})`, 'u');
/** Number of lines between a month and its table. */
const reach = 8;
const reachBelow = 3;
const fewestDays = 3;
const fewestRotating = 5;
/** "A", "Day 4", "B day" */
const rotation = /^(?:day [a-h1-9]|[a-h1-9][ -]day|(?:[B-H]|A(?!\s\p{Ll})))(?=$|\s|[:,–-])[\s:,–-]*/iu;
const daysOfWeek = 7;
const shortestMonth = 28;

/**
 * The lines of a letter in which days that have only their number, in a table or list of a month, have the month as well:
 * "4 School resumes" below "January 2027" is "January 4, 2027: School resumes".
 */
export function withMonthDays(lines: readonly LetterLine[]): LetterLine[] {
  const done: LetterLine[] = [];
  let heads: YearMonth[] = [];
  for (let at = 0; at < lines.length; ) {
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
  return weeks.flatMap(({ days }) => days).length < fewestDays
    ? null
    : spelledOut(lines, at, { weeks: withStretches(weeks), length });
}

/** The weeks with a stretch of days that a layout put into another cell on its own, where no other cell has these days. */
function withStretches(weeks: readonly Week[]): readonly Week[] {
  const known = weeks.flatMap(({ days }) => days).filter(({ turn }) => turn === 0);
  return weeks.map(({ row, days }) => ({
    row,
    days: days.flatMap((day) => {
      const [head = '', from = '', until = ''] = stretchInside.exec(day.text) ?? [];
      const [first, to] = [Number(from), Number(until)];
      const isOwn = first > day.number && to > first && !known.some(({ number }) => number >= first && number <= to);
      return isOwn && to <= 31
        ? [
            { ...day, text: '' },
            { number: first, to, text: day.text.slice(head.length), turn: 0 as const },
          ]
        : [day];
    }),
  }));
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
    const cell = dayCell.exec(words);
    const [, , number, to, said = ''] = cell ?? [];
    if (number === undefined || Number(number) > 31) return null;
    const before = days.at(-1);
    const day = { number: Number(number), to: to === undefined ? null : Number(to) };
    if (day.to !== null && (day.to <= day.number || day.to > 31)) return null;
    // "6–8 Book fair" goes across the cells of 7 and 8, which follow.
    const isAcross = day.to !== null && before?.to === null && day.number === before.number;
    const comesAfter = isAcross || day.number > (before?.number ?? last);
    const isTurn = !comesAfter && day.number <= daysOfWeek && (before?.number ?? last) > shortestMonth - daysOfWeek;
    // "Apr 1" ends a grid of March; where every cell names its month, it is no grid of one.
    if (cell?.groups?.['next'] !== undefined && (last === 0 || (comesAfter && before?.turn !== 1))) return null;
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
  const plain = withoutRotation(weeks);
  const legend = gridLegend(
    lines,
    plain.flatMap(({ days }) => days.map(({ text }) => text)),
  );
  return {
    length,
    lines: plain.flatMap(({ row, days }) =>
      days
        .filter(({ text, turn }) => text !== '' || (isBare && turn === 0))
        .flatMap((day) =>
          eventsOf(legend.get(day.text) ?? (day.text || month.rest)).map((text) => dayOf(month, { ...day, text }, row)),
        ),
    ),
  };
}

/** The weeks without the letter or number of a rotating timetable that most school days have: "B Valentine party", "Day 4". */
function withoutRotation(weeks: readonly Week[]): readonly Week[] {
  const texts = weeks.flatMap(({ days }) => days.map(({ text }) => text)).filter((text) => text !== '');
  const rotating = texts.filter((text) => rotation.test(text)).length;
  if (rotating < fewestRotating || rotating < texts.length / 2) return weeks;
  return weeks.map(({ row, days }) => ({
    row,
    days: days.map((day) => ({ ...day, text: day.text.replace(rotation, '').trim() })),
  }));
}

/** "10:30 Toddler time 4:00 Lego club" is two. */
function eventsOf(text: string): string[] {
  return entriesOf(text)
    .flatMap((entry) => (clockFirst.test(entry) ? entry.split(nextEvent) : [entry]))
    .flatMap((entry) => timesOfDay(entry));
}

function dayOf(month: Month, { number, to, text, turn }: Day, line: LetterLine): LetterLine {
  const { name, year } = turn === 0 ? month : neighbourOf(month, turn);
  const cell = cellsOf(line.text).find(({ words }) =>
    new RegExp(`^${number}\\b|^${number}(?:st|nd|rd|th)`).test(words),
  );
  return {
    ...line,
    kind: 'item',
    text: `${name} ${number}${to === null ? '' : `–${to}`}${year && `, ${year}`}${text && `: ${withClock(text, number)}`}`,
    raw: [cell?.words ?? line.text],
  };
}
