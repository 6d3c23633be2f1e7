import { dayMs, toInstant, toWall } from '../zones/time-zones.ts';
import type { EventTime } from './event-component.ts';
import { eventProperties, tzidOf, type EventProperty } from './event-properties.ts';
import { readDuration, readTime, RefusedDurationError, type TimeReading } from './event-time.ts';
import type { RawComponent } from './split-calendar.ts';

/** Start and end of an event; `end` is null when it has none that can be read. */
export interface EventTimes {
  start: EventTime;
  end: EventTime | null;
  /** The TZID of its start. */
  tzid: string | null;
}

/** Reads when an event takes place, from DTSTART and DTEND or DURATION alone; null without a start that can be read. */
export function readEventTimes(component: RawComponent, reading: TimeReading): EventTimes | null {
  const properties = eventProperties(component, () => undefined);
  const timeOf = (property: EventProperty | undefined) =>
    property ? readTime(String(property.values[0]), tzidOf(property), reading) : null;
  const [first] = properties.get('dtstart') ?? [];
  const start = timeOf(first);
  if (!first || !start) return null;
  const end = timeOf(properties.get('dtend')?.[0]) ?? endAfter(start, properties.get('duration')?.[0]);
  return { start, end, tzid: tzidOf(first) };
}

function endAfter(start: EventTime, property: EventProperty | undefined): EventTime | null {
  if (!property) return null;
  try {
    const { days, ms } = readDuration(property.raw);
    const wall = start.wall + days * dayMs;
    return { ...start, wall: start.kind === 'date' ? wall : toWall(start.zone, toInstant(start.zone, wall) + ms) };
  } catch (error) {
    if (error instanceof RefusedDurationError) return null;
    throw error;
  }
}
