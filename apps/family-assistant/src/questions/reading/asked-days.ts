import { findDates, type DateMention } from '@homeroom/dates-in-text';
import { addDays, daysBetween, firstWeekday, weekdayOf } from '@homeroom/text';
import {
  dateMeant,
  dayOfMonthMeant,
  monthMeant,
  monthStart,
  weekdayMeant,
  weekendMeant,
  weekStart,
  type DayReference,
  type Which,
} from './day-rules.ts';
import { monthNumbers, notAfterOrdinal, numberWords, weekdayNumbers, whichWords } from './time-tables.ts';
import type { TypedQuestion, TypedWord } from './typed-question.ts';

/** Words of a question that name a day or several in a row. */
export interface DayMention {
  /** Positions of its words, `to` exclusive. */
  from: number;
  to: number;
  /** YYYY-MM-DD, both included. */
  first: string;
  last: string;
  kind: 'day' | 'week' | 'weekend' | 'month' | 'days';
  /** Name without dates, as "this week"; empty when the dates name it. */
  name: string;
  /** Set for a weekday: 0 for Sunday. */
  weekday: number | null;
  /** Whether a weekday is repeated: "Tuesdays", "every Tuesday". */
  repeats: boolean;
  /** Whether it is a weekday alone, which an hour can move to another week. */
  isBare: boolean;
}

type Reader = (words: readonly TypedWord[], at: number, reference: DayReference) => DayMention | null;

/** Returns the days that a question names, in its order, without words that name a person. */
export function findDays(
  question: TypedQuestion,
  reference: DayReference & { isPerson: (at: number) => boolean },
): DayMention[] {
  const dated = datedDays(question, reference);
  const days: DayMention[] = [];
  for (let at = 0; at < question.words.length;) {
    const directed = { ...reference, past: reference.past || question.words[at - 1]?.word === 'since' };
    const found =
      dated.find(({ from }) => from === at || (from === at + 1 && question.words[at]?.word === 'the')) ??
      readers.map((read) => read(question.words, at, directed)).find((one) => one !== null);
    const mention = found && !reference.isPerson(found.to - 1) ? found : null;
    if (mention) days.push(aroundDay(question.words, mention));
    at = mention?.to ?? at + 1;
  }
  return days;
}

/** "The week of December 7" and "the weekend of the 5th" are more than the day. */
function aroundDay(words: readonly TypedWord[], day: DayMention): DayMention {
  const from = day.from - 2;
  const around = { ...day, from, weekday: null };
  if (wordsAt(words, from, 'week of') !== null) {
    const first = weekStart(day.first);
    return { ...around, first, last: addDays(first, 6), kind: 'days' };
  }
  if (wordsAt(words, from, 'weekend of') === null) return day;
  const first = weekdayOf(day.first) === 0 ? addDays(day.first, -1) : firstWeekday(6, day.first);
  return { ...around, first, last: addDays(first, 1), kind: 'weekend' };
}

/** Days that the library for dates in texts reads: dates, "in two weeks", "the first Monday in January". */
function datedDays({ text, words }: TypedQuestion, reference: DayReference): DayMention[] {
  return findDates(text, { written: reference.today, withTimes: false }).flatMap((found) => {
    if (!isDated(found)) return [];
    const inside = words.flatMap(({ start, end }, index) => (start < found.end && end > found.start ? [index] : []));
    const [from, last] = [inside[0], inside.at(-1)];
    if (from === undefined || last === undefined) return [];
    const first = found.yearSaid || !found.dated ? found.date : dateMeant(found.date, reference);
    const end = found.endDate ?? found.date;
    const lastDay = addDays(first, daysBetween(found.date, end));
    const kind = lastDay === first ? ('day' as const) : ('days' as const);
    return [{ ...oneDay(from, last + 1, first), last: lastDay, kind, weekday: found.weekday }];
  });
}

/** Whether a mention is a date, a count of days, or a weekday of a month, for which the direction of a question counts least. */
function isDated({ dated, weekday, text }: DateMention): boolean {
  if (dated) return true;
  if (weekday === null) return /\b(?:ago|in|within|from|end|last day)\b/i.test(text);
  return /\d/.test(text) || /\b(?:of|in)\b/i.test(text);
}

function oneDay(from: number, to: number, day: string): DayMention {
  return { from, to, first: day, last: day, kind: 'day', name: '', weekday: null, repeats: false, isBare: false };
}

function wordsAt(words: readonly TypedWord[], at: number, said: string): number | null {
  const wanted = said.split(' ');
  return wanted.every((word, index) => words[at + index]?.word === word) ? at + wanted.length : null;
}

/** Days by their distance from today, longest words first. */
const distances: readonly (readonly [string, number])[] = [
  ['day after tomorrow', 2],
  ['day before yesterday', -2],
  ['today', 0],
  ['tonight', 0],
  ['tomorrow', 1],
  ['yesterday', -1],
];

const nearDay: Reader = (words, at, { today }) => {
  for (const [said, distance] of distances) {
    const to = wordsAt(words, words[at]?.word === 'the' ? at + 1 : at, said);
    if (to !== null) return oneDay(at, to, addDays(today, distance));
  }
  return null;
};

/** The words before a period that say which one: "the next", "this coming". */
function whichAt(words: readonly TypedWord[], at: number): { which: Which; to: number } {
  let [which, to]: [Which, number] = ['plain', at];
  for (; to < words.length; to += 1) {
    const word = words[to]?.word ?? '';
    const said = whichWords[word];
    if (said !== undefined) which = which === 'plain' || which === 'this' ? said : which;
    else if (word !== 'the' || to > at) break;
  }
  return { which, to };
}

const weekdayReader: Reader = (words, at, reference) => {
  const isEvery = ['every', 'each'].includes(words[at]?.word ?? '');
  const { which, to } = whichAt(words, isEvery ? at + 1 : at);
  const word = words[to];
  const weekday = word && weekdayNumbers[word.word.replace(/s$/, '')];
  if (!word || weekday === undefined) return null;
  const repeats = isEvery || word.word.endsWith('s');
  const inWeek = weekAfter(words, to + 1);
  const day =
    inWeek === null
      ? weekdayMeant(weekday, which, reference)
      : inWeek.weeks === null
        ? addDays(weekdayMeant(weekday, which, reference), 7)
        : firstWeekday(weekday, weekStart(reference.today, inWeek.weeks));
  const isBare = which === 'plain' && inWeek === null && !reference.past;
  return { ...oneDay(at, inWeek?.to ?? to + 1, day), weekday, repeats, isBare };
};

/** "Friday next week", "Friday of this week", "Friday after next"; `weeks` is null for "Friday week", a week after Friday. */
function weekAfter(words: readonly TypedWord[], at: number): { weeks: number | null; to: number } | null {
  const start = ['of', 'in'].includes(words[at]?.word ?? '') ? at + 1 : at;
  for (const [said, weeks] of [
    ['next week', 1],
    ['this week', 0],
    ['last week', -1],
    ['after next', 2],
    ['week', null],
  ] as const) {
    const to = wordsAt(words, start, said);
    if (to !== null) return { weeks, to };
  }
  return null;
}

/** "A week from Friday", "two weeks from tomorrow". */
const weeksFrom: Reader = (words, at, reference) => {
  const count = numberAt(words[at]?.word);
  if (
    count === null ||
    !['week', 'weeks'].includes(words[at + 1]?.word ?? '') ||
    !['from', 'after'].includes(words[at + 2]?.word ?? '')
  )
    return null;
  const base = nearDay(words, at + 3, reference) ?? weekdayReader(words, at + 3, reference);
  return base && { ...oneDay(at, base.to, addDays(base.first, 7 * count)), weekday: base.weekday };
};

function numberAt(word: string | undefined): number | null {
  if (word === undefined) return null;
  return /^\d{1,2}$/.test(word) ? Number(word) : (numberWords[word] ?? null);
}

const ordinalDay: Reader = (words, at, reference) => {
  const start = words[at]?.word === 'the' ? at + 1 : at;
  const [, number] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(words[start]?.word ?? '') ?? [];
  if (number === undefined || notAfterOrdinal.has(words[start + 1]?.word ?? '')) return null;
  const day = dayOfMonthMeant(Number(number), reference);
  return day === null ? null : oneDay(at, start + 1, day);
};

/** "The week of December 7", "this week", "the weekend after next", "rest of the week", "next month". */
const period: Reader = (words, at, reference) => {
  const rest = ['rest of the', 'rest of this', 'remainder of the']
    .map((said) => wordsAt(words, words[at]?.word === 'the' ? at + 1 : at, said))
    .find((to) => to !== null);
  const { which, to } = whichAt(words, rest ?? at);
  const unit = words[to]?.word;
  const said = rest === undefined ? which : 'this';
  const isPlain = which === 'plain' && rest === undefined;
  if (unit === 'day' && isPlain && ['my', 'our'].includes(words[at - 1]?.word ?? ''))
    return oneDay(at, to + 1, reference.today);
  const hasArticle = ['the', 'my', 'our'].includes(words[at]?.word === 'the' ? 'the' : (words[at - 1]?.word ?? ''));
  if (unit === undefined || (isPlain && (words[to + 1]?.word === 'of' || (unit !== 'weekend' && !hasArticle))))
    return null;
  const afterNext = wordsAt(words, to + 1, 'after next');
  const found = periodOf(unit, afterNext === null ? said : 'next', reference, afterNext === null ? 0 : 1);
  if (!found) return null;
  const first = rest === undefined || found.first > reference.today ? found.first : reference.today;
  return {
    ...oneDay(at, afterNext ?? to + 1, first),
    ...found,
    first,
    name: rest === undefined ? found.name : `the rest of ${found.name}`,
    repeats: false,
  };
};

function periodOf(
  unit: string,
  which: Which,
  reference: DayReference,
  more: number,
): Pick<DayMention, 'first' | 'last' | 'kind' | 'name'> | null {
  const { today } = reference;
  const offset = (which === 'next' ? 1 : which === 'last' || (reference.past && which === 'coming') ? -1 : 0) + more;
  const name = more === 0 ? `${offset === 1 ? 'next' : offset === -1 ? 'last' : 'this'} ${unit}` : '';
  if (unit === 'weekend') {
    const first = addDays(weekendMeant(which, reference), 7 * more);
    return { first, last: addDays(first, 1), kind: 'weekend', name };
  }
  if (unit === 'week') {
    const first = weekStart(today, offset);
    return { first, last: addDays(first, 6), kind: 'week', name };
  }
  if (unit === 'month') {
    const first = monthStart(today, offset);
    return { first, last: addDays(monthStart(first, 1), -1), kind: 'month', name };
  }
  if (unit === 'year') {
    const year = Number(today.slice(0, 4)) + offset;
    return { first: `${year}-01-01`, last: `${year}-12-31`, kind: 'days', name };
  }
  return null;
}

/** "The next 7 days", "the coming two weeks", "the last few days", "in the coming days". */
const countedDays: Reader = (words, at, { today }) => {
  const { which, to } = whichAt(words, at);
  if (which === 'plain' || which === 'this') return null;
  const start = words[to]?.word === 'couple' && words[to + 1]?.word === 'of' ? to + 1 : to;
  const number = numberAt(words[to]?.word);
  const unit = words[number === null ? to : start + 1]?.word;
  const length = unit === 'days' ? 1 : unit === 'weeks' ? 7 : null;
  if (length === null) return null;
  const days = (number ?? 3) * length;
  const end = number === null ? to + 1 : start + 2;
  const [first, last] = which === 'last' ? [addDays(today, -days), today] : [today, addDays(today, days)];
  return { ...oneDay(at, end, first), last, kind: 'days' };
};

const month: Reader = (words, at, reference) => {
  const { which, to } = whichAt(words, at);
  const word = words[to]?.word ?? '';
  const number = monthNumbers[word];
  const lead = words[at - 1]?.word ?? '';
  const isSure = which !== 'plain' || ['in', 'of', 'during', 'until', 'since', 'for'].includes(lead);
  if (number === undefined || (!isSure && shortMonth.test(word)) || /^\d/.test(words[to + 1]?.word ?? '')) return null;
  const [year] = /^20\d\d$/.exec(words[to + 1]?.word ?? '') ?? [];
  const first =
    year === undefined ? monthMeant(number, which, reference) : `${year}-${String(number).padStart(2, '0')}-01`;
  return { ...oneDay(at, to + 1, first), last: addDays(monthStart(first, 1), -1), kind: 'month' };
};

const shortMonth = /^(?:march|may|sept|\p{L}{3})$/u;
const readers: readonly Reader[] = [weeksFrom, weekdayReader, nearDay, countedDays, period, month, ordinalDay];
