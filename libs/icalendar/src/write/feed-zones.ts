import type { RawComponent } from '../parse/split-calendar.ts';
import { zoneId } from '../zones/zone-names.ts';
import type { Zone } from '../zones/time-zones.ts';
import { zoneDefinition, type ZoneDefinition } from './zone-definition.ts';

/**
 * The time zones of one feed (RFC 5545 §3.6.5). Zones of the IANA database are called by its names, whatever the event
 * called them, for that is what every calendar program knows; a zone that a file defined itself keeps its definition,
 * under a name that no other has.
 */
export class FeedZones {
  private readonly names = new Map<string, string>();
  private readonly taken = new Set<string>();
  private unwritten: string[] = [];
  private readonly now: Date;

  constructor(now: Date) {
    this.now = now;
  }

  /** The zone's name in the feed. `definitions` are those that the event came with. */
  nameOf(zone: Zone, definitions: readonly RawComponent[]): string {
    const own = zone.iana ? null : definitions.findLast((definition) => zoneId(definition) === zone.id);
    const lines = own?.lines.map(({ text }) => text);
    const key = lines ? lines.join('\n') : zone.id;
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const { name, lines: definition } = lines ? this.defined(zone.id, lines) : zoneDefinition(zone.id, this.now);
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

  private defined(id: string, lines: readonly string[]): ZoneDefinition {
    const plain = id.replaceAll('"', "'");
    let name = plain;
    for (let number = 2; this.taken.has(name); number += 1) name = `${plain} ${number}`;
    return {
      name,
      lines: lines.map((line) => (/^TZID[;:]/i.test(line) ? `TZID:${name.replaceAll(/[\\,;]/g, '\\$&')}` : line)),
    };
  }
}
