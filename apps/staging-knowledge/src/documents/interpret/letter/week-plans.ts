import { monthName, monthNumber } from '@homeroom/dates-in-text';
import type { LetterLine } from './letter-lines.ts';
import { cellsOf } from './table-cells.ts';

const weekday = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?';
const date = `(?:(?:${monthName})\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2} (?:${monthName})\\.?|\\d{1,2}[/.]\\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?)`;
const dayHead = new RegExp(`^${weekday}[.,:]?(?:\\s\\(?${date}\\)?)?$|^(?!\\d{1,2}$)${date}$`, 'iu');
/** "Dec 10 Grandparents’ lunch": the cell has its own day. */
const ownDay = new RegExp(`^(${date})\\s+(?=\\p{L})`, 'iu');
const dateHead = new RegExp(`^\\(?${date}\\)?$`, 'iu');
/** "Week of December 7", "January 25–29", "next week" */
const namedWeek = new RegExp(
  `\\bweek (?:of|beginning|starting)\\b|\\b(?:this|next|coming) week\\b|\\b(?:${monthName})\\.? \\d{1,2}\\s?(?:[-–]|to|through)\\s?(?:(?:${monthName})\\.? )?\\d{1,2}\\b|\\b\\d{1,2}/\\d{1,2}\\s?[-–]\\s?\\d{1,2}/\\d{1,2}`,
  'iu',
);
/** Plans of what is the same every week, or of meals and lessons, which are no events. */
const everyWeek =
  /\b(?:menus?|time-?tables?|(?:class|bell|daily|weekly) schedule|lesson plans?|meals?|breakfast|lunch(?:es)?|entr[eé]es?)\b/i;
/** Plans of meals, also of certain days. */
const ofMeals = /\b(?:menus?|meals?|breakfast|lunch(?:es)?|entr[eé]es?)\b/i;
const clockAlone = /^\d{1,2}(?::\d\d)?(?:\s?[ap]\.?m\.?)?(?:\s?[-–]\s?\d{1,2}(?::\d\d)?(?:\s?[ap]\.?m\.?)?)?$/i;
/** Names of rows with the hour at which a day begins or ends. */
const startName = /^(?:drop-?\s?off|starts?|begins?|opens?|doors|arriv(?:e|al)|check-?\s?in|from)\b/i;
const endName = /^(?:pick-?\s?up|ends?|closes?|until|dismissal|check-?\s?out|back|to)\b/i;
/** "May 3–7", "Week of May 31", "9/14 – 9/18" */
const weekLabel = new RegExp(
  `^(?:week of |week )?(${monthName}|\\d{1,2}(?=/))(?:\\.? |/)(\\d{1,2})(?:st|nd|rd|th)?(?:\\s?(?:[-–]|to)\\s?(?:(${monthName}|\\d{1,2}(?=/))(?:\\.? |/))?(\\d{1,2})(?:st|nd|rd|th)?)?$`,
  'iu',
);
const monthDay = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' });
/** A year without a leap day: only the day and its month are told. */
const someYear = 2001;
const dayMs = 86_400_000;
const emptyCell = /^[-–—]?$/;
const fewestDays = 3;
/** Number of lines above a plan that may name its week. */
const reach = 8;

/** The lines of a letter in which the cells of a week's plan are with their days: "Tue 12/1: Library visit 9:30". */
export function withWeekPlans(lines: readonly LetterLine[]): LetterLine[] {
  const done: LetterLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const plan = planAt(lines, at);
    if (plan) done.push(...plan.lines);
    else done.push(lines[at] as LetterLine);
    at += plan?.length ?? 1;
  }
  return done;
}

function planAt(lines: readonly LetterLine[], at: number): { lines: LetterLine[]; length: number } | null {
  const words = (index: number) =>
    lines[index]?.kind === 'row' ? cellsOf(lines[index]?.text ?? '').map((cell) => cell.words) : [];
  const head = words(at);
  const names = dayHead.test(head[0] ?? '') ? 0 : 1;
  const days = head.slice(names);
  if (days.length < fewestDays || !days.every((day) => dayHead.test(day))) return null;
  const width = words(at + 1).length;
  const hasOwnNames = names === 0 && width === head.length + 1;
  const first = names + Number(hasOwnNames);
  if (width !== days.length + first) return null;
  const rows: { line: LetterLine; cells: string[] }[] = [];
  for (let index = at + 1; words(index).length === width; index += 1)
    rows.push({ line: lines[index] as LetterLine, cells: words(index) });
  const dates = rows[0]?.cells.slice(first) ?? [];
  const hasDatesBelow = dates.every((cell) => dateHead.test(cell)) && !days.some((day) => /\d/.test(day));
  const heads = hasDatesBelow ? days.map((day, index) => `${day}, ${dates[index]}`) : days;
  const body = hasDatesBelow ? rows.slice(1) : rows;
  const above = lines.slice(Math.max(0, at - reach), at).map(({ text }) => text);
  const labels = first === 0 ? [] : body.map(({ cells }) => cells[0] ?? '');
  const isOwn = body.every(({ cells }) =>
    cells.slice(first).every((cell) => ownDay.test(cell) || emptyCell.test(cell)),
  );
  const isDated = isOwn || heads.every((day) => /\d/.test(day));
  const left = isDated ? ofMeals : everyWeek;
  if (!isOwn && [...above, ...labels].some((text) => left.test(text))) return null;
  const perWeek = isDated || first !== 1 ? null : weekEntries(heads, body);
  if (perWeek !== null) return { lines: perWeek, length: rows.length + 1 };
  if (!isDated && (!above.some((text) => namedWeek.test(text)) || labels.some((label) => clockAlone.test(label))))
    return null;
  const hours = first === 0 ? [] : body.filter(({ cells }) => isOfHours(cells, first));
  const told = body.filter((row) => !hours.includes(row));
  const entries = heads.flatMap((day, column) => {
    const span = hoursOf(hours.map(({ cells }) => ({ name: cells[0] ?? '', said: cells[column + first] ?? '' })));
    return told.flatMap(({ line, cells }, row) => {
      const said = cells[column + first] ?? '';
      if (emptyCell.test(said)) return [];
      const own = ownDay.exec(said);
      if (own !== null)
        return [{ ...line, kind: 'item' as const, text: `${own[1]}: ${said.slice(own[0].length)}`, raw: [said] }];
      const name = first === 0 ? '' : (cells[0] ?? '');
      const isTime = clockAlone.test(name);
      return [
        {
          ...line,
          kind: 'item' as const,
          text: `${day}${isTime ? `, ${name}` : row === 0 && span !== '' ? `, ${span}` : ''}: ${said}`,
          raw: [said, day],
          ...(isTime ? {} : { rowName: name }),
        },
      ];
    });
  });
  return entries.length === 0 ? null : { lines: entries, length: rows.length + 1 };
}

/** Whether a row has the hours at which each day begins or ends: "Drop off  8:30  –  7:45 (bus!)". */
function isOfHours([name = '', ...cells]: readonly string[], first: number): boolean {
  const own = cells.slice(first - 1).filter((cell) => !emptyCell.test(cell));
  return (
    (startName.test(name) || endName.test(name)) &&
    own.length > 0 &&
    own.every((cell) => clockAlone.test(cell.replace(/\s*\([^()]{1,20}\)$/, '')))
  );
}

/** "8:30–3:30" of a day, of whose rows "Drop off" and "Pick up" have one hour each. */
function hoursOf(rows: readonly { name: string; said: string }[]): string {
  const hour = (kind: RegExp) =>
    /^[\d:]+(?:\s?[ap]\.?m\.?)?/i.exec(rows.find(({ name }) => kind.test(name))?.said ?? '')?.[0] ?? '';
  const [from, to] = [hour(startName), hour(endName)];
  return from === '' || to === '' ? from : `${from}–${to}`;
}

/** The cells of a plan with one week in each row, "May 3–7" ahead of them, with their days; null for any other plan. */
function weekEntries(heads: readonly string[], rows: readonly { line: LetterLine; cells: string[] }[]) {
  const starts = rows.map(({ cells }) => firstDayOf(cells[0] ?? '', heads.length));
  if (starts.some((start) => start === null)) return null;
  return rows.flatMap(({ line, cells }, row) =>
    heads.flatMap((weekdayName, column): LetterLine[] => {
      const said = cells[column + 1] ?? '';
      if (emptyCell.test(said)) return [];
      const day = monthDay.format(Date.parse(starts[row] as string) + column * dayMs);
      return [{ ...line, kind: 'item', text: `${weekdayName}, ${day}: ${said}`, raw: [said, cells[0] ?? ''] }];
    }),
  );
}

/** The first day of a week in some year, YYYY-MM-DD, where its stretch is as long as the week or not told. */
function firstDayOf(label: string, length: number): string | null {
  const [, name = '', day = '', lastName = '', lastDay] = weekLabel.exec(label) ?? [];
  if (name === '') return null;
  const dated = (month: string, number: string) =>
    new Date(Date.UTC(someYear, (Number(month) || monthNumber(month)) - 1, Number(number)));
  const start = dated(name, day);
  const end = lastDay === undefined ? null : dated(lastName || name, lastDay);
  if (end !== null && (end.getTime() - start.getTime()) / dayMs !== length - 1) return null;
  return start.toISOString().slice(0, 10);
}
