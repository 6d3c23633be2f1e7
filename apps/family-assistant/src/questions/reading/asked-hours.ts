import { wordTable } from '@homeroom/text';
import { dayMark, findTimes, timeSpans } from '@homeroom/dates-in-text';
import { isSilent } from './asked-subject.ts';
import { numberAt, type DayMention } from './day-mention.ts';
import {
  afterPart,
  bounds,
  partsOfDay,
  notBeforePart,
  numberWords,
  partLeads,
  boundedParts,
  type DayPart,
} from './time-tables.ts';
import type { TypedQuestion, TypedWord } from './typed-question.ts';

/** Words of a question that name a time of day. */
export interface HoursMention {
  /** Positions of its words, `to` exclusive. */
  from: number;
  to: number;
  /** Minutes from local midnight. `until` is null for a moment, and less than `start` when it is on the next day. */
  start: number;
  until: number | null;
  bound: 'at' | 'after' | 'before' | 'around';
  /** Name of the part of the day; empty for hours. */
  name: string;
  /** Whether the half of the day was not said: "at 7". */
  halfOpen: boolean;
  /** Set by "this morning" and "last night": days from today. */
  day: number | null;
  /** Whether it is the moment of asking: "now". */
  now: boolean;
}

const nowWord = new Set(['now', 'currently', 'rn']);
const beforeRange = new Set(['from', 'between', 'until']);
const minutesOf = wordTable<number>({ hour: 60, hr: 60, minute: 1, min: 1 });
const none = { until: null, bound: 'at', name: '', halfOpen: false, day: null, now: false } as const;

/** Returns the time of day that a question names first, or null. */
export function findHours(question: TypedQuestion, days: readonly DayMention[]): HoursMention | null {
  const hours = clockTime(question, days) ?? spokenTime(question);
  return (hours && withHalf(question, hours)) ?? nowWords(question, days) ?? dayPart(question, days);
}

const halves = wordTable<'am' | 'pm'>({ morning: 'am', afternoon: 'pm', evening: 'pm', night: 'pm' });

/** "Half 10 in the morning" says the half of the day. */
function withHalf({ words }: TypedQuestion, hours: HoursMention): HoursMention {
  const at = [hours.to, hours.to + 1, hours.to + 2].find((index) => halves[words[index]?.word ?? ''] !== undefined);
  const half = halves[words[at ?? -1]?.word ?? ''];
  const between = words.slice(hours.to, at).map(({ word }) => word);
  if (at === undefined || half === undefined || !between.every((word) => ['in', 'the', 'at'].includes(word)))
    return hours;
  const noon = 12 * 60;
  const shift = half === 'pm' && hours.start < noon ? noon : half === 'am' && hours.start >= noon ? -noon : 0;
  const until = hours.until === null ? null : hours.until + shift;
  return { ...hours, to: at + 1, start: hours.start + shift, until, halfOpen: false };
}

function clockTime({ text, words }: TypedQuestion, days: readonly DayMention[]): HoursMention | null {
  const marked = days.reduce((read, day) => {
    const [start, end] = [words[day.from]?.start ?? 0, words[day.to - 1]?.end ?? 0];
    // A comma before a day lets the hour before it end there: "at 4 Friday".
    return `${read.slice(0, start)},${dayMark.repeat(end - start - 1)}${read.slice(end)}`;
  }, text);
  const times = findTimes(marked);
  const [span] = timeSpans(marked, times);
  const first = times.find(({ start }) => start === span?.start);
  if (!span || !first) return null;
  const inside = words.flatMap(({ start, end }, index) => (start < span.end && end > span.start ? [index] : []));
  const [from = 0, last = 0] = [inside[0], inside.at(-1)];
  const lead = words[from - 1]?.word ?? '';
  const bound = span.to === null ? (bounds[lead] ?? bounds[words[from]?.word ?? ''] ?? 'at') : 'at';
  const hasLead = bounds[lead] !== undefined || lead === 'between';
  const until = span.to === null ? openEnd(words, last, minutes(span.from)) : null;
  if (until !== null)
    return {
      ...none,
      from: hasLead ? from - 1 : from,
      to: last + 3,
      start: minutes(span.from),
      until,
      halfOpen: false,
    };
  return {
    ...none,
    from: hasLead ? from - 1 : from,
    to: last + 1,
    start: minutes(span.from),
    until: span.to === null ? null : minutes(span.to),
    bound,
    halfOpen: first.halfOpen,
  };
}

/** The end of "between noon and 3", which is read apart because its beginning is no number. */
function openEnd(words: readonly TypedWord[], last: number, start: number): number | null {
  const [joint, end] = [words[last + 1]?.word ?? '', hourOf(words[last + 2]?.word)];
  if (end === null || !['and', 'to', 'until', '-'].includes(joint)) return null;
  const minute = (end % 12) * 60;
  return minute > start ? minute : minute + 12 * 60;
}

function minutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** "Half past three", "quarter to 4", "at four". */
function spokenTime({ words }: TypedQuestion): HoursMention | null {
  for (const [at, { word }] of words.entries()) {
    const lead = words[at - 1]?.word ?? '';
    const bound = bounds[lead];
    const minute = word === 'half' ? 30 : word === 'quarter' ? 15 : null;
    const side = words[at + 1]?.word;
    const isSide = minute !== null && (side === 'past' || side === 'after' || side === 'to' || side === 'of');
    if (word === 'half' && hourOf(side) !== null)
      return {
        ...none,
        from: bound === undefined ? at : at - 1,
        to: at + 2,
        start: afternoonHour(hourOf(side) ?? 0) * 60 + 30,
        bound: bound ?? 'at',
        halfOpen: true,
      };
    const last = hourOf(words[at + 2]?.word);
    if (lead === 'between' && hourOf(word) !== null && words[at + 1]?.word === 'and' && last !== null)
      return {
        ...none,
        from: at - 1,
        to: at + 3,
        start: afternoonHour(hourOf(word) ?? 0) * 60,
        until: afternoonHour(last) * 60,
        halfOpen: false,
      };
    const hour = hourOf(words[isSide ? at + 2 : at]?.word);
    if (
      hour === null ||
      (!isSide && (bound === undefined || (/^\d/.test(word) && (lead !== 'at' || /s$/.test(side ?? '')))))
    )
      continue;
    const minuteOfHour = isSide ? (side === 'past' || side === 'after' ? minute : -minute) : 0;
    const start = afternoonHour(hour) * 60 + minuteOfHour;
    const [from, to] = [bound === undefined ? at : at - 1, isSide ? at + 3 : at + 1];
    return { ...none, from, to, start, bound: bound ?? 'at', halfOpen: true };
  }
  return null;
}

/** An hour without its half is in the day: 1 to 6 in the afternoon. */
function afternoonHour(hour: number): number {
  return hour < 7 ? hour + 12 : hour;
}

function hourOf(word: string | undefined): number | null {
  const hour = numberAt(word) ?? 0;
  return hour >= 1 && hour <= 12 && !['a', 'an', 'few', 'couple'].includes(word ?? '') ? hour : null;
}

/** "Now", "right now", "in an hour", "in the next 30 minutes": `start` and `until` are minutes from now. */
function nowWords({ words }: TypedQuestion, days: readonly DayMention[]): HoursMention | null {
  const isDay = (at: number) => days.some(({ from, to }) => at >= from && at < to);
  for (const [at, { word }] of words.entries()) {
    const before = words[at - 1]?.word ?? '';
    if (nowWord.has(word) && !beforeRange.has(before) && !isDay(at))
      return { ...none, from: before === 'right' ? at - 1 : at, to: at + 1, start: 0, now: true };
    const unit = minutesOf[word.replace(/s$/, '')];
    const number = /^\d{1,3}$/.test(before) ? Number(before) : numberWords[before];
    const isNext = before === 'next' || words[at - 2]?.word === 'next';
    if (unit === undefined || (number === undefined && !isNext)) continue;
    const length = (number ?? 1) * unit;
    if (isNext) return { ...none, from: at - 1, to: at + 1, start: 0, until: length, now: true };
    if (words[at - 2]?.word === 'in') return { ...none, from: at - 2, to: at + 1, start: length, now: true };
  }
  return null;
}

function dayPart({ words }: TypedQuestion, days: readonly DayMention[]): HoursMention | null {
  const taken = (at: number) => days.some(({ from, to }) => at >= from && at < to);
  for (const [at, { word }] of words.entries()) {
    const before = words[at - 1]?.word ?? '';
    const relative = boundedParts[`${before} ${word}`];
    if (relative) return partMention(at - 1, at + 1, relative);
    const part = partsOfDay[word.replace(/s$/, '')];
    // "On the 31st I am at the game" names no morning.
    const isVerb = word === 'am' && (before === 'i' || words[at + 1]?.word === 'i');
    if (!part || isVerb || (word !== 'tonight' && (taken(at) || !namesPart(words, at, taken)))) continue;
    const isThis = before === 'this' || word === 'tonight';
    const day = isThis ? 0 : before === 'last' ? -1 : null;
    return { ...partMention(day === null || word === 'tonight' ? at : at - 1, at + 1, part), day };
  }
  return null;
}

/** Whether a word for a part of the day tells when: "in the morning", "Friday evening", not "the night train". */
function namesPart(words: readonly TypedWord[], at: number, isDay: (at: number) => boolean): boolean {
  const [before, after] = [words[at - 1]?.word ?? '', words[at + 1]?.word];
  if (notBeforePart.has(before)) return false;
  if (partLeads.has(before) || isDay(at - 1) || isDay(at + 1)) return true;
  // "Bonfire night at the club" names an event.
  if (after === undefined || afterPart.has(after)) return isSilent(before) || words[at - 1]?.possessive === true;
  return before === 'the' && partLeads.has(words[at - 2]?.word ?? '') && isSilent(after);
}

function partMention(from: number, to: number, { from: start, to: until, name }: DayPart): HoursMention {
  return { ...none, from, to, start, until, name };
}
