import type { TextRun } from './text-run.ts';
import type { DayColumn } from './weekday-head.ts';

/** Left or right edge of a cell that is drawn on a page, in points. */
export interface CellEdge {
  x: number;
  top: number;
  bottom: number;
}

/** An edge may be so far inside of the words next to it, in points. */
const tolerance = 2;
/** Part of a font size above the baseline at which edges next to words are looked for. */
const middle = 0.3;
/** Edges of more rows than these are those of the page. */
const maxRows = 3;

/** Finds the first and last column of the cell that is drawn around a run; null where no edges are on both of its sides. */
export function columnsAcross(
  { x, y, width, size }: TextRun,
  columns: readonly DayColumn[],
  edges: readonly CellEdge[],
): { first: number; last: number } | null {
  const near = edges.filter(({ top, bottom }) => top <= y - middle * size && y - middle * size <= bottom);
  const left = Math.max(...near.filter((edge) => edge.x <= x + tolerance).map((edge) => edge.x));
  const right = Math.min(...near.filter((edge) => edge.x >= x + width - tolerance).map((edge) => edge.x));
  const inside = ({ from, to }: DayColumn) => left < (from + to) / 2 && (from + to) / 2 < right;
  const [first, last] = [columns.findIndex(inside), columns.findLastIndex(inside)];
  return first === -1 || !Number.isFinite(left) || !Number.isFinite(right) ? null : { first, last };
}

/** Finds where the cells end that begin at the last row of a table, one right below the other. */
export function cellsEnd(top: number, height: number, edges: readonly CellEdge[]): number {
  const below = edges
    .filter((edge) => edge.bottom > top && edge.bottom - edge.top < maxRows * height)
    .toSorted((a, b) => a.top - b.top);
  let end = top;
  for (const edge of below) {
    if (edge.top > Math.max(top + height / 2, end + tolerance)) break;
    end = Math.max(end, edge.bottom);
  }
  return end;
}
