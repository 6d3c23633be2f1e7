import { minuteMs } from '@homeroom/icalendar';
import { durationWords } from '../../calendar/time-words.ts';
import type { CalendarQuestion } from '../calendar-question.ts';
import type { EventWords } from './event-words.ts';
import type { CalendarAnswer, Certainty, KnownCalendar, KnownEvent } from './known-event.ts';
import { matchSubject } from './match-subject.ts';
import { ahead, takingPlace, within } from './events-in-span.ts';

/** Instances compared of each of the two. */
const maxCompared = 100;

/**
 * Tells whether two events overlap that a question names by words of both: "Does the dentist overlap with soccer?" Of
 * series it compares the instances that are closest. Null when there are no two events that share the words.
 */
export function answerPair(
  { subject, persons, span, certain }: CalendarQuestion,
  calendar: KnownCalendar,
  words: EventWords,
): CalendarAnswer | null {
  if (subject === null || subject.stems.length < 2) return null;
  const coming = comingIn(span, calendar, words).filter(
    ({ memberIds }) =>
      persons.kind !== 'members' || memberIds.length === 0 || memberIds.some((id) => persons.ids.includes(id)),
  );
  const withStem = subject.stems.map((stem) => {
    const { events, quality } = matchSubject(coming, { text: stem, stems: [stem] });
    return new Set(quality === 'full' ? events : []);
  });
  const pairs = coming
    .filter((event) => withStem[0]?.has(event))
    .slice(0, maxCompared)
    .flatMap((one) => {
      const missing = withStem.filter((events) => !events.has(one));
      if (missing.length === 0) return [];
      return coming
        .filter((other) => other.source !== one.source && missing.every((events) => events.has(other)))
        .slice(0, maxCompared)
        .map((other) => ({ events: [one, other] as const, gap: gapOf(one, other) }));
    });
  const closest = pairs.toSorted((a, b) => a.gap - b.gap)[0];
  if (!closest) return null;
  return gapAnswer(closest.events, words, certain && calendar.isComplete ? 'high' : 'medium');
}

/** Tells whether two events overlap. */
export function gapAnswer(
  pair: readonly [KnownEvent, KnownEvent],
  words: EventWords,
  certainty: Certainty,
): CalendarAnswer {
  const events = pair.toSorted((a, b) => a.start - b.start);
  const told = events.map((event) => words.sentence(event)).join(' ');
  const gap = gapOf(...pair);
  const text =
    gap < 0
      ? `Yes, they overlap by ${durationWords(Math.round(-gap / minuteMs))}: ${told}`
      : `No, they ${gap === 0 ? 'are back to back' : 'do not overlap'}: ${told}`;
  return { text, events, certainty };
}

/** Returns the events that take place in a span, without one those ahead. */
export function comingIn(span: CalendarQuestion['span'], { events }: KnownCalendar, words: EventWords): KnownEvent[] {
  return span.kind === 'open' ? ahead(events, words.now) : takingPlace(within(events, span));
}

/** Returns the milliseconds between two events; below 0 when they overlap. */
export function gapOf(one: KnownEvent, other: KnownEvent): number {
  return Math.max(one.start, other.start) - Math.min(one.end, other.end);
}
