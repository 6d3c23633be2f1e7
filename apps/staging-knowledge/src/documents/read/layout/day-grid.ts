import type { DrawnCell } from './drawn-table.ts';
import { type CellEdge, cellsEnd, columnsAcross } from './cell-edges.ts';
import { columnOf, dayNumber, dayOfRow, daysOfWeek, weeksOf, type DayOfMonth } from './day-of-month.ts';
import type { TextRun } from './text-run.ts';
import { median } from './median.ts';
import { isMistakenNumber, withUnseen } from './unseen-days.ts';
import { segments } from './segments.ts';
import { withDrawnColumns } from './drawn-columns.ts';
import { type DayColumn, edgesOf, headLine, type WeekdayHead, weekdayHeads } from './weekday-head.ts';
import { wholeWords } from './whole-words.ts';
import { isBare, weekLines } from './week-lines.ts';
import { weekPlan } from './week-plan.ts';
import type { TextLine } from './table-rows.ts';

/** Fewest days of a month that make a grid, in so many weeks. */
const fewestDays = 10;
const fewestWeeks = 3;
/** Least share of the numbers in a drawn cell whose cell has one column; with fewer, the edges are no cells of days. */
const leastSingle = 0.6;
/** Greatest height of a week, as a share of the usual one. */
const tallest = 1.3;
/** Height of a last week that is in the row of the week before, as a share of another week's. */
const sharedRow = 0.75;
const monthWords =
  /\b(?:jan(?:uary|\.)?|feb(?:ruary|\.)?|mar(?:ch|\.)?|apr(?:il|\.)?|may|june?|july?|aug(?:ust|\.)?|sept?(?:ember|\.)?|oct(?:ober|\.)?|nov(?:ember|\.)?|dec(?:ember|\.)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/iu;

/** Table below the names of weekdays, a month or a week, with what is around it. */
export interface DayGrid {
  above: TextRun[];
  /** A line for the weekdays, then one for each week, or for each row of a week: `4 School resumes  5  6 Early release`. */
  rows: TextLine[];
  /** Runs below it and next to it. */
  rest: TextRun[];
}

/** Page on which a grid may be. */
export interface DrawnPage {
  /** Whether its runs are from a picture, in which small numbers may not have been seen. */
  isRecognised?: boolean;
  /** Edges of the cells that are drawn on it. */
  edges?: readonly CellEdge[];
  /** Cells that are drawn on it, of a picture. */
  cells?: readonly DrawnCell[];
}

/**
 * Finds a month whose cells have the number of the day and what happens that day, or a week whose columns are its days, told
 * by where they are on the page.
 * @returns null when there is none, or its days are empty
 */
export function dayGrid(
  written: readonly TextRun[],
  { isRecognised = false, edges = [] }: DrawnPage = {},
): DayGrid | null {
  const runs = wholeWords(written);
  const heads = weekdayHeads(runs, isRecognised).map((head) => withDrawnColumns(head, edges));
  for (const head of heads) {
    const [left, right] = edgesOf(head);
    const below = heads.filter(
      (other) => other.y > head.y + head.size && edgesOf(other)[0] < right && edgesOf(other)[1] > left,
    );
    const bottom = Math.min(...below.map(({ y, size }) => y - size));
    const neighbours = heads.filter((other) => other !== head && Math.abs(other.y - head.y) < head.size);
    const grid = monthBelow(head, runs, { bottom, neighbours, isRecognised, edges }) ?? weekPlan(head, runs, bottom);
    if (grid) return grid;
  }
  return null;
}

function monthBelow(
  head: WeekdayHead,
  runs: readonly TextRun[],
  {
    bottom,
    neighbours,
    isRecognised,
    edges,
  }: Required<Omit<DrawnPage, 'cells'>> & { bottom: number; neighbours: readonly WeekdayHead[] },
): DayGrid | null {
  const { columns, y, size } = head;
  const [left, right] = edgesOf(head);
  const inside = runs.filter((run) => run.y > y + 0.3 * size && run.y < bottom && run.x >= left && run.x < right);
  const seen = daysOf(inside, columns);
  if (seen.length < fewestDays || new Set(seen.map(({ week }) => week)).size < fewestWeeks) return null;
  const days = isRecognised ? withUnseen(seen, columns) : seen;
  const mistaken = isRecognised ? inside.filter((run) => isMistakenNumber(run, days, columns)) : [];
  const taken = new Set<TextRun>([...head.runs, ...mistaken, ...days.map(({ run }) => run)]);
  const texts = inside.filter((run) => !mistaken.includes(run));
  const wide = textsAcross(texts, days, columns, edges);
  for (const run of [...wide, ...textsOf(without(texts, wide), days, columns)]) taken.add(run);
  if (days.every(isBare)) return null;
  const rest = runs.filter((run) => !taken.has(run));
  const names = neighbours.length > 0 ? monthAbove(head, rest) : [];
  const others = neighbours.flatMap((other) => monthAbove(other, rest));
  const above = rest.filter((run) => run.y < y && !names.includes(run) && !others.includes(run));
  return {
    above,
    rows: [...segments(names), headLine(head), ...weekLines(days, columns)],
    rest: rest.filter((run) => run.y >= y || others.includes(run)),
  };
}

/**
 * The days of a month in the columns of their weekdays: of all numbers, those that fit the week that most of them make.
 * Where a number is there twice, as at the turn of a month, the one below the week before counts.
 */
function daysOf(inside: readonly TextRun[], columns: readonly DayColumn[]): DayOfMonth[] {
  const candidates = inside.flatMap((run): Omit<DayOfMonth, 'week'>[] => {
    const [, digits = 0, end = digits] = dayNumber.exec(run.text.trim()) ?? [];
    const [number, to] = [Number(digits), Number(end)];
    const column = columnOf(run, columns);
    return number < 1 || to < number || to > 31 || column < 0
      ? []
      : [{ number, to, column, top: run.y - run.size, run, said: [], across: new Map(), isOutside: false }];
  });
  const votes = new Map<number, Set<number>>();
  const shiftOf = ({ number, column }: Omit<DayOfMonth, 'week'>) =>
    (((number - dayOfRow(columns, column)) % daysOfWeek) + daysOfWeek) % daysOfWeek;
  for (const day of candidates.filter(({ number, to }) => to === number))
    votes.set(shiftOf(day), (votes.get(shiftOf(day)) ?? new Set()).add(day.number));
  const [shift = 0] = [...votes].toSorted((a, b) => b[1].size - a[1].size)[0] ?? [];
  // "22–26" is centred in its cell.
  const placed = candidates.map((day) =>
    day.to === day.number
      ? day
      : { ...day, column: columns.findIndex((_, column) => shiftOf({ ...day, column }) === shift) },
  );
  const own = placed.filter((day) => day.column >= 0 && shiftOf(day) === shift);
  const fitting = [...own, ...overSeveral(placed, own, (day, column) => shiftOf({ ...day, column }) === shift)];
  const days: DayOfMonth[] = [];
  let above = -Infinity;
  for (let week = 0; week <= 5; week += 1) {
    const firstDay = shift === 0 ? week * daysOfWeek : shift - daysOfWeek + week * daysOfWeek;
    const byNumber = new Map<number, DayOfMonth>();
    for (const day of fitting) {
      const isOfWeek = day.number >= firstDay && day.number < firstDay + daysOfWeek && day.run.y > above;
      if (isOfWeek && day.run.y < (byNumber.get(day.number)?.run.y ?? Infinity))
        byNumber.set(day.number, { ...day, week });
    }
    const ys = [...byNumber.values()].map(({ run }) => run.y).toSorted((a, b) => a - b);
    above = ys[Math.floor(ys.length / 2)] ?? above;
    days.push(...[...byNumber.values()].toSorted((a, b) => a.number - b.number));
  }
  return withNeighbours(days, candidates);
}

/** The numbers at the right or in the middle of cells over several days, as if in the first of these. */
function overSeveral<Day extends Omit<DayOfMonth, 'week'>>(
  candidates: readonly Day[],
  known: readonly Day[],
  fits: (day: Day, column: number) => boolean,
): Day[] {
  const inRow = (one: Day, other: Day) =>
    Math.abs(one.run.y - other.run.y) < 0.5 * one.run.size && Math.abs(one.number - other.number) < daysOfWeek;
  return candidates.flatMap((day) => {
    const home = Array.from({ length: Math.max(0, day.column) }, (_, column) => column).find((column) =>
      fits(day, column),
    );
    const isAlone = known.every(
      (other) => other.to < day.number || other.number > day.number + day.column - (home ?? 0),
    );
    return home !== undefined && isAlone && known.some((other) => inRow(day, other)) ? [{ ...day, column: home }] : [];
  });
}

/** With the last days of the month before in its first week, and the first days of the next one in its last. */
function withNeighbours(days: readonly DayOfMonth[], candidates: readonly Omit<DayOfMonth, 'week'>[]): DayOfMonth[] {
  const weeks = weeksOf(days);
  const [first = [], second = [], last = []] = [weeks[0], weeks[1], weeks.at(-1)];
  const [top, bottom] = [Math.min(...second.map((day) => day.top)), Math.min(...last.map((day) => day.top))];
  const firstColumn = Math.min(...first.map(({ column }) => column));
  const height = Math.max(0, ...weeks.slice(1).map(([day], index) => (day?.top ?? 0) - (weeks[index]?.[0]?.top ?? 0)));
  const lastColumn = Math.max(...last.map(({ column }) => column));
  const isTaken = (run: TextRun) => days.some((day) => day.run === run);
  const before = candidates.filter(
    (day) => day.number > 22 && day.column < firstColumn && day.run.y < top && !isTaken(day.run),
  );
  const after = candidates.filter(
    (day) =>
      day.number < 15 &&
      day.column > lastColumn &&
      day.run.y > bottom &&
      day.top < bottom + height &&
      !isTaken(day.run),
  );
  return [
    ...before.map((day) => ({ ...day, week: first[0]?.week ?? 0, isOutside: true })),
    ...days,
    ...after.map((day) => ({ ...day, week: last[0]?.week ?? 0, isOutside: true })),
  ];
}

/** Puts what is drawn in a cell over several days to the first of these. @returns the runs that are in such a cell */
function textsAcross(
  inside: readonly TextRun[],
  days: readonly DayOfMonth[],
  columns: readonly DayColumn[],
  edges: readonly CellEdge[],
): TextRun[] {
  if (edges.length === 0) return [];
  const numbers = days.filter(({ isOutside }) => !isOutside);
  const known = numbers.flatMap(({ run }) => columnsAcross(run, columns, edges) ?? []);
  if (known.filter(({ first, last }) => first === last).length < leastSingle * known.length) return [];
  const rows = weekTops(numbers);
  const height = median(rows.slice(1).map(({ top }, index) => top - (rows[index]?.top ?? 0)));
  const bottom = cellsEnd(rows.at(-1)?.top ?? 0, height, edges);
  return inside.filter((run) => {
    const row = rows.findLast(({ top }) => top < run.y);
    if (
      row === undefined ||
      run.y > Math.min(bottom, row.top + tallest * height) ||
      days.some((day) => day.run === run)
    )
      return false;
    const cell = columnsAcross(run, columns, edges);
    const day = numbers.find((one) => one.week === row.week && one.column === cell?.first);
    if (cell === null || day === undefined || cell.last === cell.first || isBelowAll(cell, row.week, days))
      return false;
    day.across.set(cell.last, [...(day.across.get(cell.last) ?? []), run]);
    return true;
  });
}

/** Whether a cell reaches below days of the next month, as a box of notes below the table does. */
function isBelowAll({ last }: { last: number }, week: number, days: readonly DayOfMonth[]): boolean {
  return days.some((day) => day.isOutside && day.week === week && day.number < daysOfWeek && day.column <= last);
}

function without(runs: readonly TextRun[], others: readonly TextRun[]): TextRun[] {
  const left = new Set(others);
  return runs.filter((run) => !left.has(run));
}

/** Puts what is in the cells to their days. @returns the runs that are in a cell */
function textsOf(inside: readonly TextRun[], days: readonly DayOfMonth[], columns: readonly DayColumn[]): TextRun[] {
  const numbers = new Set(days.map(({ run }) => run));
  const tops = weekTops(days);
  const heights = tops.slice(1).map(({ top }, index) => top - (tops[index]?.top ?? 0));
  const lastWeek = tops.at(-1);
  // "24" above "31" in one cell: the others of the row go on below.
  const sharesRow = heights.length > 1 && (heights.at(-1) ?? 0) < sharedRow * Math.max(...heights.slice(0, -1));
  const end = (lastWeek?.top ?? 0) + Math.max(...heights);
  const lowest = new Map<number, number>();
  const taken: TextRun[] = [];
  let isOver = false;
  for (const run of inside.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    if (numbers.has(run)) continue;
    const column = columnOf(run, columns);
    const week = tops.findLast(({ top }) => top < run.y)?.week;
    const inLast = week === lastWeek?.week;
    const border = columns[column]?.to ?? Infinity;
    const reach = lowest.get(column) ?? (lastWeek?.top ?? 0) + 2.2 * run.size;
    isOver ||= inLast && run.x + run.width > border + run.size && isNumbered(days, week ?? 0, column + 1);
    if (week === undefined || isOver || (inLast && (run.y > end || run.y > reach + 2.5 * run.size))) continue;
    const day =
      days.findLast((one) => one.column === column && one.top < run.y && one.week <= week && one.week >= week - 1) ??
      null;
    const isOwn = day !== null && (day.week === week || isNumbered(days, week, column) || (inLast && sharesRow));
    const before = days.findLast((one) => one.week === week && one.column < column) ?? null;
    const isBetween =
      !inLast ||
      (before !== null && before.to > before.number) ||
      days.some((one) => one.week === week && one.column > column);
    const meant = isOwn ? day : isBetween ? before : null;
    if (meant === null) continue;
    if (inLast) lowest.set(column, run.y);
    meant.said.push(run);
    taken.push(run);
  }
  return taken;
}

function weekTops(days: readonly DayOfMonth[]): { week: number; top: number }[] {
  return weeksOf(days).map((own) => ({ week: own[0]?.week ?? 0, top: Math.min(...own.map(({ top }) => top)) }));
}

function isNumbered(days: readonly DayOfMonth[], week: number, column: number): boolean {
  return days.some((day) => day.week === week && day.column === column);
}

/** The name of a month right above its own weekdays. */
function monthAbove(head: WeekdayHead, runs: readonly TextRun[]): TextRun[] {
  const { y, size } = head;
  const [left, right] = edgesOf(head);
  const near = runs.filter((run) => run.y < y && run.y > y - 6 * size && run.x >= left && run.x < right);
  return near.some(({ text }) => monthWords.test(text)) ? near : [];
}
