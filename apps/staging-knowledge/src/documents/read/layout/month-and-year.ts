import { monthName, monthNumber } from '@homeroom/dates-in-text';

/** A month of a year. */
export interface MonthOfYear {
  /** Weekday of its first day, 0 for Sunday. */
  firstWeekday: number;
  days: number;
  /** Days of the month before. */
  daysBefore: number;
}

const spanishMonths = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const heading = new RegExp(`(?<!\\p{L})(${monthName}|${spanishMonths})(?:\\s+de)?\\s+(20\\d\\d)(?!\\d)`, 'iu');

/** Finds the month and year that a text names first, "MAY 2027"; null for none. */
export function monthAndYear(text: string): MonthOfYear | null {
  const [, name = '', year = ''] = heading.exec(text) ?? [];
  if (name === '') return null;
  const month = spanishMonths.split('|').indexOf(name.toLowerCase()) + 1 || monthNumber(name);
  const first = new Date(Date.UTC(Number(year), month - 1, 1));
  const daysUntil = (next: number) => new Date(Date.UTC(Number(year), next, 0)).getUTCDate();
  return { firstWeekday: first.getUTCDay(), days: daysUntil(month), daysBefore: daysUntil(month - 1) };
}
