import { dayMs, minuteMs, type Instant } from '@homeroom/icalendar';
import { weekOf } from '../../calendar/calendar-range.ts';
import type { AskedSpan, CalendarQuestion, TimeAnchor } from '../calendar-question.ts';
import { partsOfDay } from '../reading/time-tables.ts';
import { asksForSchool, isDayOff, isPublicHoliday } from './day-off.ts';
import type { EventWords } from './event-words.ts';
import { onOwnWeekday, takingPlace, within } from './events-in-span.ts';
import type { KnownCalendar, KnownEvent } from './known-event.ts';
import { matchSubject } from './subject/match-subject.ts';

const afterSchool = /\bafter[- ]?school\b/iu;
const isOwnDay = /\b(?:birthday|anniversary)$/iu;

/** The span before, after or during the event that a question names. */
export function anchoredSpan(
  question: CalendarQuestion,
  calendar: KnownCalendar,
  words: EventWords,
): { span: AskedSpan; isFound: boolean; event?: KnownEvent } {
  const { anchor, span, persons } = question;
  if (anchor === null) return { span: nextToWork(span, persons, calendar, words) ?? span, isFound: true };
  const matched = matchedEvents(anchor, calendar, words);
  if (matched.length === 0 && anchor.day && !anchor.ofIds)
    return { span: spanOfDay(anchor.day, anchor, words), isFound: true };
  const timed = timedEvents(matched, anchor, words);
  const ofPersons =
    persons.kind === 'members' && !anchor.isWholeDay
      ? timed.filter(({ memberIds }) => memberIds.some((id) => persons.ids.includes(id)))
      : timed;
  if (anchor.nearDays) {
    const near = timed.find(({ end }) => end > words.now);
    return near ? { span: spanNear(near, anchor, words), isFound: true } : { span, isFound: false };
  }
  const inDay = anchor.isWholeDay && span.kind === 'part-of-day' ? timed.find(({ end }) => end > words.now) : undefined;
  if (inDay) return { span: sameHours(span, inDay, words), isFound: true };
  const inSpan = within(ofPersons.length > 0 ? ofPersons : timed, span).filter(
    ({ end }) => span.kind !== 'open' || end > words.now,
  );
  const [first] = inSpan;
  if (first && anchor.withWeek) return { span: weekAround(first.start, words), isFound: true };
  if (first && anchor.isWholeDay) return { span: wholeDays(first, words), isFound: true };
  if (first?.allDay) return { span: aroundDays(first, words.title(first), anchor, words), isFound: true, event: first };
  const last = inSpan
    .filter(({ start }) => first && words.isSameDay(start, first.start))
    .sort((a, b) => a.end - b.end)
    .at(-1);
  if (!first || !last) return { span, isFound: false };
  const said = `${anchor.relation} ${anchor.subject.text} on ${words.day(first.start)}`;
  const { start, end } = aroundHours(anchor.relation, first.start, last.end, question, words);
  return { span: { start, end, kind: 'part-of-day', words: said }, isFound: true };
}

/** The events that a question names as its time. */
function matchedEvents(anchor: TimeAnchor, calendar: KnownCalendar, words: EventWords): readonly KnownEvent[] {
  const { events, quality } = matchSubject(takingPlace(calendar.events), anchor.subject);
  if (isLongWeekend(anchor) && quality !== 'full') return nextLongWeekend(calendar, words);
  return quality === 'none' ? [] : onOwnWeekday(events, anchor.subject.text, (at) => words.weekday(at));
}

/** Those of the named events whose time is meant. */
function timedEvents(matched: readonly KnownEvent[], anchor: TimeAnchor, words: EventWords): readonly KnownEvent[] {
  // "After school" is not after the after-school club.
  const lessons = asksForSchool(anchor.subject.text) ? matched.filter(({ title }) => !afterSchool.test(title)) : [];
  const found = lessons.length > 0 ? lessons : matched;
  const hours = found.filter(({ allDay }) => !allDay);
  // The party may be on another day than the birthday.
  const ownDays = isOwnDay.test(anchor.subject.text) && anchor.isWholeDay ? found.filter(({ allDay }) => allDay) : [];
  const stays = anchor.isStay ? found.filter((event) => event.allDay && !words.isWithinDay(event)) : [];
  const all =
    stays.length > 0 ? stays : ownDays.length > 0 ? ownDays : hours.length > 0 && !anchor.withWeekend ? hours : found;
  return anchor.ofIds ? all.filter(({ memberIds }) => memberIds.some((id) => anchor.ofIds?.includes(id))) : all;
}

/** The hours before, after or during events from `start` to `end` of one day. */
function aroundHours(
  relation: TimeAnchor['relation'],
  start: Instant,
  end: Instant,
  { span, wants, pick }: CalendarQuestion,
  words: EventWords,
): { start: Instant; end: Instant } {
  if (relation === 'during') return { start, end };
  const isOpen = span.kind === 'open';
  if (relation === 'before')
    return (wants === 'how-many' || pick === 'last') && isOpen
      ? { start: words.now, end: start }
      : { start: Math.max(words.startOfDay(start), Math.min(span.start, start)), end: start };
  // "The first game after the camp"
  return { start: end, end: pick === 'first' && isOpen ? end + afterDays * dayMs : words.nextDay(end - 1) };
}

const byWork = /\b(before|after) work$/;

/** "After work": after the shifts of the person on that day; null without one. */
function nextToWork(
  span: AskedSpan,
  { ids }: CalendarQuestion['persons'],
  { events }: KnownCalendar,
  words: EventWords,
): AskedSpan | null {
  const side = byWork.exec(span.words)?.[1];
  if (side === undefined || span.kind !== 'part-of-day') return null;
  const day = { ...span, start: words.startOfDay(span.start), end: words.nextDay(span.start) };
  const { events: shifts, quality } = matchSubject(takingPlace(within(events, day)), { text: 'work', stems: ['work'] });
  const own = shifts.filter(({ allDay, memberIds }) => !allDay && memberIds.some((id) => ids.includes(id)));
  if (quality === 'none' || own.length === 0) return null;
  return side === 'after'
    ? { ...span, start: Math.max(...own.map(({ end }) => end)), end: day.end }
    : { ...span, start: day.start, end: Math.min(...own.map(({ start }) => start)) };
}

/** The last such days before an event, or the first ones after it. */
function spanNear(
  event: Pick<KnownEvent, 'start' | 'end' | 'allDay'>,
  { relation, nearDays = [], nearPart }: TimeAnchor,
  words: EventWords,
): AskedSpan {
  const [within] = nearDays;
  if (relation === 'during' && typeof within === 'number') {
    let day = words.startOfDay(event.start);
    while (words.weekday(day) !== within) day = words.nextDay(day);
    return { start: day, end: words.nextDay(day), kind: 'day', words: words.day(day) };
  }
  const step = (day: Instant) => (relation === 'before' ? words.startOfDay(day - 1) : words.nextDay(day));
  const days = nearDays.map((wanted) => {
    let day = step(words.startOfDay(relation === 'before' || !event.allDay ? event.start : event.end - 1));
    while (wanted !== 'day' && words.weekday(day) !== wanted) day = step(day);
    return day;
  });
  const [first, last] = [Math.min(...days), Math.max(...days)];
  if (first !== last)
    return {
      start: first,
      end: words.nextDay(last),
      kind: 'days',
      words: `from ${words.day(first)} to ${words.day(last)}`,
      parts: days.map((day) => ({ start: day, end: words.nextDay(day) })),
    };
  const part = nearPart && partsOfDay[nearPart];
  if (!part) return { start: first, end: words.nextDay(first), kind: 'day', words: words.day(first) };
  return {
    start: first + part.from * minuteMs,
    end: Math.min(first + part.to * minuteMs, words.nextDay(first)),
    kind: 'part-of-day',
    words: `${words.day(first)}, in the ${part.name}`,
  };
}

/** The hours of a part of a day on the day of an event. */
function sameHours(span: AskedSpan, event: KnownEvent, words: EventWords): AskedSpan {
  const shift = words.startOfDay(event.start) - words.startOfDay(span.start);
  const [start, end] = [span.start + shift, span.end + shift];
  return { start, end, kind: 'part-of-day', words: `${words.day(start)}, from ${words.time(start)}` };
}

/** The holiday next to the first weekend that has one; without holidays the day off of a school. */
function nextLongWeekend({ events }: KnownCalendar, words: EventWords): KnownEvent[] {
  const next = events.filter(
    (event) => isDayOff(event) && event.end > words.now && [1, 5].includes(words.weekday(event.start)),
  );
  return [next.find(isPublicHoliday) ?? next[0]].filter((event) => event !== undefined);
}

/** Whether the event that sets a time is only likely the one that is named. */
export function isGuessed({ anchor }: CalendarQuestion, { events }: KnownCalendar): boolean {
  if (anchor === null) return false;
  const { quality } = matchSubject(takingPlace(events), anchor.subject);
  return quality === 'loose' || (isLongWeekend(anchor) && quality !== 'full');
}

function isLongWeekend({ subject }: TimeAnchor): boolean {
  return /\blong weekend$/iu.test(subject.text);
}

/** The span around a named day of which the calendar has no event. */
function spanOfDay(day: AskedSpan, anchor: TimeAnchor, words: EventWords): AskedSpan {
  if (anchor.nearDays) return spanNear({ ...day, allDay: true }, anchor, words);
  if (anchor.withWeek) return weekAround(day.start, words);
  return anchor.relation === 'during' && !anchor.withWeekend ? day : aroundDays(day, day.words, anchor, words);
}

/** The week of a day, from Sunday. */
function weekAround(day: Instant, words: EventWords): AskedSpan {
  const { start, end } = weekOf(day, 0, words.zone);
  return { start, end, kind: 'days', words: `from ${words.day(start)} to ${words.day(end - 1)}` };
}

/** The days of an event. */
function wholeDays(event: KnownEvent, words: EventWords): AskedSpan {
  const [start, end] = [words.startOfDay(event.start), words.nextDay(Math.max(event.start, event.end - 1))];
  return words.isWithinDay(event)
    ? { start, end, kind: 'day', words: words.day(start) }
    : { start, end, kind: 'days', words: `from ${words.day(start)} to ${words.day(end - 1)}` };
}

const afterDays = 14;

/** The span before, after or during an all-day event. */
function aroundDays(
  event: Pick<KnownEvent, 'start' | 'end'>,
  said: string,
  { relation, withWeekend = false }: TimeAnchor,
  words: EventWords,
): AskedSpan {
  const span = { kind: 'days' as const, words: `${relation} ${said}` };
  if (relation === 'before') return { ...span, start: words.now, end: event.start };
  if (relation === 'after') return { ...span, start: event.end, end: event.end + afterDays * dayMs };
  let { start, end } = event;
  if (withWeekend) {
    while ([0, 1].includes(words.weekday(start))) start = words.startOfDay(start - 1);
    while ([5, 6, 0].includes(words.weekday(end)) && words.weekday(end - 1) !== 0) end = words.nextDay(end);
  }
  return { ...span, start, end };
}
