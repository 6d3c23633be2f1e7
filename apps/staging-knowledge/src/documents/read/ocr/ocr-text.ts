import { pageLines } from '../layout/text-lines.ts';
import type { TextLine } from '../layout/table-rows.ts';
import { ocrRuns, type OcrWord } from './ocr-runs.ts';
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

interface Word extends OcrWord {
  confidence: number;
}

const clear = 0.6;
/** Below this a word is taken for dirt. */
const dirt = 0.25;

/** Reads Tesseract's table, which has a row for each word with its place and confidence, as a page with columns and tables. */
export function ocrTextOf(table: string): OcrText {
  const words = withoutBars(table.split('\n').flatMap(wordOf));
  const letters = (list: readonly Word[]) =>
    list.reduce((sum, { text, confidence }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) * confidence, 0);
  const clearWords = words.filter(({ confidence, text }) => confidence >= clear && /[\p{L}\p{N}]{2}/u.test(text));
  const confidence = words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  const lines = pageLines(ocrRuns(words), { isRecognised: true }).map((line) => ({
    ...line,
    text: withOrdinals(line.text),
  }));
  return { lines, confidence, score: letters(clearWords), clearWords: clearWords.length };
}

/** A bar is the word "I" of a sentence, or the line between two cells, also where a word touches it. */
function withoutBars(words: readonly Word[]): Word[] {
  let isBehindBar = false;
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (word.text === '|' && next?.line === word.line && /^\p{Ll}/u.test(next.text)) return [{ ...word, text: 'I' }];
    const [, before = '', text = '', after = ''] = /^(\|*)(.*?)(\|*)$/u.exec(word.text) ?? [];
    const startsCell = isBehindBar || before !== '';
    isBehindBar = after !== '' || (text === '' && startsCell);
    return text === '' ? [] : [{ ...word, text, startsCell }];
  });
}

/** level, page, block, paragraph, line, word, left, top, width, height, confidence, text */
function wordOf(row: string): Word[] {
  const [level, , block, paragraph, line, , left, top, width, height, confidence, text = ''] = row
    .replace(/\r$/, '')
    .split('\t');
  const sureness = Number(confidence) / 100;
  if (level !== '5' || text.trim() === '' || sureness < dirt) return [];
  return [
    {
      text: text.trim(),
      line: `${block} ${paragraph} ${line}`,
      startsCell: false,
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
      confidence: sureness,
    },
  ];
}
