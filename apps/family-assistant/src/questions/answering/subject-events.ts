import type { Household } from '@homeroom/household';
import type { AskedSubject, CalendarQuestion } from '../calendar-question.ts';
import { nameStems } from './asked-members.ts';
import { asksForSchool } from './day-off.ts';
import { within } from './events-in-span.ts';
import type { KnownEvent } from './known-event.ts';
import { matchPlace, matchSubject, type MatchQuality, type SubjectMatch } from './match-subject.ts';
import { returnEvents } from './return-events.ts';
import { stayEvents } from './stay-events.ts';

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
  const implied = isReturn
    ? returnEvents(events, { subject: subject ?? place, persons })
    : hostId
      ? stayEvents(events, hostId, members)
      : null;
  if (implied) return { ...implied, isElsewhere: false, isImplied: true };
  const names = nameStems(members);
  const joined = subject && place && withPlace(events, subject, place, names);
  const found = subject ? (joined ?? matchOwn(events, subject, question, names)) : { events, quality: 'full' as const };
  const placed = place ? matchPlace(found.events, place) : null;
  const isElsewhere = placed?.quality === 'none';
  if (found.quality === 'none' && subject && question.span.kind !== 'open' && question.wants !== 'list') {
    const near = matchSubject(events, { ...subject, isLoose: true }, names);
    const inSpan = within(near.events, question.span).filter(isAsked(persons));
    if (inSpan.length > 0) return { events: inSpan, quality: 'loose', isElsewhere: false, isImplied: false };
  }
  return {
    events: placed && !isElsewhere ? placed.events : found.events,
    quality: found.quality,
    isElsewhere,
    isImplied: false,
  };
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
