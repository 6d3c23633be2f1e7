/** Scripts written without spaces, where every character counts as a word. */
const unspaced =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}';
/** A word's length beyond which it counts as several, so that text without spaces is bounded too. */
const maxWordLength = 20;
/** Characters that belong to the previous one: combining marks, variation selectors, joiners, skin tones. */
const attached = '[\\p{M}\\u200d\\p{Emoji_Modifier}]{0,8}';
const wordPattern = new RegExp(`[${unspaced}]${attached}|[^\\s${unspaced}]{1,${maxWordLength}}${attached}`, 'gu');

/**
 * Counts words as used for chunk sizes: runs between white space, 20 characters of a longer run at a time, and every
 * character of scripts written without spaces. A measure of size for models, not of language.
 */
export function countWords(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(wordPattern)) count++;
  return count;
}

/**
 * A text in pieces of at most `limit` words, cut where one word ends and the next begins; the white space between them
 * stays at the end of each piece, so that the pieces joined are the text.
 * @param limit in words as `countWords` counts them, at least 1
 */
export function cutByWords(text: string, limit: number): string[] {
  const pieces: string[] = [];
  let start = 0;
  let count = 0;
  for (const { index } of text.matchAll(wordPattern)) {
    if (count === limit) {
      pieces.push(text.slice(start, index));
      start = index;
      count = 0;
    }
    count++;
  }
  if (start < text.length) pieces.push(text.slice(start));
  return pieces;
}
