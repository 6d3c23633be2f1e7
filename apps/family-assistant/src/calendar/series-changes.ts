import {
  type EventComponent,
  type EventTime,
  type Instant,
  type PreparedSeries,
  type SeriesInstance,
  type TimeRange,
  originalPlace,
  recurrenceOf,
} from '@homeroom/icalendar';

/** One instance of a series that is not as the series has it. */
export interface SeriesChange {
  /** Its original start. */
  original: Instant;
  /** Whether the series is all-day. */
  allDay: boolean;
  /** Current state; null when it does not take place. */
  instance: SeriesInstance | null;
  /** All that follow are changed alike. */
  fromThenOn: boolean;
}

/** The exception dates and overrides whose original or own time is in the range, in order of their original times. */
export function seriesChanges(series: PreparedSeries, range: TimeRange): SeriesChange[] {
  const { master, overrides } = series.series;
  if (!master) return [];
  const exceptions = master.exceptionDates.filter((date) => {
    const { instant } = originalPlace(date, master);
    return instant > range.start && instant < range.end;
  });
  const changes = [
    ...overrides.map((event) => changeAt(series, master, event.recurrenceId ?? event.start, event.thisAndFuture)),
    ...exceptions.map((date) => changeAt(series, master, date, false)),
  ];
  const inRange = changes.filter(
    (change): change is SeriesChange =>
      change !== null &&
      Math.max(change.original, change.instance?.end ?? 0) > range.start &&
      Math.min(change.original, change.instance?.start ?? change.original) < range.end,
  );
  return distinct(inRange).sort((a, b) => a.original - b.original);
}

/** Null when the series never had an instance there. */
function changeAt(
  series: PreparedSeries,
  master: EventComponent,
  time: EventTime,
  fromThenOn: boolean,
): SeriesChange | null {
  const place = originalPlace(time, master);
  const instance = series.instanceOf(recurrenceOf(master, place));
  return (
    instance && {
      original: place.instant,
      allDay: master.start.kind === 'date',
      instance: instance === 'removed' ? null : instance,
      fromThenOn,
    }
  );
}

function distinct(changes: readonly SeriesChange[]): SeriesChange[] {
  return [...new Map(changes.map((change) => [change.original, change])).values()];
}
