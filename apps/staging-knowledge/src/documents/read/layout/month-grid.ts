import type { TextLine } from './table-rows.ts';

/** Fewest days of a month that make a grid, in so many weeks. */
const fewestDays = 10;
const fewestWeeks = 3;
/** Days that are left out between two, at weekends or in the corner of another cell. */
const maxStep = 3;
const daysOfWeek = 7;
/** Share of the lines between the first and the last day that must be in the cells of days. */
const knownShare = 0.8;

/** Month as a table, each week a line: `4 School resumes  5  6 Early release`. */
export interface MonthGrid {
  above: TextLine[];
  weeks: TextLine[];
  /** Lines below it, and lines between its days that are in none of their cells. */
  below: TextLine[];
}

/**
 * Finds a month whose cells have the number of the day, and below it or next to it what happens that day: whatever the page writes
 * between two numbers is about the first.
 * @returns null when there is none, or its days are empty
 */
export function monthGrid(lines: readonly TextLine[]): MonthGrid | null {
  const written = lines.toSorted((a, b) => a.order - b.order);
  const days = consecutiveDays(written);
  const weeks = weeksOf(days);
  if (days.length < fewestDays || weeks.length < fewestWeeks) return null;
  const size = cellSize(weeks);
  if (size === null) return null;
  const cells = new Map(days.map((day): [TextLine, TextLine[]] => [day, []]));
  let day: TextLine | undefined;
  for (const line of written) {
    if (cells.has(line)) day = line;
    else if (day && isInCell(line, day, size)) cells.get(day)?.push(line);
  }
  const taken = new Set([...cells].flatMap(([number, texts]) => [number, ...texts]));
  const [top, bottom] = [Math.min(...days.map(({ y }) => y)), Math.max(...days.map(({ y }) => y))];
  const rest = lines.filter((line) => !taken.has(line));
  const between = rest.filter(({ y }) => y > top && y < bottom).length;
  const known = taken.size - days.length;
  if (known === 0 || known < knownShare * (known + between)) return null;
  return {
    above: rest.filter(({ y }) => y < top),
    weeks: weeks.map((week) => joined(week, cells)),
    below: rest.filter(({ y }) => y >= top),
  };
}

/** The longest series of numbers that grow from one week's first days to the last of the month. */
function consecutiveDays(written: readonly TextLine[]): TextLine[] {
  let longest: TextLine[] = [];
  let series: TextLine[] = [];
  for (const line of written) {
    if (!/^\d{1,2}$/.test(line.text) || Number(line.text) > 31) continue;
    const step = Number(line.text) - Number(series.at(-1)?.text ?? NaN);
    if (step >= 1 && step <= maxStep) series.push(line);
    else if (Number(line.text) <= daysOfWeek) series = [line];
    if (series.length > longest.length) longest = series;
  }
  return longest;
}

function weeksOf(days: readonly TextLine[]): TextLine[][] {
  const weeks: TextLine[][] = [];
  for (const day of days) {
    const week = weeks.at(-1);
    const last = week?.at(-1);
    if (week && last && Math.abs(last.y - day.y) < day.size && day.x > last.x && week.length < daysOfWeek)
      week.push(day);
    else weeks.push([day]);
  }
  return weeks;
}

/** In points; null when the weeks are not below each other. */
function cellSize(weeks: readonly TextLine[][]): { width: number; height: number } | null {
  const widths = weeks.flatMap((week) => week.slice(1).map(({ x }, index) => x - (week[index]?.x ?? 0)));
  const heights = weeks.slice(1).map(([day], index) => (day?.y ?? 0) - (weeks[index]?.[0]?.y ?? 0));
  const width = Math.min(...widths);
  const height = Math.max(...heights);
  return widths.length < fewestDays / 2 || Math.min(...heights) <= 0 ? null : { width, height };
}

function isInCell(line: TextLine, day: TextLine, { width, height }: { width: number; height: number }): boolean {
  return (
    line.y > day.y - day.size &&
    line.y < day.y + height - 0.5 * line.size &&
    line.x > day.right - width - day.size &&
    line.right < day.x + width + day.size
  );
}

function joined(week: readonly TextLine[], cells: ReadonlyMap<TextLine, TextLine[]>): TextLine {
  const lines = week.flatMap((day) => [day, ...(cells.get(day) ?? [])]);
  const [first] = week as [TextLine];
  return {
    ...first,
    text: week.map((day) => [day, ...(cells.get(day) ?? [])].map(({ text }) => text).join(' ')).join('  '),
    right: Math.max(...lines.map(({ right }) => right)),
    last: Math.max(...lines.map(({ y }) => y)),
  };
}
