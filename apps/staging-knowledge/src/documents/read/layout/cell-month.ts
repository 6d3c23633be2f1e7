import { daysOfWeek, type DayOfMonth } from './day-of-month.ts';
import type { DayGrid } from './day-grid.ts';
import { cellAround, type DrawnCell, type EvenTable, evenTable, type Stretch, tablesAmong } from './drawn-table.ts';
import { median } from './median.ts';
import { weekdayNames } from './mistaken-week.ts';
import { monthAndYear, type MonthOfYear } from './month-and-year.ts';
import { numberSides, withoutNumber } from './number-place.ts';
import type { TextRun } from './text-run.ts';
import { type DayColumn, headLine, weekdaysOf } from './weekday-head.ts';
import { isBare, weekLines } from './week-lines.ts';

/** A month has cells for five, six or seven days, in so many weeks. */
const fewestColumns = 5;
const fewestRows = 3;
/** Fewest numbers that agree on which day is where, and the least share of all numbers in the cells. */
const fewestNumbers = 4;
const agreeing = 0.55;
/** So many numbers are right also where the names of weekdays or the heading say something else. */
const manyNumbers = 8;
const fewestNames = 2;
/** Weekdays are named within so many font sizes above the first cells. */
const headRoom = 4;
/** Height of a bar over several days, in points; its cell may not have been found. */
const barHeight = 22;
const bareNumber = /^[^\p{L}\s]{1,2}$/u;
const shortestMonth = 28;

/** Cell of the table with what is written in it. */
interface DayCell {
  /** Counted on from the first cell of the first row. */
  place: number;
  column: number;
  row: number;
  top: number;
  left: number;
  runs: TextRun[];
}

/**
 * Reads a month whose cells are drawn. Its days follow from each other: what numbers were recognised say which day is in
 * the first cell, and that says all others.
 * @returns null when there is none, its numbers do not agree, or its days are empty
 */
export function cellMonth(runs: readonly TextRun[], drawn: readonly DrawnCell[]): DayGrid | null {
  for (const cells of [...tablesAmong(drawn, barHeight), ...tablesAmong(drawn)]) {
    const [table, other] = [evenTable(cells, 'top'), evenTable(cells, 'bottom')].toSorted(
      (a, b) => numbersOf(runs, b) - numbersOf(runs, a),
    ) as [EvenTable, EvenTable];
    const month = monthOf(runs, table) ?? monthOf(runs, other);
    if (month) return month;
  }
  return null;
}

/** Number of numbers that agree in a table. */
function numbersOf(runs: readonly TextRun[], table: EvenTable): number {
  return firstNumber(dayCells(runs, table))?.votes ?? 0;
}

function monthOf(runs: readonly TextRun[], table: EvenTable): DayGrid | null {
  const { columns, rows } = table;
  const isMonth = columns.length >= fewestColumns && columns.length <= daysOfWeek && rows.length >= fewestRows;
  if (!isMonth) return null;
  const cells = dayCells(runs, table);
  const numbered = firstNumber(cells);
  const top = rows[0]?.from ?? 0;
  const above = runs.filter((run) => run.y < top);
  const heading = monthAndYear(above.map(({ text }) => text).join(' '));
  const named = weekdayOfFirst(runs, table);
  const start = startOf(numbered, heading, named);
  if (start === null) return null;
  const head = headOf(runs, table, start.weekday);
  const days = daysOf(cells, start);
  putAcross(runs, table, days);
  if (days.every(isBare)) return null;
  const taken = new Set([
    ...head.runs,
    ...days.flatMap(({ run, said, seen, across }) => [run, ...said, ...seen, ...[...across.values()].flat()]),
    ...cells.flatMap((cell) => cell.runs.filter(({ text }) => bareNumber.test(text.trim()))),
  ]);
  const rest = runs.filter((run) => !taken.has(run));
  return {
    above: rest.filter((run) => run.y < top),
    rows: [headLine(head), ...weekLines(days, head.columns)],
    rest: rest.filter((run) => run.y >= top),
  };
}

function dayCells(runs: readonly TextRun[], { columns, rows, places, cells }: EvenTable): DayCell[] {
  const found = rows.flatMap((row, index) =>
    columns.map(({ from }, column): DayCell => {
      const own = [...places].find(([, place]) => place.column === column && place.row === index)?.[0];
      return {
        place: index * daysOfWeek + column,
        column,
        row: index,
        top: Math.min(own?.top ?? row.from, row.from),
        left: own?.left ?? from,
        runs: [],
      };
    }),
  );
  for (const run of runs) {
    const cell = cellAround(run, cells);
    const place = (cell && places.get(cell)) ?? placeOf(run, { columns, rows });
    found.find(({ column, row }) => column === place.column && row === place.row)?.runs.push(run);
  }
  return found;
}

/** The place of a run whose cell was not found, or has another shape. */
function placeOf(run: TextRun, { columns, rows }: Pick<EvenTable, 'columns' | 'rows'>) {
  const [x, y] = [run.x + run.width / 2, run.y - 0.3 * run.size];
  const within = ({ from, to }: { from: number; to: number }, at: number) => from <= at && at < to;
  return { column: columns.findIndex((one) => within(one, x)), row: rows.findIndex((one) => within(one, y)) };
}

/** The number that belongs into the first cell by most of the numbers that were recognised, and how many these are. */
function firstNumber(cells: readonly DayCell[]): { first: number; votes: number } | null {
  const votes = new Map<number, number>();
  let all = 0;
  for (const { place, runs } of cells) {
    const numbers = new Set(
      runs.flatMap(({ text }) => /^(\d{1,2})(?![\d:./-]|\s?[ap]\.?m)/i.exec(text.trim())?.[1] ?? []),
    );
    all += Math.min(1, numbers.size);
    for (const number of numbers)
      if (Number(number) >= 1 && Number(number) <= 31)
        votes.set(Number(number) - place, (votes.get(Number(number) - place) ?? 0) + 1);
  }
  const [best] = [...votes]
    .filter(([first]) => first > -2 * daysOfWeek && first <= daysOfWeek + 1)
    .toSorted((a, b) => b[1] - a[1]);
  return best && best[1] >= fewestNumbers && best[1] >= agreeing * all ? { first: best[0], votes: best[1] } : null;
}

interface Start {
  /** Number of the first cell, at most 0 for a day of the month before. */
  first: number;
  weekday: number;
  /** Its month, where the heading agrees. */
  month: MonthOfYear | null;
}

/** The first cell by the numbers, the names of the weekdays and the heading; null where they say too little or contradict each other. */
function startOf(
  numbered: { first: number; votes: number } | null,
  heading: MonthOfYear | null,
  named: number | null,
): Start | null {
  if (numbered === null) return null;
  const { first, votes } = numbered;
  const byHeading = heading && (((heading.firstWeekday + first - 1) % daysOfWeek) + daysOfWeek) % daysOfWeek;
  if (named !== null && byHeading !== null && named !== byHeading && votes < manyNumbers) return null;
  const weekday = named ?? byHeading;
  if (weekday === null) return null;
  return { first, weekday, month: byHeading === weekday ? heading : null };
}

/** The weekday of the first column by the names above it; null where they do not say. */
function weekdayOfFirst(runs: readonly TextRun[], table: EvenTable): number | null {
  const votes = new Map<number, Set<number>>();
  for (const { run, column } of namesAbove(runs, table))
    for (const day of weekdaysOf(run.text.trim())) {
      const first = (day - column + daysOfWeek) % daysOfWeek;
      votes.set(first, (votes.get(first) ?? new Set()).add(column));
    }
  const [best, other] = [...votes].toSorted((a, b) => b[1].size - a[1].size);
  return best && best[1].size >= fewestNames && best[1].size > (other?.[1].size ?? 0) ? best[0] : null;
}

function namesAbove(runs: readonly TextRun[], { columns, rows }: EvenTable) {
  const [row] = rows;
  if (row === undefined) return [];
  return runs.flatMap((run) => {
    const x = run.x + run.width / 2;
    const column = columns.findIndex(({ from, to }) => from <= x && x < to);
    const isNear = run.y > row.from - headRoom * run.size && run.y < row.to;
    return isNear && column >= 0 && weekdaysOf(run.text.trim()).length > 0 ? [{ run, column }] : [];
  });
}

function headOf(runs: readonly TextRun[], table: EvenTable, first: number) {
  const { columns, rows } = table;
  const own = namesAbove(runs, table).filter(({ run, column }) =>
    weekdaysOf(run.text.trim()).includes((first + column) % daysOfWeek),
  );
  const size = median(own.map(({ run }) => run.size)) || 10;
  const y = own.length > 0 ? Math.max(...own.map(({ run }) => run.y)) : (rows[0]?.from ?? 0) - size / 2;
  const [from, to] = [columns[0]?.from ?? 0, columns.at(-1)?.to ?? 0];
  // What else is in the row of names was one of them.
  const seen = runs.filter(
    (run) => own.some((one) => Math.abs(one.run.y - run.y) < 0.5 * size) && run.x >= from && run.x < to,
  );
  const nothing: TextRun = {
    text: '',
    x: from,
    y,
    width: to - from,
    size,
    turn: 0,
    order: Math.min(...runs.map(({ order }) => order)),
  };
  const days = columns.map(
    ({ from: left, to: right }, column): DayColumn => ({
      from: left,
      to: right,
      weekday: (first + column) % daysOfWeek,
      text:
        own.find((one) => one.column === column && one.run.text.trim().length > 2)?.run.text.trim() ??
        weekdayNames[(first + column) % daysOfWeek] ??
        '',
    }),
  );
  return { y, size, runs: seen.length > 0 ? seen : [nothing], columns: days, hasRowNames: false };
}

/** Day with all runs that are of its number. */
interface SeenDay extends DayOfMonth {
  seen: TextRun[];
}

function daysOf(cells: readonly DayCell[], { first, month }: Start): SeenDay[] {
  const sides = numberSides(cells.map((cell) => ({ ...cell, number: first + cell.place })));
  const last = month?.days ?? Math.max(shortestMonth, ...sides.numbers);
  return cells.flatMap((cell) => {
    const number = first + cell.place;
    const isOutside = number < 1 || number > last;
    const { run, said, seen } = withoutNumber(cell, isOutside ? null : number, sides);
    const own = isOutside ? outsideNumber(number, run, { last, month }) : number;
    if (own === null) return [];
    const size = median(cell.runs.map((one) => one.size)) || 10;
    const shown = run ?? { text: String(own), x: cell.left, y: cell.top + size, width: 0, size, turn: 0, order: 0 };
    return [
      {
        number: own,
        to: own,
        column: cell.column,
        week: cell.row,
        top: cell.top,
        run: isOutside && run ? { ...run, text: run.text.trim().replace(/^\d{1,2}/, String(own)) } : shown,
        said,
        seen,
        across: new Map(),
        isOutside,
      },
    ];
  });
}

/** The day of the month before or after; null where no number is in its cell, which has a note then. */
function outsideNumber(
  number: number,
  run: TextRun | null,
  { last, month }: { last: number; month: MonthOfYear | null },
): number | null {
  if (run === null) return null;
  if (month) return number < 1 ? number + month.daysBefore : number - last;
  const seen = Number(/^\d{1,2}/.exec(run.text.trim())?.[0] ?? 0);
  return (number < 1 ? seen > 22 && seen <= 31 : seen >= 1 && seen < 15) ? seen : null;
}

/** Puts what is in a cell over several days to the first of these. A cell with the numbers of several is one whose lines were not found. */
function putAcross(
  runs: readonly TextRun[],
  { columns, rows, places, cells }: EvenTable,
  days: readonly SeenDay[],
): void {
  for (const cell of cells) {
    const inside = ({ from, to }: Stretch) => cell.left < (from + to) / 2 && (from + to) / 2 < cell.right;
    const [first, last] = [columns.findIndex(inside), columns.findLastIndex(inside)];
    const middle = (cell.top + cell.bottom) / 2;
    const row = rows.findIndex(({ from, to }) => from < middle && middle < to);
    if (places.has(cell) || first === last) continue;
    const own = new Set(runs.filter((run) => cellAround(run, [cell]) === cell));
    const there = days.filter(({ week, column }) => week === row && column >= first && column <= last);
    const [day] = there;
    if (day?.column !== first || day.isOutside || there.slice(1).some(({ run }) => own.has(run))) continue;
    for (const other of days) other.said = other.said.filter((run) => !own.has(run));
    const said = [...own].filter((run) => run !== day.run && !day.seen.includes(run));
    if (said.length > 0) day.across.set(last, said);
  }
}
