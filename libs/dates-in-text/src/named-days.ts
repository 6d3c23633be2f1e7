import { dayMeant, type NamedDay } from './day-meant.ts';
import { weekdayOf } from '@homeroom/text';
import { readDays, yearsShared, type ReadDay } from './day-reader.ts';
import { monthName } from './month-names.ts';
import { blanked } from './spans.ts';
import { readMark } from './times-of-day.ts';
import type { WeekdayWord } from './weekday-words.ts';

/** A day, or two, that a text names by date. */
export interface DatedDay extends ReadDay {
  /** Where the first of two days ends, for the times that stand between; the end of the words otherwise. */
  firstEnd: number;
  /** The weekday at which a range ends that names no second date: "October 9 through Sunday". */
  toWeekday: number | null;
}

/** The days that a text names by date, and the weekdays that are said of none of them. */
export interface NamedDays {
  dated: DatedDay[];
  weekdays: WeekdayWord[];
}

const month = `${monthName}\\b\\.?`;
const ordinal = '(?:st|nd|rd|th)?';
/** What the reader would misread, with what it reads right in as many characters. */
const misread: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
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
  [new RegExp(`\\b${month}\\sthe(?=\\s\\d)`, 'gi'), (found) => `${found.slice(0, -3)}   `],
  // "July 26-August 6" has no 26th of August.
  [new RegExp(`\\d${ordinal}-(?=${month}\\s{1,2}\\d{1,2}\\b)`, 'gi'), (found) => `${found.slice(0, -1)}–`],
  [/\bthru\b/gi, 'to  '],
  [/\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?-(?=\d{1,2}(?:\/|(?![\d/-])))/g, (found) => `${found.slice(0, -1)}–`],
];
const rangeWord = '(?:[-–]|to|through|thru|until|till)';
const listWord = '(?:,\\s{0,2}(?:and|&|or)|,|and|&|or|/)';
const nextNumber = new RegExp(
  `^\\s{0,3}(${rangeWord}|${listWord})\\s{0,3}(?:the\\s)?(?:(·{3,10})[,.]?\\s{1,2})?(\\d{1,2})${ordinal}(?![\\d:/%]|\\.\\d|\\s?[ap]\\.?\\s?m\\b)`,
  'i',
);
const numberBefore = new RegExp(
  `(?<![\\d:/.$#_-])\\b(\\d{1,2})${ordinal}\\s{0,3}(${rangeWord}|${listWord})\\s{0,3}(?:the\\s)?(?:(·{3,10})[,.]?\\s{1,2})?$`,
  'i',
);
const afterListed =
  /^\s{0,2}(?:$|[,;.)¶|·:!?&–-]|(?:and|or|at|from|in|through|is|are|will|for|with|we|the|due|by|during|as|only|between|20\d\d)\b)/i;
const beforeCounted = /^\s{1,2}\p{L}{2,20}s\b/u;
const yearAfter = /^,?\s{1,2}((?:19|20)\d{2})\b/;
const mostListed = 6;
const isRange = new RegExp(`^${rangeWord}$`, 'i');
const weekdayGap = /^[\s,.|(]{0,5}(?:(?:(?:at|from)\s)?·{2,40}[,.]?\s{1,2}(?:on\s)?)?(?:the\s{1,2})?$/i;
const movedFrom =
  /\b(?:moved?|changed?|rescheduled|switched|postponed|shifted|pushed(?: back)?|bumped|extended)\b[^.;!?]{0,20}\bfrom\s{1,2}(?:the\s)?$/i;
const listGap = new RegExp(`^\\s{0,2}(?:${rangeWord}|${listWord})\\s{0,2}$`, 'i');

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

interface Surroundings {
  marked: string;
  words: readonly WeekdayWord[];
}

/** "October 9, 16 and 23", "9 to 11 October", "October 9 through 11, 2026": the days of which only a number is said. */
function listedDays(day: ReadDay, surroundings: Surroundings): ReadDay[] {
  const isDayFirst = /^\d{1,2}[^\d/.-]{0,4}\s?[a-z]/i.test(surroundings.marked.slice(day.start, day.start + 12));
  const before = isDayFirst ? daysBefore(day, surroundings) : [];
  const after = isDayFirst || day.numeric === 'dot' ? [] : daysAfter(day, surroundings);
  const days = [...before, ...(before.at(-1)?.end === day.end || after[0]?.start === day.start ? [] : [day]), ...after];
  const year = days.findLast(({ from, to }) => (to ?? from).year !== null);
  const said = year ? (year.to ?? year.from).year : null;
  return days.map((one) => ({
    ...one,
    from: { ...one.from, year: one.from.year ?? said },
    to: one.to && { ...one.to, year: one.to.year ?? said },
  }));
}

/** What follows; the first replaces `day` where it is the end of a range that begins with it. */
function daysAfter(day: ReadDay, { marked, words }: Surroundings): ReadDay[] {
  const days: ReadDay[] = [];
  let last = day;
  for (let count = 0; count < mostListed; count += 1) {
    const rest = marked.slice(last.end, last.end + 60);
    const [whole = '', joint = '', mark, number = ''] = nextNumber.exec(rest) ?? [];
    const previous = last.to ?? last.from;
    const range = isRange.test(joint) || (joint === '/' && Number(number) === previous.day + 1);
    if (
      whole === '' ||
      Number(number) <= previous.day ||
      Number(number) > 31 ||
      previous.year !== null ||
      (range && last.to !== null)
    )
      break;
    if (day.numeric === 'slash' && !range) break;
    if (
      !goesOnAfter(rest.slice(whole.length), joint) ||
      (mark !== undefined && !isWeekday(words, last.end + whole.length))
    )
      break;
    const start = last.end + whole.length - whole.trimStart().replace(/^\D+/, '').length;
    const end = last.end + whole.length;
    const named = { ...previous, day: Number(number), weekday: null };
    last = range ? { ...last, end, to: named } : { ...last, start, end, from: named, to: null };
    if (range) days.pop();
    days.push(last);
  }
  const year = yearAfter.exec(marked.slice(last.end, last.end + 8));
  if (!year || days.length === 0) return days;
  const [from, to] = yearsShared(...withYear(last, Number(year[1])));
  return [...days.slice(0, -1), { ...last, end: last.end + year[0].length, from, to }];
}

function withYear({ from, to }: ReadDay, year: number): [NamedDay, NamedDay | null] {
  return to === null ? [{ ...from, year }, null] : [from, { ...to, year }];
}

function goesOnAfter(after: string, joint: string): boolean {
  return joint === ',' ? afterListed.test(after) : afterListed.test(after) || !beforeCounted.test(after);
}

/** Whether a weekday ends shortly before a place: what is marked there is no time. */
function isWeekday(words: readonly WeekdayWord[], before: number): boolean {
  return words.some(({ end }) => end < before && before - end <= 8);
}

/** What stands before; the last replaces `day` where it is the beginning of a range that ends with it. */
function daysBefore(day: ReadDay, { marked, words }: Surroundings): ReadDay[] {
  const days: ReadDay[] = [];
  let first = day;
  for (let count = 0; count < mostListed; count += 1) {
    const lead = marked.slice(Math.max(0, first.start - 40), first.start);
    const [whole = '', number = '', joint = '', mark] = numberBefore.exec(lead) ?? [];
    const range =
      isRange.test(joint) ||
      (/^(?:and|&)$/i.test(joint) && /\bbetween\s(?:the\s)?$/i.test(lead.slice(0, -whole.length)));
    if (whole === '' || Number(number) < 1 || Number(number) >= first.from.day || (range && first.to !== null)) break;
    if ((count === 0 && joint === ',') || (mark !== undefined && !isWeekday(words, first.start))) break;
    const start = first.start - whole.length;
    const named = { ...first.from, day: Number(number), weekday: null };
    const [digits = ''] = /^\d{1,2}(?:st|nd|rd|th)?/i.exec(whole) ?? [];
    first = range
      ? { ...first, start, from: named, to: first.from }
      : { ...first, start, end: start + digits.length, from: named, to: null };
    if (range) days.shift();
    days.unshift(first);
  }
  return days;
}

/** The days with the weekdays that are said of them, which are taken out of `weekdays`. */
function withWeekdays(
  days: readonly DatedDay[],
  marked: string,
  { weekdays, written }: { weekdays: Set<WeekdayWord>; written: string },
): DatedDay[] {
  const done = [...days];
  for (const [index, { relative }] of days.entries()) {
    const day = done[index];
    if (relative || !day) continue;
    const before = weekdaysBefore(day, { marked, weekdays: [...weekdays], written });
    const isForAll = day.to !== null || before.length === listLength(days, index);
    const said = isForAll ? before : before.slice(-1);
    for (const word of said) weekdays.delete(word);
    const [first] = said;
    done[index] = first
      ? withWeekday(day, first, said.at(-1))
      : withWeekdayAfter(day, { marked, weekdays, limit: days[index + 1]?.start ?? Infinity });
    for (const [more, { weekday }] of day.to ? [] : said.entries()) {
      const listed = done[index + more];
      if (listed) done[index + more] = { ...listed, from: { ...listed.from, weekday } };
    }
  }
  return done;
}

/** "Tuesdays, October 6 – November 24" begins on no certain weekday. */
function withWeekday(day: DatedDay, first: WeekdayWord, last: WeekdayWord | undefined): DatedDay {
  if (day.to === null || first.plural)
    return { ...day, start: first.start, from: { ...day.from, weekday: day.to ? null : first.weekday } };
  return {
    ...day,
    start: first.start,
    from: { ...day.from, weekday: first.weekday },
    to: { ...day.to, weekday: last === first || !last ? null : last.weekday },
  };
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

/** How many days of one month stand in a row from this one on. */
function listLength(days: readonly DatedDay[], first: number): number {
  const isNext = (day: DatedDay | undefined, before: DatedDay | undefined) =>
    day !== undefined && before !== undefined && day.from.month === before.from.month && day.start - before.end <= 8;
  let last = first;
  while (last - first < mostListed && isNext(days[last + 1], days[last])) last += 1;
  return last - first + 1;
}

/** The weekdays that stand right before a day, in their order; over a time of day only one that is right: "Fridays at 5, October 9 to 30". */
function weekdaysBefore(
  day: DatedDay,
  { marked, weekdays, written }: { marked: string; weekdays: readonly WeekdayWord[]; written: string },
): WeekdayWord[] {
  const found: WeekdayWord[] = [];
  let start = day.start;
  for (const word of weekdays.filter(({ end }) => end <= day.start && end > day.start - 120).toReversed()) {
    const gap = marked.slice(word.end, start);
    if (!(found.length === 0 ? weekdayGap : listGap).test(gap) || found.length === 7) break;
    if (
      gap.includes(readMark) &&
      !(word.plural && day.to) &&
      weekdayOf(dayMeant(day.from, written) ?? written) !== word.weekday
    )
      break;
    found.unshift(word);
    start = word.start;
  }
  return found;
}

/** "October 9 (Friday)", "Oct 5–9, Mon–Fri" and "October 9 through Sunday". */
function withWeekdayAfter(
  day: DatedDay,
  { marked, weekdays, limit }: { marked: string; weekdays: Set<WeekdayWord>; limit: number },
): DatedDay {
  const next = [...weekdays].find(({ start }) => start >= day.end);
  if (
    !next ||
    next.start - day.end > 10 ||
    (weekdayGap.test(marked.slice(next.end, Math.min(limit, next.end + 8))) && limit < next.end + 8)
  )
    return day;
  const gap = marked.slice(day.end, next.start);
  const second = [...weekdays].find(
    ({ start }) => start >= next.end && start <= next.end + 9 && listGap.test(marked.slice(next.end, start)),
  );
  if (day.to === null && isRange.test(gap.trim())) {
    weekdays.delete(next);
    return { ...day, end: next.end, toWeekday: next.weekday };
  }
  const isSaid =
    /^\s{0,2}\($/.test(gap) ||
    (/^,?\s{1,2}$/.test(gap) &&
      /^\s{0,2}(?:$|[,.;:)¶|·–-]|(?:at|from|by)\b)/.test(marked.slice(next.end, next.end + 8)));
  if (!isSaid) return day;
  weekdays.delete(next);
  const last = day.to && second ? second : next;
  if (second && day.to) weekdays.delete(second);
  const end = last.end + (gap.includes('(') && marked[last.end] === ')' ? 1 : 0);
  const to = day.to && second ? { ...day.to, weekday: second.weekday } : day.to;
  return { ...day, end, firstEnd: end, from: { ...day.from, weekday: next.weekday }, to };
}

/** "Friday, October 9, 3 p.m. to Sunday, October 11": two days as one range. */
function joinedRanges(days: readonly DatedDay[], marked: string): DatedDay[] {
  const joined: DatedDay[] = [];
  for (const day of days) {
    const before = joined.at(-1);
    const between = before ? marked.slice(before.end, day.start) : '';
    const joint = between.length > 60 ? '' : between.replaceAll(/\b(?:at|from)\b|[·\s,.()|]/g, '');
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
