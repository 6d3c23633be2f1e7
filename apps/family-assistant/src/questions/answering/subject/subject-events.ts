import type { Household } from '@homeroom/household';
import type { AskedSubject, CalendarQuestion } from '../../calendar-question.ts';
import { nameStems } from './asked-members.ts';
import { asksForSchool } from '../day-off.ts';
import { takingPlace, within } from '../events-in-span.ts';
import { isTimetable, type KnownEvent } from '../known-event.ts';
import { likelyEvents } from './likely-events.ts';
import { namesOther, ofOwnTitle } from './own-title.ts';
import { matchPlace, matchSubject, stemsOf, tellsMore, type MatchQuality, type SubjectMatch } from './match-subject.ts';
import { sameStem } from './same-words.ts';
import { returnEvents } from './return-events.ts';
import { hereEvents, stayEvents } from './stay-events.ts';
import { drivesTo, isWay, tellsArrival, wayEvents } from './way-events.ts';
import { withWorkplace, workThen } from './work-events.ts';

/** Events of a question's subject and place, whatever their persons. */
export interface SubjectEvents {
  events: readonly KnownEvent[];
  quality: MatchQuality;
  /** Whether the subject is found, but not at the place. */
  isElsewhere: boolean;
  /** Whether the question names its events by no word of theirs: the way back, or a stay at somebody's home. */
  isImplied: boolean;
}

/** Finds the events of what a question names: the way back, a stay, or its subject at its place. */
export function subjectEvents(
  events: readonly KnownEvent[],
  question: CalendarQuestion,
  members: Household['members'],
): SubjectEvents {
  const { subject, place, persons, isReturn, hostId } = question;
  const implied = question.isDrive
    ? drivesTo(events, question)
    : isReturn
      ? returnEvents(events, { subject: subject ?? place, persons })
      : hostId
        ? stayEvents(events, [hostId, question.otherHostId], members)
        : question.hereWith !== undefined
          ? hereEvents(events, persons, question.hereWith, members)
          : null;
  if (implied) return { ...implied, isElsewhere: false, isImplied: true };
  const names = nameStems(members);
  const joined = subject && place && withPlace(events, subject, place, names);
  const named = subject ? (joined ?? matchOwn(events, subject, question, names)) : { events, quality: 'full' as const };
  const worked = subject ? withWorkplace(named.events, events, question, members) : named.events;
  const ours = question.isOurs ? worked.filter(({ title }) => ofUs.test(title)) : [];
  const found = { ...named, events: ours.length > 0 ? ours : worked };
  const rides = rideEvents(events, question, found, names);
  if (rides) return { ...rides, isElsewhere: false, isImplied: true };
  const isThen = within(found.events, question.span).some(isAsked(persons));
  const working = subject && !isThen ? workThen(events, question, members) : null;
  if (working) return { events: working, quality: 'close', isElsewhere: false, isImplied: false };
  const likely =
    subject && !surelyMatched.has(found.quality) ? likelyMatch(events, subject, question, names, found) : null;
  if (likely) return { ...likely, isElsewhere: false, isImplied: false };
  const placed = place ? matchPlace(found.events, place) : null;
  const isElsewhere = placed?.quality === 'none';
  if (found.quality === 'none' && subject && question.span.kind !== 'open' && question.wants !== 'list') {
    const near = matchSubject(events, { ...subject, isLoose: true }, names);
    const inSpan = within(near.events, question.span).filter(isAsked(persons));
    if (inSpan.length > 0) return { events: inSpan, quality: 'loose', isElsewhere: false, isImplied: false };
  }
  const own = placed && !isElsewhere ? placed.events : found.events;
  const only =
    subject && !(found.quality === 'full' && own.some(isAsked(persons))) ? onlyThen(events, own, question) : null;
  if (only) return { events: only, quality: 'loose', isElsewhere: false, isImplied: false };
  return { ...tellingRide(own, found.quality, question), isElsewhere, isImplied: false };
}

/** "When does Lucía land?" is answered by no call with her. */
function tellingRide(
  events: readonly KnownEvent[],
  quality: MatchQuality,
  { isRide, wants, subject }: CalendarQuestion,
): Pick<SubjectEvents, 'events' | 'quality'> {
  if (!isRide || wants === 'leave' || subject === null) return { events, quality };
  const ways = events.filter(isWay);
  // "When do I land in Denver?" means the flight rather than the stay.
  if (ways.length > 0) return { events: ways, quality: ways.length < events.length ? 'close' : quality };
  // The way back has the words of a flight there, too.
  const flown = events.filter(tellsArrival);
  return flown.length > 0 ? { events: flown, quality } : { events, quality: 'loose' };
}

/** "Carpool: we drive" */
const ofUs = /\b(?:we|us|ours?)\b/iu;
const knowsStay: ReadonlySet<MatchQuality> = new Set(['full', 'general', 'close', 'partial']);

/** The rides of a question for one that has the words of none surely. */
function rideEvents(
  events: readonly KnownEvent[],
  question: CalendarQuestion,
  found: Pick<SubjectEvents, 'events' | 'quality'>,
  names: ReadonlySet<string>,
): SubjectMatch | null {
  const { subject, place, isReturn, isRide } = question;
  if ((!isRide && !isReturn) || (subject === null && place === null)) return null;
  if (subject !== null && surelyMatched.has(found.quality) && found.events.some(isWay)) return null;
  // "What time do we have to leave home for the party?"
  if (!isRide && question.wants === 'leave') return null;
  const named = [subject === null ? null : found, place === null ? null : matchSubject(events, place, names)];
  const stays = named.flatMap((one) => (one && knowsStay.has(one.quality) ? one.events : []));
  return wayEvents(events, question, stays);
}

/** Kinds that ask for a fact of an event that takes place. */
const ofTakenPlace: ReadonlySet<CalendarQuestion['wants']> = new Set(['when', 'where', 'how-long', 'until', 'leave']);
const maxOnly = 2;

/** The one or two events of the asked person then, where none of those found is then. */
function onlyThen(
  events: readonly KnownEvent[],
  found: readonly KnownEvent[],
  { span, persons, wants, supposed }: CalendarQuestion,
): KnownEvent[] | null {
  if (!ofTakenPlace.has(wants) || supposed !== null || span.kind === 'open' || span.kind === 'days') return null;
  if (persons.kind !== 'members' || persons.ids.length !== 1 || within(found, span).length > 0) return null;
  const own = takingPlace(within(events, span)).filter(
    (event) => !event.allDay && !isTimetable(event) && event.memberIds.some((id) => persons.ids.includes(id)),
  );
  return own.length > 0 && own.length <= maxOnly ? own : null;
}

/** Kinds that ask for one event, so the one that is meant most likely may answer them. */
const ofOneEvent: ReadonlySet<CalendarQuestion['wants']> = new Set([
  'when',
  'whether',
  'where',
  'how-long',
  'how-many',
  'how-often',
  'until',
  'leave',
]);
/** Share of the weight of a question's words that an event has at least. */
const minShare = 0.4;
/** The same where no event matches at all. */
const minAlone = 0.5;

/** The events that the words mean most likely, when they match none well and others than those that they match badly. */
function likelyMatch(
  events: readonly KnownEvent[],
  subject: AskedSubject,
  question: CalendarQuestion,
  names: ReadonlySet<string>,
  found: Readonly<Pick<SubjectEvents, 'events' | 'quality'>>,
): SubjectMatch | null {
  if (!ofOneEvent.has(question.wants) || asksForSchool(subject.text)) return null;
  if (found.quality === 'partial' && found.events.some(isAsked(question.persons))) return null;
  const likely = likelyEvents(events, subject, question, names);
  if (
    likely.share < (found.quality === 'none' ? minAlone : minShare) ||
    likely.events.some((event) => found.events.includes(event))
  )
    return null;
  return { events: likely.events, quality: 'loose' };
}

function isAsked({ kind, ids }: CalendarQuestion['persons']): (event: KnownEvent) => boolean {
  return ({ memberIds }) => kind !== 'members' || memberIds.length === 0 || memberIds.some((id) => ids.includes(id));
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

/** Qualities of a match that hardly means anything else. */
export const surelyMatched: ReadonlySet<MatchQuality> = new Set(['full', 'general', 'close']);

/** The events of a subject among those of the asked persons, or among all where theirs match badly. */
function matchOwn(
  events: readonly KnownEvent[],
  subject: AskedSubject,
  question: CalendarQuestion,
  names: ReadonlySet<string>,
): SubjectMatch {
  const { kind, ids } = question.persons;
  if (kind === 'members') {
    const found = matchInSpan(
      events.filter(({ memberIds }) => memberIds.some((id) => ids.includes(id))),
      subject,
      question,
      names,
    );
    const all = matchInSpan(events, subject, question, names);
    const ofNobody = all.events.filter(({ memberIds }) => memberIds.length === 0);
    if (surelyMatched.has(found.quality) && found.quality !== all.quality)
      return { ...found, events: [...found.events, ...ofNobody].toSorted((a, b) => a.start - b.start) };
  }
  return matchAround(events, subject, question, names);
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

const birthday = stemsOf('birthday');

/** "When is my birthday?" means the day rather than the party. */
function withoutParty(found: SubjectMatch, subject: AskedSubject, names: ReadonlySet<string>): SubjectMatch {
  if (!subject.stems.some((word) => birthday.has(sameStem(word)))) return found;
  const days = found.events.filter((event) => !tellsMore(event, subject, names));
  if (days.length > 0) return { ...found, events: days };
  // "Abuelo Chuy's birthday" of Abuelo, rather than his birthday dinner.
  const named = found.events.filter(({ title, allDay }) => allDay && !namesOther(title, subject, names));
  if (named.length > 0) return { ...found, events: named };
  return found.quality === 'full' ? { ...found, quality: 'close' } : found;
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
  const matched = withoutParty(matchSubject(events, subject, names), subject, names);
  const found = ofOwnTitle(matched, subject, { wants, span }, names);
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
