import type { EventContentArg } from '@fullcalendar/core';
import type { CalendarEvent } from './contract.ts';
import type { Person } from './people.ts';

/** What an event shows in the calendar: title, time, who, and the way there. Texts are set as texts, never as markup. */
export function eventContent({ event, timeText, view }: EventContentArg): Node[] {
  const { event: shown, person, isOverlapping } = event.extendedProps as { event: CalendarEvent; person: Person; isOverlapping: boolean };
  const inList = view.type.startsWith('list');
  const title = line('event-title', event.title);
  title.dir = 'auto';
  const overlap = isOverlapping ? [line('event-overlap', '⚠ Overlap')] : [];
  const time = timeText !== '' && !inList ? [line('event-time', timeText)] : [];
  const who = line('event-who', shown.who?.length ? shown.who.join(', ') : person.label);
  const minutes = shown.travel_time_minutes;
  const travel = minutes ? [line('event-travel', `${minutes} min ${shown.travel_from_home === false ? 'from before' : 'from home'}`)] : [];
  const place = inList && shown.location ? [line('event-place', shown.location)] : [];
  return [...overlap, title, ...time, who, ...place, ...travel];
}

function line(name: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
}
