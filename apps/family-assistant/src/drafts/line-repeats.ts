import { wordTable } from '@homeroom/text';
import { numberAt } from '../questions/reading/day-mention.ts';
import { monthNumbers, weekdayNumbers } from '../questions/reading/time-tables.ts';
import type { LineWords, WordSpan } from './line-words.ts';

/** Repetition of a typed event. */
export interface Repeats {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  /** 0 for Sunday; empty when the first day tells it. */
  weekdays: readonly number[];
  /** Places of that weekday in a month, from the end when negative; empty for every one. */
  ordinals: readonly number[];
  /** Number of instances; null when none was said. */
  count: number | null;
  /** Length that was said instead of an end: "for 6 weeks". */
  length: { number: number; unit: 'day' | 'week' | 'month' | 'year' } | null;
  /** Whether a few days were listed without "every": "Tue and Thu". */
  isList: boolean;
  /** Its words. */
  spans: readonly WordSpan[];
}

type Rule = Pick<Repeats, 'frequency' | 'interval' | 'weekdays' | 'ordinals'> & { to: number };

const workdays = [1, 2, 3, 4, 5];
const adverbs = wordTable<Omit<Rule, 'to'>>({
  daily: rule('DAILY'),
  nightly: rule('DAILY'),
  weekly: rule('WEEKLY'),
  biweekly: rule('WEEKLY', 2),
  'bi-weekly': rule('WEEKLY', 2),
  fortnightly: rule('WEEKLY', 2),
  monthly: rule('MONTHLY'),
  quarterly: rule('MONTHLY', 3),
  yearly: rule('YEARLY'),
  annually: rule('YEARLY'),
  weekdays: rule('WEEKLY', 1, workdays),
  weeknights: rule('WEEKLY', 1, workdays),
});
const periods = wordTable<Omit<Rule, 'to'>>({
  day: rule('DAILY'),
  weekday: rule('WEEKLY', 1, workdays),
  weeknight: rule('WEEKLY', 1, workdays),
  schoolday: rule('WEEKLY', 1, workdays),
  weekend: rule('WEEKLY', 1, [6, 0]),
  week: rule('WEEKLY'),
  month: rule('MONTHLY'),
  year: rule('YEARLY'),
});
/** Parts of a day, whose words also tell the hour. */
const dayParts = new Set(['morning', 'afternoon', 'evening', 'night']);
const ordinalNumbers = wordTable<number>({
  first: 1,
  second: 2,
  third: 3,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  last: -1,
});
const intervals = wordTable<number>({ other: 2, alternate: 2, second: 2, '2nd': 2, third: 3, '3rd': 3 });
const everyWords = new Set(['every', 'each']);
const countedWords = new Set(['times', 'sessions', 'lessons', 'classes', 'occurrences']);

function rule(
  frequency: Repeats['frequency'],
  interval = 1,
  weekdays: readonly number[] = [],
  ordinals: readonly number[] = [],
): Omit<Rule, 'to'> {
  return { frequency, interval, weekdays, ordinals };
}

/** Finds how a line repeats, and claims the words that say so; null when it does not. */
export function readRepeats(line: LineWords): Repeats | null {
  const found: (Rule & WordSpan)[] = [];
  for (let at = 0; at < line.words.length; ) {
    const read = ruleAt(line, at);
    if (read) found.push({ ...read, from: at });
    at = read?.to ?? at + 1;
  }
  const [first] = found;
  const isBareWeek =
    found.length > 0 && found.every(({ frequency, weekdays }) => frequency === 'WEEKLY' && weekdays.length === 0);
  const isUntil = !first && lastsUntilDate(line);
  const listed = first && !isBareWeek ? null : listedWeekdays(line, isBareWeek || isUntil ? 1 : 2);
  if (!first && !listed) return null;
  const rules = [...found, ...(listed ? [listed] : [])];
  const count = countOf(line);
  const spans = [...rules.map(({ from, to }) => ({ from, to })), ...(count ? [count] : [])];
  for (const span of spans) line.claim(span);
  const widest = rules.find(({ ordinals }) => ordinals.length > 0) ?? rules[0];
  const weekdays = [...new Set(rules.flatMap((one) => one.weekdays))].toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  const ordinals = rules.flatMap((one) => one.ordinals);
  const frequencies = rules.map(({ frequency }) => frequency);
  const frequency =
    ordinals.length > 0
      ? 'MONTHLY'
      : ((['YEARLY', 'MONTHLY', 'WEEKLY'] as const).find((one) => frequencies.includes(one)) ?? 'DAILY');
  const isList = listed !== null && !first && !isUntil;
  return {
    frequency,
    interval: Math.max(...rules.map(({ interval }) => interval), 1),
    weekdays: frequency === 'YEARLY' ? [] : weekdays,
    ordinals: widest?.ordinals ?? [],
    count: count?.times ?? (isList ? weekdays.length : null),
    length: count?.length ?? null,
    isList,
    spans,
  };
}

function ruleAt(line: LineWords, at: number): Rule | null {
  const word = line.at(at);
  if (line.words[at]?.typed.toLowerCase() === 'weekends') return { ...rule('WEEKLY', 1, [6, 0]), to: at + 1 };
  const adverb = adverbs[word];
  if (adverb) return { ...adverb, to: at + 1 };
  if (everyWords.has(word)) return everyRule(line, at + 1);
  const nth = nthRule(line, at);
  if (nth?.isMonthly) return nth;
  if (!isPluralWeekday(line, at)) return null;
  const { weekdays, to } = weekdayList(line, at);
  return { ...rule('WEEKLY', 1, weekdays), to };
}

/** "Tues 7-8:30 until dec 15": a weekday with hours up to a date is every week. */
function lastsUntilDate({ words, text }: LineWords): boolean {
  const isHour = /\d\s?[ap]m?\b|\d:\d\d|\d-\d|\bnoon\b|\bat \d/i.test(text);
  return (
    isHour &&
    words.some(({ word }, at) => {
      const next = words[at + 1]?.word ?? '';
      return ['until', 'through'].includes(word) && (monthNumbers[next] !== undefined || /^\d{1,2}\/\d/.test(next));
    })
  );
}

function isPluralWeekday(line: LineWords, at: number): boolean {
  const word = line.at(at);
  return word.endsWith('s') && weekdayNumbers[word.slice(0, -1)] !== undefined;
}

/** Rule in the words after "every". */
function everyRule(line: LineWords, start: number): Rule | null {
  const nth = nthRule(line, start);
  if (nth && (nth.isMonthly || !['second', '2nd', 'third', '3rd'].includes(line.at(start)))) return nth;
  const said =
    intervals[line.at(start)] ?? (/^\d{1,2}$/.test(line.at(start)) ? Number(line.at(start)) : numberOf(line, start));
  const interval = said ?? 1;
  const at = said === null ? start : start + 1;
  const word = line.at(at);
  const unit = periods[word] ?? periods[word.replace(/s$/, '')];
  if (unit) return { ...unit, interval, to: at + 1 };
  if (weekdayNumbers[word.replace(/s$/, '')] !== undefined) {
    const { weekdays, to } = weekdayList(line, at);
    return { ...rule('WEEKLY', interval, weekdays), to };
  }
  if (dayParts.has(word)) return { ...rule('DAILY'), to: at };
  if (monthNumbers[word] !== undefined) return { ...rule('YEARLY'), to: at };
  return /^\d{1,2}(?:st|nd|rd|th)$/.test(word) ? { ...rule('MONTHLY'), to: at } : null;
}

function numberOf(line: LineWords, at: number): number | null {
  const number = numberAt(line.at(at));
  return number !== null && number > 1 ? number : null;
}

/** "First and third Monday of the month". */
function nthRule(line: LineWords, start: number): (Rule & { isMonthly: boolean }) | null {
  const ordinals: number[] = [];
  let at = line.at(start) === 'the' ? start + 1 : start;
  for (; ; at += 1) {
    const ordinal = ordinalNumbers[line.at(at)];
    if (ordinal !== undefined) ordinals.push(ordinal);
    else if (ordinals.length === 0 || !['and', 'or'].includes(line.at(at))) break;
  }
  const weekday = weekdayNumbers[line.at(at).replace(/s$/, '')];
  if (ordinals.length === 0 || weekday === undefined) return null;
  const tail = ['of', 'in'].includes(line.at(at + 1)) ? at + 2 : at + 1;
  const isMonth = ['the', 'each', 'every', 'a'].includes(line.at(tail)) && line.at(tail + 1) === 'month';
  const repeats = isMonth || line.words.some(({ word }) => word === 'monthly');
  return { ...rule('MONTHLY', 1, [weekday], ordinals), to: isMonth ? tail + 2 : at + 1, isMonthly: repeats };
}

/** Weekdays in a row, with "to" between two every day from one to the other. */
function weekdayList(line: LineWords, start: number): { weekdays: number[]; to: number } {
  const weekdays: number[] = [];
  let to = start;
  for (let at = start; at < line.words.length; at += 1) {
    const weekday = weekdayNumbers[line.at(at).replace(/s$/, '')];
    const joint = line.at(at - 1);
    if (weekday !== undefined) {
      const last = weekdays.at(-1);
      if (last !== undefined && ['to', 'through', 'until'].includes(joint))
        for (let day = (last + 1) % 7; day !== weekday; day = (day + 1) % 7) weekdays.push(day);
      weekdays.push(weekday);
      to = at + 1;
    } else if (!['and', 'to', 'through', 'until', 'every', 'each', 'on'].includes(line.at(at))) break;
  }
  return { weekdays, to };
}

/** "Tue and Thu 4pm". @param least number of days that make a list */
function listedWeekdays(line: LineWords, least: number): (Rule & WordSpan) | null {
  for (const at of line.words.keys()) {
    const { weekdays, to } = weekdayList(line, at);
    const isRange = line.words.slice(at, to).some(({ word }) => ['to', 'through', 'until'].includes(word));
    if (weekdays.length > 0 && ((isRange && least > 1) || weekdays.length < least)) return null;
    const isDated = /^\d/.test(line.at(to)) && !/[:ap-]/.test(line.at(to)) && monthNumbers[line.at(to)] !== undefined;
    if (weekdays.length > 0 && !isDated) return { ...rule('WEEKLY', 1, weekdays), from: at, to };
  }
  return null;
}

/** "For 6 weeks", "6 times". */
function countOf(line: LineWords): (WordSpan & { times: number | null; length: Repeats['length'] }) | null {
  for (const at of line.words.keys()) {
    const number = numberAt(line.at(at));
    const glued = /^x(\d{1,2})$/.exec(line.at(at))?.[1];
    if (glued !== undefined) return { from: at, to: at + 1, times: Number(glued), length: null };
    if (number === null) continue;
    const before = line.at(at - 1);
    const isNext = before === 'next';
    const lead = isNext ? (line.at(at - 2) === 'the' ? at - 3 : at - 2) : at - 1;
    const from = line.at(lead) === 'for' ? lead : at;
    const unit = line.at(at + 1).replace(/s$/, '');
    if (countedWords.has(line.at(at + 1))) return { from, to: at + 2, times: number, length: null };
    if (from < at && ['day', 'week', 'month', 'year'].includes(unit))
      return { from, to: at + 2, times: null, length: { number, unit: unit as 'day' } };
  }
  return null;
}
