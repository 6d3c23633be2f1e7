import type { Household } from '@homeroom/household';
import { dayMs, overlapsRange } from '@homeroom/icalendar';
import type { AskedSpan, AskedSubject, CalendarQuestion, TimeAnchor } from '../calendar-question.ts';
import { namesEverybody, nameStems, withoutNames } from './asked-members.ts';
import { asksForSchool } from './day-off.ts';
import type { EventWords } from './event-words.ts';
import type { Certainty, KnownCalendar, KnownEvent } from './known-event.ts';
import { matchPlace, matchSubject, type MatchQuality, type SubjectMatch } from './match-subject.ts';

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

/** Finds the events that a question is about; null when it names something that the calendar does not have. */
export function sceneOf(
  question: CalendarQuestion,
  calendar: KnownCalendar,
  words: EventWords,
  members: Household['members'],
): Scene | null {
  const { place } = question;
  const { subject, persons } = withoutNames(question, members);
  const names = nameStems(members);
  const joined = subject && place && withPlace(calendar.events, subject, place, names);
  const ofSubject = subject
    ? (joined ?? matchAround(calendar.events, subject, question, names))
    : { events: [...calendar.events], quality: 'full' as const };
  const placed = place ? matchPlace(ofSubject.events, place) : null;
  const isElsewhere = placed?.quality === 'none';
  const ofPlace = placed && !isElsewhere ? placed : ofSubject;
  const isSchool = subject !== null && asksForSchool(subject.text);
  // "When is it?", of nothing that was named.
  const namesEvent = subject !== null || place !== null || question.anchor !== null;
  const namesNothing = !namesEvent && question.span.kind === 'open' && persons.kind === 'anyone';
  if (namesNothing && ofAnEvent.has(question.wants)) return null;
  // "Does the dentist overlap with soccer?" has words of two events.
  const isMissing =
    ofSubject.quality === 'none' ||
    (['loose', 'contained'].includes(ofSubject.quality) && question.wants === 'collisions');
  const isSure = ['full', 'general', 'close'].includes(ofSubject.quality);
  if ((isElsewhere && !isSure) || (isMissing && !isSchool)) return null;
  const everybody = namesEverybody(persons, members);
  // Anyone's event keeps several people from being free together.
  const needsAll = persons.all && !['free', 'free-times', 'who-is-free'].includes(question.wants);
  const concerns = ({ memberIds }: KnownEvent) =>
    needsAll ? persons.ids.every((id) => memberIds.includes(id)) : persons.ids.some((id) => memberIds.includes(id));
  const found = ofPlace.events;
  const { span, isFound, event } = anchored(question, calendar, words);
  if (!isFound && !asksForSchool(question.anchor?.subject.text ?? '')) return null;
  return {
    question: { ...question, subject, persons },
    calendar,
    words,
    members,
    span,
    anchorEvent: event ?? null,
    events: everybody ? found : found.filter(concerns),
    unassigned: everybody ? [] : found.filter(({ memberIds }) => memberIds.length === 0),
    others: everybody ? [] : found.filter((event) => event.memberIds.length > 0 && !concerns(event)),
    isNear: !isSchool && isOnlyNear(ofSubject.quality, question),
    certainty: least(
      question.certain && calendar.isComplete ? 'high' : 'medium',
      isSchool ? 'high' : isOnlyNear(ofSubject.quality, question) ? 'low' : ofQuality[ofSubject.quality],
      isFound && !isElsewhere ? 'high' : 'medium',
      namesEvent || span.kind === 'moment' || !ofAnEvent.has(question.wants) ? 'high' : 'medium',
    ),
  };
}

/** "Away at Aunt Ruth's": the events whose titles have the words of both; null when the place is one. */
function withPlace(
  events: readonly KnownEvent[],
  subject: AskedSubject,
  place: AskedSubject,
  names: ReadonlySet<string>,
): SubjectMatch | null {
  if (matchPlace(events, place).quality !== 'none') return null;
  const text = `${subject.text} ${place.text}`;
  const found = matchSubject(events, { text, stems: [...new Set([...subject.stems, ...place.stems])] }, names);
  return found.quality === 'none' || found.quality === 'loose' ? null : found;
}

/** The events of a subject, or of what is said around the question when the subject is of none. */
function matchAround(
  events: readonly KnownEvent[],
  subject: NonNullable<CalendarQuestion['subject']>,
  question: CalendarQuestion,
  names: ReadonlySet<string>,
): SubjectMatch {
  const found = matchInSpan(events, subject, question, names);
  if (!question.around || !['none', 'loose'].includes(found.quality)) return found;
  const stems = [...new Set([...subject.stems, ...question.around.stems])];
  const near = matchSubject(events, { text: `${question.around.text} ${subject.text}`, stems, isLoose: true }, names);
  const isFew = near.quality === 'loose' && (near.found ?? 0) < 2;
  return near.quality === 'none' || isFew ? found : { ...near, quality: 'contained' };
}

/** "What seat do I have on the flight?" asks for more than what the flight's event tells. */
function isOnlyNear(quality: MatchQuality, { wants }: CalendarQuestion): boolean {
  return quality === 'loose' || (quality === 'contained' && wants === 'list');
}

/**
 * Events of a subject. A question about a place ("What is on at Cottonwood?") lists those with the word in their place
 * too, and what only has it there counts when nothing else of the subject is in the span.
 */
function matchInSpan(
  events: readonly KnownEvent[],
  subject: NonNullable<CalendarQuestion['subject']>,
  { span, wants }: CalendarQuestion,
  names: ReadonlySet<string>,
): SubjectMatch {
  const found = matchSubject(events, subject, names);
  if (span.kind === 'open' || found.quality === 'partial') return found;
  const placed = matchPlace(events, subject).events;
  if (placed.length === 0 || within(placed, span).length === 0) return found;
  if (wants === 'list')
    return {
      events: events.filter((event) => found.events.includes(event) || placed.includes(event)),
      quality: found.quality === 'none' ? 'partial' : found.quality,
    };
  return within(found.events, span).length === 0 && !asksForSchool(subject.text)
    ? { events: placed, quality: 'partial' }
    : found;
}

/** Events of a list within a span; one without length is at its start. */
export function within(events: readonly KnownEvent[], { start, end, kind, parts }: AskedSpan): KnownEvent[] {
  const ranges = parts ?? [kind === 'moment' || end <= start ? { start, end: start + 1 } : { start, end }];
  return events.filter((event) => ranges.some((range) => overlapsRange(event.start, event.end, range)));
}

/** Events that take place. */
export function takingPlace(events: readonly KnownEvent[]): KnownEvent[] {
  return events.filter(({ status }) => status !== 'cancelled');
}

/** Events that are not over. */
export function ahead(events: readonly KnownEvent[], now: number): KnownEvent[] {
  return takingPlace(events).filter(({ start, end }) => Math.max(end, start + 1) > now);
}

/** Whether a question without a time is about the past. */
export function isAboutPast({ kind, end }: AskedSpan, now: number): boolean {
  return kind === 'open' && end <= now;
}

const longMs = 60 * dayMs;

/** Whether a span has no end that the question names: without a time, or "from Thursday on". */
export function isOpenEnded({ kind, start, end }: AskedSpan): boolean {
  return kind === 'open' || (kind === 'days' && end - start > longMs);
}

/** Events that are over, the last first. */
export function over(events: readonly KnownEvent[], now: number): KnownEvent[] {
  return takingPlace(events)
    .filter(({ start, end }) => Math.max(end, start + 1) <= now)
    .sort((a, b) => b.start - a.start);
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

/** Instances whose usual time is in the span and that are at another time now. */
export function movedAway(events: readonly KnownEvent[], span: AskedSpan): KnownEvent[] {
  return takingPlace(events).filter(({ moved, start, end }) => {
    if (moved === null) return false;
    const range = { start: span.start, end: Math.max(span.end, span.start + 1) };
    return overlapsRange(moved.start, moved.end, range) && !overlapsRange(start, end, range);
  });
}

/** The span before, after or during the event that a question names. */
function anchored(
  { anchor, span, persons, wants }: CalendarQuestion,
  calendar: KnownCalendar,
  words: EventWords,
): { span: AskedSpan; isFound: boolean; event?: KnownEvent } {
  if (anchor === null) return { span, isFound: true };
  const { events, quality } = matchSubject(takingPlace(calendar.events), anchor.subject);
  const found = quality === 'none' ? [] : events;
  const hours = found.filter(({ allDay }) => !allDay);
  const timed = hours.length > 0 && !anchor.withWeekend ? hours : found;
  const ofPersons =
    persons.kind === 'members'
      ? timed.filter(({ memberIds }) => memberIds.some((id) => persons.ids.includes(id)))
      : timed;
  const inSpan = within(ofPersons.length > 0 ? ofPersons : timed, span).filter(
    ({ end }) => span.kind !== 'open' || end > words.now,
  );
  const [first] = inSpan;
  if (first?.allDay) return { span: aroundDays(first, anchor, words), isFound: true, event: first };
  const last = inSpan
    .filter(({ start }) => first && words.isSameDay(start, first.start))
    .sort((a, b) => a.end - b.end)
    .at(-1);
  if (!first || !last) return { span, isFound: false };
  const day = words.day(first.start);
  const bounds = {
    before: {
      start:
        wants === 'how-many' && span.kind === 'open'
          ? words.now
          : Math.max(words.startOfDay(first.start), Math.min(span.start, first.start)),
      end: first.start,
    },
    after: { start: last.end, end: words.nextDay(last.end - 1) },
    during: { start: first.start, end: last.end },
  }[anchor.relation];
  return {
    span: { ...bounds, kind: 'part-of-day', words: `${anchor.relation} ${anchor.subject.text} on ${day}` },
    isFound: true,
  };
}

const afterDays = 14;

/** The span before, after or during an all-day event. */
function aroundDays(event: KnownEvent, { relation, withWeekend = false }: TimeAnchor, words: EventWords): AskedSpan {
  const said = words.title(event);
  const span = { kind: 'days' as const, words: `${relation} ${said}` };
  if (relation === 'before') return { ...span, start: words.now, end: event.start };
  if (relation === 'after') return { ...span, start: event.end, end: event.end + afterDays * dayMs };
  let { start, end } = event;
  if (withWeekend) {
    while ([0, 1].includes(words.weekday(start))) start = words.startOfDay(start - 1);
    while ([5, 6, 0].includes(words.weekday(end)) && words.weekday(end - 1) !== 0) end = words.nextDay(end);
  }
  return { ...span, start, end };
}
