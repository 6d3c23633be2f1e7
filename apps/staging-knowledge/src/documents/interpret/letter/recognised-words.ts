/** Words of letters that text recognition often gets wrong: "rn" for "m", "m" for "rn". */
const known =
  'permission form forms from time times summer home number name names complete families family room member members swim game games team gym mom moms march farm music camp come welcome money payment month committee program community complimentary home homework sometimes something same arm some system elementary museum commitment important information confirm performance return returned returns turn learn born corner morning concern concerns morn northern modern turned register'.split(
    ' ',
  );
const words = new Set(known);

/**
 * A text as it was most likely written, where a machine read it from a picture: digits in words and letters in numbers
 * are put right, and words that are frequent in letters.
 */
export function recognisedWords(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\d@./:_-])[\p{L}\d]{2,30}(?![\p{L}\d@/_])/gu, (word) =>
      /\d/.test(word) &&
      /\p{Ll}{2}/u.test(word) &&
      !/^\d+(?:st|nd|rd|th|am|pm|[a-z]{1,2})$/i.test(word) &&
      !/\d{2}/.test(word)
        ? asLetters(word)
        : word,
    )
    .replaceAll(/(?<=\d[:.]?)[OoQ]{1,2}(?=[\s\dOoap.,:/-]|$)/gu, (letters) => '0'.repeat(letters.length))
    .replaceAll(/(?<![\p{L}\d])[\p{L}]{4,20}(?![\p{L}\d])/gu, likelier);
}

function asLetters(word: string): string {
  return word
    .replaceAll('1', 'l')
    .replaceAll('0', /^\p{Lu}0/u.test(word) || !/^0/.test(word) ? 'o' : 'O')
    .replaceAll('5', 's')
    .replaceAll('8', 'B');
}

function likelier(word: string): string {
  if (!/rn|m|vv/.test(word) || words.has(word.toLowerCase())) return word;
  const found = [word.replaceAll('rn', 'm'), word.replace(/m(?!.*m)/, 'rn'), word.replace('rn', 'm')].find((other) =>
    words.has(other.toLowerCase()),
  );
  return found ?? word;
}
