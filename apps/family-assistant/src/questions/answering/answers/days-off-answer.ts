import { childIds } from '@homeroom/household';
import { dayMs } from '@homeroom/icalendar';
import { listWords } from '@homeroom/text';
import { isDayOff, schoolDays } from '../day-off.ts';
import { eventList } from '../event-list.ts';
import type { CalendarAnswer, KnownEvent } from '../known-event.ts';
import { ahead, isOpenEnded, takingPlace, within } from '../events-in-span.ts';
import { least, type Scene } from '../scene.ts';
import { workOf } from '../subject/work-events.ts';
import { answerList } from './list-answer.ts';

const maxAhead = 8;

/** Tells the days without school, of everybody or of those whom the question names; null when the calendar has none at all. */
export function answerDaysOff(scene: Scene): CalendarAnswer | null {
  const { calendar, question, span, words, certainty, members } = scene;
  const { ids } = question.persons;
  const children = childIds(members);
  if (ids.length > 0 && !ids.some((id) => children.has(id))) return answerOffWork(scene);
  const days = calendar.events.filter(
    (event) =>
      isDayOff(event) &&
      (event.memberIds.length === 0 || ids.length === 0 || event.memberIds.some((id) => ids.includes(id))),
  );
  if (days.length === 0) return null;
  const coming = ahead(days, words.now);
  const picked = question.pick === 'next' || question.pick === 'last';
  const inSpan = isOpenEnded(span) ? coming.slice(0, picked ? 1 : maxAhead) : takingPlace(within(days, span));
  const [next] = coming.filter(({ start }) => start >= span.end);
  const { isWhether = false } = question;
  const lessons = isWhether && ids.length > 0 ? schoolOf(scene) : [];
  const schools = new Set(members.flatMap(({ role, school }) => (role === 'child' && school ? [school] : [])));
  // A timetable goes on through the days off of its school.
  const isOfOther = schools.size > 1 && inSpan.every(({ memberIds }) => memberIds.length === 0);
  if (lessons.length > 0 && (inSpan.length === 0 || isOfOther))
    return {
      text: `No: ${[...lessons, ...inSpan].map((event) => words.sentence(event)).join(' ')}`,
      events: [...lessons, ...inSpan],
      certainty: least(certainty, 'medium'),
    };
  if (inSpan.length === 0)
    return {
      text: `${isWhether ? 'No: the' : 'The'} calendar has no day off ${words.during(span)}.${next ? ` The next one: ${words.sentence(next)}` : ''}`,
      events: next ? [next] : [],
      certainty,
    };
  const text =
    inSpan.length <= 2
      ? inSpan.map((event) => words.sentence(event)).join(' ')
      : `Days off:\n${eventList(inSpan, span, words)}`;
  const isForAll = inSpan.some(
    ({ memberIds }) => memberIds.length === 0 || (ids.length > 0 && ids.every((id) => memberIds.includes(id))),
  );
  return {
    text: isWhether && isForAll ? `Yes: ${text}` : text,
    events: inSpan,
    certainty: picked || lessons.length > 0 ? least(certainty, 'medium') : certainty,
  };
}

/** School days of the asked children on the one day that is asked for. */
function schoolOf({ calendar, question, span, members }: Scene): KnownEvent[] {
  if (span.kind !== 'day') return [];
  const { ids } = question.persons;
  return schoolDays(takingPlace(within(calendar.events, span)), members).filter(({ memberIds }) =>
    memberIds.some((id) => ids.includes(id)),
  );
}

const maxDays = 14;
const maxTold = 5;
const leave = /\b(?:off|leave|vacation|holidays?|pto)\b/iu;

/** Tells whether adults work, and on which days they do not; what they have then where the calendar has no work of theirs. */
function answerOffWork(scene: Scene): CalendarAnswer | null {
  const { calendar, question, span, words, members } = scene;
  const { ids } = question.persons;
  const work = takingPlace(workOf(calendar.events, ids, members));
  if (work.length === 0) {
    const list = isOpenEnded(span) ? null : answerList(scene);
    return list && { ...list, certainty: least(list.certainty, 'medium') };
  }
  const who = words.people(ids);
  const certainty = 'medium';
  const end = isOpenEnded(span) ? words.now + maxDays * dayMs : span.end;
  const inSpan = within(work, { ...span, end });
  const off = takingPlace(within(calendar.events, { ...span, end })).filter(
    ({ title, memberIds, allDay }) => allDay && leave.test(title) && memberIds.some((id) => ids.includes(id)),
  );
  if (span.kind !== 'days' && span.kind !== 'open') {
    const isWorking = inSpan.length > 0 && off.length === 0;
    const told = (isWorking ? inSpan : off).map((event) => words.sentence(event)).join(' ');
    const text = isWorking ? `No: ${told}` : `Yes: no work for ${who} ${words.during(span)}. ${told}`.trim();
    return { text, events: isWorking ? inSpan : off, certainty };
  }
  const today = words.startOfDay(words.now);
  const firstDay = span.kind === 'open' ? words.nextDay(today) : Math.max(words.startOfDay(span.start), today);
  const days: number[] = [];
  for (let day = firstDay; day < end; day = words.nextDay(day))
    if (within(inSpan, { start: day, end: words.nextDay(day) }).length === 0) days.push(day);
  const told = days.slice(0, question.pick === 'next' ? 1 : isOpenEnded(span) ? maxTold : maxDays);
  return told.length === 0
    ? {
        text: `${who} works every day ${words.during({ ...span, end })}.`,
        events: inSpan.slice(0, maxAhead),
        certainty,
      }
    : {
        text: [
          ...off.map((event) => words.sentence(event)),
          `No work for ${who} on ${listWords(told.map((day) => words.day(day)))}.`,
        ].join(' '),
        events: off,
        certainty,
      };
}
