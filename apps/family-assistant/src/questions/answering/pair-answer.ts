import { minuteMs } from '@homeroom/icalendar';
import { durationWords } from '../../calendar/time-words.ts';
import type { CalendarQuestion } from '../calendar-question.ts';
import type { EventWords } from './event-words.ts';
import type { CalendarAnswer, Certainty, KnownCalendar, KnownEvent } from './known-event.ts';
import { matchSubject } from './match-subject.ts';
import { comingIn } from './events-in-span.ts';

/** Instances compared of each of the two. */
const maxCompared = 100;

/**
 * Tells whether two events overlap that a question names by words of both: "Does the dentist overlap with soccer?" Of
 * series it compares the instances that are closest. Null when there are no two events that share the words.
 */
export function answerPair(
  { subject, persons, span, certain, sameDay }: CalendarQuestion,
  calendar: KnownCalendar,
  words: EventWords,
): CalendarAnswer | null {
  if (subject === null || subject.stems.length < 2) return null;
  const all = comingIn(calendar.events, span, words.now);
  const own = all.filter(
    ({ memberIds }) =>
      persons.kind !== 'members' || memberIds.length === 0 || memberIds.some((id) => persons.ids.includes(id)),
  );
  const closest = closestPair(own, subject.stems) ?? (sameDay ? closestPair(all, subject.stems) : null);
  if (!closest) return null;
  if (sameDay) return sameDayAnswer(closest, words);
  return gapAnswer(closest, words, certain && calendar.isComplete ? 'high' : 'medium');
}

/** The two events that have all of the words between them, each one that the other lacks. */
function closestPair(
  coming: readonly KnownEvent[],
  stems: readonly string[],
): readonly [KnownEvent, KnownEvent] | undefined {
  const withStem = stems.map((stem) => {
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
  return pairs.toSorted((a, b) => a.gap - b.gap)[0]?.events;
}

function sameDayAnswer(pair: readonly [KnownEvent, KnownEvent], words: EventWords): CalendarAnswer {
  const [first, second] = pair;
  const { text, events } = gapAnswer(pair, words, 'medium');
  const told = text.replace(/^(?:Yes|No), [^:]*: /, '');
  const isSame = words.isSameDay(first.start, second.start);
  const overlap = gapOf(first, second) < 0 ? ' and they overlap' : '';
  return {
    text: isSame ? `Yes, both are on one day${overlap}: ${told}` : `No, they are on two days: ${told}`,
    events,
    certainty: 'medium',
  };
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

/** Returns the milliseconds between two events; below 0 when they overlap. */
export function gapOf(one: KnownEvent, other: KnownEvent): number {
  return Math.max(one.start, other.start) - Math.min(one.end, other.end);
}
