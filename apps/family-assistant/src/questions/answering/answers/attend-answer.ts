import { dayMs, minuteMs } from '@homeroom/icalendar';
import { durationWords } from '../../../calendar/time-words.ts';
import { isDayOff } from '../day-off.ts';
import { takingPlace, within } from '../events-in-span.ts';
import { keepsBusy } from '../free-doubts.ts';
import type { CalendarAnswer, KnownEvent } from '../known-event.ts';
import { matchSubject } from '../subject/match-subject.ts';
import { isBack } from '../subject/return-events.ts';
import { isWay } from '../subject/way-events.ts';
import { gapOf } from './pair-answer.ts';
import { least, soonest, type Scene } from '../scene.ts';

const maxTold = 2;

/** Tells whether somebody can be at an event of others: not while they have something else. */
export function answerAttend(scene: Scene): CalendarAnswer | null {
  const { question, words, certainty } = scene;
  const { attendees = [], isMissed = false } = question;
  const [event] = soonest(scene, scene.events.length > 0 ? scene.events : scene.unassigned);
  if (!event || attendees.length === 0) return null;
  const sentence = words.sentence(event);
  const sure = least(certainty, 'medium');
  const back = question.isBackFor ? backBefore(event, attendees, scene) : null;
  if (back) return back;
  const said = question.around ? matchSubject(duringOf(event, scene), question.around).events : [];
  const isOwn = attendees.every((id) => event.memberIds.includes(id)) && said.length === 0;
  const away = isOwn ? staysThen(event, attendees, scene) : [];
  if (away.length > 0)
    return {
      text: `The calendar has both: ${[...away, event].map((one) => words.sentence(one)).join(' ')}`,
      events: [event, ...away],
      certainty: sure,
    };
  if (isOwn) return { text: `${isMissed ? 'No' : 'Yes'}: ${sentence}`, events: [event], certainty: sure };
  const others = [...new Set([...said, ...othersThen(event, attendees, scene)])].slice(0, maxTold);
  if (others.length === 0)
    return {
      text: `${words.people(attendees)} ${attendees.length === 1 ? 'has' : 'have'} nothing else then: ${sentence}`,
      events: [event],
      certainty: sure,
    };
  const told = others.map((other) => words.sentence(other)).join(' ');
  const [other] = others;
  const overlap = other && !other.allDay ? Math.round(-gapOf(event, other) / minuteMs) : 0;
  const by = overlap > 0 ? `, they overlap by ${durationWords(overlap)}` : '';
  return {
    text: `${isMissed ? 'Yes' : 'No'}${by}: ${told} ${sentence}`,
    events: [event, ...others],
    certainty: sure,
  };
}

/** Somebody is asked about the way back at most so long after it. */
const maxBackMs = 14 * dayMs;

/** Tells whether the attendees are back from their last trip before an event; null when the calendar has none. */
function backBefore(event: KnownEvent, attendees: readonly string[], scene: Scene): CalendarAnswer | null {
  const { calendar, words, certainty } = scene;
  const trips = takingPlace(calendar.events).filter(
    (one) =>
      (isStay(one) || isWay(one)) &&
      one.source !== event.source &&
      one.start < event.end &&
      one.end > event.start - maxBackMs &&
      attendees.every((id) => one.memberIds.includes(id)),
  );
  const [last] = trips.toSorted((one, other) => other.end - one.end || Number(one.allDay) - Number(other.allDay));
  if (!last) return null;
  // The last day of a stay is that of the way back.
  const way = trips.findLast(({ title, allDay, end }) => !allDay && isBack.test(title) && end > last.end - dayMs);
  const told = way ?? last;
  const areAway = told.end > event.start;
  const isOnLastDay = areAway && told.allDay && words.isSameDay(told.end - 1, event.start);
  const lead = isOnLastDay ? 'The calendar has both' : areAway ? 'No' : 'Yes, in time';
  return {
    text: `${lead}: ${words.sentence(told)} ${words.sentence(event)}`,
    events: [event, told],
    certainty: least(certainty, 'medium'),
  };
}

/** Events of the attendees while an event is on: also several whole days, which a calendar seldom marks as busy. */
function othersThen(event: KnownEvent, attendees: readonly string[], scene: Scene): KnownEvent[] {
  return duringOf(event, scene).filter(
    (other) =>
      other.memberIds.some((id) => attendees.includes(id)) &&
      (keepsBusy(other) || (isStay(other) && !event.memberIds.some((id) => other.memberIds.includes(id)))),
  );
}

/** Stays elsewhere of the attendees while one of their own events is on. */
function staysThen(event: KnownEvent, attendees: readonly string[], scene: Scene): KnownEvent[] {
  return duringOf(event, scene)
    .filter((other) => isStay(other) && !isDayOff(other) && other.memberIds.join() === attendees.join())
    .slice(0, maxTold);
}

function duringOf(event: KnownEvent, { calendar }: Scene): KnownEvent[] {
  return takingPlace(within(calendar.events, event)).filter(({ source }) => source !== event.source);
}

function isStay({ allDay, start, end }: KnownEvent): boolean {
  return allDay && end - start > dayMs + dayMs / 2;
}
