/** Text recognised in a picture. */
export interface OcrText {
  text: string;
  /** The mean of the words, from 0 to 1; 0 without any. */
  confidence: number;
  /** Number of letters in clear words, each weighted by its confidence. */
  score: number;
  /** Number of clear words. */
  clearWords: number;
}

interface Word {
  place: string;
  paragraph: string;
  confidence: number;
  text: string;
}

const clear = 0.6;
/** Below this a word is taken for dirt. */
const dirt = 0.25;

/** Reads Tesseract's table: a row for each word, with its place and confidence. */
export function ocrTextOf(table: string): OcrText {
  const words = table.split('\n').flatMap(wordOf);
  const letters = (list: readonly Word[]) =>
    list.reduce((sum, { text, confidence }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) * confidence, 0);
  const clearWords = words.filter(({ confidence, text }) => confidence >= clear && /[\p{L}\p{N}]{2}/u.test(text));
  const confidence = words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  return { text: linesOf(words), confidence, score: letters(clearWords), clearWords: clearWords.length };
}

/** level, page, block, paragraph, line, word, left, top, width, height, confidence, text */
function wordOf(row: string): Word[] {
  const [level, , block, paragraph, line, , , , , , confidence, text = ''] = row.replace(/\r$/, '').split('\t');
  if (level !== '5' || text.trim() === '') return [];
  const sureness = Number(confidence) / 100;
  return sureness < dirt
    ? []
    : [
        {
          place: `${block} ${paragraph} ${line}`,
          paragraph: `${block} ${paragraph}`,
          confidence: sureness,
          text: text.trim(),
        },
      ];
}

function linesOf(words: readonly Word[]): string {
  let text = '';
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (before) text += before.paragraph !== word.paragraph ? '\n\n' : before.place !== word.place ? '\n' : ' ';
    text += word.text;
  });
  return text;
}
