import type { DateMention } from '@homeroom/dates-in-text';
import type { Household } from '@homeroom/household';
import { dayWordsIn, daysBetween, defaultLocale } from '@homeroom/text';
import type { CardReading } from '../card-reading.ts';
import type { FoundDate } from './found-date.ts';
import type { DatedSentence } from '../days/dated-sentence.ts';
import type { Letter, LetterBlock } from '../letter/letter.ts';
import { pattern } from '../letter/word-table.ts';

/** Reason for which a field may be wrong. */
export interface Doubt {
  /** Sentence for the reader of the card. */
  reason: string;
  /** Share of the confidence that is left. */
  left: number;
  /** Whether `cardChance` counts it for the whole card. Default: false. */
  isCounted?: true;
}

const quoted = 60;
/** A school year with its holidays; no letter looks further ahead without naming the year. */
const farAhead = 300;
const farBehind = 120;
/** Days before a document in which its own date and those of its mail, order or statement are. */
const sameLetter = 10;
/** Dates on one card, of which one is likely to be wrong or missing. */
const manyDates = 6;
const maxUnread = 3;
const calendarRow = 3;
/** The line of an entry such as "12/4 Spirit Day" is no longer. */
const entryLength = 80;

/** Reasons for which a date of a card may be another day, or no date at all. */
export function dateDoubts(found: FoundDate, reading: CardReading): Doubt[] {
  const { mention, label, evidence } = found;
  const { documentDate, writing, household } = reading;
  const { date, dated, yearSaid, weekday, contradicts } = mention;
  const words = quote(mention.text);
  const isInferred = dated && !yearSaid && weekday === null;
  const days = daysBetween(writing.written, date);
  const doubts: (Doubt | false)[] = [
    contradicts && { reason: `${words} names a weekday that ${inDayWords(date, household)} is not.`, left: 0.5 },
    evidence.conflicts &&
      !contradicts && {
        reason: `The document speaks for another year than that of ${inDayWords(date, household)}, too.`,
        left: 0.6,
      },
    evidence.day !== 'written' &&
      documentDate === null && {
        reason: `The date ${inDayWords(date, household)} was worked out from ${words}, and the document does not say when it was written.`,
        left: 0.75,
      },
    isInferred &&
      /^\d{1,2}[/.]\d{1,2}\.?$/.test(mention.text.trim()) &&
      !isSurelyDay(found) && {
        reason: `${words} may be a number rather than the date ${inDayWords(date, household)}.`,
        left: 0.7,
      },
    isInferred &&
      ['upload', 'file'].includes(evidence.year) && { reason: `The year of ${words} is not written.`, left: 0.75 },
    isInferred &&
      (days > farAhead || days < -farBehind) && {
        reason: `The year of ${words} is not written, and ${inDayWords(date, household)} is far from the day of the document.`,
        left: 0.6,
      },
    isEitherOrder(mention, reading) && {
      reason: `${words} may be read with the day or the month first; it was read as ${inDayWords(date, household)}.`,
      left: 0.6,
    },
    isJustPast(found, reading) && {
      reason: `${inDayWords(date, household)} (${words}) is not after the day of the document, so nothing may happen then.`,
      left: 0.75,
      isCounted: true,
    },
    label.isClause === true && {
      reason: `The document has no name for what happens on ${inDayWords(date, household)}; its sentence was taken: ${quote(label.text)}.`,
      left: 0.75,
      isCounted: true,
    },
    label.strength === 0 && {
      reason: `The document does not say what happens on ${inDayWords(date, household)} (${words}).`,
      left: 0.75,
      isCounted: true,
    },
  ];
  return doubts.filter((doubt) => doubt !== false);
}

/** A date within an English sentence for the reader of the card. */
export function inDayWords(date: string, { locale }: Household): string {
  return dayWordsIn(locale.startsWith('en') ? locale : defaultLocale).date(date);
}

/** Whether an event is on the day of its document or a few days before, which may be that of the letter itself. */
export function isJustPast({ mention, kind }: FoundDate, { writing }: CardReading): boolean {
  const days = daysBetween(writing.written, mention.date);
  return kind === 'event' && mention.endDate === null && days <= 0 && days >= -sameLetter;
}

const leadsToDay =
  /\b(?:on|by|due|until|till|before|after|from|through|since|starting|beginning|held|dates?|deadline|rsvp|(?:sun|mon|tues?|wed|thu(?:rs)?|fri|sat)\p{Ll}*)[\s.,:(]*$/iu;

/** Whether a day in two numbers stands where only a day can: at the head of an entry, behind "due", or with a time. */
function isSurelyDay({ mention: { start, time }, sentence: { text, block } }: FoundDate): boolean {
  const ahead = text.slice(0, start);
  return (
    time !== null ||
    leadsToDay.test(ahead) ||
    (ahead.trim() === '' && (block.kind !== 'paragraph' || text.length <= entryLength))
  );
}

/** Confidence of a date, from 0 to 1: that of its reading, less for each doubt. */
export function dateConfidence(found: FoundDate, reading: CardReading): number {
  return believed(dateDoubts(found, reading).reduce((sure, { left }) => sure * left, found.mention.confidence));
}

export function believed(confidence: number): number {
  return Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
}

/** A date in digits that both orders allow, in a document that looks as if it came from elsewhere. */
function isEitherOrder({ text, weekday }: DateMention, { parse }: CardReading): boolean {
  const [, first = '', second = ''] = /\b(\d{1,2})[/.](\d{1,2})[/.](?:\d{4}|\d{2})\b/.exec(text) ?? [];
  if (first === '' || weekday !== null || Number(first) > 12 || Number(second) > 12 || first === second) return false;
  return text.includes('.') || /[€£]|\b(?:EUR|GBP|CHF|Uhr|IBAN|VAT)\b|\+(?!1\b)\d{2}\b/.test(parse.text);
}

const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const dateLike = pattern('giu')`
  \b${months}\.? \d{1,2}(?:st|nd|rd|th)?\b(?![:.]\d)
  \b\d{1,2}(?:st|nd|rd|th)? (?:of )?${months}\b
  \b\d{1,2}[/.]\d{1,2}[/.](?:20)?\d{2}\b
  \b\d{1,2}(?:st|nd|rd|th),? (?:mon|tues|wednes|thurs|fri|satur|sun)day
  \b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? \d{1,2}(?:st|nd|rd|th)\b
`;
const weekdayHeads = /\b(?:sun|mon)\w*\b.{1,12}\b(?:mon|tue)\w*\b.{1,12}\b(?:tue|wed)\w*\b.{1,12}\b(?:wed|thu)\w*\b/i;

/** Reasons for which dates of a document may be missing from its card; `cardChance` counts those that leave all of it. */
export function missingDateDoubts({ letter, sentences, parse }: CardReading, shown: readonly FoundDate[]): Doubt[] {
  const times = unusedTimes(sentences, shown);
  const unread = unreadDates(sentences);
  const rows = sentences.filter(({ block, mentions }) => block.kind === 'row' && mentions.length >= calendarRow);
  const isGrid = letter.blocks.some(({ text }) => text.length < 120 && weekdayHeads.test(text));
  const doubts: (Doubt | false)[] = [
    ...unread.map((words) => ({ reason: `${quote(words)} looks like a date and was not read as one.`, left: 1 })),
    times.length > 0 && {
      reason: `No date has the time ${quote(times[0] ?? '')}, which the document names.`,
      left: 1,
    },
    shown.length >= manyDates && {
      reason: `The document has ${shown.length} dates; one of them may be wrong or missing.`,
      left: 1,
    },
    isPassedOn(letter) && {
      reason: 'This mail was passed on, so that dates of older mails may be among its own.',
      left: 1,
    },
    isGrid && { reason: 'A calendar in columns may have been read in the wrong order.', left: 0.5 },
    rows.length > 0 && {
      reason: 'A table with several dates in a row may have been read in the wrong order.',
      left: 1,
    },
    parse.text.length > 0 &&
      readsBadly(letter.blocks) && { reason: 'Lines may have been read in the wrong order.', left: 0.7 },
  ];
  return doubts.filter((doubt) => doubt !== false);
}

/** Words that look like dates and were not read as such, at most three. */
export function unreadDates(sentences: readonly DatedSentence[]): string[] {
  return sentences.flatMap(unreadIn).slice(0, maxUnread);
}

function unreadIn({ text, mentions, block }: DatedSentence): string[] {
  if (block.place !== 'body') return [];
  return [...text.matchAll(dateLike)]
    .filter(({ index, 0: words }) => !mentions.some(({ start, end }) => start < index + words.length && end > index))
    .map(([words]) => words);
}

const clockTime = /\b(\d{1,2})(?::(\d{2}))? ?[ap]\.? ?m\b|\b(\d{1,2}):(\d{2})\b/gi;

/** Times of day in the letter that none of its dates has, as they are written. */
export function unusedTimes(sentences: readonly DatedSentence[], shown: readonly FoundDate[]): string[] {
  const used = new Set(
    shown.flatMap(({ time, endTime, statedTime, mention }) =>
      [time, endTime, mention.time, mention.endTime, statedTime].flatMap((one) =>
        [...(one ?? '').matchAll(clockTime)].map(onDial),
      ),
    ),
  );
  return sentences
    .filter(({ text }) => !/\bhours\b/i.test(text))
    .flatMap(({ text }) => [...text.matchAll(clockTime)])
    .filter((match) => !used.has(onDial(match)))
    .map(([words]) => words);
}

/** Minutes on the dial of a clock, which has no half of the day. */
function onDial([, hour, minute = '0', hourOfDay, minuteOfDay]: RegExpExecArray): number {
  return (Number(hour ?? hourOfDay) % 12) * 60 + Number(hour === undefined ? minuteOfDay : minute);
}

function isPassedOn({ blocks }: Letter): boolean {
  const heads = blocks.filter(({ place, label }) => place === 'head' && /^(?:from|de|von)$/i.test(label));
  return heads.length > 1 || blocks.some(({ text }) => /^-{2,}\s*(?:forwarded|original)|^begin forwarded/i.test(text));
}

/** Whether many lines begin in the middle of a sentence. */
function readsBadly(blocks: readonly LetterBlock[]): boolean {
  const paragraphs = blocks.filter(({ kind, place }) => kind === 'paragraph' && place === 'body');
  const broken = paragraphs.filter(({ text }) => /^\p{Ll}/u.test(text));
  return broken.length >= 3 && broken.length > paragraphs.length / 5;
}

const dueCue =
  /\b(?:due|deadline|no later than|r\.?s\.?v\.?p|return (?:this|the|it|by)|(?:reply|respond|register|pay|sign[- ]?up|book|order) by|before the end of|please (?:return|reply|respond|pay|register|send))\b/i;

/** Whether the letter sets a deadline in words, though no day of it is known. */
export function speaksOfUnknownDeadline({ sentences }: CardReading, known: number): boolean {
  return known === 0 && sentences.some(({ text }) => dueCue.test(text));
}

export function quote(words: string): string {
  return `“${words.replaceAll(/\s+/g, ' ').trim().slice(0, quoted).trim()}”`;
}
