import { stem } from '@homeroom/text';
import type { AskedSubject, CalendarQuestion } from '../../calendar-question.ts';
import type { KnownEvent } from '../known-event.ts';
import { associatedStems } from './associated-words.ts';
import { titleStems, unmatchedStems } from './match-subject.ts';
import { sameStem } from './same-words.ts';

type NamedEvent = Pick<KnownEvent, 'title' | 'place' | 'categories' | 'memberIds' | 'source'>;

/** Words for what an event does not tell: a seat, a sum, a result, the weather. */
const notOfEvents = stemsIn(
  `seat bed bunk berth hotel price cost fee pay paying paid charge owe deposit password wifi code score result pass passed
  won win grade mark wear bring rain snow weather menu due deadline`,
);
/** Moves of people, which an event's own persons do not tell: "Who is picking Leo up from judo?" */
const rides = stemsIn('pick take taking drive driving bring bringing fetch drop dropping collect');
/** Words that a question may have on top of an event's own. */
const circumstances = stemsIn(
  `pick put drop fetch take taking drive driving collect go going come coming work working stay talk sing say smell play sit
  big little small last first back early late day clock hour keep wait show turn let start begin open kickoff kick
  tipoff door curtain short long chap guy bloke man woman lady person people folks team crew gang lot thing stuff`,
);
/** Examinations that a doctor's title does not name: "eye test" of the optometrist. */
const examinations = stemsIn('test exam check examination appointment clean cleaning');
/** Kinds of question that are about one event. */
const ofOne: ReadonlySet<CalendarQuestion['wants']> = new Set(['when', 'where', 'until']);

/**
 * Whether events that lack a word of the question are likely what it means. "When is the piano exam?" does not mean the
 * maths exam, and no event tells the seat on a flight.
 */
export function isLikelyMeant(
  { subject, persons, wants, certain }: CalendarQuestion,
  events: readonly NamedEvent[],
): boolean {
  if (subject === null) return true;
  const missing = unmatchedStems(subject, events);
  if (missing.some((word) => isUntold(word, events))) return false;
  const isAssociated = (word: string) => hasAssociated(word, events);
  const lacks = (words: ReadonlySet<string>) => missing.some((word) => words.has(word));
  if (wants === 'who' && lacks(rides) && !haveRide(missing, events)) return false;
  const isExamined = missing.some((word) => !examinations.has(word) && isAssociated(word));
  const isTold = (word: string) =>
    circumstances.has(word) || isAssociated(word) || (isExamined && examinations.has(word));
  const isOfOthers =
    persons.kind === 'members' &&
    events.every(({ memberIds }) => memberIds.length > 0 && !memberIds.some((id) => persons.ids.includes(id)));
  if (isOfOthers && subject.stems.length - missing.length <= 1) return false;
  return !(certain && ofOne.has(wants) && missing.some((word) => !isTold(word)));
}

/** Whether a subject has a word for what events do not tell: "when is my science fair title due" asks for no event. */
export function asksForUntold(subject: Pick<AskedSubject, 'stems'>, events: readonly NamedEvent[]): boolean {
  return unmatchedStems(subject, events).some((word) => isUntold(word, events) && word !== bringing);
}

/** "I bring Leo to the dentist" */
const bringing = stem('bring');

function isUntold(word: string, events: readonly NamedEvent[]): boolean {
  return notOfEvents.has(word) && !hasAssociated(word, events);
}

function hasAssociated(word: string, events: readonly NamedEvent[]): boolean {
  return [...associatedStems(sameStem(word))].some((other) => events.some((event) => titleStems(event).has(other)));
}

/** Whether a title has the ride in a compound: "Bea pickup". */
function haveRide(missing: readonly string[], events: readonly NamedEvent[]): boolean {
  const words = events.flatMap(({ title }) => title.toLowerCase().match(/\p{L}+/gu) ?? []);
  return missing.some((ride) => rides.has(ride) && words.some((word) => word.startsWith(ride)));
}

function stemsIn(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(stem));
}
