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

/** As one says it: `Friday, October 9, 2026`, and with `time` also ` at 8:45 AM`. */
export function inWords(instant: Date, timeZone: string, { time }: { time: boolean }): string {
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(instant);
  if (!time) return day;
  // Some versions of ICU put a narrow space before AM, which searches would take for a letter.
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(instant)
    .replace(/\s/g, ' ');
  return `${day} at ${clock}`;
}

function inZone(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
}
