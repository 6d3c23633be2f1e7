import { median } from './median.ts';
import type { TextRun } from './text-run.ts';

/** Cell that is drawn around words, in points. */
export interface DrawnCell {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Stretch of a page from one side to the other. */
export interface Stretch {
  from: number;
  to: number;
}

/** The cells of a month or another even table by their columns and rows. */
export interface EvenTable {
  columns: readonly Stretch[];
  rows: readonly Stretch[];
  /** Its place in the columns and rows of each cell that has the usual width. */
  places: ReadonlyMap<DrawnCell, { column: number; row: number }>;
  cells: readonly DrawnCell[];
}

/** Cells are neighbours within so many points. */
const lineWidth = 4;
/** Widths and heights that differ less than these shares are the same. */
const [sameWidth, leastHeight] = [0.3, 0.45];
/** Place of the usual height among all, the lowest first; bars over days leave many low cells. */
const [middle, upper] = [0.5, 0.7];
/** Share of the usual width or height by which cells of one column or row may be apart. */
const sameColumn = 0.5;
const sameRow = 0.3;

/**
 * The cells that are close to each other, table by table.
 * @param gap between the rows of one table, at most; in the unit of the cells
 * @param across between its columns
 */
export function tablesAmong<Cell extends DrawnCell>(
  cells: readonly Cell[],
  gap = lineWidth,
  across = lineWidth,
): Cell[][] {
  const left = new Set(cells);
  return cells.flatMap((cell) => {
    if (!left.delete(cell)) return [];
    const table = [cell];
    for (const one of table) {
      for (const other of left) {
        if (!touch(one, other, { across, down: gap })) continue;
        table.push(other);
        left.delete(other);
      }
    }
    return [table];
  });
}

function touch(one: DrawnCell, other: DrawnCell, { across, down }: { across: number; down: number }): boolean {
  return (
    one.left <= other.right + across &&
    other.left <= one.right + across &&
    one.top <= other.bottom + down &&
    other.top <= one.bottom + down
  );
}

/**
 * The columns and rows of cells, most of which have one width; those of a head may be lower and belong to none.
 * @param edge the one that the cells of a row share: bars over several days may be above some of them
 */
export function evenTable(cells: readonly DrawnCell[], edge: 'top' | 'bottom'): EvenTable {
  const width = median(cells.map(({ left, right }) => right - left));
  const usual = cells.filter(({ left, right }) => Math.abs(right - left - width) < sameWidth * width);
  const heights = usual.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b);
  const height = heights[Math.floor(heights.length * (edge === 'top' ? middle : upper))] ?? 0;
  const high = usual.filter(({ top, bottom }) => bottom - top >= leastHeight * height);
  const columns = grouped(high, ({ left, right }) => (left + right) / 2, sameColumn * width);
  const rows = grouped(high, (cell) => cell[edge], sameRow * height);
  const ends = rows.map((own) => median(own.map(({ bottom }) => bottom)));
  const placeOf = (cell: DrawnCell) => ({
    column: columns.findIndex((own) => own.includes(cell)),
    row: rows.findIndex((own) => own.includes(cell)),
  });
  return {
    columns: columns.map((own) => ({
      from: median(own.map(({ left }) => left)),
      to: median(own.map(({ right }) => right)),
    })),
    rows: rows.map((own, index) => ({
      from:
        edge === 'top'
          ? median(own.map(({ top }) => top))
          : (ends[index - 1] ?? Math.min(...own.map(({ top }) => top))),
      to: ends[index] ?? 0,
    })),
    places: new Map(high.map((cell) => [cell, placeOf(cell)])),
    cells,
  };
}

function grouped(cells: readonly DrawnCell[], valueOf: (cell: DrawnCell) => number, within: number): DrawnCell[][] {
  const groups: DrawnCell[][] = [];
  for (const cell of cells.toSorted((a, b) => valueOf(a) - valueOf(b))) {
    const last = groups.at(-1);
    if (last && valueOf(cell) - median(last.map(valueOf)) <= within) last.push(cell);
    else groups.push([cell]);
  }
  return groups;
}

/** The cell around a run's middle; undefined for none. */
export function cellAround({ x, y, width, size }: TextRun, cells: readonly DrawnCell[]): DrawnCell | undefined {
  const [across, down] = [x + width / 2, y - 0.3 * size];
  return cells.find(({ left, top, right, bottom }) => left <= across && across < right && top <= down && down < bottom);
}
