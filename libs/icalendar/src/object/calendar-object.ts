import { createHash } from 'node:crypto';
import { instantOf, isRecurring } from '../parse/event-component.ts';
import type { EventComponent, EventSeries, EventTime } from '../parse/event-component.ts';
import { durationLength } from '../parse/event-time.ts';
import { splitCalendar } from '../parse/split-calendar.ts';
import type { RawComponent } from '../parse/split-calendar.ts';
import { icsLimits, UnreadableComponentError } from '../limits.ts';
import { writeLines } from '../write/write-lines.ts';
import { largestShift, occurrenceBound } from '../recurrence/occurrence-bound.ts';
import { readEvent } from '../parse/read-event.ts';
import { bindRule } from '../recurrence/recurrence-rule.ts';
import type { BoundRule } from '../recurrence/recurrence-rule.ts';
import { namedZone, unescapeText, zoneId, zoneNames } from '../zones/zone-names.ts';
import { dayMs, hourMs } from '../zones/time-zones.ts';
import type { Instant, Zone } from '../zones/time-zones.ts';

/** Cost of reading a calendar object. */
export interface ObjectSize {
  /** Of its events as content lines; time zone definitions count beyond 16 KiB. */
  bytes: number;
  /** Upper bound of the occurrences that overlap any 366 days. */
  occurrences: number;
}

/** Stored iCalendar object: master and overrides under one UID (RFC 4791 §4.1), with its size. */
export interface CalendarObject extends ObjectSize {
  uid: string;
  /** The text, with every property it came with and the VTIMEZONEs it names. */
  ics: string;
  /** Equal for equal meaning: without DTSTAMP, LAST-MODIFIED and SEQUENCE, in any order. */
  etag: string;
  /** It repeats or lasts over 31 days, so `firstStart` alone does not tell whether it reaches into a range. */
  extended: boolean;
  /** No occurrence starts before; up to a day early where the time depends on the family's zone. */
  firstStart: Instant;
  /** No occurrence ends after; null when it is endless or costly to tell. */
  lastEnd: Instant | null;
  /** The document that the event was added from; null for any other. */
  letterId: string | null;
}

/** The longest distance from `firstStart` to `lastEnd` of an object that is not extended. */
export const shortSpan = 33 * dayMs;

/** Properties of a VCALENDAR that Homeroom writes. */
export const ownHeader = ['VERSION:2.0', 'PRODID:-//Homeroom//Calendar//EN'] as const;

/** Makes the stored object of events that were read. `zones` are the file's definitions, `header` its own properties. */
export function makeCalendarObject(
  series: EventSeries,
  components: readonly RawComponent[],
  zones: readonly RawComponent[],
  header: readonly string[] = ownHeader,
): CalendarObject {
  const needed = neededZones(components, zones);
  const lines = [...needed, ...components].flatMap((component) => component.lines.map(({ text }) => text));
  const ics = writeLines(['BEGIN:VCALENDAR', ...header, ...lines, 'END:VCALENDAR']);
  return toObject(series, components, { ics, zones: needed });
}

/**
 * Makes the stored object of an unchanged text, that of a calendar server. Events that cannot be read
 * stay in the text and are not shown.
 * @throws UnreadableComponentError when no event in it can be read
 */
export function fromRawIcs(text: string, familyZone: Zone): CalendarObject {
  const ics = text.replaceAll('\0', '');
  const { events, zones } = splitCalendar(ics);
  const series = parseCalendarObject(ics, familyZone);
  return toObject(series, events, { ics, zones: neededZones(events, zones) });
}

function toObject(
  series: EventSeries,
  components: readonly RawComponent[],
  { ics, zones }: { ics: string; zones: readonly RawComponent[] },
): CalendarObject {
  const bounds = boundsOf(series);
  const size = {
    bytes: bytesOf(components) + Math.max(0, bytesOf(zones) - zoneBytesFree),
    occurrences: occurrenceBound(series),
  };
  return {
    uid: series.uid,
    ics,
    etag: etagOf(components, zones),
    extended: isExtended(series, bounds),
    ...bounds,
    ...size,
    letterId: (series.master ?? series.overrides[0])?.letterId ?? null,
  };
}

const lineEndBytes = 2;
/** So many bytes of time zone definitions cost an object nothing; ordinary ones are shorter. */
const zoneBytesFree = 16 * 1024;

/** The bytes of the events' content lines. */
function bytesOf(components: readonly RawComponent[]): number {
  return components.reduce(
    (sum, { lines }) => lines.reduce((bytes, { text }) => bytes + Buffer.byteLength(text) + lineEndBytes, sum),
    0,
  );
}

/**
 * Reads a stored object; events that cannot be read are left out.
 * @throws UnreadableComponentError when no event in it can be read
 */
export function parseCalendarObject(ics: string, familyZone: Zone): EventSeries {
  const { events, zones } = splitCalendar(ics);
  const zoneOf = zoneNames(zones, familyZone, () => undefined);
  const components: EventComponent[] = [];
  let problem: unknown;
  for (const component of events) {
    try {
      components.push(readEvent(component, { familyZone, zoneOf, warn: () => undefined }));
    } catch (error) {
      problem = error;
    }
  }
  const [first] = components;
  if (!first) throw problem ?? new UnreadableComponentError(1, 'it holds no event');
  return toSeries(
    first.uid,
    components.filter(({ uid }) => uid === first.uid),
  );
}

function isExtended(
  series: EventSeries,
  { firstStart, lastEnd }: Pick<CalendarObject, 'firstStart' | 'lastEnd'>,
): boolean {
  return isRecurring(series) || lastEnd === null || lastEnd - firstStart > shortSpan;
}

/** Master and overrides of one UID; of two for the same instance the higher SEQUENCE counts, then the later one. */
export function toSeries(uid: string, components: readonly EventComponent[]): EventSeries {
  const byInstance = new Map<string, EventComponent>();
  for (const component of components) {
    const key = component.recurrenceId
      ? `${component.recurrenceId.kind === 'date' ? 'date' : 'time'} ${instantOf(component.recurrenceId)}`
      : 'master';
    const known = byInstance.get(key);
    if (!known || component.sequence >= known.sequence) byInstance.set(key, component);
  }
  const kept = [...byInstance.values()];
  return {
    uid,
    master: kept.find(({ recurrenceId }) => recurrenceId === null) ?? null,
    overrides: kept.filter(({ recurrenceId }) => recurrenceId !== null),
  };
}

function neededZones(components: readonly RawComponent[], zones: readonly RawComponent[]): RawComponent[] {
  const needed = new Map<string, RawComponent>();
  for (const zone of zones) {
    const tzid = zoneId(zone);
    const names = ({ text }: { text: string }) =>
      text.includes('TZID=') && [`TZID=${tzid}`, `TZID="${tzid}"`].some((use) => unescapeText(text).includes(use));
    if (components.some(({ lines }) => lines.some(names))) needed.set(tzid, zone);
  }
  return [...needed.values()];
}

const bookkeeping = /^(DTSTAMP|LAST-MODIFIED|SEQUENCE)[;:]/i;

function etagOf(components: readonly RawComponent[], zones: readonly RawComponent[]): string {
  const meaningful = [...components, ...zones.filter((zone) => !namedZone(zoneId(zone)))];
  const parts = meaningful.map(({ lines }) =>
    lines
      .map(({ text }) => text)
      .filter((text) => !bookkeeping.test(text))
      .sort()
      .join('\n'),
  );
  return createHash('sha256').update(parts.sort().join('\n\n')).digest('hex').slice(0, 32);
}

/** Largest distance of a local time from the same time in UTC. */
const zoneSpread = 26 * hourMs;

/** The bounds of all occurrences, wide enough for any family zone. */
function boundsOf(series: EventSeries): Pick<CalendarObject, 'firstStart' | 'lastEnd'> {
  const { master, overrides } = series;
  let firstStart = Infinity;
  let lastEnd = -Infinity;
  const include = (time: EventTime, length: number) => {
    const spread = time.kind === 'date' || time.kind === 'floating' ? zoneSpread : 0;
    const instant = spread > 0 ? time.wall : instantOf(time);
    firstStart = Math.min(firstStart, instant - spread);
    lastEnd = Math.max(lastEnd, instant + length + (length >= dayMs ? hourMs * 3 : 0) + spread);
  };
  for (const event of master ? [master, ...overrides] : overrides) {
    include(event.start, durationLength(event.duration));
    for (const { start, duration } of event.extraDates) include(start, durationLength(duration ?? event.duration));
  }
  if (!master) return { firstStart, lastEnd };
  const shift = largestShift(overrides);
  const ruleEnd = lastOfRules(master);
  if (ruleEnd === null) return { firstStart: firstStart - shift, lastEnd: null };
  const length = Math.max(...[master, ...overrides].map(({ duration }) => durationLength(duration)));
  return { firstStart: firstStart - shift, lastEnd: Math.max(lastEnd, ruleEnd + length + zoneSpread) + shift };
}

const countedCheaply = 1_000;

/** Returns the start of the rules' last instance; null when there is none or it is costly to compute. */
function lastOfRules({ rules, start }: EventComponent): Instant | null {
  let last = -Infinity;
  for (const rule of rules) {
    const bound = bindRule(rule, { wall: start.wall, zone: start.zone, allDay: start.kind === 'date' });
    if (bound.until !== null) last = Math.max(last, bound.until);
    else last = Math.max(last, lastCounted(bound, rule.count, instantOf(start)) ?? Infinity);
  }
  return last === Infinity ? null : last;
}

function lastCounted(rule: BoundRule, count: number | null, from: Instant): Instant | null {
  if (count === null || count > countedCheaply) return null;
  try {
    const instances = rule.between(from, from + 60 * icsLimits.durationMs);
    return instances.length < count ? null : (instances.at(-1)?.instant ?? null);
  } catch {
    return null;
  }
}
