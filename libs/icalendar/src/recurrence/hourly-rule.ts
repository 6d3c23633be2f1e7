import { chosenDates, dateOf } from './chosen-dates.ts';
import { atPositions } from './rule-parts.ts';
import type { RuleFields, Starts } from './rule-parts.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../zones/time-zones.ts';
import type { Instant, WallTime, Zone } from '../zones/time-zones.ts';

/** Zones next to the date line have skipped and repeated a whole day. */
const largestClockChange = 26 * hourMs;
const yearMs = 366 * dayMs;
const leastHoursTried = 100;

/**
 * Expands hourly rules in elapsed time, so that the hour that the clocks repeat counts twice and the one that they skip
 * not at all, while BYMONTH, BYHOUR and the like are read on the zone's clock.
 *
 * rrule-temporal 2.2.8 omits the repeated hour from `FREQ=HOURLY;BYHOUR=1`, miscounts COUNT over a repeated hour in
 * America/Sao_Paulo, and takes no zone that a calendar file defines.
 * @returns the starts as instants
 */
export function hourlyStarts(parts: RuleFields, first: Instant, zone: Zone): Starts {
  const step = parts.interval * hourMs;
  const dates = chosenDates(parts);
  const stepFrom = (instant: Instant, round: (steps: number) => number) =>
    first + Math.max(0, round((instant - first) / step)) * step;
  return function* starts(from, to) {
    const earliest = Math.max(from, first);
    let at = stepFrom(earliest - hourMs, Math.floor);
    let [last, tried] = [at, 0];
    // Clock changes bring other hours of the day within reach, but within a year every one that ever is.
    while (at - hourMs <= to && (tried < leastHoursTried || at - last < yearMs)) {
      const offset = zone.offsetAt(at);
      const date = dateOf(at + offset);
      const next = dates.next(date);
      if (next === null) return;
      if (next > date) {
        at = Math.max(at + step, stepFrom(next * dayMs - offset - largestClockChange, Math.ceil));
        continue;
      }
      tried += 1;
      if (isChosenHour(parts, at + offset)) {
        [last, tried] = [at, 0];
        for (const wall of startsOfHour(parts, at + offset))
          if (wall - offset >= earliest && wall - offset <= to) yield wall - offset;
      }
      at += step;
    }
  };
}

function isChosenHour({ hours }: RuleFields, wall: WallTime): boolean {
  return hours === null || hours.includes(new Date(wall).getUTCHours());
}

function startsOfHour({ minutes, seconds, positions }: RuleFields, wall: WallTime): WallTime[] {
  if (!minutes && !seconds) return [wall];
  const hour = Math.floor(wall / hourMs) * hourMs;
  const own = new Date(wall);
  const starts = (minutes ?? [own.getUTCMinutes()]).flatMap((minute) =>
    (seconds ?? [own.getUTCSeconds()]).map((second) => hour + minute * minuteMs + second * secondMs),
  );
  return atPositions(
    starts.sort((a, b) => a - b),
    positions,
  );
}
