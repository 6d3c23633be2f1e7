import { median } from './median.ts';
import type { TextRun } from './text-run.ts';

/** Place of the numbers of a month in their cells. */
export interface NumberSides {
  /** Those that were recognised as what they must be. */
  numbers: number[];
  /** Their left edge and their baseline in the cell, in points. */
  offset: number;
  depth: number;
  /** Whether they are mostly at the beginning of a line with other words. */
  leads: boolean;
}

interface NumberedCell {
  number: number;
  top: number;
  left: number;
  runs: readonly TextRun[];
}

/** Runs are at the place of the numbers within so many font sizes, down and across. */
const [sameHeight, sameOffset] = [0.8, 1.2];
/** Characters that may have been seen of a number. */
const mistaken = /^(?:[^\p{L}\s]{1,3}|\p{L}?\p{Ll}|\p{Lu}|[^\p{L}\s]\p{L}|\p{L}[^\p{L}\s])$/u;
const mistakenFirst = /^(?:[^\p{L}\s]{1,3}|[b-hj-zB-HJ-Z]|[^\p{L}\s]\p{L}|\p{L}[^\p{L}\s:.,])\s+(?=\S)/u;

/** Finds where the numbers are by those that were recognised. */
export function numberSides(cells: readonly NumberedCell[]): NumberSides {
  const found = cells.flatMap((cell) => {
    const run = numberRun(cell.runs, cell.number);
    return run ? [{ cell, run }] : [];
  });
  const alone = found.filter(({ run, cell }) => run.text.trim() === String(cell.number));
  return {
    numbers: found.map(({ cell }) => cell.number),
    offset: median((alone.length > 0 ? alone : found).map(({ cell, run }) => run.x - cell.left)),
    depth: median(found.map(({ cell, run }) => run.y - cell.top)),
    leads: found.length > 2 * alone.length,
  };
}

function numberRun(runs: readonly TextRun[], number: number): TextRun | undefined {
  const alone = runs.filter(({ text }) => text.trim() === String(number)).toSorted((a, b) => a.y - b.y);
  return alone[0] ?? runs.find(({ text }) => new RegExp(`^${number}(?:st|nd|rd|th)?[.)]?\\s`).test(text.trim()));
}

/**
 * Takes the number of a day out of the words of its cell.
 * @param number the one it must be; null for one of another month
 * @returns its run, if one has it, the other words, and what was mistaken for them
 */
export function withoutNumber(
  { runs, top, left }: Omit<NumberedCell, 'number'>,
  number: number | null,
  { depth, offset, leads }: NumberSides,
): { run: TextRun | null; said: TextRun[]; seen: TextRun[] } {
  const isAtHeight = (run: TextRun) => Math.abs(run.y - top - depth) < sameHeight * run.size;
  const found =
    number === null
      ? runs.find((run) => isAtHeight(run) && /^\d{1,2}(?!\S)/.test(run.text.trim()))
      : numberRun(runs, number);
  if (found) return { run: found, said: runs.filter((run) => run !== found), seen: [] };
  const isAtPlace = (run: TextRun) => isAtHeight(run) && Math.abs(run.x - left - offset) < sameOffset * run.size;
  const wrong = runs.find((run) => isAtPlace(run) && mistaken.test(run.text.trim()));
  if (wrong) return { run: null, said: runs.filter((run) => run !== wrong), seen: [wrong] };
  const [first] = runs.filter(isAtHeight).toSorted((a, b) => a.x - b.x);
  if (!leads || !first || !mistakenFirst.test(first.text.trim())) return { run: null, said: [...runs], seen: [] };
  const text = first.text.trim().replace(mistakenFirst, '');
  return { run: null, said: runs.map((run) => (run === first ? { ...run, text } : run)), seen: [first] };
}
