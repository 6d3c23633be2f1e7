import { Temporal } from 'temporal-polyfill';

/** The day of an instant in a zone: `2026-09-14`. */
export function dayOf(instant: Date, timeZone: string): string {
  return inZone(instant, timeZone).toPlainDate().toString();
}

/** The instant at which the day of `instant` began in a zone. */
export function startOfDay(instant: Date, timeZone: string): Date {
  return new Date(inZone(instant, timeZone).startOfDay().epochMilliseconds);
}

/** RFC 3339 with the zone's offset, to the second: `2026-09-15T19:02:11-05:00`. */
export function withOffset(instant: Date, timeZone: string): string {
  return inZone(instant, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** The wall clock of a zone at an instant, to the minute: `2026-10-09T08:45`. */
export function wallTimeOf(instant: Date, timeZone: string): string {
  return inZone(instant, timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}

function inZone(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
}
