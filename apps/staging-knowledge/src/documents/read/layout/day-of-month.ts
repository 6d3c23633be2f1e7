import type { TextRun } from './text-run.ts';
import type { DayColumn } from './weekday-head.ts';

export const daysOfWeek = 7;
/** "4", "4.", "4th Fair", "12–16 Break", but no "9–11 a.m." */
export const dayNumber =
  /^(\d{1,2})(?:st|nd|rd|th)?(?:\s?[–-]\s?(\d{1,2})(?!:))?(?=[.:)]?(?:\s|$)|\s?[–—-]\s)(?!\s?(?:[ap]\.?m\b|noon\b|o.clock\b|h\b))/i;

/** A day of a month with its place on the page. */
export interface DayOfMonth {
  number: number;
  /** Last day of a cell over several; the same as `number` otherwise. */
  to: number;
  column: number;
  week: number;
  /** Upper edge of its number. */
  top: number;
  /** Its number, with the words that the same run has behind it. */
  run: TextRun;
  said: TextRun[];
  /** Words written across its cell and the next ones, by the column of the last of these. */
  across: Map<number, TextRun[]>;
  /** Whether it is of the month before or after. */
  isOutside: boolean;
}

/** Finds the place of the column that a run is in; -1 for none. */
export function columnOf(run: TextRun, columns: readonly DayColumn[]): number {
  const x = run.x + Math.min(run.width / 2, 0.5 * run.size);
  return columns.findIndex(({ from, to }) => from <= x && x < to);
}

/** Groups days by their week. */
export function weeksOf(days: readonly DayOfMonth[]): DayOfMonth[][] {
  return [...new Set(days.map(({ week }) => week))].map((week) => days.filter((day) => day.week === week));
}

/** Counts the days from the weekday of the first column to that of another one. */
export function dayOfRow(columns: readonly DayColumn[], column: number): number {
  return ((columns[column]?.weekday ?? 0) - (columns[0]?.weekday ?? 0) + daysOfWeek) % daysOfWeek;
}
