import { tzlib_get_ical_block as definitionOf } from 'timezones-ical-library';
import type { RawComponent } from '../calendar/ics-components.ts';
import { propertyValue } from '../calendar/time-zone-names.ts';
import type { Zone } from '../calendar/time-zones.ts';

/**
 * The time zones of one feed (RFC 5545 §3.6.5). Zones of the IANA database are called by its names, whatever the event
 * called them, for that is what every calendar program knows; a zone that a file defined itself keeps its definition,
 * under a name that no other has.
 */
export class FeedZones {
  private readonly names = new Map<string, string>();
  private readonly taken = new Set<string>();
  private unwritten: string[] = [];

  /** The zone's name in the feed. `definitions` are those that the event came with. */
  nameOf(zone: Zone, definitions: readonly RawComponent[]): string {
    const own = zone.iana ? null : definitions.findLast((definition) => propertyValue(definition, 'TZID') === zone.id);
    const lines = own?.lines.map(({ text }) => text);
    const key = lines ? lines.join('\n') : zone.id;
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const { name, definition } = lines ? this.defined(zone.id, lines) : ianaDefinition(zone.id);
    if (!this.taken.has(name)) this.unwritten.push(...definition);
    this.taken.add(name);
    this.names.set(key, name);
    return name;
  }

  /** The content lines of definitions that were asked for since the last time; they come before what names them. */
  newDefinitions(): string[] {
    const lines = this.unwritten;
    this.unwritten = [];
    return lines;
  }

  private defined(id: string, lines: readonly string[]): { name: string; definition: string[] } {
    const plain = id.replaceAll('"', "'");
    let name = plain;
    for (let number = 2; this.taken.has(name); number += 1) name = `${plain} ${number}`;
    return { name, definition: lines.map((line) => (/^TZID[;:]/i.test(line) ? `TZID:${name}` : line)) };
  }
}

/** The definition of a zone under the name that it goes by today; LAST-MODIFIED is not always a valid one. */
function ianaDefinition(id: string): { name: string; definition: string[] } {
  const [block] = definitionOf(id);
  const definition = (block ?? '').split('\r\n').filter((line) => line !== '' && !line.startsWith('LAST-MODIFIED'));
  const name = definition.find((line) => line.startsWith('TZID:'))?.slice('TZID:'.length) ?? id;
  return { name, definition };
}
