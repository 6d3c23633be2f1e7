import ICAL from 'ical.js';
import type { RawComponent } from './split-calendar.ts';
import type { ContentLine } from './content-lines.ts';

/** A property of an event as jCal has it (RFC 7265 §3.4): parameters in lower case, values of its type. */
export interface EventProperty {
  line: number;
  name: string;
  parameters: Record<string, string | string[]>;
  type: string;
  values: unknown[];
  /** The value as the file has it. */
  raw: string;
}

const readNames = new Set([
  'uid',
  'sequence',
  'dtstamp',
  'last-modified',
  'summary',
  'location',
  'status',
  'transp',
  'dtstart',
  'dtend',
  'duration',
  'recurrence-id',
  'rrule',
  'exrule',
  'rdate',
  'exdate',
  'attendee',
  'categories',
  'x-homeroom-who',
  'x-homeroom-letter',
  'x-apple-travel-duration',
]);

/** Properties that are read from the raw value, since the library would refuse or expand them. */
const rawNames = new Set([
  'rrule',
  'exrule',
  'duration',
  'dtstamp',
  'last-modified',
  'x-homeroom-who',
  'x-homeroom-letter',
  'x-apple-travel-duration',
]);

/** The properties that an event is read from, by name; one that cannot be parsed goes to `onFault`. */
export function eventProperties(
  component: RawComponent,
  onFault: (name: string, line: number) => void,
): Map<string, EventProperty[]> {
  const properties = new Map<string, EventProperty[]>();
  for (const line of component.properties) {
    const name = (/^[^;:]+/.exec(line.text)?.[0] ?? '').toLowerCase();
    if (!readNames.has(name)) continue;
    const property = parseProperty(name, line);
    if (!property) onFault(name, line.line);
    else if (properties.has(name)) properties.get(name)?.push(property);
    else properties.set(name, [property]);
  }
  return properties;
}

function parseProperty(name: string, { line, text }: ContentLine): EventProperty | null {
  if (rawNames.has(name))
    return { line, name, parameters: {}, type: 'raw', values: [], raw: text.slice(text.indexOf(':') + 1) };
  if (name === 'rdate' && absurdPeriod.test(text)) return null;
  try {
    const [, parameters, type, ...values] = ICAL.parse.property(quotedZone(text)) as [
      string,
      EventProperty['parameters'],
      string,
      ...unknown[],
    ];
    return { line, name, parameters, type, values, raw: text.slice(text.indexOf(':') + 1) };
  } catch {
    return null;
  }
}

/** A period whose duration has so many digits that computing it costs time. */
const absurdPeriod = /\/[+-]?P[^,]*\d{7}/i;

/** Quotes a TZID that holds a colon, such as Outlook's `(UTC-06:00) Central Time`. */
function quotedZone(text: string): string {
  return text.replace(/^([A-Za-z-]+;(?:[^:"]*;)?TZID=)([^";]*:[^";]*?)((?:;[^":]*)?:\d{8}[^:]*)$/i, '$1"$2"$3');
}

/** The first text value of a property. */
export function textOf(properties: Map<string, EventProperty[]>, name: string): string | null {
  const value = properties.get(name)?.[0]?.values[0];
  return typeof value === 'string' ? value : null;
}

/** The TZID parameter of a property. */
export function tzidOf(property: EventProperty): string | null {
  const tzid = property.parameters['tzid'];
  return typeof tzid === 'string' && tzid !== '' ? tzid : null;
}

/** Returns the first text value of the property with this name (upper case) of a component. */
export function textProperty({ properties }: Pick<RawComponent, 'properties'>, name: string): string | null {
  const line = properties.find(({ text }) =>
    text
      .slice(0, name.length + 1)
      .toUpperCase()
      .match(`^${name}[;:]`),
  );
  const value = line && parseProperty(name.toLowerCase(), line)?.values[0];
  return typeof value === 'string' ? value : null;
}
