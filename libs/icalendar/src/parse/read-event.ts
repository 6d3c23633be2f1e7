import { readAlarms } from './event-alarms.ts';
import type { EventComponent, EventDuration, EventTime, ExtraDate, Guest } from './event-component.ts';
import { instantOf } from './event-component.ts';
import { eventProperties, textOf, tzidOf } from './event-properties.ts';
import type { EventProperty } from './event-properties.ts';
import { durationLength, readDuration, readTime, RefusedDurationError } from './event-time.ts';
import type { RawComponent } from './split-calendar.ts';
import { icsLimits, UnreadableComponentError } from '../limits.ts';
import { parseRule, RefusedRuleError } from '../recurrence/recurrence-rule.ts';
import type { RecurrenceRule } from '../recurrence/recurrence-rule.ts';
import { dayMs } from '../zones/time-zones.ts';
import type { Instant, Zone } from '../zones/time-zones.ts';
import type { ZoneOfName } from '../zones/zone-names.ts';

/** Context that an event of a file is read in. */
export interface EventReading {
  familyZone: Zone;
  zoneOf: ZoneOfName;
  /** Takes what was tolerated. */
  warn(line: number, text: string): void;
}

type Properties = Map<string, EventProperty[]>;

/** Properties without which an event would be shown at wrong times. */
const neededNames = new Set(['uid', 'dtstart', 'dtend', 'recurrence-id', 'rdate', 'exdate']);

/**
 * Reads one VEVENT.
 * @throws UnreadableComponentError when its times or its recurrence cannot be told, or ask for too much
 */
export function readEvent(component: RawComponent, reading: EventReading): EventComponent {
  const properties = eventProperties(component, (name, line) => {
    if (neededNames.has(name)) throw new UnreadableComponentError(line, `its ${name.toUpperCase()} is malformed`);
    reading.warn(line, `${name.toUpperCase()} is malformed and was passed over`);
  });
  return toEvent(component, properties, reading);
}

/** Reads one value; what the reader refuses is reported with the line of the property. */
function refusedAt<Value>({ line }: EventProperty, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof RefusedRuleError || error instanceof RefusedDurationError)
      throw new UnreadableComponentError(line, error.message);
    throw error;
  }
}

function toEvent(component: RawComponent, properties: Properties, reading: EventReading): EventComponent {
  const recurrenceId = singleTime(properties, 'recurrence-id', reading);
  const start = singleTime(properties, 'dtstart', reading) ?? recurrenceId;
  if (!start) throw new UnreadableComponentError(component.line, 'it has no DTSTART');
  const uid = (textOf(properties, 'uid') ?? '').trim();
  if (uid.length > icsLimits.uidLength)
    throw new UnreadableComponentError(component.line, `its UID has more than ${icsLimits.uidLength} characters`);
  const event: EventComponent = {
    line: component.line,
    uid,
    sequence: Number(properties.get('sequence')?.[0]?.values[0] ?? 0) || 0,
    summary: (textOf(properties, 'summary') ?? '').trim(),
    location: (textOf(properties, 'location') ?? '').trim() || null,
    status: statusOf(textOf(properties, 'status')),
    transparency: transparencyOf(textOf(properties, 'transp')),
    start,
    duration: durationOf(component, start, properties, reading),
    ...endZoneOf(start, singleTime(properties, 'dtend', reading)),
    recurrenceId,
    thisAndFuture: properties.get('recurrence-id')?.[0]?.parameters['range'] === 'THISANDFUTURE',
    rules: recurrenceId ? [] : rulesOf(properties.get('rrule')),
    exceptionRules: recurrenceId ? [] : rulesOf(properties.get('exrule')),
    extraDates: recurrenceId
      ? []
      : (properties.get('rdate') ?? []).flatMap((property) => extraDates(property, reading)),
    exceptionDates: (properties.get('exdate') ?? []).flatMap((property) => times(property, reading)),
    modified: modifiedOf((properties.get('last-modified') ?? properties.get('dtstamp'))?.[0]?.raw ?? ''),
    travelMs: travelOf(properties.get('x-apple-travel-duration')?.[0]),
    attendees: [
      ...(properties.get('attendee') ?? []).flatMap(attendeeNames),
      ...(properties.get('x-homeroom-who') ?? []).map(({ raw }) => raw.trim()),
    ],
    ...guestsOf(properties.get('attendee')),
    categories: (properties.get('categories') ?? []).flatMap(({ values }) => values.map(String)),
    letterId: letterIdOf(properties.get('x-homeroom-letter')?.[0]),
    alarms: readAlarms(component),
  };
  refuseEndlessOverlap(event);
  return event;
}

function endZoneOf(start: EventTime, end: EventTime | null): Pick<EventComponent, 'endZone'> {
  const isElsewhere = start.kind === 'zoned' && end?.kind === 'zoned' && end.zone.id !== start.zone.id;
  return isElsewhere ? { endZone: end.zone } : {};
}

/** In a stored calendar DTSTAMP is the last change too (RFC 5545 §3.8.7.2); both are in UTC. */
function modifiedOf(written: string): Instant | null {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(written.trim()) ?? [];
  if (year === undefined) return null;
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(instant) ? null : instant;
}

/** An event that repeats and lasts for years would give any day thousands of instances. */
function refuseEndlessOverlap({ line, rules, extraDates: dates, duration }: EventComponent): void {
  if (rules.length + dates.length === 0 || durationLength(duration) <= icsLimits.durationMs) return;
  throw new UnreadableComponentError(line, 'it repeats and lasts over 366 days');
}

function statusOf(text: string | null): EventComponent['status'] {
  const status = text?.trim().toLowerCase();
  return status === 'cancelled' || status === 'tentative' ? status : 'confirmed';
}

function transparencyOf(text: string | null): EventComponent['transparency'] {
  const transparency = text?.trim().toLowerCase();
  return transparency === 'opaque' || transparency === 'transparent' ? transparency : null;
}

/** A travel time that cannot be read is no reason to lose the event. */
function travelOf(property: EventProperty | undefined): number | null {
  if (!property) return null;
  try {
    return durationLength(readDuration(property.raw));
  } catch {
    return null;
  }
}

function letterIdOf(property: EventProperty | undefined): string | null {
  return /^\s*([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\s*$/i.exec(property?.raw ?? '')?.[1]?.toLowerCase() ?? null;
}

/** The address of an attendee and the name. */
function attendeeNames(attendee: EventProperty): string[] {
  return [addressOf(attendee), attendee.parameters['cn']].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
}

function addressOf({ values }: EventProperty): string {
  return String(values[0] ?? '')
    .trim()
    .replace(/^mailto:/i, '');
}

const things = /^(?:room|resource)$/i;

function guestsOf(attendees: readonly EventProperty[] = []): Pick<EventComponent, 'guests'> {
  const guests = attendees
    .filter(({ parameters }) => !things.test(String(parameters['cutype'] ?? '')))
    .map((attendee): Guest => {
      const { cn, partstat } = attendee.parameters;
      const name = typeof cn === 'string' ? cn.trim() : '';
      return {
        address: addressOf(attendee),
        // Some calendars write the address as the name of somebody whom they do not know.
        name: name === '' || name.includes('@') ? null : name,
        hasDeclined: /^declined$/i.test(String(partstat ?? '')),
      };
    });
  return guests.length === 0 ? {} : { guests };
}

function rulesOf(properties: EventProperty[] = []): RecurrenceRule[] {
  return properties
    .filter(({ raw }) => raw.trim() !== '')
    .map((property) => refusedAt(property, () => parseRule(property.raw)));
}

/** The single value of a property; with several the first. An empty value counts as none. */
function singleTime(properties: Properties, name: string, reading: EventReading): EventTime | null {
  const property = properties.get(name)?.[0];
  return property ? (times(property, reading)[0] ?? null) : null;
}

function times(property: EventProperty, reading: EventReading): EventTime[] {
  if (property.raw.trim() === '') return [];
  return property.values
    .filter((value) => value !== '--T::' && value !== '--')
    .map((value) => oneTime(property, value, reading));
}

function oneTime(property: EventProperty, value: unknown, { familyZone, zoneOf }: EventReading): EventTime {
  const time = readTime(String(value), tzidOf(property), { familyZone, zoneOf: (tzid) => zoneOf(tzid, property.line) });
  if (!time) throw new UnreadableComponentError(property.line, `its ${property.name.toUpperCase()} is no date`);
  return time;
}

function extraDates(property: EventProperty, reading: EventReading): ExtraDate[] {
  if (property.type !== 'period') return times(property, reading).map((start) => ({ start, duration: null }));
  return property.values.map((value) => {
    const [from, to] = value as [string, string];
    const start = oneTime(property, from, reading);
    return {
      start,
      duration: /^[+-]?P/i.test(to)
        ? refusedAt(property, () => readDuration(to))
        : between(start, oneTime(property, to, reading)),
    };
  });
}

/**
 * Returns the length: to DTEND, or DURATION, or without both a day for a date and nothing for a time (RFC 5545 §3.6.1).
 * A date that ends on itself, as some exporters write it, lasts that day.
 */
function durationOf(
  component: RawComponent,
  start: EventTime,
  properties: Properties,
  reading: EventReading,
): EventDuration {
  const end = singleTime(properties, 'dtend', reading);
  const written = properties.get('duration')?.[0];
  const allDay = start.kind === 'date';
  if (end) {
    const duration = between(start, end);
    if (durationLength(duration) < 0)
      reading.warn(component.line, 'the event ends before it starts; it was read without a length');
    return atLeast(duration, allDay);
  }
  if (!written) return { days: allDay ? 1 : 0, ms: 0 };
  const duration = refusedAt(written, () => readDuration(written.raw));
  return atLeast(allDay ? wholeDays(duration) : duration, allDay);
}

function atLeast(duration: EventDuration, allDay: boolean): EventDuration {
  return durationLength(duration) > 0 ? duration : { days: allDay ? 1 : 0, ms: 0 };
}

function between(start: EventTime, end: EventTime): EventDuration {
  if (start.kind === 'date') return { days: Math.ceil((end.wall - start.wall) / dayMs), ms: 0 };
  return { days: 0, ms: instantOf(end) - instantOf(start) };
}

function wholeDays(duration: EventDuration): EventDuration {
  return { days: Math.ceil(durationLength(duration) / dayMs), ms: 0 };
}
