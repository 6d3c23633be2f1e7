import type { CalendarEvent, CalendarEvents } from './contract.ts';

/** Event of a page that shows an appointment once. */
export interface Appointment extends CalendarEvent {
  /** The events that the line stands for, itself first. */
  entries: readonly CalendarEvent[];
}

/** Answer in which copies are one event. */
export interface Appointments extends Pick<CalendarEvents, 'conflicts'> {
  events: readonly Appointment[];
}

/**
 * Joins copies that say the same, the first of them with everybody whom one concerns and what one of them knows. A copy
 * at another time, or of which only one is cancelled, stays.
 */
export function appointmentsOf({ events, conflicts }: CalendarEvents): Appointments {
  const byId = new Map(events.map((event) => [event.id, event]));
  const lineOf = new Map<string, string>();
  const lines: Appointment[] = [];
  for (const event of events) {
    if (lineOf.has(event.id)) continue;
    const copies = (event.copies ?? []).flatMap((id) => byId.get(id) ?? []).filter((copy) => saySame(event, copy));
    const entries = [event, ...copies.filter(({ id }) => !lineOf.has(id))];
    for (const { id } of entries) lineOf.set(id, event.id);
    lines.push(joined(event, entries));
  }
  const line = (id: string) => lineOf.get(id) ?? id;
  return {
    events: lines,
    conflicts: conflicts.map((one) => ({ ...one, event1_id: line(one.event1_id), event2_id: line(one.event2_id) })),
  };
}

/** Returns the line that an event is part of; one of its own where the page shows none. */
export function appointmentOf(event: CalendarEvent, shown: Appointments | null): Appointment {
  const line = shown?.events.find(({ entries }) => entries.some(({ id }) => id === event.id));
  return line ?? joined(event, [event]);
}

function joined(event: CalendarEvent, entries: readonly CalendarEvent[]): Appointment {
  if (entries.length === 1) return { ...event, entries };
  const who = [...new Set(entries.flatMap((entry) => entry.who ?? []))];
  const located = entries.find(({ location }) => location) ?? event;
  const travelled = entries.find(({ travel_time_minutes: minutes }) => typeof minutes === 'number');
  const { travel_time_minutes: minutes, travel_from_home: fromHome } = travelled ?? event;
  return {
    ...event,
    who,
    ...(located.location !== undefined && { location: located.location }),
    ...(minutes !== undefined && { travel_time_minutes: minutes }),
    ...(fromHome !== undefined && { travel_from_home: fromHome }),
    entries,
  };
}

function saySame(one: CalendarEvent, other: CalendarEvent): boolean {
  const isCancelled = ({ status }: CalendarEvent) => status === 'cancelled';
  return one.start === other.start && one.end === other.end && isCancelled(one) === isCancelled(other);
}
