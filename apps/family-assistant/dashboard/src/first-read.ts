import { beginReading, callAs } from './calls.ts';
import type { DashboardFacts } from './contract.ts';
import { dayOf, daysLater, instantOf, wallAt, weekStart, type WallTime } from './wall-time.ts';

/** Range of wall time shown by the calendar; the end is exclusive. */
export interface ShownRange {
  start: WallTime;
  end: WallTime;
}

/** Path of the open conflicts. */
export const conflictsPath = '/conflicts';

/** Whether the page is as narrow as on a phone. */
export function isNarrow(): boolean {
  return matchMedia('(max-width: 719px)').matches;
}

/** Returns the initial range: the agenda from today on a phone, otherwise the current week. @param today YYYY-MM-DD */
export function firstRange(today: string): ShownRange {
  const first = isNarrow() ? today : weekStart(today);
  return { start: atMidnight(first), end: atMidnight(daysLater(first, 7)) };
}

/** Starts reading what the page shows first. */
export function beginDashboard({ time_zone: zone, user, calls }: DashboardFacts): void {
  callAs({ userId: user.messenger_user_id, root: calls });
  beginReading(eventsPath(firstRange(dayOf(wallAt(new Date(), zone))), zone));
  beginReading(conflictsPath);
}

/**
 * Path of the events of whole weeks around a range, so that a day's week can be printed and all views of a week share one
 * response.
 */
export function eventsPath({ start, end }: ShownRange, zone: string): string {
  const [from, until] = [weekStart(dayOf(start)), daysLater(weekStart(daysLater(dayOf(end), -1)), 7)].map((day) =>
    instantOf(`${day}T00:00:00`, zone).toISOString(),
  );
  return `/events?${new URLSearchParams({ start: from ?? '', end: until ?? '', include_travel: 'true' })}`;
}

/** The wall time at which a day begins. */
export function atMidnight(date: string): WallTime {
  return `${date.slice(0, 10)}T00:00:00`;
}
