import { dayMs, hourMs, minuteMs } from '@homeroom/icalendar';
import { durationWords } from '../../../calendar/time-words.ts';
import { asksForClosure, isClosure } from '../closures.ts';
import { eventList, maxListed } from '../event-list.ts';
import type { CalendarAnswer, Certainty, KnownEvent } from '../known-event.ts';
import { nothing, pickOf } from './list-answer.ts';
import { ahead, comingIn, isAboutPast, isOpenEnded, over, takingPlace, within } from '../events-in-span.ts';
import { isAmbiguous, least, type Scene } from '../scene.ts';
import { missing } from './when-answer.ts';
import { isWay } from '../subject/way-events.ts';

const maxTold = 3;
/** A shift at night is no stay. */
const minStayMs = 16 * hourMs;
/** A series with more dates ahead has no end that a count could tell. */
const maxCounted = 100;
/** A programme of days has no longer breaks than a weekend, and is over within four weeks. */
const maxBreakMs = 3 * dayMs + hourMs;
const maxProgrammeMs = 28 * dayMs;

/** Tells where an event is; low when the calendar gives no place. */
export function answerWhere(scene: Scene): CalendarAnswer | null {
  return aboutEvents(scene, (events, sure) => {
    const { words } = scene;
    const placed = events.filter(({ place }) => place !== null);
    const [first] = events;
    if (placed.length === 0)
      return first
        ? { text: `The calendar gives no place. ${words.sentence(first)}`, events: [first], certainty: 'low' }
        : null;
    const text = placed.map((event) => words.sentence(event)).join(' ');
    return { text, events: placed, certainty: placed.length < events.length ? least(sure, 'medium') : sure };
  });
}

/** Tells how long an event takes, as elapsed time. */
export function answerHowLong(scene: Scene): CalendarAnswer | null {
  if (scene.question.inNights) return answerNights(scene);
  const sum = scene.question.inHours ? hoursInAll(scene) : null;
  if (sum) return sum;
  return aboutEvents(ofStays(scene), ([event], sure) => {
    const { words } = scene;
    if (!event) return null;
    const days = scene.question.inDays ? daysInRow(event, scene) : null;
    if (days) return days;
    if (event.start === event.end)
      return { text: `The calendar gives no end. ${words.sentence(event)}`, events: [event], certainty: 'low' };
    const takes = event.end > words.now ? 'takes' : 'took';
    const usualEnd = words.usualEnd(event);
    const note =
      usualEnd === null
        ? ''
        : ` The clocks change meanwhile: until ${words.time(usualEnd)}, as on other days, it ${takes} ${words.length({ ...event, end: usualEnd })}.`;
    return {
      text: `${words.titleFor(event)} ${takes} ${words.length(event)}: ${words.when(event)}${words.moved(event)}.${note}`,
      events: [event],
      certainty: note === '' ? sure : least(sure, 'medium'),
    };
  });
}

/** Adds up the hours of the events of several days; null for one event. */
function hoursInAll({ events, unassigned, span, words, certainty }: Scene): CalendarAnswer | null {
  if (span.kind !== 'days' || isOpenEnded(span)) return null;
  const own = takingPlace(within(events.length > 0 ? events : unassigned, span)).filter(({ allDay }) => !allDay);
  if (own.length < 2) return null;
  const minutes = own.reduce((sum, { start, end }) => sum + Math.round((end - start) / minuteMs), 0);
  return {
    text: `${durationWords(minutes)} in all ${words.during(span)}:\n${eventList(own, span, words)}`,
    events: own.slice(0, maxListed),
    certainty: least(certainty, 'medium'),
  };
}

/** At most so long after one day of a series comes its next, over a weekend. */
const maxPauseMs = 4 * dayMs;

/** Counts the days of a series that goes on day by day, such as a camp; null for any other event. */
function daysInRow(event: KnownEvent, { events, words, certainty }: Scene): CalendarAnswer | null {
  if (event.allDay || !words.isWithinDay(event)) return null;
  const row = rowOf(event, daysFrom(event, events), maxPauseMs);
  const last = row.at(-1);
  if (!last || row.length === 1 || row.length > maxCounted) return null;
  return {
    text: `${row.length} days: ${words.titleFor(event)} is from ${words.day(event.start)} to ${words.day(last.start)}, ${words.hours(event)}${words.at(event)}.`,
    events: [event],
    certainty: least(certainty, 'medium'),
  };
}

/** Occurrences of an event's series that take place, from the event on. */
function daysFrom(event: KnownEvent, events: readonly KnownEvent[]): KnownEvent[] {
  return takingPlace(events).filter(({ source, start }) => source === event.source && start >= event.start);
}

/** The days that follow an event and each other with no longer pause between their starts. */
function rowOf(event: KnownEvent, days: readonly KnownEvent[], maxMs: number): readonly KnownEvent[] {
  const end = days.findIndex(({ start }, index) => start - (days[index - 1] ?? event).start > maxMs);
  return end === -1 ? days : days.slice(0, end);
}

/** Counts the nights of an absence or a stay: of the longest event of what is asked, or of the person's next one over night. */
function answerNights(scene: Scene): CalendarAnswer | null {
  const { question, span, words, certainty } = scene;
  const asked = comingIn(scene.events, span, words.now);
  const over = asked.filter((event) => isOverNight(event, words));
  const [first] = over;
  if (!first) return question.subject === null ? null : answerHowMany(scene);
  const stays = over.filter(({ start }) => start < first.end);
  const longest = stays.reduce((one, other) => (words.nights(other) > words.nights(one) ? other : one));
  const nights = words.nights(longest);
  return {
    text: `${nights} ${nights === 1 ? 'night' : 'nights'}: ${words.sentence(longest)}`,
    events: [longest],
    certainty: question.subject === null ? least(certainty, 'medium') : certainty,
  };
}

function isOverNight(event: KnownEvent, words: Scene['words']): boolean {
  return words.nights(event) > 0 && event.end - event.start >= minStayMs;
}

/** "How long does Grandma stay?" means no call with her. */
function ofStays(scene: Scene): Scene {
  const { question, events, unassigned, words } = scene;
  const stays = question.isStay ? [...events, ...unassigned].filter((event) => isOverNight(event, words)) : [];
  return stays.length > 0 ? { ...scene, events: stays } : scene;
}

/** Titles of an end itself, whose start is asked for. */
const tellsEnd = /\b(?:dismissal|early (?:release|finish|closing)|school (?:ends|closes|finishes))\b/iu;

/** Tells when an event ends. */
export function answerUntil(scene: Scene): CalendarAnswer | null {
  const { words, question } = scene;
  return aboutEvents(ofStays(scene), (events, sure) => {
    const event = question.subject === null ? events.toSorted((a, b) => b.end - a.end)[0] : events[0];
    if (!event) return null;
    if (event.start === event.end)
      return { text: `The calendar gives no end. ${words.sentence(event)}`, events: [event], certainty: 'low' };
    const verb = event.end > words.now ? 'ends' : 'ended';
    const end = event.allDay
      ? `on ${words.day(event.end - 1)}`
      : words.isWithinDay(event)
        ? `at ${words.time(event.end)}${words.localEnd(event)} on ${words.day(event.start)}`
        : `on ${words.day(event.end)} at ${words.time(event.end)}${words.localEnd(event)}`;
    // "When do they let us out on early dismissal day?"
    if (tellsEnd.test(event.title)) return { text: words.sentence(event), events: [event], certainty: sure };
    // The clocks of two zones may change on different days of a series.
    const isShifting = event.repeats && words.localEnd(event) !== '';
    // An event that goes on after the asked day is seldom the one that ends.
    const goesOn = scene.span.kind !== 'open' && event.end > scene.span.end && !words.isWithinDay(event);
    const lastDay = lastOfProgramme(scene, event);
    return {
      text: [
        `${words.titleFor(event)} ${verb} ${end}${words.moved(event)}.`,
        ...(lastDay ? [`Its last day is ${words.day(lastDay.start)}.`] : []),
      ].join(' '),
      events: [event],
      certainty: isShifting || goesOn || lastDay ? least(sure, 'medium') : sure,
    };
  });
}

/** The last day of a camp or a course that is on day after day and soon over, which "When does it end?" may mean. */
function lastOfProgramme({ events, span }: Scene, event: KnownEvent): KnownEvent | null {
  const days = daysFrom(event, events);
  const last = days.at(-1);
  if (!event.repeats || span.kind !== 'open' || !last || last.start - event.start > maxProgrammeMs) return null;
  return last.id !== event.id && rowOf(event, days, maxBreakMs).length === days.length ? last : null;
}

/** Counts the events of a span. */
export function answerHowMany(scene: Scene): CalendarAnswer | null {
  const { span, words, certainty } = scene;
  const counted = scene.events.filter(
    (event) => !isClosure(event) || asksForClosure(scene.question.subject?.text ?? ''),
  );
  const found =
    span.kind === 'open' && !isAboutPast(span, words.now)
      ? ahead(counted, words.now)
      : takingPlace(within(counted, span));
  if (found.length === 0) return nothing(scene, []);
  const when = span.kind === 'open' ? 'ahead in the calendar' : words.during(span);
  const [only] = found;
  const cancelled = within(scene.events, span).filter(({ status }) => status === 'cancelled').length;
  const note =
    cancelled > 0 && span.kind !== 'open' ? `\n${cancelled} more ${cancelled === 1 ? 'is' : 'are'} cancelled.` : '';
  const text =
    found.length === 1 && only
      ? `1 time ${when}: ${words.sentence(only)}`
      : `${found.length} times ${when}:\n${eventList(found, span, words)}`;
  return {
    text: text + note,
    events: found.slice(0, maxListed),
    certainty: span.kind !== 'open' ? certainty : found.length > maxCounted ? 'low' : least(certainty, 'medium'),
  };
}

/** Tells when to leave; low when the travel time is not known. */
export function answerLeave(scene: Scene): CalendarAnswer | null {
  return aboutEvents(scene, (events, sure) => {
    const { words, question } = scene;
    const event =
      events.find(({ travel }) => travel !== null) ?? events.find(({ place }) => place !== null) ?? events[0];
    if (!event) return null;
    const { travel } = event;
    if (question.isRide && isWay(event)) return { text: words.sentence(event), events: [event], certainty: sure };
    if (travel === null)
      return {
        text: `The travel time is not known. ${words.sentence(event)}`,
        events: [event],
        certainty: 'low',
      };
    const at = event.start - travel.minutes * minuteMs;
    const day = words.isSameDay(at, event.start) ? '' : ` on ${words.day(at)}`;
    const from = travel.fromHome ? ' from home' : '';
    return {
      text: `Leave at ${words.time(at)}${day}: it takes ${durationWords(travel.minutes)}${from}. ${words.sentence(event)}`,
      events: [event],
      certainty: travel.isAssumed ? least(sure, 'medium') : sure,
    };
  });
}

/** Tells a fact of the events of a span, or without one of the next event, of the last when none is ahead. */
function aboutEvents(
  scene: Scene,
  tell: (events: readonly KnownEvent[], sure: Certainty) => CalendarAnswer | null,
): CalendarAnswer | null {
  const { question, span, words, certainty } = scene;
  const named = scene.events.length > 0 ? scene.events : scene.unassigned;
  const timed = named.filter(({ allDay }) => !allDay);
  // Nobody leaves for "Easter", which is a day, but for the dinner of that name.
  const own = question.wants === 'leave' && timed.length > 0 ? timed : named;
  const sure = scene.events.length > 0 ? certainty : least(certainty, 'medium');
  if (span.kind !== 'open') {
    const found = takingPlace(within(own, span));
    if (found.length === 0) return question.subject === null ? nothing(scene, []) : missing(scene, own, sure);
    const picked = question.pick === 'all' ? found.slice(0, maxTold) : [pickOf(found, question.pick, words.now, span)];
    return tell(
      picked.filter((event) => event !== undefined),
      sure,
    );
  }
  const [next] = ahead(own, words.now);
  const [last] = over(own, words.now);
  const chosen = isAboutPast(span, words.now)
    ? (last ?? next)
    : question.pick === 'last'
      ? (pickOf(own, 'last', words.now, span) ?? last)
      : (next ?? last);
  return chosen ? tell([chosen], isAmbiguous(scene, own) ? least(sure, 'medium') : sure) : null;
}
