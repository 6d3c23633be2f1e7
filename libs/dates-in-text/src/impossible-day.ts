import { capitalized } from '@homeroom/text';
import { monthName, monthNumber, months } from './month-names.ts';

const dayNumber = '(?<day>30|31)(?:st|th)?';
const monthFirst = new RegExp(
  `\\b(?<month>${monthName})\\.?\\s{1,3}(?:the\\s{1,3})?${dayNumber}(?![\\d:.,/-]?\\d)`,
  'i',
);
const dayFirst = new RegExp(`(?<![\\d:.,/$€£-])\\b${dayNumber}\\s{1,3}(?:of\\s{1,3})?(?<month>${monthName})\\b`, 'i');
/** Days of each month, February in a leap year. */
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The first day that a text names although its month never has it, such as "February 30"; null when there is none. */
export function impossibleDay(text: string): string | null {
  for (const { groups } of [monthFirst.exec(text), dayFirst.exec(text)].filter((found) => found !== null)) {
    const month = monthNumber(groups?.month ?? '');
    const day = Number(groups?.day);
    if (day > (lengths[month - 1] ?? day)) return `${capitalized(months[month - 1] ?? '')} ${day}`;
  }
  return null;
}
