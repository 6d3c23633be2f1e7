import { months } from '@homeroom/dates-in-text';
import { capitalized } from '@homeroom/text';

const beforeYear = /(?<!\p{L})(\p{L}{4,9})(?= 20\d\d(?!\d))/gu;

/** Writes a month before its year right of which one letter was mistaken, as in large headings: `FFBRUARY 2028`. */
export function withMonths(text: string): string {
  return text.replace(beforeYear, (word) => {
    const small = word.toLowerCase();
    const month = months.find((name) => name.length === small.length && differences(name, small) === 1);
    if (month === undefined) return word;
    return word === word.toUpperCase() ? month.toUpperCase() : capitalized(month);
  });
}

function differences(one: string, other: string): number {
  return Array.from(one).filter((letter, index) => letter !== other[index]).length;
}
