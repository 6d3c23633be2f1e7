import { median } from '../layout/median.ts';
import type { TextRun } from '../layout/text-run.ts';

/** Word that was recognised, with its box in pixels. */
export interface OcrWord {
  text: string;
  /** Block, paragraph and line in which Tesseract found it. */
  line: string;
  /** Whether a line of the table is before it. */
  startsCell: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Font size that the words of usual size get, in points. */
const usualSize = 10;
/** Sizes closer than this share are the same, and baselines and left edges closer than these shares of a font size. */
const sameSize = 0.15;
const sameBaseline = 0.45;
const sameLeft = 0.5;
/** A wider gap between two words of a line, in font sizes, is between two cells. */
const wordGap = 0.9;
/** A narrower gap, in font sizes, is between two letters. */
const letterGap = 0.12;
/** Parts of a font size that letters reach above and below the baseline. */
const [ascent, middle, descent] = [0.72, 0.5, 0.21];

/**
 * Places recognised words as the runs of a PDF's page, so that columns and tables are found by the same rules: boxes
 * of pixels vary with letters and light, hence sizes, baselines and left edges that nearly agree are made to.
 * @returns the runs, and how many points a pixel is
 */
export function ocrRuns(words: readonly OcrWord[]): { runs: TextRun[]; scale: number } {
  const lines = new Map<string, OcrWord[]>();
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  const sized = [...lines.values()].map((of) => ({ words: of, size: median(of.map(fontSize)) }));
  const usual = median(sized.flatMap(({ words: of, size }) => of.map(() => size)));
  const scale = usualSize / usual;
  const sizes = snapped(
    sized,
    ({ size }) => size,
    (first) => sameSize * first.size,
  );
  const runs = sized.flatMap((line) => {
    const size = sizes.get(line) ?? line.size;
    return cellsOf(line.words, size).map((cell) => ({ ...runOf(cell, scale), size: size * scale }));
  });
  return { runs: aligned(runs.map((run, order) => ({ ...run, order }))), scale };
}

function runOf(cell: readonly OcrWord[], scale: number): Omit<TextRun, 'size' | 'order'> {
  const x = Math.min(...cell.map(({ left }) => left)) * scale;
  const right = Math.max(...cell.map(({ left, width }) => left + width)) * scale;
  const text = cell
    .map((word, index) => (isSameWord(cell[index - 1], word) ? '' : ' ') + word.text)
    .join('')
    .trim();
  return { text, x, y: median(cell.map(baseline)) * scale, width: right - x, turn: 0 };
}

/** Letters of large headings are taken for words. */
function isSameWord(before: OcrWord | undefined, word: OcrWord): boolean {
  if (before === undefined || Math.min(before.text.length, word.text.length) > 2) return false;
  return word.left - before.left - before.width < letterGap * Math.max(fontSize(word), fontSize(before));
}

function cellsOf(words: readonly OcrWord[], size: number): OcrWord[][] {
  const cells: OcrWord[][] = [];
  for (const word of words) {
    const before = cells.at(-1)?.at(-1);
    if (before && !word.startsCell && word.left - before.left - before.width <= wordGap * size)
      cells.at(-1)?.push(word);
    else cells.push([word]);
  }
  return cells;
}

function fontSize({ text, height }: OcrWord): number {
  const above = /[\p{Lu}\p{N}bdfhkltij]|\p{M}/u.test(text.normalize('NFD')) ? ascent : middle;
  return height / (above + (hasDescent(text) ? descent : 0));
}

function baseline({ text, top, height }: OcrWord): number {
  const above = /[\p{Lu}\p{N}bdfhkltij]|\p{M}/u.test(text.normalize('NFD')) ? ascent : middle;
  return top + (hasDescent(text) ? (height * above) / (above + descent) : height);
}

function hasDescent(text: string): boolean {
  return /[gjpqyQ,;()]/.test(text);
}

/** Runs whose baselines and left edges are the same where they nearly are. */
function aligned(runs: readonly TextRun[]): TextRun[] {
  const ys = snapped(
    runs,
    ({ y }) => y,
    (first) => sameBaseline * first.size,
  );
  const xs = snapped(
    runs,
    ({ x }) => x,
    (first) => sameLeft * first.size,
  );
  return runs.map((run) => ({ ...run, x: xs.get(run) ?? run.x, y: ys.get(run) ?? run.y }));
}

/** The same value for all whose values are no farther from the smallest of them than `within` says. */
function snapped<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => number,
  within: (first: Item) => number,
): Map<Item, number> {
  const groups: Item[][] = [];
  for (const item of items.toSorted((a, b) => valueOf(a) - valueOf(b))) {
    const [first] = groups.at(-1) ?? [];
    if (first !== undefined && valueOf(item) - valueOf(first) <= within(first)) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return new Map(groups.flatMap((group) => group.map((item) => [item, median(group.map(valueOf))] as const)));
}
