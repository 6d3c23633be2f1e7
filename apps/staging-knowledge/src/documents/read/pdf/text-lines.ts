import type { TextRun } from './page-items.ts';
import { joinRows, type TextLine } from './table-rows.ts';

/** A gap of so many font sizes is between two words, or between two columns. */
const wordGap = 0.18;
const columnGap = 2.2;
/** Gap that separates cells where those of other rows begin as well. */
const cellGap = 0.6;
/** A column of prose has so many lines, and so many characters in one, otherwise it is a column of a table. */
const columnLines = 4;
const columnCharacters = 18;
const deepest = 12;
/** Among the gaps between lines, the smallest first, the place of one inside a paragraph, also where there are many rows and headings. */
const usualShare = 0.35;

/** The lines of a page in reading order: from top to bottom, columns of prose one after the other, the cells of a table side by side. */
export function pageLines(runs: readonly TextRun[]): TextLine[] {
  return inOrder(segments(runs), deepest);
}

/** The text of lines, with an empty one where the page leaves more room than it usually does between two. */
export function linesToText(lines: readonly TextLine[]): string {
  const gaps = lines.slice(1).map((line, index) => line.y - (lines[index]?.last ?? lines[index]?.y ?? 0));
  const sorted = gaps.filter((gap) => gap > 0).toSorted((a, b) => a - b);
  const usual = sorted[Math.floor(usualShare * sorted.length)] ?? 0;
  const apart = (gap: number, { size }: TextLine) => gap < 0 || gap > Math.max(1.35 * usual, 1.2 * size);
  return lines
    .map((line, index) => (index > 0 && apart(gaps[index - 1] ?? 0, line) ? '\n' : '') + line.text)
    .join('\n');
}

/** Runs on one baseline without a wide gap between them. */
function segments(runs: readonly TextRun[]): TextLine[] {
  const written = runs
    .filter(({ text, size }) => text.trim() !== '' && size > 0)
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
  const ordered = rows(written).map((row) => row.toSorted((a, b) => a.x - b.x));
  const starts = cellStarts(ordered);
  const lines: TextLine[] = [];
  for (const row of ordered) {
    let line: TextLine | undefined;
    for (const run of row) {
      const gap = line ? run.x - line.right : 0;
      const size = Math.max(run.size, line?.size ?? 0);
      if (!line || gap > columnGap * size || (gap > cellGap * size && starts.has(Math.round(run.x)))) {
        line = { text: run.text, x: run.x, right: run.x + run.width, y: row[0]?.y ?? run.y, size: run.size };
        lines.push(line);
        continue;
      }
      // The same words drawn twice, as some programs do for bold letters.
      if (gap < -0.8 * run.width && line.text.endsWith(run.text)) continue;
      line.text += (gap > wordGap * run.size && !/\s$/.test(line.text) && !/^\s/.test(run.text) ? ' ' : '') + run.text;
      line.right = Math.max(line.right, run.x + run.width);
      line.size = Math.max(line.size, run.size);
    }
  }
  return lines.map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ').trim() }));
}

/** Finds the starts of cells that are not first in their row: in at least two rows, in one of them after a wide gap. In whole points. */
function cellStarts(ordered: readonly (readonly TextRun[])[]): ReadonlySet<number> {
  const begun = new Map<number, number>();
  const wide = new Set<number>();
  for (const row of ordered) {
    for (const [index, run] of row.entries()) {
      const before = row[index - 1];
      const gap = before ? (run.x - before.x - before.width) / Math.max(run.size, before.size) : 0;
      if (gap <= cellGap) continue;
      begun.set(Math.round(run.x), (begun.get(Math.round(run.x)) ?? 0) + 1);
      if (gap > columnGap) wide.add(Math.round(run.x));
    }
  }
  const near = (x: number) => [x - 1, x, x + 1];
  return new Set(
    [...wide].filter((x) => near(x).reduce((count, place) => count + (begun.get(place) ?? 0), 0) > 1).flatMap(near),
  );
}

function rows(sorted: readonly TextRun[]): TextRun[][] {
  const found: TextRun[][] = [];
  let row: TextRun[] = [];
  for (const run of sorted) {
    const first = row[0];
    if (first && run.y - first.y > 0.4 * Math.min(first.size, run.size)) {
      found.push(row);
      row = [];
    }
    row.push(run);
  }
  return row.length > 0 ? [...found, row] : found;
}

/** Splits at the widest gutter between columns of prose, over as many rows as it reaches; rows of a table are joined. */
function inOrder(lines: readonly TextLine[], depth: number): TextLine[] {
  if (lines.length < 2 * columnLines || depth === 0) return joinRows(lines);
  const split = columnSplit(lines);
  if (split === null) return joinRows(lines);
  const above = lines.filter(({ y }) => y < split.top);
  const below = lines.filter(({ y }) => y > split.bottom);
  const between = lines.filter(({ y }) => y >= split.top && y <= split.bottom);
  const left = between.filter(({ x }) => x < split.x);
  const right = between.filter(({ x }) => x >= split.x);
  return [above, left, right, below].flatMap((part) => inOrder(part, depth - 1));
}

interface ColumnSplit {
  x: number;
  top: number;
  bottom: number;
}

/** The gutter left of the most common beginning of a right column, in the rows that nothing crosses. */
function columnSplit(lines: readonly TextLine[]): ColumnSplit | null {
  const leftmost = Math.min(...lines.map(({ x }) => x));
  const starts = new Map<number, number>();
  for (const { x } of lines)
    if (x > leftmost + 40) starts.set(Math.round(x / 4), (starts.get(Math.round(x / 4)) ?? 0) + 1);
  for (const [start] of [...starts]
    .filter(([, count]) => count >= columnLines)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 6)) {
    const split = freeRows(lines, start * 4 - 3);
    if (split) return split;
  }
  return null;
}

function freeRows(lines: readonly TextLine[], x: number): ColumnSplit | null {
  const crossing = lines.filter((line) => line.x < x && line.right > x).map(({ y }) => y);
  const right = lines.filter((line) => line.x >= x);
  const middle = right[Math.floor(right.length / 2)]?.y ?? 0;
  const top = Math.max(-Infinity, ...crossing.filter((y) => y <= middle));
  const bottom = Math.min(Infinity, ...crossing.filter((y) => y > middle));
  const rows = right.filter(({ y }) => y > top && y < bottom).map(({ y }) => y);
  const free = lines.filter(
    ({ y, size }) => y > top && y < bottom && y > Math.min(...rows) - size && y < Math.max(...rows) + size,
  );
  const sides = [free.filter((line) => line.x < x), free.filter((line) => line.x >= x)];
  if (sides.some((side) => !isProse(side))) return null;
  const ys = free.map(({ y }) => y);
  return { x, top: Math.min(...ys), bottom: Math.max(...ys) };
}

function isProse(lines: readonly TextLine[]): boolean {
  return (
    lines.length >= columnLines &&
    lines.reduce((sum, { text }) => sum + text.length, 0) / lines.length >= columnCharacters
  );
}
