import { dateOf, weekdayOf } from './chosen-dates.ts';
import { weekdayNames } from './rule-parts.ts';
import { dayMs, hourMs } from '../zones/time-zones.ts';
import type { WallTime } from '../zones/time-zones.ts';

const plainRule = /^FREQ=(HOURLY|DAILY|WEEKLY)(?:;INTERVAL=(\d+))?(?:;BYDAY=([A-Z,]+))?(?:;WKST=([A-Z]{2}))?$/;
const weekMs = 7 * dayMs;

/**
 * Expands the rules that most family calendars are made of by arithmetic: daily and weekly ones with nothing but an
 * interval and weekdays, hourly ones with an interval only. Null for any other rule.
 *
 * Kept for its speed: a week of 2,000 weekly series takes 1 ms (`periodStarts` 4 ms, rrule-temporal 2.2.8 16 ms).
 * @param text the rule as parseRule writes it
 * @param first DTSTART, on the wall clock, but for an hourly rule in time
 */
export function plainStarts(text: string, first: number): ((from: number, to: number) => number[]) | null {
  const match = plainRule.exec(text);
  if (!match) return null;
  const [, frequency, interval = '1', days, weekStart = 'MO'] = match;
  if (frequency === 'HOURLY') return days ? null : periodic(first, Number(interval) * hourMs, [0]);
  const chosen = days?.split(',').map((day) => weekdayNames.indexOf(day));
  if (frequency === 'WEEKLY')
    return periodic(first, Number(interval) * weekMs, weekOffsets(first, chosen, weekdayNames.indexOf(weekStart)));
  const daily = periodic(first, Number(interval) * dayMs, [0]);
  return chosen ? (from, to) => daily(from, to).filter((start) => chosen.includes(weekdayOf(dateOf(start)))) : daily;
}

/** The starts of one week, as differences from `first`, which may be after some of them. */
function weekOffsets(first: WallTime, chosen: readonly number[] | undefined, weekStart: number): number[] {
  const fromWeekStart = (weekday: number) => (weekday - weekStart + 7) % 7;
  const own = weekdayOf(dateOf(first));
  return (chosen ?? [own])
    .map((weekday) => (fromWeekStart(weekday) - fromWeekStart(own)) * dayMs)
    .sort((a, b) => a - b);
}

function periodic(first: number, period: number, offsets: readonly number[]) {
  const [smallest = 0] = offsets;
  return (from: number, to: number): number[] => {
    const starts: number[] = [];
    const earliest = Math.max(from, first);
    for (
      let base = first + Math.max(0, Math.floor((earliest - first) / period) - 1) * period;
      base + smallest <= to;
      base += period
    ) {
      for (const offset of offsets) {
        const start = base + offset;
        if (start >= earliest && start <= to) starts.push(start);
      }
    }
    return starts;
  };
}
