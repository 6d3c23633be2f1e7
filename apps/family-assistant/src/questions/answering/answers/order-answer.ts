import type { AskedOrder } from '../../reading/compared-events.ts';
import type { EventWords } from '../event-words.ts';
import type { CalendarAnswer, KnownEvent } from '../known-event.ts';
import { least } from '../scene.ts';

/** Tells which of two events is first; null unless each of two answers is sure of one event. */
export function answerOrder(
  answers: readonly (CalendarAnswer | null)[],
  order: AskedOrder,
  words: EventWords,
): CalendarAnswer | null {
  const [first, second, ...more] = answers;
  if (!first || !second || more.length > 0) return null;
  const [one, other] = [onlyEvent(first), onlyEvent(second)];
  if (!one || !other || one.source === other.source) return null;
  const isSameDay = words.isSameDay(one.start, other.start);
  // "Is the dentist before school?" means the school of its day.
  if (!isSameDay && [one, other].some(({ repeats, allDay }) => repeats && !allDay)) return null;
  const events = [one, other].toSorted((a, b) => a.start - b.start);
  const told = events.map((event) => words.sentence(event)).join(' ');
  const text =
    order === 'which' ? `${orderOf(one, other, words)}: ${told}` : `${one.end <= other.start ? 'Yes' : 'No'}: ${told}`;
  const isClear = one.end <= other.start || other.end <= one.start;
  return { text, events, certainty: least(first.certainty, second.certainty, isClear ? 'high' : 'medium') };
}

function onlyEvent({ events: [event, ...more], certainty }: CalendarAnswer): KnownEvent | null {
  return event && more.length === 0 && certainty !== 'low' && event.status !== 'cancelled' ? event : null;
}

function orderOf(one: KnownEvent, other: KnownEvent, words: EventWords): string {
  const [title, otherTitle] = [words.shortTitle(one), words.shortTitle(other)];
  if (one.end <= other.start) return `${title} is before ${otherTitle}`;
  if (other.end <= one.start) return `${title} is after ${otherTitle}`;
  return `${title} and ${otherTitle} overlap`;
}
