import { yearsShared, type ReadDay } from './day-reader.ts';
import type { NamedDay } from './day-meant.ts';
import { countedAfter, isRange, listWord, maxListedDays, ordinal, rangeWord } from './range-words.ts';
import type { WeekdayWord } from './weekday-words.ts';

const nextNumber = new RegExp(
  `^\\s{0,3}(${rangeWord}|${listWord})\\s{0,3}(?:the\\s)?(?:(·{3,10})[,.]?\\s{1,2})?(\\d{1,2})${ordinal}(?![\\d/%]|[:.]\\d|\\s?[ap]\\.?\\s?m\\b)`,
  'i',
);
const numberBefore = new RegExp(
  `(?<![\\d:/.$#_-])\\b(\\d{1,2})${ordinal}\\s{0,3}(${rangeWord}|${listWord})\\s{0,3}(?:the\\s)?(?:(·{3,10})[,.]?\\s{1,2})?$`,
  'i',
);
const afterListed =
  /^\s{0,2}(?:$|[,;.)¶|·:!?&–-]|(?:and|or|at|from|in|through|is|are|will|for|with|we|the|due|by|during|as|only|between|20\d\d)\b)/i;
const beforeCounted = new RegExp(`^(?:\\s{1,2}\\p{L}{2,20}s\\b|${countedAfter})`, 'iu');
const yearAfter = /^,?\s{1,2}((?:19|20)\d{2})\b/;

/** The text around a day. */
export interface Surroundings {
  marked: string;
  words: readonly WeekdayWord[];
}

/** Returns a day with its neighbours of which only a number is said: "October 9, 16 and 23", "9 to 11 October". */
export function listedDays(day: ReadDay, surroundings: Surroundings): ReadDay[] {
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

/** The days after `day`; the first replaces `day` where it is the end of a range that begins with it. */
function daysAfter(day: ReadDay, { marked, words }: Surroundings): ReadDay[] {
  const days: ReadDay[] = [];
  let last = day;
  for (let count = 0; count < maxListedDays; count += 1) {
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
    if ((day.numeric === 'slash' && !range) || isHour(Number(number), rest.slice(whole.length))) break;
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

/** "November 6, 10-3" are hours. */
function isHour(number: number, after: string): boolean {
  const end = Number(/^\s?[–-]\s?(\d{1,2})(?![\d/])/.exec(after)?.[1] ?? Infinity);
  return number <= 12 && end < number;
}

function withYear({ from, to }: ReadDay, year: number): [NamedDay, NamedDay | null] {
  return to === null ? [{ ...from, year }, null] : [from, { ...to, year }];
}

function goesOnAfter(after: string, joint: string): boolean {
  if (afterListed.test(after)) return true;
  return joint !== ',' && !beforeCounted.test(after);
}

/** Whether a weekday ends shortly before a place: what is marked there is no time. */
function isWeekday(words: readonly WeekdayWord[], before: number): boolean {
  return words.some(({ end }) => end < before && before - end <= 8);
}

/** The days before `day`; the last replaces `day` where it is the beginning of a range that ends with it. */
function daysBefore(day: ReadDay, { marked, words }: Surroundings): ReadDay[] {
  const days: ReadDay[] = [];
  let first = day;
  for (let count = 0; count < maxListedDays; count += 1) {
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
