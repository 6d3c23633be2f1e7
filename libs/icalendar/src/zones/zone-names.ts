import type { ContentLine } from '../parse/content-lines.ts';
import type { RawComponent } from '../parse/split-calendar.ts';
import { ianaZone } from './time-zones.ts';
import type { Zone } from './time-zones.ts';
import { definedZone } from './defined-zone.ts';
import { windowsZones } from './windows-zones.ts';

/** Finds the zone of a TZID; `line` is where it is used, for the warning. */
export type ZoneOfName = (tzid: string, line: number) => Zone;

/**
 * Returns the reader of one file's TZIDs. The first that applies: an IANA name, a Windows name, a name that ends in an IANA name
 * (`/freeassociation.sourceforge.net/Europe/Berlin`), the IANA name or else the rules of the file's own VTIMEZONE, and
 * last the family's zone with a warning, once for each name.
 */
export function zoneNames(
  definitions: readonly RawComponent[],
  familyZone: Zone,
  warn: (line: number, text: string) => void,
): ZoneOfName {
  const found = new Map<string, Zone>();
  return (tzid, line) => {
    const known = found.get(tzid);
    if (known) return known;
    const zone = namedZone(tzid) ?? zoneFromDefinition(tzid, definitions);
    if (!zone)
      warn(line, `the time zone ${JSON.stringify(tzid.slice(0, 80))} is not known; ${familyZone.id} was taken`);
    found.set(tzid, zone ?? familyZone);
    return zone ?? familyZone;
  };
}

/** The zone that a TZID names by itself, without the file's definitions. */
export function namedZone(tzid: string): Zone | null {
  const name = tzid
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
  return ianaZone(name) ?? windowsZone(name) ?? zoneOfSuffix(name);
}

function windowsZone(name: string): Zone | null {
  const iana = Object.hasOwn(windowsZones, name) ? windowsZones[name] : undefined;
  return iana ? ianaZone(iana) : null;
}

function zoneOfSuffix(name: string): Zone | null {
  const segments = name.split('/').filter(Boolean).slice(-4);
  for (let from = name.startsWith('/') ? 0 : 1; from < segments.length; from += 1) {
    const suffix = segments.slice(from).join('/');
    if (!suffix.includes('/') && suffix !== 'UTC' && suffix !== 'GMT') continue;
    const zone = ianaZone(suffix);
    if (zone) return zone;
  }
  return null;
}

function zoneFromDefinition(tzid: string, definitions: readonly RawComponent[]): Zone | null {
  const definition = definitions.findLast((candidate) => zoneId(candidate) === tzid);
  if (!definition) return null;
  const location = propertyValue(definition, 'X-LIC-LOCATION');
  return (location ? namedZone(location) : null) ?? definedZone(tzid, definition);
}

/** The TZID of a VTIMEZONE, which is text (RFC 5545 §3.8.3.1); empty without one. */
export function zoneId(definition: RawComponent): string {
  return unescapeText(propertyValue(definition, 'TZID') ?? '');
}

/** Text without its escapes (RFC 5545 §3.3.11) but those of line breaks. */
export function unescapeText(text: string): string {
  return text.replace(/\\([\\,;])/g, '$1');
}

/** Returns the value of a component's own property, without its parameters. */
export function propertyValue(component: { properties: readonly ContentLine[] }, name: string): string | null {
  for (const { text } of component.properties) {
    if (
      text.length > name.length &&
      text.slice(0, name.length).toUpperCase() === name &&
      /[;:]/.test(text.charAt(name.length))
    ) {
      return text.slice(text.indexOf(':') + 1).trim();
    }
  }
  return null;
}
