import { findDates, saysMoreThan, type Span } from '@homeroom/dates-in-text';
import { clockTimes } from './clock-times.ts';
import type { LetterLine } from './letter-lines.ts';
import { cellsOf } from './table-cells.ts';

/** Only the place of a date matters, not its year. */
const anyDay = '2026-01-01';
/** Of a round or a game, ahead of its day. */
const roundNumber = /^\d{1,2}\.?$/;
const numberedWeekday =
  /^(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\.?,? (?:the )?\d{1,2}(?:st|nd|rd|th)?$/i;

/** The lines of a letter in which the rows of a table whose day is that of the row above have it as well. */
export function withRowDays(lines: readonly LetterLine[]): LetterLine[] {
  let day = '';
  let length = 0;
  return lines.map((line) => {
    const cells = line.kind === 'row' ? cellsOf(line.text).map(({ words }) => words) : [];
    const [first = '', second = '', third = ''] = cells;
    if (isDay(first) && isTime(second)) [day, length] = [first, cells.length];
    else if (roundNumber.test(first) && isDay(second) && isTime(third)) [day, length] = [second, cells.length];
    // A cell at the end of the row may be empty as well.
    else if (day !== '' && isTime(first) && cells.length >= length - 2 && cells.length <= length)
      return { ...line, text: `${day}  ${line.text}` };
    else day = '';
    return line;
  });
}

/** "Sat, Sep 12", "Tue 20" */
export function isDay(cell: string): boolean {
  if (numberedWeekday.test(cell)) return true;
  const days = /\d/.test(cell) ? findDates(cell, { written: anyDay, withTimes: false }) : [];
  return days[0]?.dated === true && isAllOf(cell, days);
}

/** "9:00 am", "1:15–2:15 PM", but no "___ 3:20" to be chosen */
function isTime(cell: string): boolean {
  return !/_{2}/.test(cell) && isAllOf(cell, clockTimes(cell));
}

/** Whether a cell has one day or time, and no other words. */
function isAllOf(cell: string, [only, ...others]: readonly Span[]): boolean {
  return only !== undefined && others.length === 0 && !saysMoreThan(cell, only);
}
