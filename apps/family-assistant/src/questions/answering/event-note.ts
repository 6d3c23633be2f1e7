import type { Household } from '@homeroom/household';
import { cleanLine, splitSentences } from '@homeroom/text';
import { tellingStems } from '../reading/asked-subject.ts';
import type { KnownEvent } from './known-event.ts';
import { nameStems } from './subject/asked-members.ts';
import { stemsOf, titleStems } from './subject/match-subject.ts';
import { isVague, sameStem } from './subject/same-words.ts';
import { isTold } from './untold-facts.ts';

type NotedEvent = Pick<KnownEvent, 'title' | 'place' | 'categories'>;

const maxQuoted = 200;
/** Words that a sentence adds to those of the question at least. */
const minNew = 2;
/** "By when does the dog have to be at the kennels?" */
const asksForLimit =
  /\b(?:by when|(?:by|at) what time|what time|when|how early)\b[^.?!]*\b(?:have|has|need|needs|must|should|supposed|want|latest)\b/iu;
const saysHour =
  /\b(?:\d{1,2}(?::\d\d)?\s?[ap]\.?m|\d{1,2}:\d\d|(?:at|by|before|until|from) \d{1,2}|noon|midday|midnight)\b/iu;

/**
 * Returns the sentence of an event's description that has what a question asks for: a word of it that neither the title
 * nor the place has, or the kind of fact that they do not tell; null when none has.
 */
export function askedNote(
  question: string,
  event: NotedEvent,
  note: string,
  members: Household['members'],
): string | null {
  const known = new Set([...nameStems(members), ...titleStems(event), ...stemsOf(event.place ?? '')]);
  const asked = [...askedWords(question, members)].filter((word) => !known.has(word));
  const told = splitSentences(note).map((sentence) => {
    const own = stemsOf(sentence);
    const said =
      [...own].filter((word) => !asked.includes(word) && !known.has(word)).length < minNew
        ? 0
        : asked.filter((word) => own.has(word)).length;
    const isFact =
      tellsRide(question, sentence) ||
      isTold(question, sentence) ||
      (asksForLimit.test(question) && saysHour.test(sentence));
    return { sentence, worth: said + Number(isFact) };
  });
  const best = told.reduce((one, other) => (other.worth > one.worth ? other : one), { sentence: '', worth: 0 });
  return best.worth === 0 ? null : cleanLine(best.sentence, maxQuoted);
}

const asksForDriver = /\bwho(?:['’]?s| is)?\b[^.?!]*\b(?:driv|pick|collect|tak|bring|fetch)\w*/iu;
const saysRide = /\b(?:lift|ride|carpool|car pool|driv\w+|pick\w* up|collects?|run (?:you|him|her|them) home)\b/iu;

/** "Lift home with Sam's dad" tells who drives. */
function tellsRide(question: string, sentence: string): boolean {
  return asksForDriver.test(question) && saysRide.test(sentence);
}

/** Returns the stems of a question's telling words that are no names of the household. */
export function askedWords(question: string, members: Household['members']): ReadonlySet<string> {
  const names = nameStems(members);
  return new Set(
    tellingStems(question)
      .map(sameStem)
      .filter((word) => !names.has(word) && !isVague(word)),
  );
}

/** Counts the words that an event's title or place has. @param asked from `askedWords` */
export function wordsOfEvent(asked: ReadonlySet<string>, event: NotedEvent): number {
  const title = titleStems(event);
  const place = stemsOf(event.place ?? '');
  return [...asked].filter((word) => title.has(word) || place.has(word)).length;
}
