import { dayMs, formatInstant, toInstant } from '@homeroom/icalendar';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { chicago } from './calendar-fixtures.ts';

/** The instances that a calendar program finds, each as `2026-11-02T19:00:00-06:00 90 min Choir`, in order. */
export type Instances = string[];

interface Range {
  start: number;
  end: number;
}

function told(found: { start: number; end: number; summary: string }[], range: Range): Instances {
  const inRange = found.filter(
    ({ start, end }) => start < range.end && (end > range.start || (start === end && start >= range.start)),
  );
  return inRange
    .map(({ start, end, summary }) => `${formatInstant(start, chicago)} ${(end - start) / 60_000} min ${summary}`)
    .sort();
}

/** Returns the events that ical.js reads from a feed, in Chicago. */
export function icalJsInstances(text: string, range: Range): Instances {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  try {
    const events = root.getAllSubcomponents('vevent');
    const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid'));
    const overrides = groups(events, uidOf);
    const masters = events.filter((event) => !event.hasProperty('recurrence-id'));
    const known = new Set(masters.map(uidOf));
    const orphans = events.filter((event) => event.hasProperty('recurrence-id') && !known.has(uidOf(event)));
    return told(
      [...masters, ...orphans].flatMap((event) =>
        instancesOf(new ICAL.Event(event, { exceptions: overrides.get(uidOf(event)) ?? [] }), range),
      ),
      range,
    );
  } finally {
    ICAL.TimezoneService.reset();
  }
}

function groups(events: ICAL.Component[], uidOf: (event: ICAL.Component) => string): Map<string, ICAL.Component[]> {
  const found = new Map<string, ICAL.Component[]>();
  for (const event of events.filter((candidate) => candidate.hasProperty('recurrence-id')))
    found.set(uidOf(event), [...(found.get(uidOf(event)) ?? []), event]);
  return found;
}

function instancesOf(event: ICAL.Event, range: Range): { start: number; end: number; summary: string }[] {
  const found = [];
  if (!event.isRecurring())
    return [{ start: instantOf(event.startDate), end: instantOf(event.endDate), summary: String(event.summary ?? '') }];
  const iterator = event.iterator();
  for (let next = iterator.next(); next && instantOf(next) < range.end + 7 * dayMs; next = iterator.next()) {
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    found.push({ start: instantOf(startDate), end: instantOf(endDate), summary: String(item.summary ?? '') });
  }
  return found;
}

/** A date and a floating time are on the family's clock. */
function instantOf(time: ICAL.Time): number {
  const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  return time.isDate || time.zone === ICAL.Timezone.localTimezone ? toInstant(chicago, wall) : time.toUnixTime() * 1000;
}

/** Returns the events that node-ical reads from a feed, in Chicago. */
export function nodeIcalInstances(text: string, range: Range): Instances {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter((component) => component?.type === 'VEVENT');
  const options = { from: new Date(range.start - 2 * dayMs), to: new Date(range.end + 2 * dayMs), expandOngoing: true };
  return told(
    events.flatMap((event) =>
      nodeIcal.expandRecurringEvent(event, options).map(({ start, end, summary, isFullDay }) => ({
        start: placed(start, isFullDay),
        end: placed(end, isFullDay),
        summary: String(summary ?? ''),
      })),
    ),
    range,
  );
}

/** It reads a date and a floating time on the host's clock. */
function placed(date: Date & { tz?: string }, isFullDay: boolean): number {
  if (!isFullDay && date.tz !== undefined) return date.getTime();
  return toInstant(
    chicago,
    Date.UTC(
      date.getFullYear(),
      date.getMonth(),
      date.getDate(),
      date.getHours(),
      date.getMinutes(),
      date.getSeconds(),
    ),
  );
}
