import { makeCalendarObject, ownHeader, toSeries } from '../object/calendar-object.ts';
import type { CalendarObject } from '../object/calendar-object.ts';
import { prepareSeries } from '../recurrence/prepare-series.ts';
import type { PreparedSeries } from '../recurrence/prepare-series.ts';
import { splitCalendar } from '../parse/split-calendar.ts';
import type { RawComponent } from '../parse/split-calendar.ts';
import { icsLimits } from '../limits.ts';
import { readEvent } from '../parse/read-event.ts';
import { publishedDefinition } from '../write/published-definition.ts';
import { zoneId, zoneNames } from '../zones/zone-names.ts';
import type { Zone } from '../zones/time-zones.ts';
import type { EditableEvent } from './component-lines.ts';

/** An edit that the calendar object does not allow; the message says why. */
export class RefusedEditError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RefusedEditError';
  }
}

/** Calendar object by its components, so that single properties can be changed and all others stay unchanged. */
export interface EditableObject {
  uid: string;
  /** The properties of the VCALENDAR. */
  header: readonly string[];
  events: readonly EditableEvent[];
  zones: readonly RawComponent[];
  prepared: PreparedSeries;
  familyZone: Zone;
}

/**
 * Parses a stored object for editing.
 * @throws UnreadableComponentError when it cannot be read
 */
export function parseEditableObject(ics: string, familyZone: Zone): EditableObject {
  const { events, zones, properties } = splitCalendar(ics);
  const header = properties.map(({ text }) => text).filter((text) => !/^METHOD[;:]/i.test(text));
  return withComponents({ header, zones, familyZone }, events);
}

/** Makes an object of one component. */
export function newObject(component: RawComponent, familyZone: Zone): EditableObject {
  return withComponents({ header: ownHeader, zones: [], familyZone }, [component]);
}

/** Returns the same object with other components. */
export function withComponents(
  { header, zones, familyZone }: Pick<EditableObject, 'header' | 'zones' | 'familyZone'>,
  components: readonly RawComponent[],
): EditableObject {
  const known = withFamilyZone(zones, familyZone);
  const zoneOf = zoneNames(known, familyZone, () => undefined);
  const events = components.map((component) => ({
    component,
    event: readEvent(component, { familyZone, zoneOf, warn: () => undefined }),
  }));
  const uid = events[0]?.event.uid ?? '';
  return {
    uid,
    header,
    events,
    zones: known,
    familyZone,
    prepared: prepareSeries(
      toSeries(
        uid,
        events.map(({ event }) => event),
      ),
    ),
  };
}

/**
 * Serializes the object for storing.
 * @throws RefusedEditError when it would be larger than an object may be
 */
export function serializeObject({ events, zones, header, prepared }: EditableObject): CalendarObject {
  const components = events.map(({ component }) => component);
  if (components.length > icsLimits.componentsOfObject)
    throw tooLarge(`${icsLimits.componentsOfObject} changed occurrences`);
  if (components.some(({ lines }) => lines.length > icsLimits.properties))
    throw tooLarge(`${icsLimits.properties} lines`);
  return makeCalendarObject(prepared.series, components, zones, header);
}

function tooLarge(limit: string): RefusedEditError {
  return new RefusedEditError(
    `This series has as many as ${limit}, the most that are possible. End it and add a new one.`,
  );
}

/** Adds the definition of the family's zone, so that times can be written in it; only used definitions are stored. */
function withFamilyZone(zones: readonly RawComponent[], { id }: Zone): readonly RawComponent[] {
  const definition = zones.some((zone) => zoneId(zone) === id) ? null : publishedDefinition(id);
  return definition ? [...zones, definition] : zones;
}
