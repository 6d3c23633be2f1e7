/// <reference types="./snowball-stemmers.d.ts" />
import stemmers from 'snowball-stemmers';

const stemmer = stemmers.newStemmer('english');
/** The stemmer's time grows with the square of a word's length; nothing this long is a word. */
const maxWordLength = 1_000;

/** Returns the stem of a lower-case English word (Snowball). A word of more than 1,000 UTF-16 units is its own stem. */
export function stem(word: string): string {
  return word.length > maxWordLength ? word : stemmer.stem(word);
}
