import { dateOf, weekdayOf } from './day-filter.ts';
import { weekdayNames } from './rule-parts.ts';
import type { Starts } from './rule-parts.ts';
import { dayMs, hourMs } from './time-zones.ts';
import type { WallTime } from './time-zones.ts';

const plainRule = /^FREQ=(HOURLY|DAILY|WEEKLY)(?:;INTERVAL=(\d+))?(?:;BYDAY=([A-Z,]+))?(?:;WKST=([A-Z]{2}))?$/;
const weekMs = 7 * dayMs;

/**
 * Expands the rules that most family calendars are made of, daily and weekly ones with nothing but an interval and
 * weekdays and hourly ones with an interval only, by arithmetic; null for any other rule.
 * @param text the rule as parseRule writes it
 * @param first DTSTART, on the wall clock, but for an hourly rule in time
 */
export function plainStarts(text: string, first: number): Starts | null {
  const match = plainRule.exec(text);
  if (!match) return null;
  const [, frequency, interval = '1', days, weekStart = 'MO'] = match;
  if (frequency === 'HOURLY') return days ? null : periodic(first, Number(interval) * hourMs, [0]);
  const chosen = days?.split(',').map((day) => weekdayNames.indexOf(day));
  if (frequency === 'WEEKLY') return periodic(first, Number(interval) * weekMs, weekOffsets(first, chosen, weekdayNames.indexOf(weekStart)));
  const daily = periodic(first, Number(interval) * dayMs, [0]);
  return chosen ? onWeekdays(daily, chosen) : daily;
}

/** The starts of one week, as differences from `first`, which may lie after some of them. */
function weekOffsets(first: WallTime, chosen: readonly number[] | undefined, weekStart: number): number[] {
  const fromWeekStart = (weekday: number) => (weekday - weekStart + 7) % 7;
  const own = weekdayOf(dateOf(first));
  return (chosen ?? [own]).map((weekday) => (fromWeekStart(weekday) - fromWeekStart(own)) * dayMs).sort((a, b) => a - b);
}

function periodic(first: number, period: number, offsets: readonly number[]): Starts {
  const [smallest = 0] = offsets;
  return function* starts(from, to) {
    const earliest = Math.max(from, first);
    for (let base = first + Math.max(0, Math.floor((earliest - first) / period) - 1) * period; base + smallest <= to; base += period) {
      for (const offset of offsets) {
        const start = base + offset;
        if (start >= earliest && start <= to) yield start;
      }
    }
  };
}

/** The starts on these weekdays; seven others in a row mean that no start is ever on one of them. */
function onWeekdays(daily: Starts, weekdays: readonly number[]): Starts {
  return function* starts(from, to) {
    let others = 0;
    for (const start of daily(from, to)) {
      const chosen = weekdays.includes(weekdayOf(dateOf(start)));
      others = chosen ? 0 : others + 1;
      if (others === 7) return;
      if (chosen) yield start;
    }
  };
}
