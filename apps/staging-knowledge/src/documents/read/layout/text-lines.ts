import { joinBrokenWords } from './broken-words.ts';
import { inColumns } from './columns.ts';
import { joinDateBlocks } from './date-blocks.ts';
import { cellMonth } from './cell-month.ts';
import { cellRows } from './cell-rows.ts';
import { dayGrid, type DrawnPage } from './day-grid.ts';
import { joinInitials } from './initials.ts';
import type { TextRun } from './text-run.ts';
import { monthGrid } from './month-grid.ts';
import { levelRaisedRuns } from './raised-runs.ts';
import { segments } from './segments.ts';
import { openEnd, type TextLine } from './table-rows.ts';

/** Of one page. */
const maxMonths = 12;
/** Among the gaps between lines, the smallest first, the place of one inside a paragraph, also where there are many rows and headings. */
const usualShare = 0.35;

/**
 * The lines of a page in reading order: from top to bottom, columns of prose one after the other, the cells of a table
 * side by side. Text in other directions follows that in the usual one, unless most of the page is turned.
 */
export function pageLines(runs: readonly TextRun[], page: DrawnPage = {}): TextLine[] {
  const turned = new Map<number, TextRun[]>();
  for (const run of runs) {
    const group = turned.get(run.turn);
    if (group) group.push(run);
    else turned.set(run.turn, [run]);
  }
  const groups = [...turned.values()].toSorted((a, b) => lengthOf(b) - lengthOf(a));
  let below = 0;
  return groups.flatMap((group) => {
    const isUpright = group[0]?.turn === 0;
    const lines = linesOf(group.map(upright), isUpright ? page : { ...page, edges: [], cells: [] }).map((line) => ({
      ...line,
      y: line.y + below,
    }));
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

function linesOf(runs: readonly TextRun[], page: DrawnPage): TextLine[] {
  return joinBrokenWords(aroundGrids(joinDateBlocks(joinInitials(levelRaisedRuns(runs))), page));
}

function aroundGrids(runs: readonly TextRun[], page: DrawnPage, months = maxMonths): TextLine[] {
  const grid =
    months > 0 ? (cellMonth(runs, page.cells ?? []) ?? cellRows(runs, page.cells ?? []) ?? dayGrid(runs, page)) : null;
  return grid
    ? [...inReadingOrder(segments(grid.above)), ...grid.rows, ...aroundGrids(grid.rest, page, months - 1)]
    : inReadingOrder(segments(runs));
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
