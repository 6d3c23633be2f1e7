import { findTimes, hourOf, timeSpans } from '@homeroom/dates-in-text';
import { type Household, shortNames } from '@homeroom/household';
import { type Instant, dateIn, dayMs, toInstant, toWall } from '@homeroom/icalendar';
import type { FoundPassage } from '@homeroom/search';
import { cutBetweenWords, folded, splitSentences } from '@homeroom/text';
import { nameStems } from '../subject/asked-members.ts';
import {
  cancels,
  moves,
  gives,
  oldDay,
  oldTime,
  ratherThan,
  denied,
  isClear,
  ofBooking,
  movesAll,
  givesPlace,
  held,
  clockWithDot,
  replacedTime,
} from './change-words.ts';
import type { EventWords } from '../event-words.ts';
import { givesUpDay, keepsDay } from './kept-days.ts';
import { withSpelledDays } from './spelled-days.ts';
import { saidDays } from './said-days.ts';
import { stopsOther, unspecific } from './stops-other.ts';
import { isTimetable, maxLessonMs, type KnownEvent } from '../known-event.ts';
import { stemsOf } from '../subject/match-subject.ts';

/** Word of a mail or message, newer than the event, that it is at another time or does not take place. */
export interface NewerWord {
  event: KnownEvent;
  passage: FoundPassage;
  /** Sentences that say it. */
  quote: string;
  /** New time; null when the event does not take place. */
  start: Instant | null;
  end: Instant | null;
  /** Whether it is at another place, at its time. */
  isElsewhere?: boolean;
}

/** An instance of a series is moved by at most so many days. */
export const maxDaysMoved = 3;
/** A list of more events is not about their places. */
const maxPlaced = 2;
const maxQuote = 300;
/** Sentences of a passage that is about several things, each of them its own. */
export const minLetter = 8;
const samePrefix = 6;
const minName = 4;
/** Words of the titles of many events. */
export const ofManyEvents = stemsOf('practice game appointment meeting session');

/** Words of the names of many places. */
export const kindsOfPlaces = stemsOf(
  'school college academy centre center club street road hall park hospital church clinic library',
);
/** Finds the newest passage that says that an event is at another time than the calendar has, or cancelled; null when none does. */
export function newerWord(
  events: readonly KnownEvent[],
  passages: readonly FoundPassage[],
  words: EventWords,
  members: Household['members'],
): NewerWord | null {
  const newest = passages
    .filter(({ type, date }) => type !== 'calendar' && /^\d{4}-\d{2}-\d{2}$/.test(date))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const names = nameStems(members);
  for (const passage of newest)
    for (const event of events) {
      const word = isAbout(passage, event, words, members) ? wordAbout(event, passage, words, names) : null;
      if (word && (!word.isElsewhere || events.length <= maxPlaced)) return word;
    }
  return null;
}

/** Returns the sentences of a passage, none longer than its paragraph but for a greeting, with its clock times written with a colon. */
export function sentencesOf({ passage }: FoundPassage): string[] {
  return passage
    .split(/(?<![,:;]\s*)\n\s*\n/)
    .flatMap((paragraph) => splitSentences(paragraph.replaceAll(/\s+/g, ' ').replaceAll(clockWithDot, '$1:$2').trim()))
    .map((one) => one.trim());
}

/** Whether a passage is newer than the event, or that many days older, and the event ahead and no other child's. */
export function isAbout(
  passage: FoundPassage,
  event: KnownEvent,
  words: EventWords,
  members: Household['members'],
  daysBefore = 0,
): boolean {
  const written = Date.parse(`${passage.date}T00:00Z`);
  if (written > toWall(words.zone, words.now)) return false;
  const since = event.modified === null ? -Infinity : toWall(words.zone, event.modified) / dayMs - daysBefore;
  if (written < Math.floor(since) * dayMs) return false;
  if (event.status === 'cancelled' || event.end <= words.now) return false;
  const said = wordsOf(`${passage.subject} ${passage.passage}`);
  const named = members.filter(
    (member) =>
      member.role === 'child' &&
      shortNames(member).some((name) => [...wordsOf(name)].every((word) => said.has(word) || said.has(`${word}s`))),
  );
  return named.length === 0 || event.memberIds.length === 0 || named.some(({ id }) => event.memberIds.includes(id));
}

/** Words of a text as they are written: the stem of a child's name "Ons" is "on". */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(folded(text).match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Whether a text names an event: by all words of its title; with its day by half of them, or by the sender's name in its place. */
export function namesEvent(
  text: string,
  sender: string,
  { title, place, start, end, repeats }: KnownEvent,
  namesDay: boolean,
  names: ReadonlySet<string>,
): boolean {
  // A club's newsletter is not about each of its practices.
  const said = stemsOf(namesDay || !repeats ? `${text} ${sender}` : text);
  const words = [...stemsOf(title)].filter((word) => !names.has(word) && word.length > 2 && !unspecific.has(word));
  // "Staff training" in a mail is not a child's soccer practice.
  const specific = words.filter((word) => !ofManyEvents.has(word));
  const telling = specific.length > 0 ? specific : words;
  const found = telling.filter((word) => has(said, word)).length;
  if (telling.length > 0 && found === telling.length) return true;
  if (!namesDay) return false;
  if (found > 0 && found * 2 >= telling.length) return true;
  // A school writes about much more than its lessons.
  if (end - start > maxLessonMs) return false;
  const own = [...stemsOf(sender.replace(/<.*>|@.*$/, ''))].filter((word) => word.length >= minName);
  // The first part is the place's name; a town or a street is that of many.
  const placed = stemsOf((place ?? '').split(',')[0] ?? '');
  return own.some((word) => placed.has(word) && !names.has(word) && !kindsOfPlaces.has(word));
}

/** Whether a word or one that begins alike is said: "orthodontist", "orthodontics". */
function has(said: ReadonlySet<string>, word: string): boolean {
  if (said.has(word)) return true;
  return word.length >= samePrefix && [...said].some((one) => one.slice(0, samePrefix) === word.slice(0, samePrefix));
}

/**
 * Reads the change that a passage tells of an event, in a sentence with its name in it or next to it. It must name the
 * event's day, unless the event is not repeated or the new day is at most three days from it.
 */
function wordAbout(
  event: KnownEvent,
  passage: FoundPassage,
  words: EventWords,
  names: ReadonlySet<string>,
): NewerWord | null {
  const written = sentencesOf(passage);
  const sentences = written.map(withSpelledDays);
  const day = dateIn(words.zone, event.start);
  // A school or an employer writes about much more than its days, and its name is in subject and sender: a day of
  // theirs may be cancelled by a sentence that names it, but is moved by none.
  const isDay = isTimetable(event);
  const isLetter = sentences.length >= minLetter;
  for (const [at, sentence] of sentences.entries()) {
    const saysMove = moves.test(sentence) || (held.test(sentence) && isOtherPlace(sentence, event));
    const isNewDate = movesAll.test(passage.subject) && namesDate(sentence, passage);
    const isMove = saysMove || isNewDate;
    if (isMove ? isDay : !cancels.test(sentence) || stopsOther(sentence, event)) continue;
    const around = isLetter ? [sentence] : sentences.slice(Math.max(0, at - 1), at + 2);
    const near = [passage.subject, ...around];
    const namesDay =
      givesUpDay(sentence, day, passage.date) ||
      near.some((text) => saidDays(text, passage.date).some(({ date }) => date === day));
    const [naming, sender] = isDay ? [sentence, ''] : [near.join(' '), passage.sender];
    if (!namesEvent(naming, sender, event, namesDay, names)) continue;
    const quoted = (count: number) => cutBetweenWords(written.slice(at, at + count).join(' '), maxQuote);
    if (!isMove) {
      if (namesDay && !keepsDay(sentence, cancels, day, passage.date))
        return { event, passage, quote: quoted(1), start: null, end: null };
      continue;
    }
    const elsewhere =
      (givesPlace.test(sentence) ? !saysPlace(sentence, event) : held.test(sentence)) && (namesDay || !event.repeats)
        ? { event, passage, quote: quoted(1), start: event.start, end: event.end, isElsewhere: true }
        : null;
    for (const [index, said] of sentences.slice(at, at + (saysMove ? 3 : 1)).entries()) {
      const times = newTimes(said, event, { written: passage.date, isNew: isNewDate }, words);
      if (times === 'unchanged') return elsewhere;
      if (times === null || (!namesDay && dayOf(times.start, words) === dayOf(event.start, words))) continue;
      const distance = Math.abs(dayOf(times.start, words) - dayOf(event.start, words));
      if (namesDay || !event.repeats || (distance > 0 && distance <= maxDaysMoved))
        return { event, passage, quote: quoted(index + 1), ...times };
    }
    if (elsewhere) return elsewhere;
  }
  return null;
}

/** Whether a sentence names a day by its date. */
function namesDate(sentence: string, { date }: FoundPassage): boolean {
  return saidDays(sentence, date).some(({ dated }) => dated);
}

/** Words of places that tell no place. */
export const unplaced = stemsOf('the and school street room at in of on');

/** Whether a sentence has no word of the place that an event has. */
function isOtherPlace(sentence: string, { place }: KnownEvent): boolean {
  const said = stemsOf(sentence);
  const placed = [...stemsOf(place ?? '')].filter((word) => !unplaced.has(word));
  return placed.length > 0 && !placed.some((word) => said.has(word));
}

/** Whether a sentence says nothing but the place that an event has, rather than another. */
function saysPlace(sentence: string, { place }: KnownEvent): boolean {
  const said = stemsOf(sentence);
  const placed = [...stemsOf(place ?? '')].filter((word) => word.length > 2);
  return (
    placed.length > 0 && placed.every((word) => said.has(word)) && !/\b(?:instead|from|no longer|not)\b/i.test(sentence)
  );
}

/** The times that a sentence gives in place of the event's own; `unchanged` when they are its own. */
function newTimes(
  sentence: string,
  event: KnownEvent,
  { written, isNew }: { written: string; isNew: boolean },
  words: EventWords,
): { start: Instant; end: Instant } | 'unchanged' | null {
  if (ofBooking.test(sentence)) return null;
  const [day, own, length] = [dateIn(words.zone, event.start), timeOf(event.start, words), event.end - event.start];
  const isGiven = (isNew || gives.test(sentence)) && !/\bno longer\b/i.test(sentence);
  const dates = saidDays(sentence, written).filter(({ start }) => !oldDay.test(sentence.slice(0, start)));
  const last = isGiven ? dates.at(-1) : dates.findLast(({ dated }) => dated);
  if (movesEnd(sentence, own, timeOf(event.end, words))) return 'unchanged';
  const spans = timeSpans(sentence, findTimes(sentence)).filter(
    ({ start, from, to }) =>
      (to !== null || !oldTime.test(sentence.slice(0, start))) &&
      !(from === own && denied.test(sentence.slice(0, start))),
  );
  // "I have church until noon, so we drive at 2 and not at 10."
  const old = ratherThan.exec(sentence)?.index ?? -1;
  const span = spans.findLast(({ end }) => end <= old + 1) ?? spans[0];
  const inHalf = (time: string | null) => time && (isClear.test(sentence) ? time : nearestHalf(time, own));
  if (last && (last.date !== day || (last.time !== null && last.time !== own)))
    return event.allDay && last.time === null && !last.dated
      ? null
      : moment(last.date, inHalf(last.time ?? span?.from ?? null) ?? own, inHalf(last.endTime), length, words);
  if (!span || !isGiven) return null;
  return span.from === own ? 'unchanged' : moment(day, span.from, span.to, length, words);
}

/** "Could you get him at 9:15 instead of 10?" of a sleepover until 10. @param own time of its start @param ended of its end */
function movesEnd(sentence: string, own: string, ended: string): boolean {
  const { half, hour, minutes = half === undefined ? '00' : '30' } = replacedTime.exec(sentence)?.groups ?? {};
  if (hour === undefined) return false;
  const hours = hourOf(hour);
  const isAt = (time: string) => Number(time.slice(0, 2)) % 12 === hours % 12 && time.slice(3) === minutes;
  return isAt(ended) && !isAt(own);
}

/** The time, or the same in the afternoon when that is nearer to the event's own: "at seven" of one in the evening. */
function nearestHalf(time: string, own: string): string {
  const [hour, other] = [Number(time.slice(0, 2)), Number(own.slice(0, 2))];
  return hour < 12 && Math.abs(hour + 12 - other) < Math.abs(hour - other) ? `${hour + 12}${time.slice(2)}` : time;
}

function moment(
  date: string,
  from: string,
  to: string | null,
  length: number,
  { zone }: EventWords,
): { start: Instant; end: Instant } | null {
  const start = toInstant(zone, Date.parse(`${date}T${from}Z`));
  const end = to === null ? start + length : toInstant(zone, Date.parse(`${date}T${to}Z`));
  return Number.isNaN(start) ? null : { start, end: end > start ? end : start + length };
}

/** Days since 1970 in the household's zone. */
function dayOf(instant: Instant, { zone }: EventWords): number {
  return Math.floor(toWall(zone, instant) / dayMs);
}

/** Returns the local time of an instant, `17:30`. */
export function timeOf(instant: Instant, { zone }: EventWords): string {
  return new Date(toWall(zone, instant)).toISOString().slice(11, 16);
}
