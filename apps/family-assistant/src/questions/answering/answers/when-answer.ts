import { dateIn, dayMs, minuteMs } from '@homeroom/icalendar';
import { eventList, maxSentences } from '../event-list.ts';
import { answerCount, dayOffNote, nothing, pickOf } from './list-answer.ts';
import type { CalendarAnswer, KnownEvent } from '../known-event.ts';
import { ahead, isAboutPast, isOpenEnded, movedAway, over, takingPlace, within } from '../events-in-span.ts';
import { isAmbiguous, least, nextOfEach, type Scene } from '../scene.ts';

const maxNext = 3;
/** Nearer days need no count. */
const minCounted = 7;
/** A series that goes on for so long has no last date that the calendar knows. */
const farAheadMs = 365 * dayMs;

/** Tells when an event is: the next one of its series unless a span, the last or the first is asked for. */
export function answerWhen(scene: Scene): CalendarAnswer | null {
  const answer = tellWhen(scene);
  const { supposed } = scene.question;
  const [event] = answer?.events ?? [];
  if (!answer || !event || supposed === null || event.allDay || scene.isNear) return answer;
  const isSo = event.start >= supposed.start && event.start <= supposed.end;
  const isOn = event.start < supposed.end && event.end > supposed.start;
  return answer.text.startsWith('No')
    ? answer
    : { ...answer, text: `${isSo ? 'Yes: ' : isOn ? '' : 'No: '}${answer.text}` };
}

function tellWhen(scene: Scene): CalendarAnswer | null {
  const { question, span, words, certainty } = scene;
  const all = ofPart(scene, scene.events.length > 0 ? scene.events : scene.unassigned);
  const moved = question.isOfMoved ? ahead(all, words.now).filter((event) => event.moved !== null) : [];
  if (moved.length > 0 && span.kind === 'open')
    return {
      text: moved
        .slice(0, maxNext)
        .map((event) => words.sentence(event))
        .join(' '),
      events: moved.slice(0, maxNext),
      certainty: scene.events.length > 0 ? certainty : least(certainty, 'medium'),
    };
  const onDay = all.filter(({ start }) => words.weekday(start) === question.weekday);
  const own = onDay.length > 0 ? onDay : all;
  const isOfOtherDay = question.weekday !== undefined && onDay.length === 0;
  const sure = scene.events.length > 0 && !isOfOtherDay ? certainty : least(certainty, 'medium');
  if (own.length === 0) return ofOthers(scene);
  if (question.pick === 'last' || question.pick === 'first') return answerEnds(scene, own, sure);
  if (span.kind !== 'open') return answerInSpan(scene, own, sure);
  const coming = ahead(own, words.now);
  if (coming.length === 0 || isAboutPast(span, words.now)) return onlyOver(scene, own, sure);
  if (question.count !== undefined) return answerCount(scene, coming, question.count, sure);
  const picked = question.pick === 'next' ? coming.slice(0, 1) : nextOfEach(coming).slice(0, maxNext);
  const [first] = picked;
  if (!first) return null;
  const following =
    picked.length > 1 ? [] : coming.filter(({ source, id }) => source === first.source && id !== first.id);
  const then =
    question.pick === 'all' && following.length > 0
      ? [
          `After that: ${following
            .slice(0, maxNext)
            .map((event) => words.when(event).replace(/^on /, ''))
            .join('; ')}.`,
        ]
      : [];
  const noSchool = dayOffNote(scene, [first]);
  const days = words.daysUntil(first.start);
  const distance = picked.length === 1 && days >= minCounted ? [`That is in ${days} days.`] : [];
  return {
    text: [
      ...picked.map((event) => words.sentence(event)),
      ...distance,
      ...(picked.length === 1 ? ageThen(first, words) : []),
      ...then,
      ...changedBefore(scene, own, first),
      ...noSchool,
    ].join(' '),
    events: picked,
    certainty: noSchool.length > 0 || isAmbiguous(scene, own) ? least(sure, 'medium') : sure,
  };
}

/** Those that begin in the part of the day that is asked for, where there are any. */
function ofPart({ question: { part }, words }: Scene, events: readonly KnownEvent[]): readonly KnownEvent[] {
  if (part === undefined) return events;
  const inPart = events.filter(({ start, allDay }) => {
    const minute = (start - words.startOfDay(start)) / minuteMs;
    return !allDay && minute >= part.from && minute < part.to;
  });
  return ahead(inPart, words.now).length > 0 ? inPart : events;
}

function answerInSpan(
  scene: Scene,
  own: readonly KnownEvent[],
  sure: CalendarAnswer['certainty'],
): CalendarAnswer | null {
  const { span, words, question } = scene;
  const inSpan = takingPlace(within(own, span));
  // "After Saturday's": not the one that goes on from then.
  const later = isOpenEnded(span) ? inSpan.filter(({ start }) => start >= span.start) : [];
  const found = later.length > 0 ? later : inSpan;
  if (found.length === 0) return missing(scene, own, sure);
  const told = question.pick === 'next' || isOpenEnded(span) ? found.slice(0, question.count ?? 1) : found;
  const notes = dayOffNote(scene, told);
  const text =
    told.length <= maxSentences
      ? told.map((event) => words.sentence(event)).join(' ')
      : `${told.length} times ${words.during(span)}:\n${eventList(told, span, words)}`;
  return {
    text: [text, ...notes].join(' '),
    events: told.slice(0, 20),
    certainty: notes.length > 0 ? least(sure, 'medium') : sure,
  };
}

/** Says why nothing of the subject is in the span: cancelled, moved, or just not on; then the next one. */
export function missing(
  scene: Scene,
  own: readonly KnownEvent[],
  sure: CalendarAnswer['certainty'],
): CalendarAnswer | null {
  const { span, words } = scene;
  const [cancelled] = within(own, span).filter(({ status }) => status === 'cancelled');
  const [away] = movedAway(own, span);
  const next = ahead(own, words.now).find(({ start }) => start >= span.start);
  if (away) return { text: `No: ${words.sentence(away)}`, events: [away], certainty: sure };
  if (!cancelled) return nothing({ ...scene, events: own, certainty: sure }, []);
  const then = next ? ` The next one: ${words.sentence(next)}` : '';
  return {
    text: `No ${words.titleFor(cancelled)} on ${words.day(cancelled.start)}: it is cancelled.${then}`,
    events: [cancelled, ...(next ? [next] : [])],
    certainty: sure,
  };
}

function answerEnds(
  scene: Scene,
  own: readonly KnownEvent[],
  sure: CalendarAnswer['certainty'],
): CalendarAnswer | null {
  const { question, span, words } = scene;
  const inSpan = span.kind === 'open' ? own : within(own, span);
  const picked = pickOf(inSpan, question.pick, words.now, span);
  if (!picked) return span.kind === 'open' && question.pick === 'last' ? notYet(scene, own, sure) : nothing(scene, []);
  if (question.pick === 'last' && picked.start > words.now + farAheadMs) {
    const [latest] = over(own, words.now);
    const then = latest ? ` The latest was ${words.when(latest)}.` : '';
    return {
      text: `${words.titleFor(picked)} has no last date in the calendar.${then}`,
      events: [latest ?? picked],
      certainty: least(sure, 'medium'),
    };
  }
  return { text: words.sentence(picked), events: [picked], certainty: sure };
}

function notYet(
  { words }: Scene,
  own: readonly KnownEvent[],
  sure: CalendarAnswer['certainty'],
): CalendarAnswer | null {
  const [next] = ahead(own, words.now);
  return next
    ? { text: `None is over yet. ${words.sentence(next)}`, events: [next], certainty: least(sure, 'medium') }
    : null;
}

/** The last one, when none is ahead. */
function onlyOver(
  { words, span }: Scene,
  own: readonly KnownEvent[],
  sure: CalendarAnswer['certainty'],
): CalendarAnswer | null {
  const [last] = over(own, words.now);
  const note = isAboutPast(span, words.now) ? '' : ' No other one is ahead in the calendar.';
  if (last) return { text: `${words.sentence(last)}${note}`, events: [last], certainty: sure };
  const cancelled = own.find(({ status }) => status === 'cancelled');
  return cancelled ? { text: words.sentence(cancelled), events: [cancelled], certainty: sure } : null;
}

const maxAge = 120;

/** The years from a birth or a wedding to its day, where the series begins in the year of it. */
function ageThen({ title, firstYear, start }: KnownEvent, words: Scene['words']): string[] {
  const years = firstYear === undefined ? 0 : Number(dateIn(words.zone, start).slice(0, 4)) - firstYear;
  return /\b(?:birthday|anniversary)\b/iu.test(title) && years > 0 && years <= maxAge
    ? [`That makes ${years} years since ${firstYear}.`]
    : [];
}

/** Says which instances before the told one are cancelled. */
function changedBefore({ words }: Scene, own: readonly KnownEvent[], told: KnownEvent): string[] {
  return own
    .filter(
      ({ source, status, start, end }) =>
        source === told.source && status === 'cancelled' && end > words.now && start < told.start,
    )
    .slice(0, 2)
    .map((event) => `The one on ${words.day(event.start)} is cancelled.`);
}

/** The subject is in the calendar, but for somebody else. */
function ofOthers(scene: Scene): CalendarAnswer | null {
  const { words, others } = scene;
  const told = ahead(others, words.now)[0] ?? over(others, words.now)[0];
  return told ? { text: words.sentence(told), events: [told], certainty: 'low' } : null;
}
