import { dayMs } from '@homeroom/icalendar';
import type { Household } from '@homeroom/household';
import type { CalendarQuestion } from '../../calendar-question.ts';
import { anchoredSpan } from '../anchored-span.ts';
import type { EventWords } from '../event-words.ts';
import { ahead, takingPlace, within } from '../events-in-span.ts';
import type { CalendarAnswer, KnownCalendar } from '../known-event.ts';
import { stayEvents } from '../subject/stay-events.ts';

const maxTold = 4;

/** Tells at whose home the children are, or when they change homes next; null when no event tells of it. */
export function answerHost(
  question: CalendarQuestion,
  calendar: KnownCalendar,
  words: EventWords,
  members: Household['members'],
): CalendarAnswer | null {
  if (!question.asksHost) return null;
  const hosts = members.filter(({ role }) => role === 'parent').map(({ id }) => id);
  const stays = takingPlace(stayEvents(calendar.events, hosts, members)?.events ?? []);
  const { span } = anchoredSpan(question, calendar, words);
  const coming = ahead(stays, words.now);
  const found =
    span.kind === 'open'
      ? coming.filter(({ start }) => !question.goToHost || start > words.now).slice(0, 1)
      : within(stays, span.kind === 'days' ? span : { ...span, end: Math.max(span.end, span.start + 1) });
  if (found.length === 0 || found.some(({ end, start }) => end - start > maxStayMs)) return null;
  const told = found.slice(0, maxTold);
  return { text: told.map((event) => words.sentence(event)).join(' '), events: told, certainty: 'medium' };
}

/** A child who lives with one parent for good has no turns. */
const maxStayMs = 60 * dayMs;
