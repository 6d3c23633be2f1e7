import { createHash } from 'node:crypto';
import { makeCalendarObject, toSeries } from '../object/calendar-object.ts';
import type { CalendarObject } from '../object/calendar-object.ts';
import type { EventComponent } from './event-component.ts';
import { titleOf } from './event-title.ts';
import { eventProperties, textOf } from './event-properties.ts';
import { refreshIntervalOf } from './refresh-interval.ts';
import { runSync, splitInSteps, uidLine } from './split-calendar.ts';
import type { RawComponent, Steps } from './split-calendar.ts';
import { icsLimits, NotACalendarError, UnreadableComponentError } from '../limits.ts';
import type { Fault } from '../limits.ts';
import { decodeText } from './content-lines.ts';
import type { ContentLine } from './content-lines.ts';
import { readEvent } from './read-event.ts';
import { propertyValue, unescapeText, zoneNames } from '../zones/zone-names.ts';
import type { Zone } from '../zones/time-zones.ts';

/** Calendar file after reading. */
export interface CalendarFile {
  objects: CalendarObject[];
  /** Number of events (VEVENTs) read. */
  events: number;
  /** Number of events left out; each has a fault. */
  skipped: number;
  /** No event is missing: none was left out and the file has an end. */
  complete: boolean;
  /** The file ends before its end, so events that it should hold may be missing. */
  truncated: boolean;
  /** The titles of events that were left out by UID, of those that have a UID that can be read; null without a title. */
  unread: ReadonlyMap<string, string | null>;
  /** Interval at which the calendar asks to be fetched, in milliseconds; null when it does not say. */
  refreshMs: number | null;
  /** Name that the calendar gives itself; null when it gives none. */
  name: string | null;
  /** Everything that was left out or tolerated, by line. */
  faults: Fault[];
}

interface ReadEvent {
  event: EventComponent;
  component: RawComponent;
}

type Warn = (line: number, text: string) => void;

/**
 * Reads a calendar file as tolerantly as it can: what cannot be read is left out and reported by its line.
 * @throws NotACalendarError when it is no calendar, or beyond the limits of a file
 */
export function readCalendarFile(input: Uint8Array | string, familyZone: Zone): CalendarFile {
  return runSync(readCalendarFileInSteps(input, familyZone));
}

/** Does what `readCalendarFile` does in short steps, so that the caller can let other requests have a turn in between. */
export function* readCalendarFileInSteps(input: Uint8Array | string, familyZone: Zone): Steps<CalendarFile> {
  if (input.length > icsLimits.fileBytes)
    throw new NotACalendarError(`This file is larger than ${icsLimits.fileBytes / 1024 / 1024} MiB.`);
  const { events, zones, properties, skippedEvents, skippedUids, truncated, faults } = yield* splitInSteps(
    typeof input === 'string' ? input : decodeText(input),
  );
  const warn: Warn = (line, text) => void faults.push({ line, text });
  const unread = new Map(skippedUids.flatMap(uidOf).map((uid): [string, string | null] => [uid, null]));
  const zoneOf = zoneNames(zones, familyZone, warn);
  const groups = new Map<string, ReadEvent[]>();
  for (const component of events) {
    const event = tryReading(component, () => readEvent(component, { familyZone, zoneOf, warn }), warn);
    if (event) addByUid(groups, event, component);
    else for (const uid of component.properties.flatMap(uidOf)) unread.set(uid, titleOf(component));
    yield;
  }
  const { objects, kept } = yield* makeObjects(groups, { zones, unread, warn });
  faults.sort((a, b) => a.line - b.line);
  const skipped = events.length + skippedEvents - kept;
  return {
    objects,
    events: kept,
    skipped,
    complete: skipped === 0 && !truncated,
    truncated,
    unread,
    refreshMs: refreshIntervalOf(properties),
    name: calendarNameOf(properties),
    faults,
  };
}

/** Makes an object of each UID's events, and counts the events that are in one. */
function* makeObjects(
  groups: ReadonlyMap<string, readonly ReadEvent[]>,
  { zones, unread, warn }: { zones: readonly RawComponent[]; unread: Map<string, string | null>; warn: Warn },
): Steps<{ objects: CalendarObject[]; kept: number }> {
  const objects: CalendarObject[] = [];
  let [kept, length] = [0, 0];
  for (const [uid, members] of groups) {
    const object = tryReading(
      members[0]?.component,
      () => refuseBeyond(icsLimits.objectsLength - length, toObject(uid, members, zones, warn)),
      warn,
    );
    if (object) {
      objects.push(object);
      length += object.ics.length;
      kept += members.length;
    } else unread.set(uid, members[0] ? titleOf(members[0].component) : null);
    yield;
  }
  return { objects, kept };
}

/** NAME (RFC 7986 §5.1), or X-WR-CALNAME without it. */
function calendarNameOf(properties: readonly ContentLine[]): string | null {
  const names = ['NAME', 'X-WR-CALNAME'].map((name) => unescapeText(propertyValue({ properties }, name) ?? '').trim());
  return names.find((name) => name !== '') ?? null;
}

/** The UID that a line of an event gives it. */
function uidOf(line: ContentLine): string[] {
  if (!uidLine.test(line.text)) return [];
  const named = { name: 'VEVENT', line: line.line, lines: [line], properties: [line] };
  const uid = textOf(
    eventProperties(named, () => undefined),
    'uid',
  )?.trim();
  return uid ? [uid] : [];
}

/** @throws UnreadableComponentError when the object's text is longer than there is room for */
function refuseBeyond(room: number, object: CalendarObject): CalendarObject {
  if (object.ics.length <= room) return object;
  throw new UnreadableComponentError(
    1,
    'the events of this file and the time zone definitions that each names are too long together',
  );
}

function toObject(
  uid: string,
  members: readonly ReadEvent[],
  zones: readonly RawComponent[],
  warn: Warn,
): CalendarObject {
  const line = members[0]?.component.line ?? 1;
  if (members.length > icsLimits.componentsOfObject)
    throw new UnreadableComponentError(line, `its UID has more than ${icsLimits.componentsOfObject} overrides`);
  const series = toSeries(
    uid,
    members.map(({ event }) => event),
  );
  const used = new Set(series.master ? [series.master, ...series.overrides] : series.overrides);
  for (const { event } of members)
    if (!used.has(event))
      warn(
        event.line,
        'another event of this file has the same UID and stands for the same instance; this one was passed over',
      );
  return makeCalendarObject(
    series,
    members.filter(({ event }) => used.has(event)).map(({ component }) => component),
    zones,
  );
}

/** Runs one step of reading; a failure becomes a fault of the event and leaves the others alone. */
function tryReading<Result>(component: RawComponent | undefined, read: () => Result, warn: Warn): Result | null {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof UnreadableComponentError ? error.message : 'it cannot be read';
    warn(
      error instanceof UnreadableComponentError ? error.line : (component?.line ?? 1),
      `this event was left out: ${reason}`,
    );
    return null;
  }
}

/** Groups events by UID, in the file's order. One without UID gets a name made of its content, the same every time. */
function addByUid(groups: Map<string, ReadEvent[]>, event: EventComponent, component: RawComponent): void {
  const member = event.uid ? { event, component } : withMadeUid(event, component);
  const group = groups.get(member.event.uid);
  if (group) group.push(member);
  else groups.set(member.event.uid, [member]);
}

const volatile = /^(DTSTAMP|LAST-MODIFIED|CREATED|SEQUENCE|UID)[;:]/i;

function withMadeUid(event: EventComponent, component: RawComponent): ReadEvent {
  const content = component.lines.map(({ text }) => text).filter((text) => !volatile.test(text));
  const uid = `${createHash('sha256').update(content.join('\n')).digest('hex').slice(0, 32)}@homeroom.invalid`;
  const [begin, ...rest] = component.lines.filter(({ text }) => !uidLine.test(text));
  const lines = begin ? [begin, { line: component.line, text: `UID:${uid}` }, ...rest] : rest;
  return { event: { ...event, uid }, component: { ...component, lines } };
}
