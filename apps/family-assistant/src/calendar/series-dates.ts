import { type Instant, type PreparedSeries, type SeriesInstance, dayMs } from '@homeroom/icalendar';

/** Maximum number of upcoming dates in a text. */
export const maxDates = 5;
/** Looked through one after the other until there are enough dates: most series repeat within weeks. */
const spans = [35 * dayMs, 400 * dayMs, 3_660 * dayMs];

/** The bounds of all occurrences; `lastEnd` null: endless, or not known. */
export interface SeriesBounds {
  firstStart: Instant;
  lastEnd: Instant | null;
}

/** The first instances that take place and are not over, in order; at most five, none beyond ten years. */
export function upcomingDates(
  series: PreparedSeries,
  { firstStart, lastEnd }: SeriesBounds,
  now: Instant,
): SeriesInstance[] {
  if (lastEnd !== null && lastEnd < now) return [];
  const from = Math.max(now, firstStart);
  let found: SeriesInstance[] = [];
  for (const span of spans) {
    found = takingPlace(series, { start: now, end: from + span });
    if (found.length >= maxDates || (lastEnd !== null && lastEnd <= from + span)) break;
  }
  return found.slice(0, maxDates);
}

/** The last instance that took place and is over; null when there was none within ten years. */
export function lastDate(
  series: PreparedSeries,
  { firstStart, lastEnd }: SeriesBounds,
  now: Instant,
): SeriesInstance | null {
  const until = Math.min(now, (lastEnd ?? now) + 1);
  for (const span of spans) {
    const last = takingPlace(series, { start: until - span, end: until }).at(-1);
    if (last) return last;
    if (until - span <= firstStart) break;
  }
  return null;
}

function takingPlace(series: PreparedSeries, range: { start: Instant; end: Instant }): SeriesInstance[] {
  const instances = series
    .instancesIn(range)
    .filter(({ event }) => event.status !== 'cancelled' || event === series.series.master);
  return instances.sort((a, b) => a.start - b.start || a.end - b.end);
}
