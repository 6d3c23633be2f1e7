import { justifiedRuns } from './justified-runs.ts';
import type { TextRun } from './text-run.ts';
import type { TextLine } from './table-rows.ts';
import { directionOf, inWrittenDirection } from './writing-direction.ts';

/** A gap of so many font sizes is between two words, or between two columns. */
const wordGap = 0.18;
const columnGap = 1.4;
/** Gap that separates what the page does not write one after the other. */
const looseGap = 0.6;
/** Gap that separates cells where those of other rows begin as well: in so many rows, one of which has a clear gap before it. */
const cellGap = 0.4;
const clearGap = 0.8;
const fewestRows = 3;
/** Joins runs on one baseline without a wide gap between them, or one that the page does not write across. */
export function segments(runs: readonly TextRun[]): TextLine[] {
  const justified = justifiedRuns(runs);
  const ordered = baselineRows(runs.toSorted((a, b) => a.y - b.y || a.x - b.x)).map((row) =>
    row.toSorted((a, b) => a.x - b.x),
  );
  const starts = cellStarts(ordered, justified);
  return ordered.flatMap((row) => {
    const parts: TextRun[][] = [];
    let right = 0;
    let size = 0;
    for (const run of row) {
      const before = parts.at(-1)?.at(-1);
      const gap = run.x - right;
      // The same words drawn twice, as some programs do for bold letters.
      if (before && gap < -0.8 * run.width && before.text.endsWith(run.text)) continue;
      const isNext = run.order - 1 === before?.order;
      const widest = starts.has(Math.round(run.x)) ? cellGap : isNext ? columnGap : looseGap;
      if (before && (gap <= widest * size || (isNext && justified.has(run)))) {
        parts.at(-1)?.push(run);
        [right, size] = [Math.max(right, run.x + run.width), Math.max(size, run.size)];
      } else {
        parts.push([run]);
        [right, size] = [run.x + run.width, run.size];
      }
    }
    return parts.map(segment);
  });
}

function segment(runs: readonly TextRun[]): TextLine {
  let text = '';
  let before: TextRun | undefined;
  for (const run of inWrittenDirection(runs)) {
    text += (before && isApart(before, run) && !/\s$/.test(text) && !/^\s/.test(run.text) ? ' ' : '') + run.text;
    before = run;
  }
  const [first] = runs as [TextRun];
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    x: first.x,
    right: Math.max(...runs.map(({ x, width }) => x + width)),
    y: first.y,
    size: Math.max(...runs.map(({ size }) => size)),
    order: Math.min(...runs.map(({ order }) => order)),
    isRightToLeft: directionOf(text) === 'rtl',
  };
}

function isApart(one: TextRun, other: TextRun): boolean {
  const gap = Math.max(other.x - one.x - one.width, one.x - other.x - other.width);
  return gap > wordGap * Math.min(one.size, other.size);
}

/**
 * Finds the starts of cells that are not first in each of their rows: in several rows, or in two of which one has a wide gap
 * before it. In whole points.
 */
function cellStarts(ordered: readonly (readonly TextRun[])[], justified: ReadonlySet<TextRun>): ReadonlySet<number> {
  const begun = new Map<number, { rows: number; widest: number }>();
  for (const row of ordered) {
    for (const [index, run] of row.entries()) {
      const before = row[index - 1];
      const gap = before ? (run.x - before.x - before.width) / Math.max(run.size, before.size) : 0;
      if ((before && gap <= cellGap) || justified.has(run)) continue;
      const { rows: count, widest } = begun.get(Math.round(run.x)) ?? { rows: 0, widest: 0 };
      begun.set(Math.round(run.x), { rows: count + 1, widest: Math.max(widest, gap) });
    }
  }
  const near = (x: number) => [x - 1, x, x + 1];
  const isStart = (x: number) => {
    const found = near(x).flatMap((place) => begun.get(place) ?? []);
    const count = found.reduce((sum, { rows: many }) => sum + many, 0);
    const widest = Math.max(...found.map(({ widest: gap }) => gap));
    return (count >= 2 && widest > columnGap) || (count >= fewestRows && widest > clearGap);
  };
  return new Set([...begun.keys()].filter(isStart).flatMap(near));
}

/** Runs on one baseline, from the top down. */
export function baselineRows(sorted: readonly TextRun[]): TextRun[][] {
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
