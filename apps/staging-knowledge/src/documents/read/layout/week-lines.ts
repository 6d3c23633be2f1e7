import { cellLines } from './cell-lines.ts';
import { type DayOfMonth, daysOfWeek, dayNumber, weeksOf } from './day-of-month.ts';
import { segments } from './segments.ts';
import type { TextLine } from './table-rows.ts';
import type { TextRun } from './text-run.ts';
import type { DayColumn } from './weekday-head.ts';

/** Share of the days of a month that may lack their number, as those in a cell over several days do. */
const maxUnnumbered = 0.34;

/** Tells whether nothing is written in the cell of a day. */
export function isBare({ run, said, across }: Pick<DayOfMonth, 'run' | 'said' | 'across'>): boolean {
  return said.length === 0 && across.size === 0 && restOf(run) === null;
}

/** The words that a run has behind the number of a day; null when it has none. */
function restOf(run: TextRun): TextRun | null {
  const text = run.text
    .trim()
    .replace(dayNumber, '')
    .replace(/^[\s.:)–—-]+/, '');
  return text === '' ? null : { ...run, text };
}

/** A line for each week: `4 School resumes  5  6 Early release  6–8 Book fair  7  8`. */
export function weekLines(days: readonly DayOfMonth[], columns: readonly DayColumn[]): TextLine[] {
  const highest = Math.max(...days.filter(({ isOutside }) => !isOutside).map(({ number }) => number));
  const isWhole = days.length >= (1 - maxUnnumbered) * highest * (columnsIn(days) / daysOfWeek);
  return weeksOf(days).map((week) => {
    const runs = week.flatMap(({ run, said, across }) => [run, ...said, ...[...across.values()].flat()]);
    const top = week.reduce((one, { run }) => (run.y < one.y ? run : one), week[0]?.run as TextRun);
    return {
      text: week
        .flatMap((day, index) =>
          day.isOutside && isBare(day)
            ? []
            : [
                cellText(day, columns, isWhole ? lastOf(day, week[index + 1], { columns, highest }) : day.to),
                ...wideCells(day, columns, highest),
              ],
        )
        .join('  '),
      x: Math.min(...runs.map(({ x }) => x)),
      right: Math.max(...runs.map(({ x, width }) => x + width)),
      y: top.y,
      last: Math.max(...runs.map(({ y }) => y)),
      size: top.size,
      order: Math.min(...runs.map(({ order }) => order)),
      isRightToLeft: false,
    };
  });
}

function columnsIn(days: readonly DayOfMonth[]): number {
  return new Set(days.map(({ column }) => column)).size;
}

/** The last day of a cell in a grid that numbers all others: the one before the next number, or the last of its week. */
function lastOf(
  { to, number, column, isOutside }: DayOfMonth,
  next: DayOfMonth | undefined,
  { columns, highest }: { columns: readonly DayColumn[]; highest: number },
): number {
  if (isOutside) return to;
  const last = next === undefined ? number + columns.length - 1 - column : next.number - 1;
  return Math.max(to, Math.min(last, highest));
}

/** "12–15 State testing" for a cell over several days, whose other days have no number. */
function cellText({ number, run, said, column }: DayOfMonth, columns: readonly DayColumn[], last: number): string {
  const own = restOf(run);
  const end = columns[column + last - number] ?? columns[column];
  const width = (end?.to ?? 0) - (columns[column]?.from ?? 0);
  const text = cellLines(segments([...(own ? [own] : []), ...said]), width);
  return `${number}${last > number && text !== '' ? `–${last}` : ''} ${text}`.trim();
}

/** "6–8 Book fair": what is written across the cells of several days. */
function wideCells({ number, column, across }: DayOfMonth, columns: readonly DayColumn[], highest: number): string[] {
  return [...across].map(([last, runs]) => {
    const width = (columns[last]?.to ?? 0) - (columns[column]?.from ?? 0);
    return `${number}–${Math.min(highest, number + last - column)} ${cellLines(segments(runs), width)}`;
  });
}
