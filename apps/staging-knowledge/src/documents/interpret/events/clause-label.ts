import type { DateMention } from '@homeroom/dates-in-text';
import { capitalized, shortLine } from '@homeroom/text';
import type { DatedSentence } from '../days/dated-sentence.ts';
import { clockTimes, type ClockTimes } from '../letter/clock-times.ts';
import { isLetterhead } from '../letter/letterheads.ts';
import {
  clauseBorder,
  dangling,
  eventNoun,
  fragment,
  goesWithDate,
  headless,
  leadsToDate,
  namesPerson,
  openings,
  phraseBorder,
  reasonAhead,
  saidOfDay,
} from '../words/clause-label-words.ts';

/** A date or time that was taken out of a sentence. */
const gap = '\u0001';
const longest = 60;
const fewestWords = 3;

/**
 * Says in the words of its clause what is on a day: "The recorders should be here by September 24" → "The recorders
 * should be here"; null where the clause says nothing but the day.
 */
export function clauseLabel(mention: DateMention, sentence: Pick<DatedSentence, 'text' | 'mentions'>): string | null {
  const clauses = splitAt(withoutDates(mention, sentence), clauseBorder);
  const own = clauses.findIndex((clause) => clause.includes(gap));
  const said = [clauses[own], clauses[own + 1], clauses[own - 1]].map((clause) => titleOf(clause ?? ''));
  return said.find((title) => title !== null) ?? null;
}

/** Whether words from the middle of a sentence name nothing: "Put you down for", "Wednesday works", "8:10 that same". */
export function isFragment(words: string): boolean {
  return fragment.test(words) || dangling.test(words) || /^\p{L}+ed\s\p{Lu}/u.test(words) || /\d:\d\d/.test(words);
}

/** Whether the entry of a list or table names nothing: "None", "Tue 9/15". */
export function isEmptyEntry(words: string): boolean {
  return fragment.test(words);
}

/** Whether one word is too little to name an event; "Auditions" is not. */
export function isBareWord(words: string): boolean {
  return !words.includes(' ') && !eventNoun.test(words) && !/^\p{L}{4,}s$/u.test(words);
}

/** Whether a heading says who writes or is written to. */
export function isNameOfSomebody(heading: string): boolean {
  return namesPerson.test(heading) || isLetterhead(heading);
}

/** The sentence with a mark where the date was, and without its other dates and times. */
function withoutDates(mention: DateMention, { text, mentions }: Pick<DatedSentence, 'text' | 'mentions'>): string {
  const times = clockTimes(text).filter(({ start, end }) =>
    mentions.every((other) => end <= other.start || start >= other.end),
  );
  const spans: Pick<ClockTimes, 'start' | 'end'>[] = [...mentions, ...times];
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((words, { start, end }) => {
      let before = words.slice(0, start);
      while (leadsToDate.test(before)) before = before.replace(leadsToDate, '');
      const after = words.slice(end).replace(goesWithDate, '');
      return `${before} ${start === mention.start ? gap : ''} ${after}`;
    }, text);
}

function splitAt(text: string, borders: RegExp): string[] {
  let from = 0;
  const parts = [...text.matchAll(borders)].map(({ index, 0: mark }) => {
    const part = text.slice(from, index);
    from = index + mark.length;
    return part;
  });
  return [...parts, text.slice(from)];
}

/** The longer part of a clause without its date, as a title; null when it has too few words. */
function titleOf(clause: string): string | null {
  const [before = '', after = ''] = clause.split(gap).map(cleaned);
  const side = before.split(' ').length >= fewestWords || after === '' ? before : after;
  const title = shortened(before === '' ? side.replace(saidOfDay, '') : side);
  return title.split(' ').length < fewestWords ||
    !/\p{L}{3}/u.test(title) ||
    fragment.test(title) ||
    headless.test(title)
    ? null
    : title;
}

function cleaned(side: string): string {
  let text = side
    .replaceAll(/\([^()]*\)?|https?:\/\/\S+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
  for (let turn = 0; turn < 3; turn += 1) text = text.replace(reasonAhead, '').replace(openings, '');
  while (dangling.test(text.replace(/[\s,.:;–—-]+$/u, '')))
    text = text.replace(/[\s,.:;–—-]+$/u, '').replace(dangling, '');
  return text.replace(/^[\s,.:;&–—-]+|[\s,.:;!&–—-]+$/gu, '');
}

/** Ends before a phrase that it can do without, else at a word. */
function shortened(text: string): string {
  const capital = capitalized(text);
  if (capital.length <= longest) return capital;
  const end = [...capital.matchAll(phraseBorder)].map(({ index }) => index).findLast((at) => at >= 16 && at <= longest);
  return cleaned(end === undefined ? shortLine(capital, longest) : capital.slice(0, end));
}
