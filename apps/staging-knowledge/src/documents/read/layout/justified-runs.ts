import type { TextRun } from './text-run.ts';

/** Gaps between words, in font sizes. */
const smallestGap = 0.18;
const largestGap = 3;
/** In points: margins that are the same. */
const sameMargin = 1.5;
/** So many lines around one are looked at. */
const near = 4;

/** Runs that the page writes one after the other on one baseline. */
interface WrittenLine {
  runs: TextRun[];
  right: number;
  gaps: number[];
}

/**
 * The runs that follow another one in a line of prose, however wide the gap between them is: words of justified text, whose
 * gaps are alike and whose lines end where their neighbours do.
 * @param runs in the order in which the page writes them
 */
export function justifiedRuns(runs: readonly TextRun[]): ReadonlySet<TextRun> {
  const lines = writtenLines(runs);
  const justified = new Set<TextRun>();
  for (const [index, line] of lines.entries()) {
    if (!isEven(line)) continue;
    const around = [...lines.slice(Math.max(0, index - near), index), ...lines.slice(index + 1, index + 1 + near)];
    if (around.some((other) => isAligned(line, other) && (isEven(other) || isUnbroken(other))))
      for (const run of line.runs.slice(1)) justified.add(run);
  }
  return justified;
}

function writtenLines(runs: readonly TextRun[]): WrittenLine[] {
  const lines: WrittenLine[] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    const last = line?.runs.at(-1);
    const gap = line ? run.x - line.right : 0;
    if (
      !line ||
      !last ||
      Math.abs(run.y - last.y) > 0.1 * run.size ||
      gap < -0.5 * run.size ||
      gap > largestGap * run.size
    )
      lines.push({ runs: [run], right: run.x + run.width, gaps: [] });
    else {
      if (gap > smallestGap * run.size) line.gaps.push(gap);
      line.runs.push(run);
      line.right = run.x + run.width;
    }
  }
  return lines;
}

function isEven({ gaps, runs }: WrittenLine): boolean {
  const letters = runs.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  return gaps.length > 0 && letters >= 2 * runs.length && Math.max(...gaps) <= 1.3 * Math.min(...gaps) + 0.5;
}

function isUnbroken({ gaps, runs }: WrittenLine): boolean {
  return (
    gaps.length === 0 &&
    runs
      .map(({ text }) => text)
      .join('')
      .trim()
      .split(' ').length > 2
  );
}

function isAligned(one: WrittenLine, other: WrittenLine): boolean {
  const [first, second] = [one.runs[0], other.runs[0]];
  if (!first || !second) return false;
  return Math.abs(one.right - other.right) <= sameMargin && Math.abs(first.x - second.x) <= 4 * first.size;
}
