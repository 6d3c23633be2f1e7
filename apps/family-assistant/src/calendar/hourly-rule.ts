import { calendarCycle, dateOf, dayFilter } from './day-filter.ts';
import type { DayFilter } from './day-filter.ts';
import { atPositions } from './rule-parts.ts';
import type { RuleParts, Starts } from './rule-parts.ts';
import { dayMs, hourMs, minuteMs, secondMs } from './time-zones.ts';
import type { Instant, WallTime, Zone } from './time-zones.ts';

/** Zones beside the date line have skipped and repeated a whole day. */
const largestClockChange = 26 * hourMs;
const yearHours = 366 * 24;
const leastHoursTried = 500;

/**
 * Expands hourly rules in elapsed time, so that the hour that the clocks repeat counts twice and the one that they skip
 * not at all, while BYMONTH, BYHOUR and the like are read on the zone's clock.
 * @returns the starts as instants
 */
export function hourlyStarts(parts: RuleParts, first: Instant, zone: Zone): Starts {
  const { hours, positions, interval } = parts;
  const step = interval * hourMs;
  const perHour = (parts.minutes?.length ?? 1) * (parts.seconds?.length ?? 1);
  if (positions?.every((position) => Math.abs(position) > perHour)) return () => [];
  const matches = dayFilter(parts);
  // Clocks that change bring other hours of the day within reach, but within a year every one that ever is.
  const mostTried = Math.max(leastHoursTried, yearHours / interval);
  return function* starts(from, to) {
    const earliest = Math.max(from, first);
    let tried = 0;
    let at = first + Math.max(0, Math.floor((earliest - hourMs - first) / step)) * step;
    while (at - hourMs <= to && tried < mostTried) {
      const wall = at + zone.offsetAt(at);
      if (!matches(dateOf(wall))) {
        const next = nextDate(matches, dateOf(wall));
        if (next === null) return;
        at = Math.max(at + step, first + Math.ceil((next * dayMs - (wall - at) - largestClockChange - first) / step) * step);
        continue;
      }
      tried += 1;
      if (hours === null || hours.includes(Math.floor(wall / hourMs) - dateOf(wall) * 24)) {
        tried = 0;
        for (const start of startsOfHour(parts, wall)) if (start - wall + at >= earliest && start - wall + at <= to) yield start - wall + at;
      }
      at += step;
    }
  };
}

function nextDate(matches: DayFilter, date: number): number | null {
  for (let next = date + 1; next <= date + calendarCycle.days; next += 1) if (matches(next)) return next;
  return null;
}

function startsOfHour({ minutes, seconds, positions }: RuleParts, wall: WallTime): WallTime[] {
  if (!minutes && !seconds) return [wall];
  const hour = Math.floor(wall / hourMs) * hourMs;
  const own = new Date(wall);
  const starts = (minutes ?? [own.getUTCMinutes()]).flatMap((minute) => (seconds ?? [own.getUTCSeconds()]).map((second) => hour + minute * minuteMs + second * secondMs));
  return atPositions(starts.sort((a, b) => a - b), positions);
}
