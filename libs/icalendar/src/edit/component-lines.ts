import ICAL from 'ical.js';
import type { EventComponent, EventTime } from '../parse/event-component.ts';
import type { RawComponent } from '../parse/split-calendar.ts';
import type { ContentLine } from '../parse/content-lines.ts';
import { toInstant, toWall, utc } from '../zones/time-zones.ts';
import type { Instant, WallTime, Zone } from '../zones/time-zones.ts';

/** One VEVENT of an object: its lines and their meaning. */
export interface EditableEvent {
  component: RawComponent;
  event: EventComponent;
}

/** Form in which times of an event are written. */
export interface TimeForm {
  kind: EventTime['kind'];
  zone: Zone;
  /** The TZID of a zoned time, as a parameter wants it. */
  tzid: string;
}

/** Person who goes to an event; the first address is written. */
export interface Attendee {
  name: string;
  emails: readonly string[];
}

/** The name of a content line, in upper case. */
export function lineName({ text }: ContentLine): string {
  return (/^[^;:]+/.exec(text)?.[0] ?? '').toUpperCase();
}

/** The value of a content line, without name and parameters; a colon inside quotes is none. */
export function lineValue({ text }: ContentLine): string {
  return text.slice((/^(?:[^":]|"[^"]*")*:/.exec(text)?.[0] ?? text).length);
}

/** The component without its own properties of these names and with the given ones; what is nested stays. */
export function replaceProperties(
  component: RawComponent,
  removed: readonly string[],
  added: readonly string[],
): RawComponent {
  return replaceLines(component, (line) => removed.includes(lineName(line)), added);
}

/** The component without those of its own properties and with the given ones; what is nested stays. */
export function replaceLines(
  component: RawComponent,
  removed: (line: ContentLine) => boolean,
  added: readonly string[],
): RawComponent {
  const gone = new Set(component.properties.filter(removed));
  const properties = component.properties.filter((line) => !gone.has(line));
  const fresh = added.map((text) => ({ line: component.line, text }));
  const [begin, ...rest] = component.lines.filter((line) => !gone.has(line));
  if (!begin) return component;
  const last = properties.at(-1);
  const at = last ? rest.indexOf(last) + 1 : 0;
  return {
    ...component,
    properties: [...properties, ...fresh],
    lines: [begin, ...rest.slice(0, at), ...fresh, ...rest.slice(at)],
  };
}

/** Text without the control characters that RFC 5545 §3.3.11 does not allow, its lines ended by line feeds. */
export function plainText(text: string): string {
  const allowed = [...text.replaceAll(/\r\n?/g, '\n')].filter(
    (character) => character === '\n' || character === '\t' || (character >= ' ' && character !== '\u007f'),
  );
  return allowed.join('').trim();
}

/** A property with a text value, escaped (RFC 5545 §3.3.11). */
export function textLine(name: string, text: string, parameters: Readonly<Record<string, string>> = {}): string {
  const property = new ICAL.Property(name.toLowerCase());
  for (const [parameter, value] of Object.entries(parameters)) property.setParameter(parameter, value);
  property.setValue(text);
  return property.toICALString();
}

/** An attendee that no server invites (RFC 6638 §7.1); one without an address is named in X-HOMEROOM-WHO. */
export function attendeeLine({ name, emails: [email] }: Attendee): string {
  if (email === undefined) return `X-HOMEROOM-WHO:${name.replaceAll(/\s+/g, ' ')}`;
  return textLine('ATTENDEE', `mailto:${email}`, { CN: name, 'SCHEDULE-AGENT': 'NONE' });
}

/** Returns the form in which the event writes its start. */
export function formOfStart({ component, event }: EditableEvent): TimeForm {
  const line = component.properties.find((property) => lineName(property) === 'DTSTART');
  const written = /;TZID=("[^"]*"|[^;":]*(?::[^;"\d][^;":]*)*)/i.exec(line?.text ?? '')?.[1] ?? event.start.zone.id;
  const bare = written.replaceAll('"', '');
  return { kind: event.start.kind, zone: event.start.zone, tzid: /[:;,]/.test(bare) ? `"${bare}"` : bare };
}

/** Times in a zone of the IANA database. */
export function zonedForm(zone: Zone): TimeForm {
  return zone === utc ? { kind: 'utc', zone, tzid: 'UTC' } : { kind: 'zoned', zone, tzid: zone.id };
}

/** A property with a local time, such as `DTSTART;TZID=America/Chicago:20261006T170000`. */
export function wallLine(name: string, { kind, tzid }: TimeForm, wall: WallTime): string {
  const text = new Date(wall).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  if (kind === 'date') return `${name};VALUE=DATE:${text.slice(0, 8)}`;
  if (kind === 'utc') return `${name}:${text}`;
  return kind === 'floating' ? `${name}:${text.slice(0, 15)}` : `${name};TZID=${tzid}:${text.slice(0, 15)}`;
}

/** A property with an instant; where local time would not tell it from another, it is written in UTC. */
export function instantLine(name: string, form: TimeForm, instant: Instant): string {
  const wall = toWall(form.zone, instant);
  const told = form.kind === 'date' || toInstant(form.zone, wall) === instant;
  return told ? wallLine(name, form, wall) : wallLine(name, zonedForm(utc), instant);
}

/** The component marked as changed at `now`: SEQUENCE one higher, DTSTAMP and LAST-MODIFIED. */
export function stamped({ component, event }: EditableEvent, now: Date): RawComponent {
  const time = wallLine('', zonedForm(utc), Math.floor(now.getTime() / 1000) * 1000);
  return replaceProperties(
    component,
    ['DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE'],
    [`DTSTAMP${time}`, `LAST-MODIFIED${time}`, `SEQUENCE:${event.sequence + 1}`],
  );
}
