const minShort = 4;
const maxShort = 6;
/** A short spelling leaves out at least so many letters. */
const minLeftOut = 2;
const consonants = /^\p{L}[bcdfghjklmnpqrstvwxz]+$/u;

/**
 * Whether a word is typed short by leaving out vowels and more: "trng" for "training", "apptmt" for "appointment". It has the
 * first and the last letter of the whole word and no vowel after the first letter, so that no other word is taken for one.
 */
export function isShortFor(short: string, whole: string): boolean {
  if (short.length < minShort || short.length > maxShort || whole.length < short.length + minLeftOut) return false;
  if (!consonants.test(short) || short[0] !== whole[0] || short.at(-1) !== whole.at(-1)) return false;
  let at = -1;
  return [...short].every((letter) => (at = whole.indexOf(letter, at + 1)) !== -1);
}
