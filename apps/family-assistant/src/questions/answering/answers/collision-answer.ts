import { namesEverybody } from '../subject/asked-members.ts';
import { isTimetable, type CalendarAnswer, type KnownEvent, type KnownOverlap } from '../known-event.ts';
import { durationWords } from '../../../calendar/time-words.ts';
import { bullets } from '../event-list.ts';
import { gapAnswer } from './pair-answer.ts';
import { isDayOff } from '../day-off.ts';
import { ahead, takingPlace, within } from '../events-in-span.ts';
import { least, type Scene } from '../scene.ts';

const maxTold = 5;

/** Tells which events overlap. For several persons both events must be of theirs, for one either. */
export function answerCollisions(scene: Scene): CalendarAnswer | null {
  const { span, words, certainty } = scene;
  const found = overlapsThen(scene).toSorted((a, b) => routineSides(a) - routineSides(b));
  if (found.length === 0) return noOverlap(scene);
  const when = words.during(span);
  const told = found.slice(0, maxTold);
  const lines = told.map(({ first, second, minutes }) => {
    const time =
      words.isSameDay(first.start, second.start) && words.isWithinDay(second)
        ? words.hours(second)
        : words.when(second);
    return `${words.shortTitle(first)} ${words.when(first)} and ${words.shortTitle(second)} ${time} overlap by ${durationWords(minutes)}`;
  });
  return {
    text:
      lines.length === 1
        ? `Yes: ${lines.join('')}.`
        : `${found.length} overlaps${when === '' ? '' : ` ${when}`}:\n${bullets(lines, found.length - told.length)}`,
    events: told.flatMap(({ first, second }) => [first, second]),
    certainty,
  };
}

/** The overlaps in the span, of the asked persons and of the event that the question names. */
function overlapsThen({ question, calendar, members, events, span, words }: Scene): KnownOverlap[] {
  const { ids } = question.persons;
  const subject = new Set(events.map(({ id }) => id));
  const isTheirs = ({ first, second }: KnownOverlap) => {
    if (namesEverybody(question.persons, members)) return true;
    const sides = [first, second].filter(({ memberIds }) => memberIds.some((id) => ids.includes(id)));
    return ids.length > 1 ? sides.length === 2 : sides.length > 0;
  };
  const [from, to] = [Math.max(span.start, span.kind === 'open' ? words.now : 0), Math.max(span.end, span.start + 1)];
  return calendar.overlaps.filter((overlap) => {
    const { first, second } = overlap;
    const isInSpan = Math.max(first.start, second.start) < to && Math.min(first.end, second.end) > from;
    return (
      isInSpan && isTheirs(overlap) && (question.subject === null || subject.has(first.id) || subject.has(second.id))
    );
  });
}

function noOverlap(scene: Scene): CalendarAnswer {
  const { question, events, span, words, certainty } = scene;
  const [first, second, ...more] = question.subject === null ? [] : takingPlace(within(events, span));
  if (first && second && more.length === 0 && span.kind !== 'open') return gapAnswer([first, second], words, certainty);
  const days = wholeDaysThen(scene);
  if (days.length > 0)
    return {
      text: `Nothing overlaps by the hour, but the calendar has ${days.map((event) => words.sentence(event)).join(' ')}`,
      events: days,
      certainty: least(certainty, 'medium'),
    };
  const when = words.during(span);
  return {
    text: `Nothing overlaps${when === '' ? ' in the calendar' : ` ${when}`}.`,
    events: [],
    // Of two events that a question names one may have another name in the calendar.
    certainty: question.subject === null ? certainty : least(certainty, 'medium'),
  };
}

/** Whole days of the asked persons on which the event that is asked about is. */
function wholeDaysThen({ question, calendar, events, unassigned, words }: Scene): KnownEvent[] {
  const { subject, persons } = question;
  const [next] = ahead([...events, ...unassigned], words.now);
  if (subject === null || persons.kind !== 'members' || !next || next.allDay) return [];
  return takingPlace(within(calendar.events, next)).filter(
    (event) => event.allDay && !isDayOff(event) && event.memberIds.some((id) => persons.ids.includes(id)),
  );
}

/** Two children's school days always overlap, so what is not of every day is told first. */
function routineSides({ first, second }: KnownOverlap): number {
  return [first, second].filter(isTimetable).length;
}
