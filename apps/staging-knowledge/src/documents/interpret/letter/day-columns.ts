import { findDates } from '@homeroom/dates-in-text';
import { clockTimes, type ClockTimes } from './clock-times.ts';
import type { LetterLine } from './letter-lines.ts';
import { cellsOf } from './table-cells.ts';

/** Only the place of a date matters, not its year. */
const anyDay = '2026-01-01';
const fewestDays = 2;
const emptyCell = /^(?:[-–—]|none|n\/a|off|bye)?$/i;
/** "A (11:00)", "9:40", "Gym 6:30": a time with at most a word or two. */
const maxCellWords = 2;

/** Column of a table that is headed by a day: "Pictures Sat., May 13th". */
interface DayColumn {
  /** From the right end of the table. */
  place: number;
  day: string;
  name: string;
}

/** The lines of a letter in which the times below days, in the rows of several groups, are with their days. */
export function withDayColumns(lines: readonly LetterLine[]): LetterLine[] {
  const done: LetterLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const found = tableAt(lines, at);
    if (found) done.push(...found.lines);
    else done.push(lines[at] as LetterLine);
    at += found === null ? 1 : 1 + found.rows;
  }
  return done;
}

/** The rows below a head that have as many cells as it, or one more for their names. */
function rowsBelow(lines: readonly LetterLine[], at: number): string[][] {
  const words = (index: number) =>
    lines[index]?.kind === 'row' ? cellsOf(lines[index]?.text ?? '').map((cell) => cell.words) : [];
  const [head, first] = [words(at).length, words(at + 1).length];
  const rows: string[][] = [];
  if (first === head || first === head + 1)
    for (let index = at + 1; words(index).length === first; index += 1) rows.push(words(index));
  return rows;
}

function tableAt(lines: readonly LetterLine[], at: number): { lines: LetterLine[]; rows: number } | null {
  const line = lines[at];
  const columns = line?.kind === 'row' ? dayColumns(line.text) : [];
  if (columns.length < fewestDays) return null;
  const rows = rowsBelow(lines, at);
  const isOfTimes = ({ place }: DayColumn) =>
    rows.every((cells) => emptyCell.test(cells.at(place) ?? '') || timeOf(cells.at(place) ?? '') !== null);
  if (rows.length === 0 || !columns.every(isOfTimes)) return null;
  const hasNames = (rows[0]?.length ?? 0) > columns.length;
  const own = hasNames ? rows : rows.slice(0, 1);
  return {
    rows: own.length,
    lines: own.flatMap((cells, row) =>
      columns.flatMap((column) => entryOf(lines[at + 1 + row] as LetterLine, cells, column, hasNames) ?? []),
    ),
  };
}

function entryOf(
  line: LetterLine,
  cells: readonly string[],
  { place, day, name }: DayColumn,
  hasNames: boolean,
): LetterLine | null {
  const said = cells.at(place) ?? '';
  const time = timeOf(said);
  if (time === null) return null;
  const rowName = hasNames ? (cells[0] ?? '') : '';
  const label = [name, rowName].filter((part) => part !== '').join(' – ');
  return {
    ...line,
    kind: 'item',
    text: `${day}, ${said.slice(time.start, time.end)}${label && `: ${label}`}`,
    raw: [said, day],
    ...(hasNames ? { rowName } : {}),
  };
}

function dayColumns(head: string): DayColumn[] {
  const cells = cellsOf(head);
  // "Tuesday, March 2  3:20 – 6:00 PM  Thursday, March 4  12:40 – 3:20 PM" has the hours of its days.
  if (cells.some(({ words }) => timeOf(words) !== null && !/\p{L}{3}/u.test(words))) return [];
  return cells.flatMap(({ words }, index) => {
    const [day, ...others] = /\d/.test(words) ? findDates(words, { written: anyDay, withTimes: false }) : [];
    if (!day?.dated || day.endDate !== null || others.length > 0 || words.slice(day.end).trim() !== '') return [];
    return [
      { place: index - cells.length, day: words.slice(day.start, day.end), name: words.slice(0, day.start).trim() },
    ];
  });
}

/** The one time of a cell that says little else. */
function timeOf(cell: string): ClockTimes | null {
  const [only, ...others] = clockTimes(cell);
  if (only === undefined || others.length > 0) return null;
  const rest = `${cell.slice(0, only.start)} ${cell.slice(only.end)}`;
  return (rest.match(/\p{L}{2,}/gu)?.length ?? 0) > maxCellWords ? null : only;
}
