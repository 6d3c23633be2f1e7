import type { TextRun } from './text-run.ts';
import { type HeadGroup, mistakenWeek } from './mistaken-week.ts';
import { baselineRows } from './segments.ts';
import type { TextLine } from './table-rows.ts';

/** Column of a table below the name of a weekday. */
export interface DayColumn {
  /** Its borders, in points. */
  from: number;
  to: number;
  /** 0 for Sunday. */
  weekday: number;
  /** "Mon 11/30" */
  text: string;
}

/** Row of weekdays at the head of a table. */
export interface WeekdayHead {
  y: number;
  size: number;
  runs: readonly TextRun[];
  columns: readonly DayColumn[];
  /** Whether another column is on their left, with times or names. */
  hasRowNames: boolean;
}

/** A gap of so many font sizes is between two cells. */
const cellGap = 0.6;
const fewestNames = 3;
/** Of single letters, and of weekdays that have something next to them. */
const fewestOfMore = 5;
const daysOfWeek = 7;
/** Share of the words below that begin where those of the head do, in a table that is aligned so. */
const leastAligned = 0.3;
/** Share of the words near a border that may cross it. */
const strayShare = 0.1;
/** Room inside of a cell around its words, in points. */
const padding = 8;

const weekdays = [
  /^(?:s|su|sun|sunday|d|do|dom|domingo)$/i,
  /^(?:m|mo|mon|monday|l|lu|lun|lunes)$/i,
  /^(?:t|tu|tues?|tuesday|m|ma|mar|martes)$/i,
  /^(?:w|we|weds?|wednesday|x|m|mi|mi[eé]|mi[eé]rcoles)$/i,
  /^(?:th|thu|thurs?|thursday|t|r|j|ju|jue|jueves)$/i,
  /^(?:f|fr|fri|friday|v|vi|vie|viernes)$/i,
  /^(?:s|sat?|saturday|s[aá]|s[aá]b|s[aá]bado)$/i,
];
/** "Mon", "Monday, Nov 30", "Tue. 12/1" */
const headWords = /^(\p{L}{1,9})[.,:]?(?:\s\(?((?:\p{L}{3,10}\.?\s)?\d{1,2}(?:[/.-]\d{1,2})?(?:st|nd|rd|th)?)\)?)?$/u;

/**
 * Finds the rows of a page that name consecutive weekdays, from the top down; two months next to each other have one each.
 * @param isRecognised whether the runs are from a picture, in which some of the names may have been mistaken
 */
export function weekdayHeads(runs: readonly TextRun[], isRecognised = false): WeekdayHead[] {
  return baselineRows(runs.toSorted((a, b) => a.y - b.y || a.x - b.x)).flatMap((row) => {
    if (row.length < fewestNames || row.length > 12 * daysOfWeek) return [];
    const groups = groupsOf(row.toSorted((a, b) => a.x - b.x));
    const found = stretches(groups).map(({ from, days }) =>
      headOf(groups.slice(from, from + days.length), days, runs, from > 0),
    );
    if (!isRecognised || found.some(({ columns }) => isWeek(columns))) return found;
    const y = Math.max(...row.map((run) => run.y));
    const below = runs.filter((run) => run.y > y);
    const week = mistakenWeek(groups, weekdaysOf, below);
    return week === null ? found : [headOf(week.groups, week.days, runs, false)];
  });
}

/** Whether all days of a week, or all from Monday to Friday, have a column. */
function isWeek(columns: readonly DayColumn[]): boolean {
  return columns.length === daysOfWeek || (columns.length === fewestOfMore && columns[0]?.weekday === 1);
}

/** The weekdays that a word may stand for. */
export function weekdaysOf(text: string): number[] {
  const word = headWords.exec(text)?.[1] ?? '';
  return weekdays.flatMap((name, day) => (name.test(word) ? [day] : []));
}

function isWeekday(text = ''): boolean {
  return text.trim().length > 1 && weekdays.some((name) => name.test(text.trim()));
}

/** The words of a row, cell by cell. */
function groupsOf(row: readonly TextRun[]): HeadGroup[] {
  const groups: HeadGroup[] = [];
  for (const run of row) {
    const last = groups.at(-1);
    const gap = last ? run.x - last.right : Infinity;
    const isOtherDay = isWeekday(last?.text) && isWeekday(run.text);
    if (last && gap <= cellGap * run.size && !isOtherDay) {
      const isApart = gap > 0.15 * run.size || /\s$/.test(last.text) || /^\s/.test(run.text);
      last.text = `${last.text.trim()}${isApart ? ' ' : ''}${run.text.trim()}`;
      last.right = run.x + run.width;
      last.runs.push(run);
    } else groups.push({ text: run.text.trim(), x: run.x, right: run.x + run.width, runs: [run] });
  }
  return groups;
}

/** Consecutive weekdays in a row of cells, a week at most; one cell with a name of the rows may be before them. */
function stretches(groups: readonly HeadGroup[]): { from: number; days: number[] }[] {
  const found: { from: number; days: number[] }[] = [];
  const isDay = (index: number, day: number) =>
    weekdays[day]?.test(headWords.exec(groups[index]?.text ?? '')?.[1] ?? '') === true;
  for (let from = 0; from < groups.length; ) {
    const days = weekdays
      .map((_, first) => {
        const own: number[] = [];
        while (own.length < daysOfWeek && isDay(from + own.length, (first + own.length) % daysOfWeek))
          own.push((first + own.length) % daysOfWeek);
        return own;
      })
      .reduce((longest, own) => (own.length > longest.length ? own : longest), []);
    const named = groups.slice(from, from + days.length).filter(({ text }) => text.length > 1).length;
    const fewest = named > 0 && groups.length <= days.length + 1 ? fewestNames : fewestOfMore;
    const isHead = days.length >= fewest;
    if (isHead) found.push({ from, days });
    from += isHead ? days.length : 1;
  }
  return found;
}

function headOf(
  groups: readonly HeadGroup[],
  days: readonly number[],
  runs: readonly TextRun[],
  hasRowNames: boolean,
): WeekdayHead {
  const own = groups.flatMap((group) => group.runs);
  const y = Math.max(...own.map((run) => run.y));
  const size = Math.max(...own.map((run) => run.size));
  const below = runs.filter((run) => run.y > y + 0.3 * size);
  const isLeftAligned = beginAtHeads(below, groups);
  const borders = groups.slice(1).map((other, index) => {
    const one = groups[index] as HeadGroup;
    const likely = isLeftAligned ? other.x - padding / 2 : (one.x + one.right + other.x + other.right) / 4;
    return borderBetween({ start: one.right, end: other.x, likely }, below);
  });
  const centres = groups.map(({ x, right }) => (x + right) / 2);
  const widths = centres
    .slice(1)
    .map((centre, index) => centre - (centres[index] ?? 0))
    .toSorted((a, b) => a - b);
  const width = widths[Math.floor(widths.length / 2)] ?? 0;
  const [first, last] = [groups[0] as HeadGroup, groups.at(-1) as HeadGroup];
  const left = Math.min(first.x - padding, (borders[0] ?? 0) - width - padding);
  const right = Math.max(last.right + padding, (borders.at(-1) ?? 0) + width + padding);
  const columns = groups.map(({ text }, index) => ({
    from: borders[index - 1] ?? left,
    to: borders[index] ?? right,
    weekday: days[index] ?? 0,
    text,
  }));
  return { y, size, runs: own, columns, hasRowNames };
}

/** Whether the cells below begin where the words of the head do, rather than being centred with it. */
function beginAtHeads(below: readonly TextRun[], groups: readonly HeadGroup[]): boolean {
  const texts = below.filter(({ text }) => /\p{L}{2}/u.test(text));
  const begins = texts.filter((run) => groups.some(({ x }) => Math.abs(x - run.x) < 2)).length;
  const centred = texts.filter((run) =>
    groups.some(({ x, right }) => Math.abs((x + right) / 2 - run.x - run.width / 2) < 2),
  ).length;
  return begins > Math.max(centred, leastAligned * texts.length);
}

/** The border between two cells of the head: as near to the likely place as the words below allow, few of which may cross it. */
function borderBetween(
  { start, end, likely }: { start: number; end: number; likely: number },
  below: readonly TextRun[],
): number {
  const steps = Math.max(1, Math.round(end - start));
  const around = below.filter((run) => run.x < end && run.x + run.width > start);
  const crossed = Array.from({ length: steps + 1 }, (_, step) => {
    const x = start + ((end - start) * step) / steps;
    return { x, count: around.filter((run) => run.x < x - 0.5 && run.x + run.width > x + 0.5).length };
  });
  const fewest = Math.min(...crossed.map(({ count }) => count));
  // Notes below the table cross any border.
  const most = fewest + Math.max(1, strayShare * around.length);
  return crossed
    .filter(({ count }) => count <= most)
    .reduce((best, { x }) => (Math.abs(x - likely) < Math.abs(best - likely) ? x : best), Infinity);
}

/** The row of weekdays as a line. */
export function headLine({ columns, runs, y, size }: WeekdayHead): TextLine {
  return {
    text: columns.map(({ text }) => text).join('  '),
    x: Math.min(...runs.map((run) => run.x)),
    right: Math.max(...runs.map((run) => run.x + run.width)),
    y,
    size,
    order: Math.min(...runs.map((run) => run.order)),
    isRightToLeft: false,
  };
}

/** The left and right edge of the columns, in points. */
export function edgesOf({ columns }: WeekdayHead): [number, number] {
  return [columns[0]?.from ?? 0, columns.at(-1)?.to ?? 0];
}
