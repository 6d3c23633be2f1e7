import { capitalized } from '@homeroom/text';
import { dayMs, hourMs } from '@homeroom/icalendar';
import type { AskedSpan } from '../../calendar-question.ts';
import { namesEverybody, nameStems } from '../subject/asked-members.ts';
import { isDayOff } from '../day-off.ts';
import { eventList, maxListed, maxSentences, repeated } from '../event-list.ts';
import type { EventWords } from '../event-words.ts';
import { isTimetable, type CalendarAnswer, type KnownEvent } from '../known-event.ts';
import { answerEach } from './each-answer.ts';
import { tellsMore } from '../subject/match-subject.ts';
import { ahead, comingIn, isAboutPast, movedAway, over, takingPlace, within } from '../events-in-span.ts';
import { least, type Scene } from '../scene.ts';

const maxUpcoming = 8;

/** Tells what is on in a span, or what is next, first or last in it. */
export function answerList(scene: Scene): CalendarAnswer | null {
  const { question, span, words, certainty, unassigned } = scene;
  const each = question.isEach ? answerEach(scene) : null;
  if (each !== null) return each;
  if (question.pick !== 'all') return answerPicked(scene);
  if (question.subject === null && scene.anchorEvent && !question.anchor?.withWeekend)
    return duringEvent(scene, scene.anchorEvent);
  const isPast = isAboutPast(span, words.now);
  const events = scene.events.length === 0 && question.subject !== null ? unassigned : scene.events;
  const found =
    span.kind !== 'open'
      ? takingPlace(within(events, span))
      : isPast
        ? over(events, words.now).slice(0, maxUpcoming).reverse()
        : ahead(events, words.now).slice(0, maxUpcoming);
  const noSchool = dayOffNote(scene, found);
  const notes = [...sideNotes(scene), ...noSchool];
  if (found.length === 0) return nothing(scene, notes);
  const [only] = found;
  if (question.subject !== null && found.length === 1 && only?.allDay && !words.isWithinDay(only))
    return duringEvent(scene, only);
  const text =
    found.length === 1 && only ? words.sentence(only) : `${headingOf(scene)}\n${eventList(found, span, words)}`;
  return {
    text: [text, ...notes].join(found.length === 1 ? ' ' : '\n'),
    events: found.slice(0, maxListed),
    certainty: noSchool.length > 0 ? least(certainty, 'medium') : certainty,
  };
}

/** "What are we doing over spring break?": the event of several days, and what else is on during it. */
function duringEvent({ calendar, words, certainty, question, members }: Scene, event: KnownEvent): CalendarAnswer {
  const { persons } = question;
  const stay = { start: event.start, end: event.end, kind: 'days', words: '' } as const;
  const during = takingPlace(within(calendar.events, stay));
  const routine = repeated(during);
  const others = during.filter(
    ({ id, source, memberIds }) =>
      id !== event.id &&
      !routine.has(source) &&
      (namesEverybody(persons, members) || memberIds.some((one) => persons.ids.includes(one))),
  );
  const list = others.length > 0 ? `\nDuring it:\n${eventList(others, stay, words)}` : '';
  return {
    text: `${words.sentence(event)}${list}`,
    events: [event, ...others].slice(0, maxListed),
    certainty: least(certainty, 'medium'),
  };
}

/** The next, first or last event. */
function answerPicked(scene: Scene): CalendarAnswer | null {
  const { question, span, words, certainty } = scene;
  const inSpan = span.kind === 'open' ? scene.events : within(scene.events, span);
  const picked = pickOf(inSpan, question.pick, words.now, span);
  if (!picked || isEndless(picked, scene)) return picked ? null : nothing(scene, []);
  if (question.count !== undefined)
    return answerCount(scene, comingIn(scene.events, span, words.now), question.count, certainty);
  const together = takingPlace(inSpan).filter(
    (event) => event.id !== picked.id && event.start === picked.start && event.allDay === picked.allDay,
  );
  return {
    text: [picked, ...together].map((event) => words.sentence(event)).join(' '),
    events: [picked, ...together],
    certainty,
  };
}

/** Tells the first of the events that are ahead, and that the calendar has no more when it has fewer than are asked for. */
export function answerCount(
  { span, words }: Scene,
  coming: readonly KnownEvent[],
  count: number,
  certainty: CalendarAnswer['certainty'],
): CalendarAnswer {
  const picked = coming.slice(0, count);
  const isList = picked.length > maxSentences;
  const told = isList ? eventList(picked, span, words) : picked.map((event) => words.sentence(event)).join(' ');
  const noMore = picked.length < count ? ['The calendar has no more of them.'] : [];
  return { text: [told, ...noMore].join(isList ? '\n' : ' '), events: picked, certainty };
}

const farAheadMs = 300 * dayMs;

/** Whether the last of a series is so far ahead that its calendar gives it no end. */
function isEndless({ start }: KnownEvent, { question, words }: Scene): boolean {
  return question.pick === 'last' && start > words.now + farAheadMs;
}

/**
 * The event that a pick names: the next one that has not begun, the first or last of a span, and without one the last
 * that is ahead or, about the past, that is over.
 */
export function pickOf(
  events: readonly KnownEvent[],
  pick: Scene['question']['pick'],
  now: number,
  span: AskedSpan,
): KnownEvent | undefined {
  const isOpen = span.kind === 'open';
  if (pick === 'last') {
    if (!isOpen) return takingPlace(events).at(-1);
    return isAboutPast(span, now) ? over(events, now)[0] : (ahead(events, now).at(-1) ?? over(events, now)[0]);
  }
  if (pick === 'first' && isOpen && isAboutPast(span, now)) return over(events, now).at(-1);
  const coming = isOpen ? takingPlace(events).filter(({ start }) => start > now) : takingPlace(events);
  if (pick === 'first' && !isOpen) return coming.find(({ start }) => start >= span.start) ?? coming[0];
  if (pick === 'first' || !isOpen) return coming[0];
  return coming.find(({ allDay }) => !allDay) ?? coming[0];
}

/** Says that nothing is on; `high` when person and time were understood. */
export function nothing(scene: Scene, notes: readonly string[]): CalendarAnswer | null {
  const { question, words, span, certainty } = scene;
  const when = words.during(span);
  const who =
    question.persons.kind === 'members' &&
    question.persons.ids.length > 0 &&
    question.persons.ids.length < scene.members.length
      ? ` for ${words.people(question.persons.ids)}`
      : '';
  if (question.subject === null) {
    const ofChildren = question.isDuty
      ? takingPlace(within(scene.others, span)).filter((event) => !event.allDay && !isTimetable(event))
      : [];
    const others = ofChildren.slice(0, maxUpcoming).map((event) => words.sentence(event));
    const unnamed =
      notes.length === 0 || span.kind === 'open'
        ? []
        : takingPlace(within(scene.unassigned, span)).slice(0, maxUpcoming);
    return {
      text: [`Nothing${who}${when === '' ? ' is ahead in the calendar' : ` ${when}`}.`, ...others, ...notes].join(' '),
      events: [...ofChildren.slice(0, maxUpcoming), ...unnamed],
      certainty: others.length > 0 ? least(certainty, 'medium') : certainty,
    };
  }
  const next = ahead(scene.events, words.now).find(({ start }) => start >= span.end || span.kind === 'open');
  const last = over(scene.events, words.now)[0];
  const more = next ? `The next one: ${words.sentence(next)}` : last ? `The last one: ${words.sentence(last)}` : '';
  const known = next ?? last;
  // That a dog school is not on does not tell that nothing of the dog is.
  const { subject } = question;
  const names = nameStems(scene.members);
  const isOther = scene.events.some((event) => tellsMore(event, subject, names));
  const named = certainty === 'high' ? undefined : known;
  return {
    text: [
      `No ${named ? words.title(named) : question.subject.text}${who}${when === '' ? '' : ` ${when}`}.`,
      more,
      ...notes,
    ]
      .filter((part) => part !== '')
      .join(' '),
    events: known ? [known] : [],
    certainty: isOther ? least(certainty, 'medium') : certainty,
  };
}

/** Sentences about what was cancelled in the span, what moved out of it, and what names nobody. */
function sideNotes({ events, unassigned, span, words, question }: Scene): string[] {
  if (span.kind === 'open' || question.subject !== null) return [];
  const cancelled = span.kind === 'days' ? [] : within(events, span).filter(({ status }) => status === 'cancelled');
  const away = movedAway(events, span);
  const also = takingPlace(within(unassigned, span));
  return [
    ...(cancelled.length > 0
      ? [
          `Cancelled: ${cancelled
            .slice(0, 5)
            .map((event) => words.shortTitle(event))
            .join(', ')}.`,
        ]
      : []),
    ...away
      .slice(0, 5)
      .map((event) => `${words.titleFor(event)} is moved: it is ${words.when(event)}${words.at(event)}.`),
    ...(also.length > 0 ? [`Also in the calendar, without a name: ${unnamedItems(also, words)}.`] : []),
  ];
}

function unnamedItems(events: readonly KnownEvent[], words: EventWords): string {
  const routine = repeated(events);
  const single = events.filter(({ source }) => !routine.has(source));
  return [
    ...single.map((event) => `${words.title(event)} (${words.when(event).replace(/^on /, '')})`),
    ...[...routine.values()].flatMap((all) => (all[0] ? [`${words.title(all[0])} (${all.length} times)`] : [])),
  ]
    .slice(0, 5)
    .join('; ');
}

/** Warns that a day has no school when lessons of it are told. */
export function dayOffNote({ calendar, words, span, question }: Scene, told: readonly KnownEvent[]): string[] {
  if (question.subject === null && span.kind !== 'moment') return [];
  const lessons = told.filter((event) => !event.allDay && isInSchoolHours(event, words.startOfDay(event.start)));
  const off = calendar.events.filter(
    (event) => isDayOff(event) && lessons.some(({ start }) => event.start <= start && start < event.end),
  );
  return off.slice(0, 2).map((event) => `But the calendar has “${words.title(event)}” ${words.when(event)}.`);
}

function isInSchoolHours({ start, end }: KnownEvent, day: number): boolean {
  return start >= day + 7 * hourMs && end <= day + 16 * hourMs;
}

function headingOf({ span, words, question }: Scene): string {
  const who =
    question.persons.kind === 'members' && question.persons.ids.length <= 2
      ? ` (${words.people(question.persons.ids)})`
      : '';
  if (span.kind === 'open') return isAboutPast(span, words.now) ? `The last ones${who}:` : `Coming up${who}:`;
  const when = span.kind === 'day' ? words.day(span.start) : span.words;
  return `${capitalized(when)}${who}:`;
}
