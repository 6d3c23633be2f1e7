import { findDates, findTimes, timeSpans } from '@homeroom/dates-in-text';
import type { Household } from '@homeroom/household';
import { dateIn } from '@homeroom/icalendar';
import type { FoundPassage } from '@homeroom/search';
import { nameStems } from './asked-members.ts';
import type { EventWords } from './event-words.ts';
import type { KnownEvent } from './known-event.ts';
import { stemsOf } from './match-subject.ts';
import {
  cancels,
  isAbout,
  moves,
  namesEvent,
  ofManyEvents,
  sentencesOf,
  timeOf,
  unplaced,
  unspecific,
} from './newer-word.ts';

/** Words of a change, which may be told in a way that is not read. */
const unclear = /\b(?:chang\w+|different|earlier|later|delay\w*|not on|swap\w*|update[sd]?|correction)\b/i;
/** Calendars that are fetched give their events the day of the fetch. */
const maxDaysBefore = 7;

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
  const sentences = sentencesOf(passage);
  const day = dateIn(words.zone, event.start);
  return sentences.some((sentence, at) => {
    if (![moves, cancels, unclear].some((change) => change.test(sentence))) return false;
    if (namesPlace(sentence, event)) return true;
    const near = [passage.subject, ...sentences.slice(Math.max(0, at - 1), at + 2)];
    const namesDay = near.some((text) => findDates(text, { written: passage.date }).some(({ date }) => date === day));
    return (namesDay || !event.repeats) && namesEvent(near.join(' '), passage.sender, event, namesDay, names);
  });
}

/**
 * Whether a passage with the event's day and a telling word of it says anything of a change or a time that it does not
 * have: "We have you down for Tuesday between 9 and 11".
 */
function givesOtherTime(
  event: KnownEvent,
  passage: FoundPassage,
  words: EventWords,
  names: ReadonlySet<string>,
): boolean {
  const text = [passage.subject, ...sentencesOf(passage)].join('. ');
  const day = dateIn(words.zone, event.start);
  if (!findDates(text, { written: passage.date }).some(({ date }) => date === day)) return false;
  const said = stemsOf(`${text} ${passage.sender}`);
  const own = [...stemsOf(`${event.title} ${(event.place ?? '').split(',')[0] ?? ''}`)].filter(
    (word) => !names.has(word) && word.length > 2 && !unspecific.has(word) && !ofManyEvents.has(word),
  );
  if (!own.some((word) => said.has(word))) return false;
  const times = [timeOf(event.start, words), timeOf(event.end, words)];
  return (
    [moves, cancels, unclear].some((change) => change.test(text)) ||
    (!event.allDay && timeSpans(text, findTimes(text)).some(({ from }) => !times.includes(from)))
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
