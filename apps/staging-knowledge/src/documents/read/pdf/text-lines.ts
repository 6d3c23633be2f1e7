import { joinBrokenWords } from './broken-words.ts';
import { inColumns } from './columns.ts';
import { joinInitials } from './initials.ts';
import { justifiedRuns } from './justified-runs.ts';
import type { TextRun } from './page-items.ts';
import { monthGrid } from './month-grid.ts';
import { levelRaisedRuns } from './raised-runs.ts';
import { openEnd, type TextLine } from './table-rows.ts';
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
/** Of one page. */
const maxMonths = 12;
/** Among the gaps between lines, the smallest first, the place of one inside a paragraph, also where there are many rows and headings. */
const usualShare = 0.35;

/**
 * The lines of a page in reading order: from top to bottom, columns of prose one after the other, the cells of a table
 * side by side. Text in other directions follows that in the usual one, unless most of the page is turned.
 */
export function pageLines(runs: readonly TextRun[]): TextLine[] {
  const turned = new Map<number, TextRun[]>();
  for (const run of runs) {
    const group = turned.get(run.turn);
    if (group) group.push(run);
    else turned.set(run.turn, [run]);
  }
  const groups = [...turned.values()].toSorted((a, b) => lengthOf(b) - lengthOf(a));
  let below = 0;
  return groups.flatMap((group) => {
    const lines = linesOf(group.map(upright)).map((line) => ({ ...line, y: line.y + below }));
    const depth = Math.max(0, ...lines.map(({ y, size }) => y + 10 * size));
    below = Math.max(below, depth);
    return lines;
  });
}

function lengthOf(runs: readonly TextRun[]): number {
  return runs.reduce((sum, { text }) => sum + text.length, 0);
}

/** The run as it lies when the page is turned so that it reads from left to right. */
function upright(run: TextRun): TextRun {
  if (run.turn === 0) return run;
  const angle = (run.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { ...run, x: run.x * cos + run.y * sin, y: run.y * cos - run.x * sin, turn: 0 };
}

function linesOf(runs: readonly TextRun[]): TextLine[] {
  return joinBrokenWords(inReadingOrder(segments(joinInitials(levelRaisedRuns(runs)))));
}

function inReadingOrder(lines: readonly TextLine[], months = maxMonths): TextLine[] {
  const month = months > 0 ? monthGrid(lines) : null;
  return month
    ? [...inColumns(month.above), ...month.weeks, ...inReadingOrder(month.below, months - 1)]
    : inColumns(lines);
}

/** The text of lines, with an empty one where the page leaves more room than it usually does between two. */
export function linesToText(lines: readonly TextLine[]): string {
  const gaps = lines.slice(1).map((line, index) => line.y - (lines[index]?.last ?? lines[index]?.y ?? 0));
  const sorted = gaps.filter((gap) => gap > 0).toSorted((a, b) => a - b);
  const usual = sorted[Math.floor(usualShare * sorted.length)] ?? 0;
  const isApart = (line: TextLine, above: TextLine | undefined, gap: number) =>
    gap < 0 ? !goesOn(above?.text ?? '', line.text) : gap > Math.max(1.35 * usual, 1.2 * line.size);
  return lines
    .map((line, index) => (index > 0 && isApart(line, lines[index - 1], gaps[index - 1] ?? 0) ? '\n' : '') + line.text)
    .join('\n');
}

/** Whether a sentence at the end of a column goes on in the next one. */
function goesOn(end: string, start: string): boolean {
  return /^\p{Ll}/u.test(start) || openEnd.test(end);
}

/** Runs on one baseline without a wide gap between them, or one that the page does not write across. */
function segments(runs: readonly TextRun[]): TextLine[] {
  const justified = justifiedRuns(runs);
  const ordered = rows(runs.toSorted((a, b) => a.y - b.y || a.x - b.x)).map((row) => row.toSorted((a, b) => a.x - b.x));
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

/** Finds the starts of cells that are not first in their row: in several rows, or in two of which one has a wide gap before it. In whole points. */
function cellStarts(ordered: readonly (readonly TextRun[])[], justified: ReadonlySet<TextRun>): ReadonlySet<number> {
  const begun = new Map<number, { rows: number; widest: number }>();
  for (const row of ordered) {
    for (const [index, run] of row.entries()) {
      const before = row[index - 1];
      const gap = before ? (run.x - before.x - before.width) / Math.max(run.size, before.size) : 0;
      if (gap <= cellGap || justified.has(run)) continue;
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
