import { type Household, childIds } from '@homeroom/household';
import { dayMs } from '@homeroom/icalendar';
import type { CalendarQuestion } from '../../calendar-question.ts';
import { anchoredSpan } from '../anchored-span.ts';
import { asksForSchool, isDayOff, schoolDays } from '../day-off.ts';
import type { EventWords } from '../event-words.ts';
import { takingPlace, within } from '../events-in-span.ts';
import { isTimetable, type CalendarAnswer, type KnownCalendar, type KnownEvent } from '../known-event.ts';

const edge = /^(?:the )?(last|first) days? (?:of|back at|back to|back in) (?:school|class(?:es)?)$/iu;
const saysEdge = /\b(?:first|last) day\b/iu;
const counted = /^(?:days of school|school days?)$/iu;
const minBreakMs = 3 * dayMs;
/** Time after a break in which school begins again. */
const beginsWithinMs = 12 * dayMs;

/** Tells the last day of school before a break, the first after it, and how many are left; null for any other question. */
export function answerSchoolEdge(
  question: CalendarQuestion,
  calendar: KnownCalendar,
  words: EventWords,
  members: Household['members'],
): CalendarAnswer | null {
  const text = question.subject?.text ?? '';
  const side = edge.exec(text)?.[1]?.toLowerCase();
  const isBack = question.isBackToSchool === true && asksForSchool(text);
  const isCount = question.wants === 'how-many' && counted.test(text);
  if (side === undefined && !isBack && !isCount) return null;
  // "School (last day)"
  if (side !== undefined && calendar.events.some(({ title }) => saysEdge.test(title))) return null;
  const days = daysOfSchool(question, calendar, words, members);
  const span = spanOf(question, side === 'first' || isBack, calendar, words);
  if (span === null) return null;
  const inSpan = within(days, span).filter(({ start }) => start >= span.start);
  if (isCount) return countOf(inSpan, span.words, words);
  const told = (side === 'last' ? inSpan.at(-1) : inSpan[0]) ?? span.event;
  return told ? { text: words.sentence(told), events: [told], certainty: 'medium' } : null;
}

function countOf(days: readonly KnownEvent[], during: string, words: EventWords): CalendarAnswer | null {
  const byDay = [...new Map(days.map((event) => [words.startOfDay(event.start), event])).values()];
  const [first, last] = [byDay[0], byDay.at(-1)];
  if (!first || !last) return null;
  const count = `${byDay.length} ${byDay.length === 1 ? 'day' : 'days'}`;
  return {
    text: `${count} of school ${during}: the first is ${words.day(first.start)}, the last ${words.day(last.start)}.`,
    events: [first, last],
    certainty: 'medium',
  };
}

/** School days ahead of the children who are asked about, without days off. */
function daysOfSchool(
  { persons }: CalendarQuestion,
  { events }: KnownCalendar,
  words: EventWords,
  members: Household['members'],
): KnownEvent[] {
  const children = childIds(members);
  const asked = persons.ids.filter((id) => children.has(id));
  const daysOff = events.filter(isDayOff);
  const isUnnamed = ({ memberIds }: KnownEvent) => memberIds.length === 0;
  const isOff = ({ start, end, memberIds }: KnownEvent) =>
    within(daysOff, { start, end }).some(
      (off) => off.memberIds.length === 0 || memberIds.every((id) => off.memberIds.includes(id)),
    );
  const series = new Set(
    schoolDays(events, members)
      .filter((event) => isTimetable(event) && (isUnnamed(event) || event.memberIds.some((id) => children.has(id))))
      .map(({ source }) => source),
  );
  return takingPlace(events).filter(
    (event) =>
      series.has(event.source) &&
      event.end > words.now &&
      (asked.length === 0 || isUnnamed(event) || event.memberIds.some((id) => asked.includes(id))) &&
      !isOff(event),
  );
}

/** The time before or after the break that the question names, or the next one; with the break where it may tell the first day by its end. */
function spanOf(
  question: CalendarQuestion,
  isAfter: boolean,
  calendar: KnownCalendar,
  words: EventWords,
): { start: number; end: number; words: string; event?: KnownEvent } | null {
  if (question.anchor !== null) {
    const { span, isFound, event } = anchoredSpan(question, calendar, words);
    return isFound ? { ...span, ...(isAfter && event && { event }) } : null;
  }
  if (question.span.kind !== 'open') return { ...question.span, words: words.during(question.span) };
  const next = calendar.events.find(
    (event) => isDayOff(event) && event.end - event.start >= minBreakMs && event.end > words.now,
  );
  if (!next) return null;
  return isAfter
    ? { start: next.end, end: next.end + beginsWithinMs, words: '', event: next }
    : { start: words.now, end: next.start, words: `before ${words.title(next)}` };
}
