import type { DrawnCell } from '../layout/drawn-table.ts';
import { pageLines } from '../layout/text-lines.ts';
import type { TextLine } from '../layout/table-rows.ts';
import { ocrRuns } from './ocr-runs.ts';
import { clearLetters, type SeenWord } from './ocr-words.ts';
import { withMonths } from './mistaken-months.ts';
import { withOrdinals } from './raised-ordinals.ts';

/** Text recognised in a picture. */
export interface OcrText {
  /** In reading order; sizes and places in points of a page whose usual letters have 10. */
  lines: readonly TextLine[];
  /** The mean of the words, from 0 to 1; 0 without any. */
  confidence: number;
  /** Number of letters in clear words, each weighted by its confidence. */
  score: number;
  /** Number of clear words. */
  clearWords: number;
}

const clear = 0.6;

/**
 * Reads recognised words as a page with columns and tables.
 * @param cells of its ruled tables, in pixels
 */
export function ocrTextOf(words: readonly SeenWord[], cells: readonly DrawnCell[] = []): OcrText {
  const clearWords = words.filter(({ confidence, text }) => confidence >= clear && /[\p{L}\p{N}]{2}/u.test(text));
  const confidence = words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  const { runs, scale } = ocrRuns(words);
  const drawn = cells.map(({ left, top, right, bottom }) => ({
    left: left * scale,
    top: top * scale,
    right: right * scale,
    bottom: bottom * scale,
  }));
  const lines = pageLines(runs, { isRecognised: true, cells: drawn }).map((line) => ({
    ...line,
    text: withMonths(withOrdinals(line.text)),
  }));
  return { lines, confidence, score: clearLetters(clearWords), clearWords: clearWords.length };
}
