import { minuteMs } from '@homeroom/icalendar';
import { durationWords } from '../../../calendar/time-words.ts';
import type { CalendarQuestion } from '../../calendar-question.ts';
import type { EventWords } from '../event-words.ts';
import type { CalendarAnswer, Certainty, KnownCalendar, KnownEvent } from '../known-event.ts';
import { bestNamed, namedPairs, type NamedPair, type Pair } from '../subject/named-pairs.ts';
import { comingIn } from '../events-in-span.ts';

/**
 * Tells whether two events overlap that a question names by words of both: "Does the dentist overlap with soccer?" Of
 * series it compares the instances that are closest. Null when there are no two events that share the words.
 */
export function answerPair(
  question: CalendarQuestion,
  calendar: KnownCalendar,
  words: EventWords,
): CalendarAnswer | null {
  const { subject, place, span, certain, sameDay } = question;
  if ((subject?.stems.length ?? 0) + (place?.stems.length ?? 0) < 2) return null;
  const isMeant = ({ pair: [one, other], hasAll }: NamedPair) =>
    hasAll || (subject?.isLoose === true && words.isSameDay(one.start, other.start));
  const pairs = namedPairs({ ...question, around: null }, comingIn(calendar.events, span, words.now)).filter(
    (named) => named.isOfBoth && named.pair[0].source !== named.pair[1].source && isMeant(named),
  );
  const [closest] = bestNamed(pairs).toSorted((one, other) => gapOf(...one) - gapOf(...other));
  if (!closest) return null;
  if (sameDay) return sameDayAnswer(closest, words);
  return gapAnswer(closest, words, certain && calendar.isComplete ? 'high' : 'medium');
}

function sameDayAnswer(pair: Pair, words: EventWords): CalendarAnswer {
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
export function gapAnswer(pair: Pair, words: EventWords, certainty: Certainty): CalendarAnswer {
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
