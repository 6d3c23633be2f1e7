import { formatInstant, type Zone } from '@homeroom/icalendar';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import type { components } from '../generated/contract-types.ts';
import type { EventDraft } from './draft-event.ts';

type EventDraftResponse = components['schemas']['EventDraftResponse'];

/** Writes a draft as openapi.yaml has it. */
export function presentDraft(
  { event, understood, unsure, copies, conflicts }: EventDraft,
  calendar: CalendarPresenter,
  zone: Zone,
): EventDraftResponse {
  return {
    draft: {
      summary: event.summary,
      start: formatInstant(event.start, zone),
      end: formatInstant(event.end, zone),
      all_day: event.allDay,
      location: event.location,
      who: event.members.map(({ name }) => name),
      rrule: event.rrule,
    },
    understood: [...understood],
    unsure: [...unsure],
    copies: copies.map((copy) => calendar.event(copy)),
    conflicts: conflicts.map(({ occurrence, minutes }) => ({
      event: calendar.event(occurrence),
      overlap_minutes: minutes,
    })),
  };
}
