import { folded } from '@homeroom/text';
import type { AskedSpan } from '../../calendar-question.ts';
import { asksForClosure, isClosure } from '../closures.ts';
import { asksForSchool, isDayOff, schoolDays } from '../day-off.ts';
import { eventList, maxSentences } from '../event-list.ts';
import { answerList, dayOffNote } from './list-answer.ts';
import type { CalendarAnswer, KnownEvent } from '../known-event.ts';
import { over, takingPlace, within } from '../events-in-span.ts';
import { least, soonest, type Scene } from '../scene.ts';
import { surelyMatched } from '../subject/subject-events.ts';
import { missing } from './when-answer.ts';

/** Tells whether something is on. A day off beats a timetable. */
export function answerWhether(scene: Scene): CalendarAnswer | null {
  if (scene.question.asksStatus) return tellStatus(scene);
  const answer = awayInstead(tellWhether(scene), scene);
  const isKnown = surelyMatched.has(scene.quality) && scene.question.subject !== null;
  // "Yes" says neither which thing nor which day.
  if (answer && (scene.question.subject?.either || scene.question.isChoice || scene.question.otherHostId))
    return withoutYes(answer);
  return answer && isKnown ? { ...answer, text: withNo(answer, scene.words) } : answer;
}

/** Tells whether an event is certain; most calendars say so only of those that are not. */
function tellStatus(scene: Scene): CalendarAnswer | null {
  const { question, words, certainty } = scene;
  const own = scene.events.length > 0 ? scene.events : scene.unassigned;
  const found = soonest(scene, own);
  if (question.subject === null || found.length === 0) return null;
  const isTentative = found.some(({ status }) => status === 'tentative');
  const told = found.slice(0, maxSentences).map((event) => words.sentence(event));
  return {
    text: `${isTentative ? 'Tentative' : 'The calendar does not have it as tentative'}: ${told.join(' ')}`,
    events: found.slice(0, maxSentences),
    certainty: least(certainty, 'medium'),
  };
}

const awayWords = /^(?:in|away|abroad)\b/iu;

/** "Nana in Boston" is no yes where Nana is asked for; the answer then only tells it. */
function awayInstead(answer: CalendarAnswer | null, { question, words }: Scene): CalendarAnswer | null {
  const { subject, place } = question;
  const [event, ...more] = answer?.events ?? [];
  if (!answer || !event || more.length > 0 || !subject || place || words.isWithinDay(event)) return answer;
  const [title, asked] = [folded(event.title.trim()), folded(subject.text)];
  return title.startsWith(asked) && awayWords.test(title.slice(asked.length).trim())
    ? { ...withoutYes(answer), certainty: least(answer.certainty, 'medium') }
    : answer;
}

function withoutYes(answer: CalendarAnswer): CalendarAnswer {
  return { ...answer, text: answer.text.replace(/^Yes: /, '') };
}

/** "No: Soccer on Friday, December 4 is cancelled.", "No: no soccer on Friday, December 4." */
function withNo({ text, events: [event] }: CalendarAnswer, words: Scene['words']): string {
  return event?.status === 'cancelled'
    ? text.replace(/^No .*?: it is cancelled\./, `No: ${words.sentence(event)}`)
    : text.replace(/^No (?!school )/, 'No: no ');
}

function tellWhether(scene: Scene): CalendarAnswer | null {
  const { question, span, words, certainty } = scene;
  if (question.subject === null) {
    const list = answerList(scene);
    return list && list.events.length > 0 && list.events.length <= maxSentences
      ? { ...list, text: `${affirmation(list.events)}: ${list.text}` }
      : list;
  }
  if (asksForSchool(question.subject.text)) return answerSchool(scene);
  const own = scene.events.length > 0 ? scene.events : scene.unassigned;
  const sure = scene.events.length > 0 ? certainty : least(certainty, 'medium');
  if (own.length === 0) return forOthers(scene);
  const found = soonest(scene, own);
  if (found.length === 0 || isOffThen(scene, own))
    return span.kind === 'open' ? isOver(scene, own, sure) : missing(scene, own, sure);
  const closures = asksForClosure(question.subject.text) ? [] : found.filter(isClosure);
  if (closures.length > 0)
    return {
      text: `No: ${closures.map((event) => words.sentence(event)).join(' ')}`,
      events: closures.slice(0, maxSentences),
      certainty: closures.length === found.length && span.kind !== 'open' ? sure : least(sure, 'medium'),
    };
  const notes = dayOffNote(scene, found);
  const text =
    found.length <= maxSentences
      ? `${affirmation(found)}: ${found.map((event) => words.sentence(event)).join(' ')}`
      : `${affirmation(found)}:\n${eventList(found, span, words)}`;
  return {
    text: [text, ...notes].join(' '),
    events: found.slice(0, 20),
    certainty: notes.length > 0 ? least(sure, 'medium') : sure,
  };
}

/** Whether the only one that begins on the asked day is cancelled, so that one of the night before is not meant. */
function isOffThen({ span }: Scene, own: readonly KnownEvent[]): boolean {
  const begun = span.kind === 'day' ? within(own, span).filter(({ start }) => start >= span.start) : [];
  return begun.length > 0 && takingPlace(begun).length === 0;
}

function affirmation(events: readonly KnownEvent[]): 'Yes' | 'Perhaps' {
  return events.every(({ status }) => status === 'tentative') ? 'Perhaps' : 'Yes';
}

/** "Is there school on Thursday?": from days off and school days; null when the calendar says neither. */
function answerSchool(scene: Scene): CalendarAnswer | null {
  const { calendar, question, words, members, certainty } = scene;
  const span = scene.span.kind === 'open' ? { ...scene.span, end: words.nextDay(scene.span.start) } : scene.span;
  const parents = new Set(members.filter(({ role }) => role === 'parent').map(({ id }) => id));
  const asked = question.persons.kind === 'members' ? question.persons.ids : [];
  const isTheirs = ({ memberIds }: KnownEvent) =>
    memberIds.length === 0 ||
    (asked.length > 0 ? memberIds.some((id) => asked.includes(id)) : !memberIds.every((id) => parents.has(id)));
  const inSpan = takingPlace(within(calendar.events, span)).filter(isTheirs);
  const off = inSpan.filter(isDayOff);
  const days = schoolDays(inSpan, members);
  const own = asked.length === 0 ? [] : days.filter(({ memberIds }) => memberIds.some((id) => asked.includes(id)));
  const schools = new Set(members.flatMap(({ role, school }) => (role === 'child' && school ? [school] : [])));
  // A day off of another school than the asked child's.
  const isOfOther = schools.size > 1 && own.length > 0 && off.every(({ memberIds }) => memberIds.length === 0);
  if (off.length > 0 && !isOfOther)
    return {
      text: `No school ${words.during(span)}: ${off.map((event) => words.sentence(event)).join(' ')}`,
      events: off,
      certainty:
        schools.size > 1 && off.every(({ memberIds }) => memberIds.length === 0)
          ? least(certainty, 'medium')
          : certainty,
    };
  if (off.length > 0)
    return {
      text: [
        `Yes: ${own.map((event) => words.sentence(event)).join(' ')}`,
        ...off.map((event) => `But the calendar has “${words.title(event)}” ${words.when(event)}.`),
      ].join(' '),
      events: own,
      certainty: least(certainty, 'medium'),
    };
  if (days.length > 0)
    return {
      text: `Yes: ${days
        .slice(0, maxSentences)
        .map((event) => words.sentence(event))
        .join(' ')}`,
      events: days.slice(0, maxSentences),
      certainty,
    };
  const daysOff = calendar.events.filter((event) => isDayOff(event) && isTheirs(event));
  return daysOff.length === 0 ? null : noDayOff(span, daysOff, scene);
}

/** @param daysOff all that the calendar knows, none of them in the span */
function noDayOff(span: AskedSpan, daysOff: readonly KnownEvent[], { words, certainty }: Scene): CalendarAnswer {
  const next = takingPlace(daysOff).find(({ start }) => start >= span.end);
  const then = next ? ` The next day off: ${words.sentence(next)}` : '';
  return {
    text: `The calendar has no day off ${words.during(span)}.${then}`,
    events: next ? [next] : [],
    certainty: least(certainty, 'medium'),
  };
}

function isOver(
  { words }: Scene,
  own: readonly KnownEvent[],
  sure: CalendarAnswer['certainty'],
): CalendarAnswer | null {
  const [last] = over(own, words.now);
  const called = own.find(({ status, end }) => status === 'cancelled' && end > words.now);
  if (!last && called) return { text: `No: ${words.sentence(called)}`, events: [called], certainty: sure };
  return last
    ? { text: `None is ahead in the calendar. ${words.sentence(last)}`, events: [last], certainty: sure }
    : null;
}

/** The subject is in the calendar, but for somebody else. */
function forOthers(scene: Scene): CalendarAnswer | null {
  const { others, words, question, span, certainty } = scene;
  const inSpan = soonest(scene, others);
  const text = `No ${question.subject?.text ?? ''} for ${words.people(question.persons.ids)}${span.kind === 'open' ? '' : ` ${words.during(span)}`}.`;
  const told = inSpan.slice(0, 2);
  return {
    text: [text, ...told.map((event) => words.sentence(event))].join(' '),
    events: told,
    certainty: least(certainty, 'medium'),
  };
}
