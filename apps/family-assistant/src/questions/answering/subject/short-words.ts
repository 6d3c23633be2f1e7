import { letterSlip } from '@homeroom/text';

const minTypoLength = 5;
const minReplacedLength = 7;
const minVerbLength = 4;
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

/** Whether two words are one slip apart, or one of them is typed short. */
export function isSpelling(a: string, b: string): boolean {
  return isNearly(a, b) || isShortFor(a, b) || isShortFor(b, a) || isDoer(a, b) || isDoer(b, a);
}

/** "Quilters" of "quilt", "bakers" of "bake" */
function isDoer(doer: string, verb: string): boolean {
  return verb.length >= minVerbLength && doer.startsWith(verb) && /^e?rs?$/.test(doer.slice(verb.length));
}

/** Whether two words, neither of them short, are one slip apart; of a replaced letter both must be long, as "mates" is not "maths". */
function isNearly(a: string, b: string): boolean {
  const slip = a === b ? 'same' : letterSlip(a, b);
  return slip !== null && Math.min(a.length, b.length) >= (slip === 'replaced' ? minReplacedLength : minTypoLength);
}
