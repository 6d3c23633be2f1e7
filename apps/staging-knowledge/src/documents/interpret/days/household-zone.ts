import type { NamedZone } from '@homeroom/dates-in-text';
import { Temporal } from 'temporal-polyfill';

/** Days and times as a document states them, or as they are at home. */
export interface ZonedTimes {
  /** YYYY-MM-DD */
  date: string;
  endDate: string | null;
  /** HH:MM */
  time: string | null;
  endTime: string | null;
}

/**
 * The days and times in the household's zone, and the original with its zone, "17:00 CET"; null when no zone is stated or
 * both have the same time.
 */
export function inHouseholdZone(
  { date, endDate, time, endTime }: ZonedTimes,
  zone: NamedZone | null,
  timeZone: string,
): (ZonedTimes & { stated: string }) | null {
  if (zone === null || (time === null && endTime === null)) return null;
  const atHome = (day: string, clock: string) =>
    Temporal.PlainDateTime.from(`${day}T${clock}`)
      .toZonedDateTime(zone.name)
      .withTimeZone(timeZone)
      .toString({ smallestUnit: 'minute', timeZoneName: 'never', offset: 'never' })
      .split('T') as [string, string];
  const lastDay = endDate ?? date;
  const [startsOn, startsAt] = time === null ? [date, null] : atHome(date, time);
  const [endsOn, endsAt] = endTime === null ? [null, null] : atHome(lastDay, endTime);
  if (startsAt === time && endsAt === endTime) return null;
  const last = endsOn ?? endDate;
  return {
    date: time === null && endDate === null ? (endsOn ?? date) : startsOn,
    endDate: endDate === null || last === null || last <= startsOn ? null : last,
    time: startsAt,
    endTime: endsAt,
    stated: `${[time, endTime].filter((clock) => clock !== null).join('–')} ${zone.words}`,
  };
}
