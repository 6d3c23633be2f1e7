import { dayMs } from './time-zones.ts';
import type { WallTime } from './time-zones.ts';

const plainRule = /^FREQ=(DAILY|WEEKLY)(?:;INTERVAL=(\d+))?(?:;BYDAY=([A-Z,]+))?(?:;WKST=([A-Z]{2}))?$/;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const weekMs = 7 * dayMs;

/**
 * Expands the rules that most family calendars are made of, daily and weekly ones with nothing but an interval and
 * weekdays, by arithmetic on the wall clock; null for any other rule.
 * @param text the rule as parseRule writes it
 * @returns the starts from `from` to `to`, both included, none before `first`
 */
export function plainExpander(text: string, first: WallTime): ((from: WallTime, to: WallTime) => WallTime[]) | null {
  const match = plainRule.exec(text);
  if (!match) return null;
  const [, frequency, interval = '1', days, weekStart = 'MO'] = match;
  const chosen = days?.split(',').map((day) => weekdays.indexOf(day));
  if (frequency === 'WEEKLY') return periodic(first, Number(interval) * weekMs, weekOffsets(first, chosen, weekdays.indexOf(weekStart)));
  const daily = periodic(first, Number(interval) * dayMs, [0]);
  return chosen ? (from, to) => daily(from, to).filter((start) => chosen.includes(weekdayOf(start))) : daily;
}

/** The starts of one week, as differences from `first`, which may lie after some of them. */
function weekOffsets(first: WallTime, chosen: readonly number[] | undefined, weekStart: number): number[] {
  const fromWeekStart = (weekday: number) => (weekday - weekStart + 7) % 7;
  const own = fromWeekStart(weekdayOf(first));
  return (chosen ?? [weekdayOf(first)]).map((weekday) => (fromWeekStart(weekday) - own) * dayMs).sort((a, b) => a - b);
}

function periodic(first: WallTime, period: number, offsets: readonly number[]) {
  return (from: WallTime, to: WallTime): WallTime[] => {
    const starts: WallTime[] = [];
    const earliest = Math.max(from, first);
    for (let base = first + Math.max(0, Math.floor((earliest - first) / period) - 1) * period; base - weekMs <= to; base += period) {
      for (const offset of offsets) {
        const start = base + offset;
        if (start >= earliest && start <= to) starts.push(start);
      }
    }
    return starts;
  };
}

function weekdayOf(wall: WallTime): number {
  return new Date(wall).getUTCDay();
}
