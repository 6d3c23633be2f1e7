import type { CellEdge } from './cell-edges.ts';
import type { DayColumn, WeekdayHead } from './weekday-head.ts';

/** Edges so near to each other are one line, in points. */
const sameLine = 2;
/** Share of the longest line below the head that the line between two columns has at least; wide cells interrupt it. */
const leastShare = 0.5;
/** Height of a table below its head at least, in font sizes of the head. */
const leastHeight = 5;

/** A vertical line and how much of it is drawn below the head, in points. */
interface Line {
  x: number;
  length: number;
}

/**
 * The columns of a head with the borders that are drawn below it, where all of them are; otherwise those that were told from
 * the words. A number at the right edge of its cell is nearer to the words of the next one.
 */
export function withDrawnColumns(head: WeekdayHead, edges: readonly CellEdge[]): WeekdayHead {
  const { columns, y, size } = head;
  const lines = linesBelow(edges, y);
  const words = columns.map((column) => wordsOf(column, head));
  const between = words
    .slice(1)
    .map(({ left }, index) => longest(lines.filter(({ x }) => x >= (words[index]?.right ?? 0) && x <= left)));
  const reference = Math.max(0, ...between.map((line) => line?.length ?? 0));
  if (reference < leastHeight * size) return head;
  const borders = between.flatMap((line) => (line !== null && line.length >= leastShare * reference ? [line.x] : []));
  if (borders.length < columns.length - 1) return head;
  const isLong = ({ length }: Line) => length >= leastShare * reference;
  const outer = [
    lines.findLast((line) => line.x <= (words[0]?.left ?? 0) && isLong(line))?.x,
    lines.find((line) => line.x >= (words.at(-1)?.right ?? 0) && isLong(line))?.x,
  ];
  return {
    ...head,
    columns: columns.map((column, index) => ({
      ...column,
      from: borders[index - 1] ?? outer[0] ?? column.from,
      to: borders[index] ?? outer[1] ?? column.to,
    })),
  };
}

/** The left and right end of the words of a column's head. */
function wordsOf({ from, to }: DayColumn, { runs }: WeekdayHead): { left: number; right: number } {
  const own = runs.filter(({ x, width }) => from <= x + width / 2 && x + width / 2 < to);
  return { left: Math.min(...own.map(({ x }) => x)), right: Math.max(...own.map(({ x, width }) => x + width)) };
}

function longest(lines: readonly Line[]): Line | null {
  return lines.reduce<Line | null>((best, line) => (best === null || line.length > best.length ? line : best), null);
}

/** The vertical lines below a height, each with the length of its parts without those that lie on another. */
function linesBelow(edges: readonly CellEdge[], y: number): Line[] {
  const below = edges.filter(({ bottom }) => bottom > y).toSorted((a, b) => a.x - b.x || a.top - b.top);
  const groups: CellEdge[][] = [];
  for (const edge of below) {
    const group = groups.at(-1);
    if (group?.[0] && edge.x - group[0].x <= sameLine) group.push(edge);
    else groups.push([edge]);
  }
  return groups.map((group) => ({ x: group[0]?.x ?? 0, length: drawnLength(group, y) }));
}

function drawnLength(edges: readonly CellEdge[], y: number): number {
  let [length, end] = [0, y];
  for (const { top, bottom } of edges.toSorted((a, b) => a.top - b.top)) {
    length += Math.max(0, bottom - Math.max(top, end));
    end = Math.max(end, bottom);
  }
  return length;
}
