import { columnOf, dayOfRow, daysOfWeek, weeksOf, type DayOfMonth } from './day-of-month.ts';
import { median } from './median.ts';
import type { TextRun } from './text-run.ts';
import type { DayColumn } from './weekday-head.ts';

/** A month has at least so many days; whether it has more is not told by its columns. */
const fewestDays = 28;

/** Adds the days of the month whose number was not seen, at the height of the others of their week. */
export function withUnseen(days: readonly DayOfMonth[], columns: readonly DayColumn[]): DayOfMonth[] {
  const own = days.filter(({ isOutside }) => !isOutside);
  const [known] = own as [DayOfMonth];
  const last = Math.max(fewestDays, ...own.map(({ to }) => to));
  const rows = weeksOf(own).map((week) => ({ week: week[0]?.week ?? 0, y: median(week.map(({ run }) => run.y)) }));
  const [first, end] = [rows[0], rows.at(-1)] as [{ week: number; y: number }, { week: number; y: number }];
  const pitch = (end.y - first.y) / (end.week - first.week);
  const place = (column: number) => dayOfRow(columns, column);
  const unseen: DayOfMonth[] = [];
  for (let week = 0; week <= 5; week += 1) {
    const y = rows.find((row) => row.week === week)?.y ?? first.y + (week - first.week) * pitch;
    for (const [column, { from }] of columns.entries()) {
      const number = known.number + (week - known.week) * daysOfWeek + place(column) - place(known.column);
      if (number < 1 || number > last || own.some((day) => day.number <= number && number <= day.to)) continue;
      const run = { ...known.run, text: String(number), x: from, y, width: 0 };
      unseen.push({
        number,
        to: number,
        column,
        week,
        top: y - run.size,
        run,
        said: [],
        across: new Map(),
        isOutside: false,
      });
    }
  }
  return [...days, ...unseen].toSorted((a, b) => a.week - b.week || a.column - b.column);
}

/** Tells whether a run is what was seen of the number of a day: one or two characters at its height. */
export function isMistakenNumber(run: TextRun, days: readonly DayOfMonth[], columns: readonly DayColumn[]): boolean {
  const column = columnOf(run, columns);
  return (
    run.text.trim().length <= 2 &&
    days.some((day) => day.run !== run && day.column === column && Math.abs(day.run.y - run.y) < 0.6 * run.size) &&
    days.every((day) => day.run !== run)
  );
}
