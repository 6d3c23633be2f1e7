import type { TextRun } from './text-run.ts';
import { segments } from './segments.ts';
import { edgesOf, headLine, type WeekdayHead } from './weekday-head.ts';
import type { TextLine } from './table-rows.ts';

/** Cells that are farther apart than so many font sizes are in another row; lines of one cell are closer together. */
const lineGap = 1.75;
/** Lines that follow each other at most so many font sizes apart are those of one cell, and rows are farther apart by a share of it. */
const closestLines = 1.3;
const rowShare = 1.15;
/** Room that a table leaves between two rows at most, in font sizes. */
const maxRowGap = 10;
const fewestCells = 3;
const fewestNames = 2;
/** "Dec 10 Grandparents’ lunch": the cell of another day begins. */
const ownDay = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.? \d{1,2}\b|^\d{1,2}\/\d{1,2}\b/iu;
/** Stands for an empty cell, so that the others stay below their weekdays. */
const emptyCell = '–';

/** Content of a cell. */
interface PlanCell {
  column: number;
  lines: TextLine[];
  top: number;
  bottom: number;
}

/** Table whose columns are the days of a week. */
export interface WeekPlan {
  above: TextRun[];
  /** The head, then each row with as many cells; a dash for an empty one. */
  rows: TextLine[];
  rest: TextRun[];
}

/**
 * Reads the table below the names of weekdays cell by cell.
 * @param runs of the page
 * @param bottom of the place where it may be, above the next head
 * @returns null when its cells are empty or hold only numbers
 */
export function weekPlan(head: WeekdayHead, runs: readonly TextRun[], bottom: number): WeekPlan | null {
  const { columns, y, size } = head;
  const [left, right] = edgesOf(head);
  const inside = runs.filter((run) => run.y > y + 0.3 * size && run.y < bottom && run.x < right);
  const namedRows = inside.filter(
    (run) => run.x + run.width <= left + size && inside.some((other) => other.x >= left && isBeside(run, other)),
  );
  const hasRowNames = head.hasRowNames || namedRows.length >= fewestNames;
  const borders = [...(hasRowNames ? [-Infinity] : []), ...columns.map(({ from }) => from), right];
  const below = inside.filter((run) => hasRowNames || run.x >= left).toSorted((a, b) => a.y - b.y || a.x - b.x);
  const cellsRuns: TextRun[][] = borders.slice(1).map(() => []);
  const taken = new Set<TextRun>(head.runs);
  let last = y;
  for (const run of below) {
    const column = borders.findLastIndex((border) => border <= run.x + 0.5 * run.size);
    const crosses = run.x + run.width > (borders[column + 1] ?? Infinity) + run.size;
    if (column < 0 || column >= cellsRuns.length || crosses || run.y - last > maxRowGap * run.size) break;
    cellsRuns[column]?.push(run);
    taken.add(run);
    last = run.y;
  }
  const gap = lineGapOf(cellsRuns);
  const cells = cellsRuns.flatMap((own, column) => cellsIn(own, column, gap));
  const said = cells.filter(({ lines }) => lines.some(({ text }) => /\p{L}{2}/u.test(text)));
  if (said.length < fewestCells || said.length < cells.length / 2) return null;
  const rest = runs.filter((run) => !taken.has(run));
  return {
    above: rest.filter((run) => run.y < y),
    rows: [hasRowNames ? withRowNames(headLine(head), head) : headLine(head), ...rowsOf(cells, cellsRuns.length)],
    rest: rest.filter((run) => run.y >= y),
  };
}

function isBeside(one: TextRun, other: TextRun): boolean {
  return Math.abs(one.y - other.y) < 0.5 * Math.min(one.size, other.size);
}

/** The head of a table whose rows have names, with a cell above these. */
function withRowNames(line: TextLine, { hasRowNames }: WeekdayHead): TextLine {
  return hasRowNames ? line : { ...line, text: `${emptyCell}  ${line.text}` };
}

/** The greatest gap between lines of a cell, in font sizes: that of the closest ones where some are as close as lines of a text. */
function lineGapOf(columns: readonly (readonly TextRun[])[]): number {
  const gaps = columns.flatMap((own) => {
    const lines = segments(own);
    return lines.slice(1).flatMap(({ y, size }, index) => {
      const gap = (y - (lines[index]?.y ?? 0)) / size;
      return gap > 1 ? [gap] : [];
    });
  });
  const closest = Math.min(...gaps);
  return closest <= closestLines ? rowShare * closest : lineGap;
}

function cellsIn(runs: readonly TextRun[], column: number, gap: number): PlanCell[] {
  const cells: PlanCell[] = [];
  for (const line of segments(runs)) {
    const last = cells.at(-1);
    if (last && line.y - last.bottom <= gap * line.size && !ownDay.test(line.text)) {
      last.lines.push(line);
      last.bottom = line.y;
    } else cells.push({ column, lines: [line], top: line.y - line.size, bottom: line.y });
  }
  return cells;
}

/** Cells that overlap in height are in one row. */
function rowsOf(cells: readonly PlanCell[], columns: number): TextLine[] {
  const rows: { cells: PlanCell[]; bottom: number }[] = [];
  for (const cell of cells.toSorted((a, b) => a.top - b.top)) {
    const row = rows.at(-1);
    if (row && cell.top < row.bottom) {
      row.cells.push(cell);
      row.bottom = Math.max(row.bottom, cell.bottom);
    } else rows.push({ cells: [cell], bottom: cell.bottom });
  }
  return rows.map((row) => {
    const lines = row.cells.flatMap((cell) => cell.lines);
    const [first] = lines as [TextLine];
    const texts = Array.from({ length: columns }, (_, column) =>
      row.cells
        .filter((cell) => cell.column === column)
        .flatMap((cell) => cell.lines.map(({ text }) => text))
        .join(' '),
    );
    return {
      ...first,
      text: texts.map((text) => text || emptyCell).join('  '),
      right: Math.max(...lines.map(({ right }) => right)),
      last: row.bottom,
    };
  });
}
