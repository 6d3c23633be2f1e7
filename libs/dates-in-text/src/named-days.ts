import type { DatedDay } from './dated-day.ts';
import { readDays, yearsShared, type ReadDay } from './day-reader.ts';
import { listedDays } from './listed-days.ts';
import { monthName } from './month-names.ts';
import { countedAfter, isRange, ordinal } from './range-words.ts';
import { blanked } from './spans.ts';
import { readMark } from './times-of-day.ts';
import type { WeekdayWord } from './weekday-words.ts';
import { withWeekdays } from './with-weekdays.ts';

/** The days that a text names by date, and the weekdays that are said of none of them. */
export interface NamedDays {
  dated: DatedDay[];
  weekdays: WeekdayWord[];
}

const month = `${monthName}\\b\\.?`;
/** Spellings that the reader misreads, each with one of the same length that it reads right. */
const misread: readonly (readonly [RegExp, string | ((found: string, ...groups: string[]) => string)])[] = [
  // "5 October 9" is a numbered row; "October 9, 16" and "October 9/10" name no year.
  [
    new RegExp(
      `(?<!(?:\\b(?:on|by|the|from|to|until|and)|[·,&-])\\s{0,2})\\b\\d{1,2}\\s(?=${month}\\s{1,2}\\d{1,2}${ordinal}(?!\\d|:\\d|\\s?[ap]\\.?m))`,
      'gi',
    ),
    (found) => `${found.slice(0, -1)};`,
  ],
  [
    new RegExp(`\\b${month}\\s{0,2}\\d{1,2}${ordinal}[,\\s/](?=\\s{0,3}\\d{1,2}(?!\\d))`, 'gi'),
    (found) => `${found.slice(0, -1)};`,
  ],
  [
    new RegExp(`\\b\\d{1,2}${ordinal}\\s(?:of\\s)?${month}[,\\s](?=\\s{0,3}\\d{1,2}(?!\\d))`, 'gi'),
    (found) => `${found.slice(0, -1)};`,
  ],
  // "October 5–9, 12–16" names no year either.
  [
    new RegExp(`\\b${month}\\s{1,2}\\d{1,2}${ordinal}\\s?[-–]\\s?\\d{1,2}${ordinal},(?=\\s{1,2}\\d{1,2}(?!\\d))`, 'gi'),
    (found) => `${found.slice(0, -1)};`,
  ],
  [new RegExp(`\\b${month}\\sthe(?=\\s\\d)`, 'gi'), (found) => `${found.slice(0, -3)}   `],
  // "Nov. 20 – 5 Grade Parent Meeting" is one day.
  [
    new RegExp(
      `\\b${month}\\s{0,2}(\\d{1,2})${ordinal}\\s{0,2}[-–](?=\\s{0,2}(\\d{1,2})(?!\\d|/|[:.]\\d|\\s?[ap]\\.?m)(${countedAfter})?)`,
      'gi',
    ),
    (found, from, to, counted) =>
      counted !== undefined || Number(to) <= Number(from) ? `${found.slice(0, -1)};` : found,
  ],
  // "July 26-August 6" has no 26th of August.
  [new RegExp(`\\d${ordinal}-(?=${month}\\s{1,2}\\d{1,2}\\b)`, 'gi'), (found) => `${found.slice(0, -1)}–`],
  // The reader counts days from a date, no nights.
  [/\b(?:evening|night|afternoon|morning)(?=\s{1,2}(?:before|after)\s)/gi, (found) => 'day'.padEnd(found.length)],
  [/\bthru\b/gi, 'to  '],
  [/\bfrom today\b/gi, '  from now'],
  [/\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?-(?=\d{1,2}(?:\/|(?![\d/-])))/g, (found) => `${found.slice(0, -1)}–`],
];
const movedFrom =
  /\b(?:move[sd]?|moving|change[sd]?|reschedule[sd]?|switch(?:e[sd])?|postponed?|shift(?:s|ed)?|pushed(?: back)?|bumped|extended)\b[^.;!?]{0,40}\bfrom\s{1,2}(?:the\s)?$/i;
/**
 * @param text without lookalikes, its times of day as `readMark`
 * @param words its weekdays
 * @param written YYYY-MM-DD
 */
export function namedDays(text: string, words: readonly WeekdayWord[], written: string): NamedDays {
  const marked = blanked(text, words, readMark);
  const readable = misread.reduce((read, [pattern, better]) => read.replaceAll(pattern, better as string), marked);
  const read = readDays(readable, written).map((day) => withoutPreposition(day, marked));
  const all = read.flatMap((day) => (day.relative ? [day] : listedDays(day, { marked, words })));
  const weekdays = new Set(words);
  const dated = withWeekdays(
    all.map((day) => ({ ...day, firstEnd: day.end, toWeekday: null })),
    marked,
    { weekdays, written },
  );
  const joined = joinedRanges(dated, marked).map((day) => withoutEarlierDay(day, marked));
  return {
    dated: joined,
    weekdays: [...weekdays].filter(({ start, end }) => !joined.some((day) => day.start <= start && day.end >= end)),
  };
}

function withoutPreposition(day: ReadDay, text: string): ReadDay {
  const [lead = ''] = /^on\s{0,3}/i.exec(text.slice(day.start, day.start + 6)) ?? [];
  return { ...day, start: day.start + lead.length };
}

/** "Moved from October 14 to October 21": only the second day counts. */
function withoutEarlierDay(day: DatedDay, marked: string): DatedDay {
  if (day.to === null || !movedFrom.test(marked.slice(Math.max(0, day.start - 60), day.start))) return day;
  const words = marked.slice(day.start, day.end);
  const lead = [...words.matchAll(/(?:[-–]|\b(?:to|through|thru|until|till)\b)\s{0,3}/gi)].at(-1);
  return {
    ...day,
    start: day.start + (lead ? lead.index + lead[0].length : 0),
    firstEnd: day.end,
    from: day.to,
    to: null,
  };
}

/** "Friday, October 9, 3 p.m. to Sunday, October 11": two days as one range. */
function joinedRanges(days: readonly DatedDay[], marked: string): DatedDay[] {
  const joined: DatedDay[] = [];
  for (const day of days) {
    const before = joined.at(-1);
    const between = before ? marked.slice(before.end, day.start) : '';
    const joint = between.length > 60 ? '' : between.replaceAll(/\b(?:at|from|on)\b|[·\s,.()|]/g, '');
    const range =
      isRange.test(joint) || (/^and$/i.test(joint) && /\bbetween\s$/i.test(marked.slice(0, before?.start).slice(-12)));
    if (
      before &&
      range &&
      before.to === null &&
      day.to === null &&
      !before.relative &&
      !day.relative &&
      before.toWeekday === null
    ) {
      const [from, to] = yearsShared(before.from, day.from);
      joined[joined.length - 1] = { ...before, end: day.end, from, to };
    } else joined.push(day);
  }
  return joined;
}
