import { dayMs, overlapsRange } from '@homeroom/icalendar';
import type { AskedSpan } from '../calendar-question.ts';
import { feastWeekday, weekdayNumbers } from '../reading/time-tables.ts';
import type { KnownEvent } from './known-event.ts';

type Range = Pick<AskedSpan, 'start' | 'end'> & Partial<Pick<AskedSpan, 'kind' | 'parts'>>;

/** Events of a list within a span, or while another one is on; one without length is at its start. */
export function within(events: readonly KnownEvent[], { start, end, kind, parts }: Range): KnownEvent[] {
  const ranges = parts ?? [kind === 'moment' || end <= start ? { start, end: start + 1 } : { start, end }];
  return events.filter((event) => ranges.some((range) => overlapsRange(event.start, event.end, range)));
}

/** Events that take place. */
export function takingPlace(events: readonly KnownEvent[]): KnownEvent[] {
  return events.filter(({ status }) => status !== 'cancelled');
}

/** Events that are not over. */
export function ahead(events: readonly KnownEvent[], now: number): KnownEvent[] {
  return takingPlace(events).filter(({ start, end }) => Math.max(end, start + 1) > now);
}

/** Events that take place in a span; of an open one those that are not over. */
export function comingIn(events: readonly KnownEvent[], span: AskedSpan, now: number): KnownEvent[] {
  return span.kind === 'open' ? ahead(events, now) : takingPlace(within(events, span));
}

/** Whether a question without a time is about the past. */
export function isAboutPast({ kind, end }: AskedSpan, now: number): boolean {
  return kind === 'open' && end <= now;
}

const longMs = 60 * dayMs;

/** Whether a span has no end that the question names: without a time, or "from Thursday on". */
export function isOpenEnded({ kind, start, end }: AskedSpan): boolean {
  return kind === 'open' || (kind === 'days' && end - start > longMs);
}

/** Events that are over, the last first. */
export function over(events: readonly KnownEvent[], now: number): KnownEvent[] {
  return takingPlace(events)
    .filter(({ start, end }) => Math.max(end, start + 1) <= now)
    .sort((a, b) => b.start - a.start);
}

/** Instances whose usual time is in the span and that are at another time now. */
export function movedAway(events: readonly KnownEvent[], span: AskedSpan): KnownEvent[] {
  return takingPlace(events).filter(({ moved, start, end }) => {
    if (moved === null) return false;
    const range = { start: span.start, end: Math.max(span.end, span.start + 1) };
    return overlapsRange(moved.start, moved.end, range) && !overlapsRange(start, end, range);
  });
}

/** Of a feast that has a weekday in its name those on this day, if any: White Sunday rather than a practice for it. */
export function onOwnWeekday<Event extends Pick<KnownEvent, 'start'>>(
  events: readonly Event[],
  text: string,
  weekdayOf: (instant: number) => number,
): readonly Event[] {
  const said = text.toLowerCase();
  if (!feastWeekday.test(said)) return events;
  const weekday = weekdayNumbers[said.split(' ').at(-1) ?? ''];
  const own = events.filter(({ start }) => weekdayOf(start) === weekday);
  return own.length > 0 ? own : events;
}
