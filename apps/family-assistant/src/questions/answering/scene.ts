import { childIds, type Household } from '@homeroom/household';
import { dayMs } from '@homeroom/icalendar';
import { aboutFreeTime, type AskedSpan, type AskedSubject, type CalendarQuestion } from '../calendar-question.ts';
import { anchoredSpan, isGuessed } from './anchored-span.ts';
import { namesEverybody, nameStems, withoutNames } from './subject/asked-members.ts';
import { asksForSchool } from './day-off.ts';
import type { EventWords } from './event-words.ts';
import type { Certainty, KnownCalendar, KnownEvent } from './known-event.ts';
import { asksForUntold } from './subject/likely-nearest.ts';
import { ahead, isAboutPast, movedAway, onOwnWeekday, over, takingPlace, within } from './events-in-span.ts';
import { stemsOf, unmatchedStems, type MatchQuality } from './subject/match-subject.ts';
import { subjectEvents, surelyMatched } from './subject/subject-events.ts';

/** Question with the events that it is about. */
export interface Scene {
  question: CalendarQuestion;
  calendar: KnownCalendar;
  words: EventWords;
  members: Household['members'];
  /** Span of the question, within the event that it is relative to. */
  span: AskedSpan;
  /** Days that the question names by their event: "over spring break". */
  anchorEvent: KnownEvent | null;
  /** Events of the subject, the place and the persons at any time, cancelled ones too; by start. */
  events: readonly KnownEvent[];
  /** Those of the subject and the place that name nobody, when the question names persons. */
  unassigned: readonly KnownEvent[];
  /** Those of the subject and the place that concern other persons. */
  others: readonly KnownEvent[];
  /** Degree to which they match what it names. */
  quality: MatchQuality;
  /** Whether the events only come near to what the question names. */
  isNear: boolean;
  /** Most that an answer can be. */
  certainty: Certainty;
}

const ofQuality: Record<MatchQuality, Certainty> = {
  full: 'high',
  general: 'high',
  close: 'medium',
  partial: 'medium',
  contained: 'medium',
  loose: 'low',
  none: 'low',
};
const order: readonly Certainty[] = ['low', 'medium', 'high'];

/** Returns the lowest of the certainties. */
export function least(...certainties: readonly Certainty[]): Certainty {
  return order.find((certainty) => certainties.includes(certainty)) ?? 'high';
}

/** Kinds that ask for a fact of one event. */
const ofAnEvent: ReadonlySet<CalendarQuestion['wants']> = new Set([
  'when',
  'where',
  'how-long',
  'how-often',
  'until',
  'leave',
]);

/** "Boys swim lesson" */
export const groupTitle = /\b(?:kids|children|boys|girls|twins)\b/i;

function areChildren(ids: readonly string[], members: Household['members']): boolean {
  const children = childIds(members);
  return ids.length > 1 && ids.every((id) => children.has(id));
}

/** Finds the events that a question is about; null when it names something that the calendar does not have. */
export function sceneOf(
  question: CalendarQuestion,
  calendar: KnownCalendar,
  words: EventWords,
  members: Household['members'],
): Scene | null {
  const { place } = question;
  const { subject, persons } = withoutNames(question, members);
  const named = subjectEvents(calendar.events, { ...question, subject, persons }, members);
  const own = subject ? onOwnWeekday(named.events, subject.text, (at) => words.weekday(at)) : named.events;
  const found = { ...named, events: question.goToHost ? own.filter(({ start }) => start > words.now) : own };
  const isSchool = subject !== null && asksForSchool(subject.text);
  // "When is it?", of nothing that was named.
  const namesEvent = subject !== null || place !== null || question.anchor !== null || found.isImplied;
  const namesNothing = !namesEvent && question.span.kind === 'open' && persons.kind === 'anyone';
  if (namesNothing && ofAnEvent.has(question.wants)) return null;
  // "Does the dentist overlap with soccer?" has words of two events.
  const isMissing =
    found.quality === 'none' || (['loose', 'contained'].includes(found.quality) && question.wants === 'collisions');
  if ((found.isElsewhere && !surelyMatched.has(found.quality)) || (isMissing && !isSchool)) return null;
  const everybody = namesEverybody(persons, members);
  // Anyone's event keeps several people from being free together.
  const needsAll = persons.all && !aboutFreeTime.has(question.wants);
  const isOfGroup = areChildren(persons.ids, members);
  const concerns = ({ memberIds, title }: KnownEvent) =>
    (isOfGroup && memberIds.length === 0 && groupTitle.test(title)) ||
    (needsAll ? persons.ids.every((id) => memberIds.includes(id)) : persons.ids.some((id) => memberIds.includes(id)));
  const { span, isFound, event } = anchoredSpan(question, calendar, words);
  if (!isFound && !asksForSchool(question.anchor?.subject.text ?? '') && !isPurpose(question) && !isStayThen(question))
    return null;
  return {
    question: { ...question, subject: subject ?? (found.isImplied ? namedBy(found.events, words) : null), persons },
    calendar,
    words,
    members,
    span,
    anchorEvent: event ?? null,
    events: everybody ? ofAsker(found.events, question) : found.events.filter(concerns),
    unassigned: everybody ? [] : found.events.filter(({ memberIds }) => memberIds.length === 0),
    others: everybody ? [] : found.events.filter((event) => event.memberIds.length > 0 && !concerns(event)),
    quality: found.quality,
    isNear:
      !isSchool &&
      (isOnlyNear(found.quality, question) ||
        (subject !== null && asksForUntold(subject, found.events)) ||
        (found.isElsewhere && place !== null && areElsewhere(found.events, place))),
    certainty: least(
      question.certain && calendar.isComplete ? 'high' : 'medium',
      isSchool ? 'high' : isOnlyNear(found.quality, question) ? 'low' : ofQuality[found.quality],
      isFound && !found.isElsewhere && !isGuessed(question, calendar) ? 'high' : 'medium',
      ofAnEvent.has(question.wants) && haveRivals(found.events, span, words, members) ? 'medium' : 'high',
      namesEvent || span.kind === 'moment' || !ofAnEvent.has(question.wants) ? 'high' : 'medium',
      // When work is over is not always known.
      / work$/.test(span.words) || question.anchor?.nearPart ? 'medium' : 'high',
    ),
  };
}

/** The events of the child who asks, where a question that names nobody fits those of several. */
function ofAsker(
  events: readonly KnownEvent[],
  { askedBy, wants, subject, span }: CalendarQuestion,
): readonly KnownEvent[] {
  if (askedBy === undefined || subject === null || !(ofAnEvent.has(wants) || wants === 'whether')) return events;
  const own = events.filter(({ memberIds }) => memberIds.includes(askedBy));
  const isThen = span.kind === 'open' || within(own, span).length + movedAway(own, span).length > 0;
  return own.length > 0 && isThen ? own : events;
}

/** "Am I free for a haircut on Wednesday?" names what the time is wanted for. */
function isPurpose({ wants, anchor, span, certain }: CalendarQuestion): boolean {
  return aboutFreeTime.has(wants) && anchor?.relation === 'during' && span.kind !== 'open' && certain;
}

/** "While I am in Denmark, 12 to 14 November" says when that is. */
function isStayThen({ anchor, span }: CalendarQuestion): boolean {
  return anchor?.isStay === true && span.kind === 'days';
}

const rivalMs = 60 * dayMs;

/**
 * Whether events of different names are meant as likely as each other. A renamed instance is of its series, and "Soccer
 * practice (indoors)" is a soccer practice too.
 */
function haveRivals(
  events: readonly KnownEvent[],
  span: AskedSpan,
  words: EventWords,
  members: Household['members'],
): boolean {
  const near = span.kind === 'open' ? { ...span, kind: 'days' as const, end: words.now + rivalMs } : span;
  const names = nameStems(members);
  const bySource = new Map(
    [...takingPlace(within(events, near)), ...movedAway(events, near)].map(({ source, title }) => [
      source,
      new Set([...stemsOf(title)].filter((word) => !names.has(word))),
    ]),
  );
  const titles = [...bySource.values()];
  return titles.some((one) => titles.some((other) => !hasAll(one, other) && !hasAll(other, one)));
}

function hasAll(all: ReadonlySet<string>, some: ReadonlySet<string>): boolean {
  return [...some].every((word) => all.has(word));
}

/** The subject of a question that names its event by no word of it. */
function namedBy([event]: readonly KnownEvent[], words: EventWords): AskedSubject | null {
  return event ? { text: words.title(event), stems: [] } : null;
}

/** Whether events have other places than the asked one, and no word of it: "Biscuit at the vet" has "vet" in its title. */
function areElsewhere(events: readonly KnownEvent[], place: AskedSubject): boolean {
  return events.every(
    (event) => event.place !== null && unmatchedStems(place, [event]).length === new Set(place.stems).size,
  );
}

/** "What seat do I have on the flight?" asks for more than what the flight's event tells. */
function isOnlyNear(quality: MatchQuality, { wants }: CalendarQuestion): boolean {
  return quality === 'loose' || (quality === 'contained' && wants === 'list');
}

/** Events of the span that take place; without one the next, or the last of a question about the past. */
export function soonest({ span, words }: Pick<Scene, 'span' | 'words'>, events: readonly KnownEvent[]): KnownEvent[] {
  if (span.kind !== 'open') return takingPlace(within(events, span));
  return (isAboutPast(span, words.now) ? over : ahead)(events, words.now).slice(0, 1);
}

/** Whether a question without a person or a time fits events of different people. */
export function isAmbiguous({ question, words }: Scene, events: readonly KnownEvent[]): boolean {
  if (question.persons.kind === 'members' && question.persons.ids.length === 1) return false;
  return new Set(nextOfEach(ahead(events, words.now)).map(({ memberIds }) => memberIds.join())).size > 1;
}

/** The first instance of each event. */
export function nextOfEach(coming: readonly KnownEvent[]): KnownEvent[] {
  const first = new Map<string, KnownEvent>();
  for (const event of coming) if (!first.has(event.source)) first.set(event.source, event);
  return [...first.values()];
}
