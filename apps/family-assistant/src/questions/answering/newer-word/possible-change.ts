import { findTimes, timeSpans } from '@homeroom/dates-in-text';
import type { Household } from '@homeroom/household';
import { dateIn } from '@homeroom/icalendar';
import type { FoundPassage } from '@homeroom/search';
import { cutBetweenWords, daysBetween } from '@homeroom/text';
import { nameStems } from '../subject/asked-members.ts';
import type { EventWords } from '../event-words.ts';
import { isTimetable, type KnownEvent } from '../known-event.ts';
import { stemsOf } from '../subject/match-subject.ts';
import { cancels, moves } from './change-words.ts';
import {
  isAbout,
  kindsOfPlaces,
  maxDaysMoved,
  minLetter,
  namesEvent,
  ofManyEvents,
  sentencesOf,
  timeOf,
  unplaced,
} from './newer-word.ts';
import { withSpelledDays } from './spelled-days.ts';
import { saidDays } from './said-days.ts';
import { unspecific } from './stops-other.ts';

/** Words of a change, which may be told in a way that is not read. */
const unclear =
  /\b(?:chang\w+|different|earlier|later|delay\w*|not on|swap\w*|update[sd]?|correction|cover(?:ing)? for|trad(?:e[ds]?|ing)|i['’]?ll (?:do|take|cover))\b/i;
/** Calendars that are fetched give their events the day of the fetch. */
const maxDaysBefore = 7;
/** Sentences, with the subject, of a passage that is about one thing. */
const maxShort = 8;

/** Passage that may speak of a change of an event. */
export interface PossibleChange {
  passage: FoundPassage;
  /** Sentences that do. */
  quote: string;
  /** Whether it plainly is about the event: by its name, on its day. */
  isPlain: boolean;
}

interface Compared {
  event: KnownEvent;
  passage: FoundPassage;
  /** Subject and sentences of the passage. */
  written: readonly string[];
  /** The same with their days spelled out. */
  sentences: readonly string[];
  names: ReadonlySet<string>;
  words: EventWords;
}

/**
 * Finds the newest passage that is newer than an event and speaks of a change of it, in whatever words: what the calendar
 * says of it is not sure then. One that is plainly about the event comes before others. Null when none does.
 */
export function possibleChange(
  events: readonly KnownEvent[],
  passages: readonly FoundPassage[],
  words: EventWords,
  members: Household['members'],
): PossibleChange | null {
  const names = nameStems(members);
  const changes = passages
    .filter(({ type }) => type !== 'calendar')
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .flatMap((passage) => {
      const written = [passage.subject, ...sentencesOf(passage)];
      const sentences = written.map(withSpelledDays);
      return events.flatMap((event) =>
        isAbout(passage, event, words, members, maxDaysBefore)
          ? changesIn({ event, passage, written, sentences, names, words })
          : [],
      );
    });
  return changes.find(({ isPlain }) => isPlain) ?? changes[0] ?? null;
}

function changesIn(compared: Compared): PossibleChange[] {
  const { passage, written, sentences } = compared;
  return [...sentences.keys()].flatMap((at) => {
    const told = changeAt(compared, at) ?? otherTimeAt(compared, at);
    return told === null ? [] : [{ passage, quote: quoteAt(written, at), isPlain: told === 'plain' }];
  });
}

const maxQuote = 300;

/** A sentence with those around it that fit and are told from it by a mark, without the subject. */
function quoteAt(sentences: readonly string[], at: number): string {
  let [from, to] = [Math.max(1, at), Math.max(1, at) + 1];
  const isClosed = (end: number) => /[\p{P}\p{S}]$/u.test(sentences[end - 1] ?? '');
  const fits = (start: number, end: number) => sentences.slice(start, end).join(' ').length <= maxQuote;
  if (to < sentences.length && isClosed(to) && fits(from, to + 1)) to += 1;
  if (from > 1 && isClosed(from) && fits(from - 1, to)) from -= 1;
  return cutBetweenWords(sentences.slice(from, to).join(' '), maxQuote);
}

/** Whether a sentence speaks of a change of an event; `plain` when it is about its day, or its place, by name. */
function changeAt({ event, passage, sentences, names, words }: Compared, at: number): 'plain' | 'perhaps' | null {
  const sentence = sentences[at] ?? '';
  if (![moves, cancels, unclear].some((change) => change.test(sentence))) return null;
  const day = dateIn(words.zone, event.start);
  const around = sentences.length > minLetter ? [sentence] : sentences.slice(Math.max(0, at - 1), at + 2);
  const near = [passage.subject, ...around];
  const days = near.flatMap((text) => saidDays(text, passage.date)).map(({ date }) => date);
  const namesDay = days.includes(day);
  // "Let us do the herd check on Wednesday" of the one on Tuesday.
  const isNear = days.some((date) => Math.abs(daysBetween(day, date)) <= maxDaysMoved);
  if (namesPlace(sentence, event)) return namesDay || !event.repeats ? 'plain' : 'perhaps';
  const said = near.join(' ');
  if (!(isNear || !event.repeats) || !namesEvent(said, passage.sender, event, namesDay || isNear, names)) return null;
  return namesDay || (isNear && namesEvent(said, '', event, false, names)) ? 'plain' : 'perhaps';
}

/**
 * Whether a sentence of the event's day says, with those around it and a telling word of the event, anything of a change or
 * a time that it does not have: "We have you down for Tuesday between 9 and 11". A short passage is about one thing as a
 * whole; the subject and the sender of a newsletter do not tell what a sentence is about.
 */
function otherTimeAt({ event, passage, sentences, names, words }: Compared, at: number): 'plain' | 'perhaps' | null {
  const sentence = sentences[at] ?? '';
  const day = dateIn(words.zone, event.start);
  const saysDay = saidDays(sentence, passage.date).some(({ date }) => date === day);
  if (!saysDay && !(saysNumber(sentence, day) && namesPlace(sentence, event))) return null;
  const isShort = sentences.length <= maxShort;
  // The first word of a place is often the town's: "Lakeside Aquatic Center", "Lakeside Elementary".
  const placed = [...stemsOf((event.place ?? '').split(',')[0] ?? '')]
    .slice(1)
    .filter((word) => !kindsOfPlaces.has(word));
  const own = [...stemsOf(event.title), ...placed].filter(
    (word) => !names.has(word) && word.length > 2 && !unspecific.has(word) && !ofManyEvents.has(word),
  );
  const named = stemsOf(event.title);
  const times = [timeOf(event.start, words), timeOf(event.end, words)];
  const near = sentences.slice(Math.max(0, at - 1), at + 2).join('. ');
  const said = stemsOf(isShort ? `${sentences.join(' ')} ${passage.sender}` : near);
  // "Monday I can be over at half six" from the aunt whose evening it is.
  const isSenders = isShort && [...stemsOf(passage.sender.replace(/<.*>/, ''))].some((word) => named.has(word));
  if (isTimetable(event) && closes.test(sentence) && namesPlace(passage.sender.replace(/<.*>/, ''), event))
    return 'plain';
  if (!isSenders && !own.some((word) => said.has(word)) && !namesPlace(near, event)) return null;
  const from = (event.allDay ? [] : timeSpans(near, findTimes(near))).map((span) => span.from);
  const isOther =
    [moves, cancels, unclear].some((change) => change.test(near)) ||
    givesOtherPlace(sentence, event) ||
    from.some((time) => !times.some((own) => minutesApart(time, own) === 0));
  if (!isOther) return null;
  return from.some((time) => isNearTime(time, times[0] ?? '')) ||
    namesEvent(`${passage.subject} ${near}`, passage.sender, event, true, names)
    ? 'plain'
    : 'perhaps';
}

/** "School closes at 2:00 pm" of the day that has other hours. */
const closes =
  /\b(?:clos(?:e|es|ing)|ends?|ending|finish(?:es|ing)?|dismiss\w*|lets? out|gets? out|starts?|opens?)\b[^.;]{0,30}?\b(?:at|from) \d/iu;

/** "On the 10th", which may be that of a later month. */
function saysNumber(sentence: string, day: string): boolean {
  return [...sentence.matchAll(/\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! of\b)/gu)].some(
    ([, number]) => Number(number) === Number(day.slice(8)),
  );
}

const maxMovedMinutes = 120;

/** Minutes between two times of day, in whichever half of the day: "half past seven" may be 7:30 PM. */
function minutesApart(one: string, other: string): number {
  const minute = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const distance = Math.abs((minute(one) % 720) - (minute(other) % 720));
  return Math.min(distance, 720 - distance);
}

/** Whether a time is another than that of a start, but near to it. */
function isNearTime(time: string, start: string): boolean {
  const distance = minutesApart(time, start);
  return distance > 0 && distance <= maxMovedMinutes;
}

/** "This Tuesday the 11th we dance at the Legion hall" of the lesson at the Salle. */
const atPlace =
  /\b(?:at|in|to) (?:the )?(?<name>(?:\p{Lu}[\p{L}’'.-]*)(?: (?:\p{Lu}[\p{L}’'.-]*|hall|gym|field|pool|church|library|school|park|center|centre|rink|house|room))*)/gu;
const someDay = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

function givesOtherPlace(sentence: string, event: KnownEvent): boolean {
  if (event.place === null) return false;
  const own = stemsOf(`${event.place} ${event.title}`);
  return [...sentence.matchAll(atPlace)].some(
    ({ groups }) =>
      groups?.['name'] !== undefined &&
      !someDay.test(groups['name']) &&
      ![...stemsOf(groups['name'])].some((word) => own.has(word)),
  );
}

/** Whether a sentence has all words of a part of the event's place, at least two: "no longer in Station Arcade". */
function namesPlace(sentence: string, { place }: KnownEvent): boolean {
  const said = stemsOf(sentence);
  return (place ?? '').split(',').some((part) => {
    const placed = [...stemsOf(part)].filter((word) => !unplaced.has(word));
    return stemsOf(part).size > 1 && placed.length > 0 && placed.every((word) => said.has(word));
  });
}
