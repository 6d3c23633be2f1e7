import { childIds, type Household } from '@homeroom/household';
import { hourMs } from '@homeroom/icalendar';
import type { CalendarQuestion } from '../../calendar-question.ts';
import { within } from '../events-in-span.ts';
import { isTimetable, maxLessonMs, type KnownEvent } from '../known-event.ts';
import { stemsOf } from './match-subject.ts';
import { sameStem } from './same-words.ts';

const workWords = stemsOf('work shift job');
const workTitle = /\b(?:shift|work(?:ing)?|office|on[- ]call|clinic|on duty|job|site)\b/i;
const shiftTitle = /\bshifts?\b/i;
const maxWorkMs = 16 * hourMs;

/** A person's work in the span of a question for it: shifts, days in the office, and the long repeated events of an adult. */
export function workThen(
  events: readonly KnownEvent[],
  question: CalendarQuestion,
  members: Household['members'],
): KnownEvent[] | null {
  if (!asksForWork(question)) return null;
  const own = within(workOf(events, question.persons.ids, members), question.span);
  return own.length === 0 ? null : own;
}

/** The work of adults among events. @param ids of the adults */
export function workOf(
  events: readonly KnownEvent[],
  ids: readonly string[],
  members: Household['members'],
): KnownEvent[] {
  const own = ofAdults(events, ids, members);
  const atShifts = new Set(atPlaceOfShifts(own));
  return own.filter(
    (event) =>
      workTitle.test(event.title) ||
      (isTimetable(event) && !event.allDay && event.end - event.start < maxWorkMs) ||
      atShifts.has(event),
  );
}

/** Adds to a person's shifts what has another name at their place: "Long day" on the ward of the night shifts. */
export function withWorkplace(
  found: readonly KnownEvent[],
  events: readonly KnownEvent[],
  question: CalendarQuestion,
  members: Household['members'],
): readonly KnownEvent[] {
  if (!asksForWork(question)) return found;
  const all = new Set([...found, ...atPlaceOfShifts(ofAdults(events, question.persons.ids, members))]);
  return all.size === found.length ? found : events.filter((event) => all.has(event));
}

/** Events that one adult of these has alone. */
function ofAdults(events: readonly KnownEvent[], ids: readonly string[], members: Household['members']): KnownEvent[] {
  const children = childIds(members);
  return events.filter(
    ({ memberIds: [id, ...more] }) => id && more.length === 0 && ids.includes(id) && !children.has(id),
  );
}

/** Long events at a place where the same adult has another with "shift" in its title. */
function atPlaceOfShifts(own: readonly KnownEvent[]): KnownEvent[] {
  const atPlace = ({ memberIds: [id], place }: KnownEvent) => `${id} ${place}`;
  const shifts = new Set(own.filter(({ title }) => shiftTitle.test(title)).map(atPlace));
  return own.filter((event) => {
    const length = event.end - event.start;
    return (
      event.place !== null && !event.allDay && length > maxLessonMs && length < maxWorkMs && shifts.has(atPlace(event))
    );
  });
}

/** Whether a question names nothing but somebody's work. */
function asksForWork({ subject, persons }: CalendarQuestion): boolean {
  const [only, ...more] = (subject?.stems ?? []).map(sameStem);
  return only !== undefined && more.length === 0 && workWords.has(only) && persons.kind === 'members';
}
