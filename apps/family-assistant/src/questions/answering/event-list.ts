import type { Instant } from '@homeroom/icalendar';
import type { AskedSpan } from '../calendar-question.ts';
import type { EventWords } from './event-words.ts';
import type { KnownEvent } from './known-event.ts';

/** Maximum number of events that an answer lists. */
export const maxListed = 20;
/** Maximum number of events that are told in sentences; more are a list. */
export const maxSentences = 3;
const minRepeated = 3;

type ListedSpan = Pick<AskedSpan, 'start' | 'kind'>;

const ofOneDay: ReadonlySet<AskedSpan['kind']> = new Set(['moment', 'part-of-day', 'day']);

/**
 * Lists events of a span, one line each for a span of one day, one line for each day of a longer one. Of more than 20,
 * those that repeat in it are told by name only, and the rest is counted.
 */
export function eventList(events: readonly KnownEvent[], span: ListedSpan, words: EventWords): string {
  const routine = events.length > maxListed ? repeated(events) : new Map<string, KnownEvent[]>();
  const single = events.filter(({ source }) => !routine.has(source));
  const shown = single.slice(0, maxListed);
  const days = new Map<Instant, string[]>();
  for (const event of shown) {
    const day = words.startOfDay(Math.max(event.start, span.start));
    days.set(day, [...(days.get(day) ?? []), listedEvent(event, day, words)]);
  }
  const left = single.length - shown.length;
  const lines =
    ofOneDay.has(span.kind) && days.size === 1 && routine.size === 0
      ? [...days.values()].flat()
      : [...days].map(([day, items]) => `${words.day(day)}: ${items.join('; ')}`);
  const often = [...routine.values()].flatMap((all) =>
    all[0] ? [`${words.shortTitle(all[0])} ${all.length} times`] : [],
  );
  return [
    bullets(lines, left),
    ...(often.length > 0 ? [`Repeated: ${often.slice(0, maxListed).join(', ')}.`] : []),
  ].join('\n');
}

/** Writes lines as a list. @param more number of those that are left out */
export function bullets(lines: readonly string[], more = 0): string {
  return [...lines.map((line) => `• ${line}`), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

/** Returns the instances of those events that are in a list at least three times, by calendar object. */
export function repeated(events: readonly KnownEvent[]): Map<string, KnownEvent[]> {
  const bySource = new Map<string, KnownEvent[]>();
  for (const event of events) bySource.set(event.source, [...(bySource.get(event.source) ?? []), event]);
  return new Map([...bySource].filter(([, all]) => all.length >= minRepeated));
}

/** `5:30 PM–6:30 PM Soccer practice (Leo) at Riverside Field`, on a day's list. */
function listedEvent(event: KnownEvent, day: Instant, words: EventWords): string {
  const unsure = event.status === 'tentative' ? ', not confirmed' : '';
  const what = `${words.shortTitle(event)}${words.at(event)}${words.moved(event)}${unsure}`;
  const lasts = event.end > words.nextDay(day);
  if (event.allDay) return `all day${lasts ? ` until ${words.day(event.end - 1)}` : ''}: ${what}`;
  if (!lasts) return `${words.hoursOn(event, day)} ${what}`;
  const end = `${words.day(event.end)}, ${words.time(event.end)}`;
  return event.start < day ? `until ${end}: ${what}` : `${words.time(event.start)} to ${end}: ${what}`;
}
