import type { EventContentArg } from '@fullcalendar/core';
import type { CalendarEvent } from './contract.ts';
import type { Person } from './people.ts';
import { titleWords } from './words.ts';

/** What is kept with an event of the calendar. */
export interface EventFacts {
  event: CalendarEvent;
  /** Whom it is for; never empty. */
  people: Person[];
  isOverlapping: boolean;
  /** All about it as one text. */
  words: string;
}

/** What an event shows in the calendar: who, title, time, and the way there. Texts are set as texts, never as markup. */
export function eventContent({ event, timeText, view }: EventContentArg): Node[] {
  const { event: shown, people, isOverlapping } = event.extendedProps as EventFacts;
  const inList = view.type === 'agenda';
  const heading = line('event-heading', '');
  if (!inList) heading.append(line('event-initial', people.map(({ initial }) => initial).join(' ')));
  const title = line('event-title', titleWords(event.title));
  title.dir = 'auto';
  heading.append(title);
  const mark = isOverlapping ? [overlapMark()] : [];
  const time = timeText !== '' && !inList ? [line('event-time', timeText)] : [];
  const who = shown.who?.length ? shown.who.join(', ') : people.map(({ label }) => label).join(', ');
  const minutes = shown.travel_time_minutes;
  const way = minutes ? [`${minutes} min ${shown.travel_from_home === false ? 'from before' : 'from home'}`] : [];
  const place = inList && shown.location ? [shown.location] : [];
  return [...mark, heading, ...time, ...[who, ...place, ...way].map((text) => line('event-more', text))];
}

/** What stands for events that have no room: "+3 more", on a phone "+3". */
export function moreContent(count: number): Node[] {
  return [document.createTextNode(`+${count}`), line('more-word', '\u00A0more')];
}

function overlapMark(): HTMLElement {
  const mark = line('event-overlap', '⚠');
  mark.append(line('event-overlap-word', ' Overlap'));
  return mark;
}

function line(name: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
}
