import { casual } from 'chrono-node/en';
import type { ParsedComponents, ParsedResult } from 'chrono-node';
import type { Span } from './patterns.ts';

/** A day that a text names. */
export interface DayMention extends Span {
  /** What it may mean, YYYY-MM-DD, the likeliest first: one day, or several where a weekday leaves it open. */
  days: string[];
  /** Whether the text says the year. */
  yearSaid: boolean;
  /** The weekday that the text says, 0 for Sunday; null when it says none. */
  weekday: number | null;
  /** Whether it says a day of a month, not only a weekday or "tomorrow". */
  dated: boolean;
}

/** A time of day that a text names. */
export interface TimeMention extends Span {
  /** Minutes from midnight; when `halfOpen`, twelve hours later is as likely. */
  minute: number;
  halfOpen: boolean;
}

const dayMs = 86_400_000;
const dateHint = /\d|day|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tues?|wed|thu|thurs?|fri|sat|sun|tomorrow|yesterday|tonight|week|weekend|month)/i;
const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const repeated = /\b(sun|mon|tues|wednes|thurs|fri|satur)days\b/gi;
/** "Oct 9, 16 and 23" names three days, and no year. */
const laterDays = /^((?:\s?(?:,|&|and|or|,\s?and)\s?)(\d{1,2})(?:st|nd|rd|th)?)(?![\d:/.-]|\s?[ap]\.?m)/i;
const yearLookalike = /(\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s\d{1,2}(?:st|nd|rd|th)?),(?=\s?\d{1,2}(?!\d))/gi;
const ordinary = /^(?:now|right now|second|sat|sun|mar|may|wed|this (?:year|second|minute)|(?:last|this|next) (?:year|second|minute|hour))$/;
const mostMentions = 40;

/**
 * The days that an English text names, in its order, weekdays and "tomorrow" included. Without a year, the nearest to
 * the reference; a weekday alone may be any of the two weeks from the reference. Money and telephone numbers should be
 * blanked before.
 * @param reference YYYY-MM-DD, the day on which the text was written
 */
export function findDays(text: string, reference: string): DayMention[] {
  if (!dateHint.test(text)) return [];
  const readable = text.replaceAll(yearLookalike, '$1;').replaceAll(repeated, (name) => `${name.slice(0, -1)} `);
  const found = casual.parse(readable, { instant: new Date(`${reference}T12:00:00Z`), timezone: 0 });
  return found.slice(0, mostMentions).flatMap((result) => mentionsOf(result, text, reference));
}

function mentionsOf(result: ParsedResult, text: string, reference: string): DayMention[] {
  const { start, end, index } = result;
  const span = { start: index, end: index + result.text.length };
  if (ordinary.test(text.slice(span.start, span.end))) return [];
  const isRelative = /^(?:next|last|this|past)\b/i.test(result.text);
  const first = mentionOf(start, { ...span, isRelative }, reference);
  if (first === null || !(first.dated || saysWeekday(text, span))) return [];
  const last = end ? mentionOf(end, { ...span, isRelative }, reference) : null;
  const mentions = last && last.days[0] !== first.days[0] ? [first, last] : [first];
  return first.dated ? [...mentions, ...enumerated(text, mentions.at(-1) ?? first)] : mentions;
}

/** "Sun" before "hats" is no day. */
function saysWeekday(text: string, { start, end }: Span): boolean {
  return /weekend/i.test(text.slice(start, end)) || weekdayWords(text).some((word) => word.start < end && word.end > start);
}

function mentionOf(parts: ParsedComponents, { isRelative, ...span }: Span & { isRelative: boolean }, reference: string): DayMention | null {
  const weekday = parts.isCertain('weekday') ? parts.get('weekday') : null;
  const dated = parts.isCertain('day');
  if (!dated && weekday === null) return null;
  const day = isoDay(parts.get('year') ?? 0, parts.get('month') ?? 1, parts.get('day') ?? 1);
  const days = dated || weekday === null ? [day] : possibleDays({ day, weekday, reference, isRelative });
  return { ...span, days, yearSaid: parts.isCertain('year'), weekday, dated };
}

/** The days that follow as bare numbers: "and 16". */
function enumerated(text: string, before: DayMention): DayMention[] {
  const more: DayMention[] = [];
  let end = before.end;
  for (let next = laterDays.exec(text.slice(end)); next && more.length < 6; next = laterDays.exec(text.slice(end))) {
    const [, run = '', number = ''] = next;
    const day = `${(before.days[0] ?? '').slice(0, 8)}${number.padStart(2, '0')}`;
    if (Number.isNaN(Date.parse(day))) break;
    more.push({ start: end, end: end + run.length, days: [day], yearSaid: before.yearSaid, weekday: null, dated: true });
    end += run.length;
  }
  return more;
}

/** A weekday alone most likely is the first from the reference on; "next Friday" is what the date reader takes it for. */
function possibleDays({ day, weekday, reference, isRelative }: { day: string; weekday: number; reference: string; isRelative: boolean }): string[] {
  const ahead = (weekday - weekdayOf(reference) + 7) % 7;
  const coming = [addDays(reference, ahead), addDays(reference, ahead + 7)];
  return [...new Set(isRelative ? [day, ...coming] : [...coming, day])];
}

/** The weekday of a day, 0 for Sunday. @param day YYYY-MM-DD */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

const weekdayWord = /\b(?:(?:[Ss]un|[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur)days?|(?:Mon|Tues?|Wed|Thur?s?|Fri|Sat|Sun)\b(?=\.?,?\s*(?:\d|[A-Z&/–-]|at\b|$)))/g;

/** The weekdays that a text names in words, abbreviated or not. */
export function weekdayWords(text: string): (Span & { weekday: number })[] {
  return [...text.matchAll(weekdayWord)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    weekday: weekdayNames.findIndex((name) => name.startsWith(word.toLowerCase().slice(0, 3))),
  }));
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

function isoDay(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const clock = /(?<![\d:.,$€£/-])(\d{1,2})(?:[:.h](\d{2}))?\s?([ap])\.?\s?m\b\.?|(?<![\d:.,$€£/-])([01]?\d|2[0-3])[:h]([0-5]\d)(?![\d:])|\b(noon|midday|midnight)\b|(?:\b(?:at|by|from|until|till|before|after|around|to|between|and)|(?<=:\d{2}\s?)[-–])\s?(1[0-2]|[1-9])(?=\s?(?:[,;!?)]|\.(?!\d)|$|o'clock|sharp|[-–]\s?\d|\b(?:and|or|on|to|until|till|in the|at)\b))/giu;
const leadingHour = /(?<![\d:.,$€£/-])(1[0-2]|[1-9])(?::([0-5]\d))?\s?(?:[-–]|to|until|till)\s?$/i;

/** The times of day that a text names: `3:30 p.m.`, `15:30`, `6–8 pm`, `noon`, and bare hours after "at" and its like. */
export function findTimes(text: string): TimeMention[] {
  const times: TimeMention[] = [];
  for (const match of text.matchAll(clock)) {
    const time = timeOf(match);
    if (time === null || times.length >= mostMentions) continue;
    const lead = match[3] ? leadingHour.exec(text.slice(0, time.start)) : null;
    if (lead) times.push({ start: lead.index, end: time.start, minute: minuteOf(lead[1], lead[2], null), halfOpen: true });
    times.push(time);
  }
  return times;
}

function timeOf(match: RegExpExecArray): TimeMention | null {
  const [whole, hour, minutes, half, hour24, minutes24, word, bare] = match;
  const span = { start: match.index, end: match.index + whole.length };
  if (word) return { ...span, minute: word.toLowerCase() === 'midnight' ? 0 : 720, halfOpen: false };
  if (bare) return { ...span, start: span.end - bare.length, minute: minuteOf(bare, undefined, null), halfOpen: true };
  if (hour24) return { ...span, minute: minuteOf(hour24, minutes24, null), halfOpen: Number(hour24) <= 12 && !hour24.startsWith('0') };
  if (Number(hour) < 1 || Number(hour) > 12 || Number(minutes ?? 0) > 59) return null;
  return { ...span, minute: minuteOf(hour, minutes, half ?? null), halfOpen: false };
}

function minuteOf(hour: string | undefined, minutes: string | undefined, half: string | null): number {
  const hours = half === null ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hours * 60 + Number(minutes ?? 0);
}
