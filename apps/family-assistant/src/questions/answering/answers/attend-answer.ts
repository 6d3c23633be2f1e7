import { dayMs, minuteMs } from '@homeroom/icalendar';
import { durationWords } from '../../../calendar/time-words.ts';
import { takingPlace, within } from '../events-in-span.ts';
import { keepsBusy } from '../free-doubts.ts';
import type { CalendarAnswer, KnownEvent } from '../known-event.ts';
import { matchSubject } from '../subject/match-subject.ts';
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
  const said = question.around ? matchSubject(duringOf(event, scene), question.around).events : [];
  if (attendees.every((id) => event.memberIds.includes(id)) && said.length === 0)
    return { text: `${isMissed ? 'No' : 'Yes'}: ${sentence}`, events: [event], certainty: sure };
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

/** Events of the attendees while an event is on: also several whole days, which a calendar seldom marks as busy. */
function othersThen(event: KnownEvent, attendees: readonly string[], scene: Scene): KnownEvent[] {
  return duringOf(event, scene).filter(
    (other) =>
      other.memberIds.some((id) => attendees.includes(id)) &&
      (keepsBusy(other) || (isStay(other) && !event.memberIds.some((id) => other.memberIds.includes(id)))),
  );
}

function duringOf(event: KnownEvent, { calendar }: Scene): KnownEvent[] {
  return takingPlace(within(calendar.events, event)).filter(({ source }) => source !== event.source);
}

function isStay({ allDay, start, end }: KnownEvent): boolean {
  return allDay && end - start > dayMs + dayMs / 2;
}
