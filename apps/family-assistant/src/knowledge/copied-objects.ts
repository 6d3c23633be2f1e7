import { isRecurring, parseCalendarObject, prepareSeries, type Instant, type Zone } from '@homeroom/icalendar';
import { groupedBy } from '../calendar/grouped-by.ts';
import { idPrefixOf } from '../calendar/occurrence-id.ts';
import { occurrenceOf, type Occurrence } from '../calendar/occurrence.ts';
import { seriesChanges } from '../calendar/series-changes.ts';
import { lastDate, upcomingDates } from '../calendar/series-dates.ts';
import type { CopyFinder } from '../copies/copy-finder.ts';
import type { StoredCalendarObject } from './calendar-source.ts';
import type { ObjectCopies } from './indexed-copies-sql.ts';

/** An object by one of its dates. */
interface DatedObject {
  object: StoredCalendarObject;
  occurrence: Occurrence;
  /** Its dates ahead and what of them differs from the series. */
  dates: string;
}

/**
 * Finds the objects that are one appointment as a whole: copies of each other with the same dates ahead, or the same last
 * one. An object that cannot be read has no copies.
 */
export function copiedObjects(
  objects: readonly StoredCalendarObject[],
  { copies, zone, now }: { copies: Pick<CopyFinder, 'find'>; zone: Zone; now: Instant },
): ObjectCopies[] {
  const sameDates = groupedBy(
    objects.flatMap((object) => datedObject(object, zone, now) ?? []),
    ({ dates }) => dates,
  );
  return [...sameDates.values()].flatMap((dated) => {
    const objectOf = new Map(dated.map(({ object, occurrence }) => [occurrence.id, object]));
    return copies.find(dated.map(({ occurrence }) => occurrence)).flatMap((one) => {
      if (one.isCopy !== false) return [];
      return [[one, ...(one.copies ?? [])].flatMap(({ id }) => objectOf.get(id) ?? [])];
    });
  });
}

function datedObject(object: StoredCalendarObject, zone: Zone, now: Instant): DatedObject | null {
  try {
    const series = prepareSeries(parseCalendarObject(object.ics, zone));
    const next = upcomingDates(series, object, now);
    const date = next[0] ?? lastDate(series, object, now);
    if (!date) return null;
    const changes = seriesChanges(series, { start: now, end: Infinity });
    const { calendarId, uid } = object;
    return {
      object,
      occurrence: occurrenceOf(series, { calendarId, idPrefix: idPrefixOf(calendarId, uid) }, date),
      dates: JSON.stringify([
        isRecurring(series.series),
        (next.length > 0 ? next : [date]).map(({ start, end, event }) => [start, end, event.status === 'cancelled']),
        changes.map(({ original, instance, fromThenOn }) => [
          original,
          instance && [instance.start, instance.end, instance.event.status === 'cancelled'],
          fromThenOn,
        ]),
      ]),
    };
  } catch {
    return null;
  }
}
