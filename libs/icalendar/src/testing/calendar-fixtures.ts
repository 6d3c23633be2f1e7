import { parseCalendarObject } from '../object/calendar-object.ts';
import { readCalendarFile } from '../parse/read-calendar-file.ts';
import { prepareSeries, type SeriesInstance } from '../recurrence/prepare-series.ts';
import { formatInstant, ianaZone, type Zone } from '../zones/time-zones.ts';

/** A zone that must exist. */
export function zone(name: string): Zone {
  const found = ianaZone(name);
  if (!found) throw new Error(`${name} is no zone.`);
  return found;
}

export const chicago = zone('America/Chicago');

/** A VCALENDAR of these content lines or whole components. */
export function calendar(...parts: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...parts, 'END:VCALENDAR', ''].join('\r\n');
}

/** A VEVENT of these lines, with a UID unless they have one. */
export function event(...lines: string[]): string {
  const uid = lines.some((line) => line.startsWith('UID')) ? [] : ['UID:event@test'];
  return ['BEGIN:VEVENT', ...uid, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');
}

/** An event of some hours in Chicago's time; `start` and `end` as `20261204T173000`. */
export function timedEvent(uid: string, summary: string, start: string, end: string, ...more: string[]): string {
  return event(
    `UID:${uid}`,
    `SUMMARY:${summary}`,
    `DTSTART;TZID=America/Chicago:${start}`,
    `DTEND;TZID=America/Chicago:${end}`,
    ...more,
  );
}

/** An event of whole days, until before `end`; both as `20261204`. */
export function dayEvent(uid: string, summary: string, start: string, end: string, ...more: string[]): string {
  return event(`UID:${uid}`, `SUMMARY:${summary}`, `DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`, ...more);
}

/** Reads a calendar text and expands all of it over the range, through the text that would be stored; by time. */
export function occurrences(text: string, start: string, end: string, familyZone: Zone = chicago): SeriesInstance[] {
  const range = { start: Date.parse(start), end: Date.parse(end) };
  const { objects } = readCalendarFile(text, familyZone);
  const found = objects.flatMap(({ ics }) => prepareSeries(parseCalendarObject(ics, familyZone)).instancesIn(range));
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The starts of `occurrences`, with the family zone's offset. */
export function starts(text: string, start: string, end: string, familyZone: Zone = chicago): string[] {
  return occurrences(text, start, end, familyZone).map((occurrence) => formatInstant(occurrence.start, familyZone));
}

/** Start and end of each occurrence as `start/end`. */
export function spans(text: string, start: string, end: string, familyZone: Zone = chicago): string[] {
  return occurrences(text, start, end, familyZone).map(
    (occurrence) => `${formatInstant(occurrence.start, familyZone)}/${formatInstant(occurrence.end, familyZone)}`,
  );
}
