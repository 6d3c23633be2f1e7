import { tzlib_get_ical_block as blockOf } from 'timezones-ical-library';
import { splitCalendar, type RawComponent } from '../parse/split-calendar.ts';

const known = new Map<string, RawComponent | null>();

/** Returns the VTIMEZONE that is published for an IANA zone, with today's rules alone; null when there is none. */
export function publishedDefinition(id: string): RawComponent | null {
  const before = known.get(id);
  if (before !== undefined) return before;
  const [block] = blockOf(id);
  const definition = block ? (splitCalendar(`BEGIN:VCALENDAR\r\n${block}\r\nEND:VCALENDAR`).zones[0] ?? null) : null;
  known.set(id, definition);
  return definition;
}
