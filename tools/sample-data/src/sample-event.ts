import { addDays, type IsoDate } from './calendar-dates.ts';
import { chicagoZone, icsEscape, icsText } from './ics-text.ts';

/** Start and end, `HH:MM` in America/Chicago. */
export type Hours = readonly [from: string, to: string];

/** Override of one instance of a series. */
export interface SampleOverride {
  /** Date of the instance in the series. */
  of: IsoDate;
  /** New date; absent: unchanged. */
  date?: IsoDate;
  hours?: Hours;
  summary?: string;
  location?: string;
  status?: 'CANCELLED';
}

/** Event of a sample calendar. */
export interface SampleEvent {
  /** Local part of the UID. */
  id: string;
  summary: string;
  date: IsoDate;
  /** Absent: all day. */
  hours?: Hours;
  /** Last day if different from `date`. */
  lastDate?: IsoDate;
  /** Whether `hours` are in UTC. */
  utc?: boolean;
  /** Recurrence rule without the property name. */
  rule?: string;
  exceptionDates?: readonly IsoDate[];
  additionalDates?: readonly IsoDate[];
  overrides?: readonly SampleOverride[];
  location?: string;
  description?: string;
  categories?: readonly string[];
  /** E-mail addresses by name. */
  attendees?: Readonly<Record<string, string>>;
  status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  transparent?: boolean;
  reminderMinutes?: number;
}

/** Calendar that contains the events. */
export interface SampleCalendar {
  id: string;
  name: string;
  /** Date of every DTSTAMP. */
  writtenOn: IsoDate;
  events: readonly SampleEvent[];
}

/** Writes a calendar as an iCalendar file (RFC 5545). */
export function calendarFile({ id, name, writtenOn, events }: SampleCalendar): string {
  const render = (event: SampleEvent): string[] => [
    ...master(event, id, writtenOn),
    ...(event.overrides ?? []).flatMap((override) => overriding(event, override, id, writtenOn)),
  ];
  return icsText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Homeroom//Sample data//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${icsEscape(name)}`,
    'X-WR-TIMEZONE:America/Chicago',
    ...chicagoZone,
    ...events.flatMap(render),
    'END:VCALENDAR',
  ]);
}

function master(event: SampleEvent, calendarId: string, writtenOn: IsoDate): string[] {
  const dates = (name: string, list: readonly IsoDate[] = []): string[] =>
    list.length > 0 ? [`${name}${moments(event, list)}`] : [];
  return [
    'BEGIN:VEVENT',
    ...identity(event, calendarId, writtenOn),
    ...span(event),
    ...(event.rule ? [`RRULE:${event.rule}`] : []),
    ...dates('EXDATE', event.exceptionDates),
    ...dates('RDATE', event.additionalDates),
    ...facts(event),
    ...reminder(event),
    'END:VEVENT',
  ];
}

function overriding(event: SampleEvent, override: SampleOverride, calendarId: string, writtenOn: IsoDate): string[] {
  const { of, ...changes } = override;
  const instance: SampleEvent = { ...event, date: of, ...changes };
  return [
    'BEGIN:VEVENT',
    ...identity(event, calendarId, writtenOn),
    `RECURRENCE-ID${moments(event, [of])}`,
    ...span(instance),
    'SEQUENCE:1',
    ...facts(instance),
    'END:VEVENT',
  ];
}

function identity({ id }: SampleEvent, calendarId: string, writtenOn: IsoDate): string[] {
  return [`UID:${id}@${calendarId}.rivera.example`, `DTSTAMP:${compact(writtenOn)}T120000Z`];
}

function span(event: SampleEvent): string[] {
  const { date, hours, lastDate = date } = event;
  if (!hours) return [`DTSTART${moments(event, [date])}`, `DTEND${moments(event, [addDays(lastDate, 1)])}`];
  return [`DTSTART${moments(event, [date])}`, `DTEND${moments({ ...event, hours: [hours[1], hours[1]] }, [lastDate])}`];
}

/** Formats parameter and value of a date property: the dates, at the event's start time if it has one. */
function moments({ hours, utc }: SampleEvent, dates: readonly IsoDate[]): string {
  if (!hours) return `;VALUE=DATE:${dates.map(compact).join(',')}`;
  const time = `T${hours[0].replace(':', '')}00`;
  return utc
    ? `:${dates.map((date) => `${compact(date)}${time}Z`).join(',')}`
    : `;TZID=America/Chicago:${dates.map((date) => `${compact(date)}${time}`).join(',')}`;
}

function facts({
  summary,
  location,
  description,
  categories,
  attendees = {},
  status,
  transparent,
}: SampleEvent): string[] {
  return [
    `SUMMARY:${icsEscape(summary)}`,
    ...(location ? [`LOCATION:${icsEscape(location)}`] : []),
    ...(description ? [`DESCRIPTION:${icsEscape(description)}`] : []),
    ...(categories ? [`CATEGORIES:${categories.map(icsEscape).join(',')}`] : []),
    ...Object.entries(attendees).map(([name, address]) => `ATTENDEE;CN=${name};PARTSTAT=ACCEPTED:mailto:${address}`),
    `STATUS:${status ?? 'CONFIRMED'}`,
    ...(transparent ? ['TRANSP:TRANSPARENT'] : []),
  ];
}

function reminder({ summary, reminderMinutes }: SampleEvent): string[] {
  if (reminderMinutes === undefined) return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${icsEscape(summary)}`,
    `TRIGGER:-PT${reminderMinutes}M`,
    'END:VALARM',
  ];
}

function compact(date: IsoDate): string {
  return date.replaceAll('-', '');
}
