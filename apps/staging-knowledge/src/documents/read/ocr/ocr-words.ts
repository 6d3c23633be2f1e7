import type { OcrWord } from './ocr-runs.ts';

/** Word with how surely it was recognised, from 0 to 1. */
export interface SeenWord extends OcrWord {
  confidence: number;
}

/** Below this a word is taken for dirt. */
const dirt = 0.25;

/** The words in Tesseract's table, which has a row for each word with its place and confidence. */
export function wordsIn(table: string): SeenWord[] {
  return withoutBars(table.split('\n').flatMap(wordOf));
}

/** Number of letters and digits, each weighted by its confidence. */
export function clearLetters(words: readonly SeenWord[]): number {
  return words.reduce((sum, { text, confidence }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) * confidence, 0);
}

/** A bar is the word "I" of a sentence, or the line between two cells, also where a word touches it. */
function withoutBars(words: readonly SeenWord[]): SeenWord[] {
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
function wordOf(row: string): SeenWord[] {
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
