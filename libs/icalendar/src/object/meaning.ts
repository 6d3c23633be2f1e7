import ICAL from 'ical.js';
import { splitCalendar } from '../parse/split-calendar.ts';
import type { RawComponent } from '../parse/split-calendar.ts';
import { contentLines } from '../parse/content-lines.ts';

/** A component as jCal has it (RFC 7265 §3.3): its name, properties and components. */
export type JcalComponent = [name: string, properties: JcalProperty[], components: JcalComponent[]];

/** A property as jCal has it (RFC 7265 §3.4): name, parameters, type and values. */
export type JcalProperty = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];

/** Converts a calendar object to jCal (RFC 7265). A line that is no property is left out. */
export function toJcal(ics: string): JcalComponent {
  const open: JcalComponent[] = [];
  let whole: JcalComponent = ['vcalendar', [], []];
  for (const { text } of contentLines(ics)) {
    const [, keyword, name] = /^(BEGIN|END):\s*([^\s]+)\s*$/i.exec(text) ?? [];
    if (keyword?.toUpperCase() === 'BEGIN') open.push([String(name).toLowerCase(), [], []]);
    else if (keyword) {
      const closed = open.pop();
      const parent = open.at(-1);
      if (closed && parent) parent[2].push(closed);
      else if (closed) whole = closed;
    } else {
      const property = toProperty(text);
      if (property) open.at(-1)?.[1].push(property);
    }
  }
  return whole;
}

function toProperty(text: string): JcalProperty | null {
  try {
    return absurdNumber.test(text) ? null : (ICAL.parse.property(text) as JcalProperty);
  } catch {
    return null;
  }
}

/** A duration with so many digits costs the library seconds; no stored object takes its times from one. */
const absurdNumber = /[:/,][+-]?P[^,]*\d{7}/i;

/**
 * Returns a text that is equal for calendar objects of equal meaning: its events without DTSTAMP, LAST-MODIFIED,
 * SEQUENCE and VTIMEZONEs, whatever the order of events, properties, parameters and values, the folding or the case of
 * names. `null` stands for no object.
 */
export function meaningOf(ics: string | null): string {
  if (ics === null) return 'none';
  return splitCalendar(ics).events.map(componentMeaning).sort().join('\n\n');
}

/** Returns whether two calendar objects mean the same; null is no object. */
export function meansTheSame(a: string | null, b: string | null): boolean {
  return a === b || meaningOf(a) === meaningOf(b);
}

const bookkeeping = new Set(['dtstamp', 'last-modified', 'sequence']);
/** Several of these properties, and one with several values, mean the same. */
const lists = new Set(['exdate', 'rdate', 'categories', 'resources']);

function componentMeaning({ lines }: RawComponent): string {
  return nestedMeaning(
    toJcal(lines.map(({ text }) => text).join('\r\n')),
    lines.map(({ text }) => text),
  );
}

function nestedMeaning([name, properties, components]: JcalComponent, lines: readonly string[] = []): string {
  const unreadable = lines.filter((text) => !/^(BEGIN|END):/i.test(text) && toProperty(text) === null);
  const parts = properties.filter(([property]) => !bookkeeping.has(property)).flatMap(propertyMeanings);
  return [
    name,
    ...[...parts, ...unreadable].sort(),
    ...components.map((component) => nestedMeaning(component)).sort(),
  ].join('\n');
}

function propertyMeanings([name, parameters, type, ...values]: JcalProperty): string[] {
  const written = Object.entries(parameters)
    .map(([key, value]) => `${key}=${JSON.stringify(value)}`)
    .sort();
  const one = (value: unknown) => JSON.stringify([name, written, type, sorted(value)]);
  return lists.has(name) ? values.map(one) : [JSON.stringify([name, written, type, ...values.map(sorted)])];
}

/** A rule is an object whose parts, and whose lists, may be in any order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, part]) => [key, Array.isArray(part) ? part.map(String).sort() : part] as const,
  );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
