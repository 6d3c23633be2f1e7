import {
  type EventComponent,
  type EventDuration,
  type EventTime,
  type RawComponent,
  type RecurrenceRule,
  type SeriesInstance,
  type TimeForm,
  type Zone,
  dayMs,
  hourMs,
  instantLine,
  instantOf,
  minuteMs,
  plainText,
  propertyValue,
  secondMs,
  textLine,
  textProperty,
  toWall,
  untilInstant,
  utc,
  wallLine,
  zonedForm,
} from '@homeroom/icalendar';
import ICAL from 'ical.js';

/** One VEVENT for the feed. */
export interface FeedEventDeps {
  component: RawComponent;
  event: EventComponent;
  /** The UID in the feed. */
  uid: string;
  /** The names of the members whom it concerns. */
  who: readonly string[];
  /** The master of its series; null for the master itself, or without one. */
  master: EventComponent | null;
  zoneName: (zone: Zone) => string;
}

/**
 * Writes the content lines of an event from its meaning: when, what, where, whether it takes place, and whom it
 * concerns (as CATEGORIES). What else it came with stays here, people's addresses, alarms, attachments and links above all.
 */
export function feedEvent({ component, event: read, uid, who, master, zoneName }: FeedEventDeps): string[] {
  const event = withKnownZones(read);
  const formOf = (time: EventTime): TimeForm => ({
    kind: time.kind,
    zone: time.zone,
    tzid: quoted(time.kind === 'zoned' ? zoneName(time.zone) : ''),
  });
  const own = (name: string) => plainText(textProperty(component, name) ?? '');
  return [
    'BEGIN:VEVENT',
    textLine('UID', uid),
    `DTSTAMP:${stampOf(component, 'DTSTAMP') ?? stampOf(component, 'LAST-MODIFIED') ?? '20000101T000000Z'}`,
    ...(event.sequence > 0 ? [`SEQUENCE:${event.sequence}`] : []),
    ...(event.recurrenceId ? [recurrenceIdLine(event, formOf(event.recurrenceId))] : []),
    ...times(event, formOf(event.start)),
    ...(master === null && event.recurrenceId === null ? recurrence(event, formOf) : []),
    ...(['SUMMARY', 'LOCATION', 'DESCRIPTION'] as const).flatMap((name) =>
      own(name) === '' ? [] : [textLine(name, own(name))],
    ),
    `STATUS:${event.status.toUpperCase()}`,
    ...(event.transparency ? [`TRANSP:${event.transparency.toUpperCase()}`] : []),
    ...classLine(component),
    ...categoriesLine([...event.categories.map(plainText), ...who]),
    'END:VEVENT',
  ];
}

/**
 * The same event with its times in UTC where a file brought its own zone, for few programs read such a definition. The
 * master of a series keeps it: its rule is on that clock.
 */
function withKnownZones(event: EventComponent): EventComponent {
  if (event.rules.length + event.extraDates.length > 0) return event;
  const known = (time: EventTime): EventTime =>
    time.kind === 'zoned' && !time.zone.iana ? { kind: 'utc', wall: instantOf(time), zone: utc } : time;
  return { ...event, start: known(event.start), recurrenceId: event.recurrenceId && known(event.recurrenceId) };
}

/** An instance as an event of its own: on its date when it is all-day, otherwise in UTC. */
export function singleEvent({ start, end, allDay, event }: SeriesInstance): EventComponent {
  const { zone } = event.start;
  const wall = allDay ? toWall(zone, start) : start;
  return {
    ...event,
    start: allDay ? { kind: 'date', wall, zone } : { kind: 'utc', wall, zone: utc },
    duration: allDay ? { days: (toWall(zone, end) - wall) / dayMs, ms: 0 } : { days: 0, ms: end - start },
    ...{ recurrenceId: null, thisAndFuture: false },
    ...{ rules: [], exceptionRules: [], extraDates: [], exceptionDates: [] },
  };
}

function quoted(name: string): string {
  return /[:;,]/.test(name) ? `"${name}"` : name;
}

/** A time stamp in UTC, as the RFC wants it. */
function stampOf(component: RawComponent, name: string): string | null {
  const value = propertyValue(component, name);
  return value !== null && /^\d{8}T\d{6}Z$/.test(value) ? value : null;
}

function recurrenceIdLine({ recurrenceId, thisAndFuture }: EventComponent, form: TimeForm): string {
  return wallLine(`RECURRENCE-ID${thisAndFuture ? ';RANGE=THISANDFUTURE' : ''}`, form, recurrenceId?.wall ?? 0);
}

/** Start and end; a length in whole days of the calendar stays one, and an event without length has no end. */
function times({ start, duration }: EventComponent, form: TimeForm): string[] {
  const begins = wallLine('DTSTART', form, start.wall);
  if (start.kind === 'date') return [begins, wallLine('DTEND', form, start.wall + duration.days * dayMs)];
  if (duration.days > 0) return [begins, `DURATION:${durationText(duration)}`];
  return duration.ms > 0 ? [begins, endLine(start, form, duration.ms)] : [begins];
}

/** A floating event ends at a floating time. */
function endLine(start: EventTime, form: TimeForm, lengthMs: number): string {
  const end = instantOf(start) + lengthMs;
  return form.kind === 'floating' ? wallLine('DTEND', form, toWall(start.zone, end)) : instantLine('DTEND', form, end);
}

function durationText({ days, ms }: EventDuration): string {
  const parts = [
    [hourMs, 'H'],
    [minuteMs, 'M'],
    [secondMs, 'S'],
  ] as const;
  let left = ms;
  const time = parts.map(([unit, letter]) => {
    const count = Math.floor(left / unit);
    left -= count * unit;
    return count > 0 ? `${count}${letter}` : '';
  });
  return `P${days > 0 ? `${days}D` : ''}${time.join('') === '' ? '' : `T${time.join('')}`}`;
}

function recurrence(event: EventComponent, formOf: (time: EventTime) => TimeForm): string[] {
  const { rules, exceptionRules, extraDates, exceptionDates } = event;
  return [
    ...rules.map((rule) => `RRULE:${ruleText(rule, event)}`),
    ...exceptionRules.map((rule) => `EXRULE:${ruleText(rule, event)}`),
    ...extraDates.map(({ start, duration }) => extraDateLine(start, duration, formOf(start))),
    ...exceptionDates.map((time) => exceptionLine(time, event, formOf)),
  ];
}

/** UNTIL as RFC 5545 §3.3.10 wants it: a date with dates, a local time with floating ones, otherwise in UTC. */
function ruleText(rule: RecurrenceRule, { start }: EventComponent): string {
  const until = untilInstant(rule.until, { wall: start.wall, zone: start.zone, allDay: start.kind === 'date' });
  if (until === null) return rule.text;
  const form =
    start.kind === 'date' || start.kind === 'floating'
      ? { kind: start.kind, zone: start.zone, tzid: '' }
      : zonedForm(utc);
  const written = wallLine('', form, toWall(form.zone, until));
  return `${rule.text};UNTIL=${written.slice(written.indexOf(':') + 1)}`;
}

function extraDateLine(start: EventTime, duration: EventDuration | null, form: TimeForm): string {
  const date = wallLine('RDATE', form, start.wall);
  return duration === null ? date : `${date.replace(/^RDATE/, 'RDATE;VALUE=PERIOD')}/${durationText(duration)}`;
}

/** A date that excludes an instance of timed events is written as that instance's start, which every program matches. */
function exceptionLine(time: EventTime, { start }: EventComponent, formOf: (time: EventTime) => TimeForm): string {
  if (time.kind !== 'date' || start.kind === 'date') return wallLine('EXDATE', formOf(time), time.wall);
  const timeOfDay = start.wall - Math.floor(start.wall / dayMs) * dayMs;
  return wallLine('EXDATE', formOf(start), time.wall + timeOfDay);
}

/** PUBLIC, PRIVATE or CONFIDENTIAL (RFC 5545 §3.8.1.3). */
function classLine(component: RawComponent): string[] {
  const value = propertyValue(component, 'CLASS')?.toUpperCase() ?? '';
  return /^(?:PUBLIC|PRIVATE|CONFIDENTIAL)$/.test(value) ? [`CLASS:${value}`] : [];
}

function categoriesLine(categories: readonly string[]): string[] {
  const named = [...new Set(categories)].filter((category) => category !== '');
  if (named.length === 0) return [];
  const property = new ICAL.Property('categories');
  property.setValues(named);
  return [property.toICALString()];
}
