import {
  type EventComponent,
  type Instant,
  type PreparedSeries,
  type SeriesInstance,
  dateIn,
  isRecurring,
  parseCalendarObject,
  prepareSeries,
} from '@homeroom/icalendar';
import type { SourceState } from '@homeroom/search';
import type { NameOfCalendar } from '../calendar/calendar-sources.ts';
import { calendarSourceText, shownLine, type FamilyClock } from './calendar-source-text.ts';
import { calendarSourceId } from './calendar-source-id.ts';
import { eventDescription } from './event-description.ts';
import { seriesChanges } from '../calendar/series-changes.ts';
import { lastDate, upcomingDates, type SeriesBounds } from '../calendar/series-dates.ts';

const maxChanges = 5;

/** A stored calendar object with the bounds of all its occurrences. */
export interface StoredCalendarObject extends SeriesBounds {
  calendarId: string;
  uid: string;
  ics: string;
}

/** Context for describing an object. */
export interface SourceReading {
  clock: FamilyClock;
  now: Instant;
  /** The names of the members whom an event of the calendar concerns. */
  whoOf: (event: EventComponent, calendarId: string) => readonly string[];
  /** Sender of a calendar's sources; empty for the household itself. */
  senderOf: (calendarId: string) => string;
  nameOf: NameOfCalendar;
}

/**
 * A calendar object as a source of the knowledge base; its text is another once the first of its next dates is over.
 * @param copies objects of other calendars that are the same appointment (defaults to none)
 * @throws UnreadableComponentError when no event in it can be read
 */
export function calendarSource(
  object: StoredCalendarObject,
  { clock, now, whoOf, senderOf, nameOf }: SourceReading,
  copies: readonly StoredCalendarObject[] = [],
): SourceState {
  const series = seriesOf(object, clock);
  const event = eventOf(series);
  const next = upcomingDates(series, object, now);
  const last = next.length > 0 ? null : lastDate(series, object, now);
  const title = shownLine(event.summary);
  const all = [{ ...object, event }, ...copies.map((copy) => ({ ...copy, event: eventOf(seriesOf(copy, clock)) }))];
  const text = calendarSourceText(
    {
      event,
      title: title === '' ? 'An event without a title' : title,
      repeats: isRecurring(series.series),
      next,
      last,
      changes: seriesChanges(series, { start: now, end: Infinity }).slice(0, maxChanges),
      place: all.find((one) => one.event.location !== null)?.event.location ?? null,
      who: distinct(all.flatMap((one) => whoOf(one.event, one.calendarId))),
      calendars: copies.length === 0 ? [] : all.map(({ calendarId }) => nameOf(calendarId)),
      description: distinct(all.map((one) => eventDescription(one.ics, one.event)).filter(Boolean)).join('\n\n'),
    },
    clock,
  );
  const [shown = last] = next;
  const date = shown ? dateIn(clock.zone, shown.start) : '';
  const source: SourceState['source'] = {
    id: calendarSourceId(object.calendarId, object.uid),
    type: 'calendar',
    kind: null,
    subject: title,
    sender: senderOf(object.calendarId),
    date,
    text,
  };
  return { source, ...refreshAfter(next, now) };
}

function seriesOf({ ics }: StoredCalendarObject, { zone }: FamilyClock): PreparedSeries {
  return prepareSeries(parseCalendarObject(ics, zone));
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

/** Master, or the first override. */
function eventOf({ series: { master, overrides } }: PreparedSeries): EventComponent {
  const event = master ?? overrides[0];
  if (!event) throw new Error('A series must have an event.');
  return event;
}

/** One without length is over a second after it began. */
function refreshAfter(next: readonly SeriesInstance[], now: Instant): Pick<SourceState, 'refreshAt'> {
  if (next.length === 0) return {};
  return { refreshAt: new Date(Math.max(now + 1_000, Math.min(...next.map(({ end }) => end + 1)))) };
}
