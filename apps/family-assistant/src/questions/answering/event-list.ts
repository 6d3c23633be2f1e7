import type { Instant } from '@homeroom/icalendar';
import type { AskedSpan } from '../calendar-question.ts';
import type { EventWords } from './event-words.ts';
import type { KnownEvent } from './known-event.ts';

/** Maximum number of events that an answer lists. */
export const maxListed = 20;

/** Lists events of a span, one line each on one day, one line for each day of several; of more than 20 the rest is counted. */
export function eventList(events: readonly KnownEvent[], span: Pick<AskedSpan, 'start'>, words: EventWords): string {
  const shown = events.slice(0, maxListed);
  const days = new Map<Instant, string[]>();
  for (const event of shown) {
    const day = words.startOfDay(Math.max(event.start, span.start));
    days.set(day, [...(days.get(day) ?? []), listedEvent(event, day, words)]);
  }
  const left = events.length - shown.length;
  const lines =
    days.size === 1
      ? [...days.values()].flat().map((line) => `• ${line}`)
      : [...days].map(([day, items]) => `• ${words.day(day)}: ${items.join('; ')}`);
  return [...lines, ...(left > 0 ? [`and ${left} more`] : [])].join('\n');
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
