import type { Household, WhoIsWho } from '@homeroom/household';
import { whoIsWho } from '@homeroom/household';
import type { components } from '../generated/contract-types.ts';
import type { CalendarView } from './calendar-service.ts';
import type { EventComponent } from './event-component.ts';
import type { Occurrence } from './occurrence.ts';
import type { Overlap } from './overlaps.ts';
import { formatInstant } from './time-zones.ts';
import type { Zone } from './time-zones.ts';

type CalendarEventsResponse = components['schemas']['CalendarEventsResponse'];
type CalendarEvent = components['schemas']['CalendarEvent'];
type ConflictRef = components['schemas']['ConflictRef'];

/** Writes calendar answers as the contract has them. */
export class CalendarPresenter {
  private readonly people: WhoIsWho;
  private readonly owners: ReadonlyMap<string, string | null>;
  private readonly zone: Zone;
  private readonly known = new WeakMap<EventComponent, Pick<CalendarEvent, 'who' | 'color'>>();

  constructor(household: Household, zone: Zone) {
    this.people = whoIsWho(household);
    this.owners = new Map(household.calendars.map(({ id, owner }) => [id, owner]));
    this.zone = zone;
  }

  response({ occurrences, overlaps }: CalendarView, includeTravel: boolean): CalendarEventsResponse {
    return { events: occurrences.map((occurrence) => this.event(occurrence, includeTravel)), conflicts: overlaps.map(conflictRef) };
  }

  private event(occurrence: Occurrence, includeTravel: boolean): CalendarEvent {
    const { id, start, end, event } = occurrence;
    return {
      id,
      summary: event.summary,
      start: formatInstant(start, this.zone),
      end: formatInstant(end, this.zone),
      location: event.location,
      ...(includeTravel && { travel_time_minutes: null }),
      status: event.status,
      ...this.whoAndColor(occurrence),
    };
  }

  private whoAndColor({ event, calendarId }: Occurrence): Pick<CalendarEvent, 'who' | 'color'> {
    const known = this.known.get(event);
    if (known) return known;
    const { summary, attendees, categories } = event;
    const members = this.people.membersOf({ summary, attendees, categories, calendarOwner: this.owners.get(calendarId) ?? null });
    const found = { who: members.map(({ name }) => name), color: this.people.colorOfAll(members) };
    this.known.set(event, found);
    return found;
  }
}

function conflictRef({ id, first, second, minutes }: Overlap): ConflictRef {
  return { id, event1_id: first.id, event2_id: second.id, overlap_minutes: minutes };
}
