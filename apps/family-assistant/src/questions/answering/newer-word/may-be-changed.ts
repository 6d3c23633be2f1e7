import { findTimes, timeSpans } from '@homeroom/dates-in-text';
import type { Household } from '@homeroom/household';
import { dateIn } from '@homeroom/icalendar';
import type { FoundPassage } from '@homeroom/search';
import { daysBetween } from '@homeroom/text';
import { nameStems } from '../subject/asked-members.ts';
import type { EventWords } from '../event-words.ts';
import type { KnownEvent } from '../known-event.ts';
import { stemsOf } from '../subject/match-subject.ts';
import { cancels, moves } from './change-words.ts';
import {
  isAbout,
  maxDaysMoved,
  namesEvent,
  ofManyEvents,
  sentencesOf,
  timeOf,
  unplaced,
  unspecific,
} from './newer-word.ts';
import { saidDays } from './said-days.ts';

/** Words of a change, which may be told in a way that is not read. */
const unclear =
  /\b(?:chang\w+|different|earlier|later|delay\w*|not on|swap\w*|update[sd]?|correction|cover(?:ing)? for|trad(?:e[ds]?|ing)|i['’]?ll (?:do|take|cover))\b/i;
/** Calendars that are fetched give their events the day of the fetch. */
const maxDaysBefore = 7;
/** Sentences, with the subject, of a passage that is about one thing. */
const maxShort = 8;

/**
 * Whether a passage that is newer than an event speaks of a change of it, in whatever words: what the calendar says of it
 * is not sure then.
 */
export function mayBeChanged(
  events: readonly KnownEvent[],
  passages: readonly FoundPassage[],
  words: EventWords,
  members: Household['members'],
): boolean {
  const names = nameStems(members);
  return passages.some(
    (passage) =>
      passage.type !== 'calendar' &&
      events.some(
        (event) =>
          isAbout(passage, event, words, members, maxDaysBefore) &&
          (speaksOfChange(event, passage, words, names) || givesOtherTime(event, passage, words, names)),
      ),
  );
}

function speaksOfChange(
  event: KnownEvent,
  passage: FoundPassage,
  words: EventWords,
  names: ReadonlySet<string>,
): boolean {
  const sentences = [passage.subject, ...sentencesOf(passage)];
  const day = dateIn(words.zone, event.start);
  return sentences.some((sentence, at) => {
    if (![moves, cancels, unclear].some((change) => change.test(sentence))) return false;
    if (namesPlace(sentence, event)) return true;
    const near = [passage.subject, ...sentences.slice(Math.max(0, at - 1), at + 2)];
    const days = near.flatMap((text) => saidDays(text, passage.date)).map(({ date }) => date);
    const namesDay = days.includes(day);
    // "Let us do the herd check on Wednesday" of the one on Tuesday.
    const isNear = days.some((date) => Math.abs(daysBetween(day, date)) <= maxDaysMoved);
    return (isNear || !event.repeats) && namesEvent(near.join(' '), passage.sender, event, namesDay || isNear, names);
  });
}

/**
 * Whether sentences around the event's day, with a telling word of it, say anything of a change or a time that it does not
 * have: "We have you down for Tuesday between 9 and 11". A short passage is about one thing as a whole; the subject and
 * the sender of a newsletter do not tell what a sentence is about.
 */
function givesOtherTime(
  event: KnownEvent,
  passage: FoundPassage,
  words: EventWords,
  names: ReadonlySet<string>,
): boolean {
  const sentences = [passage.subject, ...sentencesOf(passage)];
  const isShort = sentences.length <= maxShort;
  const day = dateIn(words.zone, event.start);
  const own = [...stemsOf(`${event.title} ${(event.place ?? '').split(',')[0] ?? ''}`)].filter(
    (word) => !names.has(word) && word.length > 2 && !unspecific.has(word) && !ofManyEvents.has(word),
  );
  const times = [timeOf(event.start, words), timeOf(event.end, words)];
  return sentences.some((sentence, at) => {
    if (!saidDays(sentence, passage.date).some(({ date }) => date === day)) return false;
    const near = sentences.slice(Math.max(0, at - 1), at + 2).join('. ');
    const said = stemsOf(isShort ? `${sentences.join(' ')} ${passage.sender}` : near);
    if (!own.some((word) => said.has(word))) return false;
    return (
      [moves, cancels, unclear].some((change) => change.test(near)) ||
      givesOtherPlace(sentence, event) ||
      (!event.allDay && timeSpans(near, findTimes(near)).some(({ from }) => !times.includes(from)))
    );
  });
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
