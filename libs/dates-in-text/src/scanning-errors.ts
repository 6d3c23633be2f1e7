import { capitalized } from '@homeroom/text';
import { monthName, months } from './month-names.ts';
import { weekdays } from './weekday-words.ts';

const shortForms = [
  'jan',
  'feb',
  'mar',
  'apr',
  'jun',
  'jul',
  'aug',
  'sep',
  'sept',
  'oct',
  'nov',
  'dec',
  'mon',
  'tue',
  'tues',
  'thu',
  'thur',
  'thurs',
  'fri',
];
const names = [...months, ...weekdays];
/** Letters that text recognition takes for one another. */
const confused = ['ceo', 'oa0q', 'il1tj|!', 'vyu', 'hbn', 'un', 's5', 'g9', 'rn', 'fr', '8b', '6b', 'z2'];
const token = /(?<![\p{L}\d])[\p{L}\d|!]{3,10}(?![\p{L}\d])/gu;
const dayNumber = new RegExp(
  `(?<=\\b${monthName}\\.?\\s{1,2})(?=[\\dlIOoSBZ|]{0,1}\\d|[lI1]{2}|\\d)[\\dlIOoSBZ|]{1,2}(?=(?:st|nd|rd|th)?(?![\\p{L}\\d|]))`,
  'giu',
);
const timeNumber = /(?<![\w$.,:|])[\dlIOo|]{1,2}[:.][\dlIOoSBZ|]{2}(?=\s?[ap]\.?\s?m\b|(?![\w:|]|\.\d))/gu;
const yearNumber = /(?<=[\s,/-])[2Z][0Oo][\dlIOoSBZ|]{2}(?![\p{L}\d|])/gu;

/** Raised "th" of a day: `October 4", 2019`, `December 9%`. */
const raisedEnding = new RegExp(
  `(?<=\\b${monthName}\\.?\\s{1,2}\\d{1,2})(["“”'’*°%™®]{1,2})([,.;:)]?)(?![\\p{L}\\d])`,
  'giu',
);

/**
 * A text of the same length in which the names of months and weekdays, and the numbers of days, hours and years have
 * the letters and digits that text recognition mixes up: `0ctobcr l2, 2O26 at 9:3O`.
 */
export function withoutScanningErrors(text: string): string {
  const named = text.replaceAll(token, (found) => nameMeant(found) ?? found);
  const plain = named.replaceAll(
    raisedEnding,
    (_found, mark: string, after: string) => after + ' '.repeat(mark.length),
  );
  return [dayNumber, timeNumber, yearNumber].reduce((read, pattern) => read.replaceAll(pattern, inDigits), plain);
}

function inDigits(found: string): string {
  const digits: Record<string, string> = { l: '1', I: '1', '|': '1', O: '0', o: '0', S: '5', B: '8', Z: '2' };
  return /\d/.test(found) || /^[lI]{2}$/.test(found)
    ? found.replaceAll(/[lI|OoSBZ]/g, (letter) => digits[letter] ?? letter)
    : found;
}

/** The name in letters as long as what was found; null when it is no damaged name. */
function nameMeant(found: string): string | null {
  const lower = found.toLowerCase();
  if (names.includes(lower) || shortForms.includes(lower)) return null;
  const hasDigit = /[\d|!]/.test(found);
  const name =
    (hasDigit ? shortForms : []).find((one) => looksLike(lower, one)) ??
    names.find((one) => (hasDigit || one.length >= 5) && looksLike(lower, one));
  if (name !== undefined) return startsBig(found) ? capitalized(name) : name;
  const joined = lower.includes('rn')
    ? names.find((one) => one.length === found.length - 1 && lower.replace('rn', 'm') === one)
    : undefined;
  return joined === undefined ? null : `${capitalized(joined)} `;
}

function startsBig(found: string): boolean {
  return !/^\p{Ll}/u.test(found);
}

function looksLike(found: string, name: string): boolean {
  if (found.length !== name.length) return false;
  let errors = 0;
  for (let at = 0; at < name.length; at += 1) {
    const [one = '', other = ''] = [found[at], name[at]];
    if (one === other) continue;
    errors += 1;
    if (errors > (name.length >= 7 ? 2 : 1) || !confused.some((group) => group.includes(one) && group.includes(other)))
      return false;
  }
  return true;
}
