import type { RawComponent } from '../parse/split-calendar.ts';
import { splitCalendar } from '../parse/split-calendar.ts';
import { dayMs, toInstant, toWall, utc } from '../zones/time-zones.ts';
import type { Zone } from '../zones/time-zones.ts';
import { attendeeLine, instantLine, textLine, wallLine, zonedForm } from './component-lines.ts';
import type { Attendee, TimeForm } from './component-lines.ts';
import { areDates, type NewTimes } from './edit-object.ts';
import { newObject } from './editable-object.ts';
import type { EditableObject } from './editable-object.ts';

/** Event to write. */
export interface NewEvent extends NewTimes {
  summary: string;
  location: string | null;
  attendees: readonly Attendee[];
  status: 'confirmed' | 'tentative' | 'cancelled';
  /** An RRULE value; null for a single event. */
  rrule: string | null;
  /** Whether its times are dates. Default: when they are from midnight to midnight in the family's zone. */
  allDay?: boolean;
  /** Notes. Default: none. */
  description?: string;
  /** The document that the event is added from. Default: none. */
  letterId?: string;
}

/**
 * Makes a calendar object (RFC 5545 §3.6.1) on the clock of the family's zone.
 */
export function newEvent(event: NewEvent, uid: string, familyZone: Zone, now: Date): EditableObject {
  const allDay = event.allDay ?? areDates(event, familyZone);
  const form: TimeForm = allDay ? { kind: 'date', zone: familyZone, tzid: '' } : zonedForm(familyZone);
  const time = wallLine('', zonedForm(utc), Math.floor(now.getTime() / 1000) * 1000);
  const lines = [
    `UID:${uid}`,
    `DTSTAMP${time}`,
    `CREATED${time}`,
    `LAST-MODIFIED${time}`,
    textLine('SUMMARY', event.summary),
    instantLine('DTSTART', form, event.start),
    instantLine('DTEND', form, event.end),
    ...(event.rrule === null ? [] : [`RRULE:${strictRule(event.rrule, familyZone, allDay)}`]),
    ...(event.location === null ? [] : [textLine('LOCATION', event.location)]),
    ...(event.description ? [textLine('DESCRIPTION', event.description)] : []),
    `STATUS:${event.status.toUpperCase()}`,
    ...event.attendees.map(attendeeLine),
    ...(event.letterId === undefined ? [] : [`X-HOMEROOM-LETTER:${event.letterId}`]),
  ];
  return newObject(componentOf(lines), familyZone);
}

/** UNTIL as RFC 5545 §3.3.10 wants it: a date for an all-day event, otherwise in UTC, for DTSTART has a zone. */
function strictRule(rule: string, zone: Zone, allDay: boolean): string {
  return rule.replace(
    /UNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?/,
    (_, year, month, day, hour, minute, second, inUtc) => {
      const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
      const written = midnight + (Number(hour ?? 0) * 3_600 + Number(minute ?? 0) * 60 + Number(second ?? 0)) * 1_000;
      if (allDay) return `UNTIL=${stamp(hour === undefined || !inUtc ? midnight : toWall(zone, written)).slice(0, 8)}`;
      const last =
        hour === undefined ? toInstant(zone, midnight + dayMs - 1_000) : inUtc ? written : toInstant(zone, written);
      return `UNTIL=${stamp(last)}Z`;
    },
  );
}

function stamp(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}Z/g, '');
}

function componentOf(lines: readonly string[]): RawComponent {
  const [component] = splitCalendar(
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'),
  ).events;
  if (!component) throw new Error('A new event must have lines.');
  return component;
}
