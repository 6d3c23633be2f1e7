import type { DayGrid } from './day-grid.ts';
import { cellAround, type DrawnCell, tablesAmong } from './drawn-table.ts';
import { segments } from './segments.ts';
import type { TextLine } from './table-rows.ts';
import type { TextRun } from './text-run.ts';
import { weekdaysOf } from './weekday-head.ts';

/** A table has at least so many rows with several cells that say something, and columns; with two it is a form. */
const [fewestRows, fewestColumns] = [3, 3];
/** Most lines of a cell; with more, it is a box around a text. */
const maxLines = 4;
/** Cells begin in the same row within so many points. */
const sameRow = 5;
/** Fewest weekdays that make a head below which empty cells are told. */
const fewestDays = 3;
/** So many cells that begin with a number are those of a month. */
const fewestOfMonth = 10;
const emptyCell = '–';

/** Reads the first table whose cells are drawn row by row; null when there is none. */
export function cellRows(runs: readonly TextRun[], drawn: readonly DrawnCell[]): DayGrid | null {
  for (const cells of tablesAmong(drawn)) {
    const rows = rowsIn(cells, runs);
    const said = rows.map((row) => row.filter(({ lines }) => lines.length > 0).length);
    const isTable = said.filter((count) => count > 1).length >= fewestRows && Math.max(...said) >= fewestColumns;
    const isText = rows.some((row) => row.some(({ lines }) => lines.length > maxLines));
    const days = rows.flat().filter(({ lines }) => /^\d{1,2}(?!\S)/.test(lines[0]?.text ?? '')).length;
    if (!isTable || isText || days >= fewestOfMonth) continue;
    const taken = new Set(rows.flatMap((row) => row.flatMap((cell) => cell.runs)));
    const top = Math.min(...cells.map((cell) => cell.top));
    const rest = runs.filter((run) => !taken.has(run));
    return {
      above: rest.filter((run) => run.y < top),
      rows: linesOf(rows),
      rest: rest.filter((run) => run.y >= top),
    };
  }
  return null;
}

interface ReadCell {
  cell: DrawnCell;
  runs: TextRun[];
  lines: TextLine[];
}

/** The cells by the row in which they begin, from left to right. */
function rowsIn(cells: readonly DrawnCell[], runs: readonly TextRun[]): ReadCell[][] {
  const inside = new Map<DrawnCell, TextRun[]>();
  for (const run of runs) {
    const cell = cellAround(run, cells);
    if (cell) inside.set(cell, [...(inside.get(cell) ?? []), run]);
  }
  const rows: ReadCell[][] = [];
  for (const cell of cells.toSorted((a, b) => a.top - b.top)) {
    const own = inside.get(cell) ?? [];
    const read = { cell, runs: own, lines: segments(own) };
    const row = rows.at(-1);
    if (row?.[0] && cell.top - row[0].cell.top <= sameRow) row.push(read);
    else rows.push([read]);
  }
  for (const run of withoutCell(runs, cells)) {
    const row = rows.findLast(([first]) => first !== undefined && first.cell.top < run.y - 0.3 * run.size);
    const cell = { left: run.x, right: run.x + run.width, top: run.y - run.size, bottom: run.y };
    row?.push({ cell, runs: [run], lines: segments([run]) });
  }
  return rows.map((row) => row.toSorted((a, b) => a.cell.left - b.cell.left));
}

/** Words inside of the table whose cells were not found. */
function withoutCell(runs: readonly TextRun[], cells: readonly DrawnCell[]): TextRun[] {
  const [left, right] = [Math.min(...cells.map((cell) => cell.left)), Math.max(...cells.map((cell) => cell.right))];
  const [top, bottom] = [Math.min(...cells.map((cell) => cell.top)), Math.max(...cells.map((cell) => cell.bottom))];
  const isInside = ({ x, y, width, size }: TextRun) =>
    x >= left && x + width <= right && y - 0.3 * size > top && y - 0.3 * size < bottom;
  return runs.filter(
    (run) => isInside(run) && /[\p{L}\p{N}]{2}/u.test(run.text) && cellAround(run, cells) === undefined,
  );
}

function linesOf(rows: readonly ReadCell[][]): TextLine[] {
  const isWeek = rows.some((row) => row.filter(({ lines }) => isWeekday(lines)).length >= fewestDays);
  return rows.flatMap((row) => {
    const lines = row.flatMap((cell) => cell.lines);
    const [first] = lines;
    if (first === undefined) return [];
    const texts = row.map((cell) => cell.lines.map(({ text }) => text).join(' ') || (isWeek ? emptyCell : ''));
    return [
      {
        ...first,
        text: texts.filter((text) => text !== '').join('  '),
        x: Math.min(...lines.map(({ x }) => x)),
        right: Math.max(...lines.map(({ right }) => right)),
        y: Math.min(...lines.map(({ y }) => y)),
        last: Math.max(...lines.map(({ y }) => y)),
      },
    ];
  });
}

function isWeekday([line]: readonly TextLine[]): boolean {
  return line !== undefined && line.text.length > 1 && weekdaysOf(line.text).length > 0;
}
