import { isDayOff } from '../day-off.ts';
import { eventList } from '../event-list.ts';
import type { CalendarAnswer } from '../known-event.ts';
import { ahead, isOpenEnded, takingPlace, within } from '../events-in-span.ts';
import { least, type Scene } from '../scene.ts';

const maxAhead = 8;

/** Tells the days without school, of everybody or of those whom the question names; null when the calendar has none at all. */
export function answerDaysOff({ calendar, question, span, words, certainty }: Scene): CalendarAnswer | null {
  const { ids } = question.persons;
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
  if (inSpan.length === 0)
    return {
      text: `The calendar has no day off ${words.during(span)}.${next ? ` The next one: ${words.sentence(next)}` : ''}`,
      events: next ? [next] : [],
      certainty,
    };
  const text =
    inSpan.length <= 2
      ? inSpan.map((event) => words.sentence(event)).join(' ')
      : `Days off:\n${eventList(inSpan, span, words)}`;
  return { text, events: inSpan, certainty: picked ? least(certainty, 'medium') : certainty };
}
