import type { Instant, WallTime, Zone } from '../zones/time-zones.ts';
import { toInstant } from '../zones/time-zones.ts';
import type { RecurrenceRule } from '../recurrence/recurrence-rule.ts';

/**
 * Time as an event writes it: a date, a floating time (both read in the family's zone), a time in UTC or in a zone.
 * `wall` is what the clocks of `zone` show, midnight for a date.
 */
export interface EventTime {
  kind: 'date' | 'floating' | 'utc' | 'zoned';
  wall: WallTime;
  zone: Zone;
}

/** Whole days by the calendar, then exact milliseconds (RFC 5545 §3.8.5.3: DURATION is nominal, DTEND exact). */
export interface EventDuration {
  days: number;
  ms: number;
}

/** An RDATE, with its own duration when it is a period. */
export interface ExtraDate {
  start: EventTime;
  duration: EventDuration | null;
}

/** One VEVENT, the part of it that answers depend on. */
export interface EventComponent {
  line: number;
  uid: string;
  sequence: number;
  summary: string;
  location: string | null;
  status: 'confirmed' | 'tentative' | 'cancelled';
  /** TRANSP as written; null when the event does not say. */
  transparency: 'opaque' | 'transparent' | null;
  start: EventTime;
  duration: EventDuration;
  /** Zone of its end, when it is another than the start's: that of a flight's destination. */
  endZone?: Zone;
  recurrenceId: EventTime | null;
  /** RECURRENCE-ID;RANGE=THISANDFUTURE: it also stands for every later instance. */
  thisAndFuture: boolean;
  rules: RecurrenceRule[];
  exceptionRules: RecurrenceRule[];
  extraDates: ExtraDate[];
  exceptionDates: EventTime[];
  /** Last change of the event: LAST-MODIFIED, or DTSTAMP without it; null when the event does not say. */
  modified: Instant | null;
  /** X-APPLE-TRAVEL-DURATION in milliseconds: how long the way there takes, by the author of the event. */
  travelMs: number | null;
  /** Addresses of attendees, without `mailto:`, their names, and members without address (X-HOMEROOM-WHO). */
  attendees: string[];
  /** The people among its attendees, one for each ATTENDEE; absent without one. */
  guests?: readonly Guest[];
  categories: string[];
  /** The document that the event was added from (X-HOMEROOM-LETTER); null for any other event. */
  letterId: string | null;
  /** Its alarms that show or sound (VALARM), at most 20. */
  alarms: EventAlarm[];
}

/** Somebody who is invited to an event (RFC 5545 §3.8.4.1). */
export interface Guest {
  /** Without `mailto:`. */
  address: string;
  /** CN; null without one, and when it is only an address. */
  name: string | null;
  hasDeclined: boolean;
}

/** Time of an alarm. */
export type EventAlarm =
  /** `days` by the calendar and exact `ms`, both negative before `from`. */
  { kind: 'relative'; from: 'start' | 'end'; days: number; ms: number } | { kind: 'absolute'; at: Instant };

/** Master and overrides under one UID. An orphan override has no master. */
export interface EventSeries {
  uid: string;
  master: EventComponent | null;
  overrides: EventComponent[];
}

/** Returns the instant of a time. */
export function instantOf(time: EventTime): Instant {
  return toInstant(time.zone, time.wall);
}

/** Returns whether the series has instances with RECURRENCE-IDs. */
export function isRecurring({ master, overrides }: EventSeries): boolean {
  return master === null || overrides.length > 0 || master.rules.length > 0 || master.extraDates.length > 0;
}
