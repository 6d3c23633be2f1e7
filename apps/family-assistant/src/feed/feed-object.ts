import {
  type EventComponent,
  type EventSeries,
  prepareSeries,
  type RawComponent,
  readEvent,
  type SeriesInstance,
  splitCalendar,
  type TimeRange,
  toSeries,
  UnreadableComponentError,
  type Zone,
  zoneNames,
} from '@homeroom/icalendar';

/** A stored calendar object, read for the feed. */
export interface ReadObject {
  series: EventSeries;
  /** The readable events of its series; the others are shown nowhere else either. */
  events: { component: RawComponent; event: EventComponent }[];
  /** Time zones that its file defined. */
  definitions: readonly RawComponent[];
}

/** Reads the text of an object. */
export function readFeedObject(ics: string, familyZone: Zone): ReadObject {
  const { events: components, zones: definitions } = splitCalendar(ics);
  const reading = { familyZone, zoneOf: zoneNames(definitions, familyZone, () => undefined), warn: () => undefined };
  const events = components.flatMap((component) => {
    const event = readable(() => readEvent(component, reading));
    return event ? [{ component, event }] : [];
  });
  const series = toSeries(
    '',
    events.map(({ event }) => event),
  );
  const used = new Set([series.master, ...series.overrides]);
  return { series, events: events.filter(({ event }) => used.has(event)), definitions };
}

/** The instances of a series that overlap the range; none of one that cannot be expanded, which other reads report. */
export function instancesIn(series: EventSeries, range: TimeRange): SeriesInstance[] {
  try {
    return prepareSeries(series).instancesIn(range);
  } catch {
    return [];
  }
}

function readable(read: () => EventComponent): EventComponent | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableComponentError) return null;
    throw error;
  }
}
