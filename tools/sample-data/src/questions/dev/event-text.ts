/** Parts of an event that not every event has. */
interface EventMore {
  at?: string;
  note?: string;
  rule?: string;
  /** Starts of instances that are left out, as local times. */
  except?: readonly string[];
  /** Start of the instance of a series that this event replaces, as local time. */
  instead?: string;
  cancelled?: boolean;
  tentative?: boolean;
  /** Addresses of the people invited, by name. */
  guests?: Readonly<Record<string, string>>;
  zone?: string;
  endZone?: string;
}

/** Event of an invented calendar. Times are YYYY-MM-DDTHH:MM; all-day events have dates, the last one excluded. */
export interface WrittenEvent extends EventMore {
  id: string;
  title: string;
  start: string;
  end: string;
}

/** Returns an event. An end without a date is on the day of the start. */
export function event(id: string, title: string, start: string, end: string, more: EventMore = {}): WrittenEvent {
  const ending = end.length === 5 ? `${start.slice(0, 11)}${end}` : end;
  return { id, title, start, end: ending, ...more };
}

/** Returns the iCalendar text of the events, whose times are of the zone when they name no other. */
export function calendarText(zone: string, events: readonly WrittenEvent[]): string {
  const lines = events.flatMap((written) => linesOf(zone, written));
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Household//EN', ...lines, 'END:VCALENDAR', ''];
  return all.map((line) => line.replaceAll(/(.{72})(?=.)/g, '$1\r\n ')).join('\r\n');
}

function linesOf(zone: string, written: WrittenEvent): string[] {
  const own = written.zone ?? zone;
  const { rule, at, note, instead } = written;
  return [
    'BEGIN:VEVENT',
    `UID:${written.id}`,
    'DTSTAMP:20270901T120000Z',
    ...(instead === undefined ? [] : [`RECURRENCE-ID${timeOf(own, instead)}`]),
    `DTSTART${timeOf(own, written.start)}`,
    `DTEND${timeOf(written.endZone ?? own, written.end)}`,
    `SUMMARY:${escaped(written.title)}`,
    ...(at === undefined ? [] : [`LOCATION:${escaped(at)}`]),
    ...(note === undefined ? [] : [`DESCRIPTION:${escaped(note)}`]),
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    ...(written.except ?? []).map((start) => `EXDATE${timeOf(own, start)}`),
    ...Object.entries(written.guests ?? {}).map(([name, address]) => `ATTENDEE;CN=${name}:mailto:${address}`),
    ...(written.cancelled === true ? ['STATUS:CANCELLED'] : []),
    ...(written.tentative === true ? ['STATUS:TENTATIVE'] : []),
    'END:VEVENT',
  ];
}

function timeOf(zone: string, local: string): string {
  const digits = local.replaceAll(/[-:]/g, '');
  return local.length === 10 ? `;VALUE=DATE:${digits}` : `;TZID=${zone}:${digits}00`;
}

function escaped(text: string): string {
  return text.replaceAll(/[,;\\]/g, '\\$&');
}
