import { clockTimes } from './clock-times.ts';
import type { LetterLine } from './letter-lines.ts';
import { isDay } from './row-days.ts';
import { cellsOf } from './table-cells.ts';

const fewestColumns = 2;
/** "Saturday", "Saturday  HOME  AWAY": above the days of a table. */
const weekdayFirst = /^(?:sun|mon|tues|wednes|thurs|fri|satur)days?(?:\s{2}.*)?$/i;
const emptyCell = /^[-–—]?$/;
/** Without an hour of its own, and without that of its column. */
const nothing = /^(?:bye|off|none|tba|tbd|n\/a|no \p{L}+|closed)\b|\b(?:snow|rain|make-?up) (?:dates?|days?)\b/iu;

/** The lines of a letter in which what stands below an hour, in the row of a day, is on that day at that hour. */
export function withHourColumns(lines: readonly LetterLine[]): LetterLine[] {
  let hours: string[] = [];
  return lines.flatMap((line, index): LetterLine[] => {
    if (weekdayFirst.test(line.text) && hoursOf(wordsOf(lines[index + 1])).length > 0) return [];
    const cells = wordsOf(line);
    const [day = '', ...said] = cells;
    const head = hoursOf(cells);
    if (head.length > 0) hours = head;
    else if (!isDay(day)) hours = [];
    if (head.length > 0 || hours.length === 0 || said.length !== hours.length) return [line];
    return said.flatMap((words, column): LetterLine[] => {
      if (emptyCell.test(words)) return [];
      const hour = clockTimes(words).length > 0 || nothing.test(words) ? '' : `, ${hours[column]}`;
      return [{ ...line, kind: 'item', text: `${day}${hour}: ${words}`, raw: [words, day] }];
    });
  });
}

function wordsOf(line: LetterLine | undefined): string[] {
  return line?.kind === 'row' ? cellsOf(line.text).map(({ words }) => words) : [];
}

/** The hours of a row that heads columns with them, with a cell above the days at most; none of any other row. */
function hoursOf(cells: readonly string[]): string[] {
  const times = cells.map((cell) => {
    const [only, ...others] = clockTimes(cell);
    return only === undefined || others.length > 0 ? '' : cell.slice(only.start, only.end);
  });
  const own = times[0] === '' ? times.slice(1) : times;
  return own.length < fewestColumns || own.includes('') || isDay(cells[0] ?? '') ? [] : own;
}
