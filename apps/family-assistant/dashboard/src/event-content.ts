import type { EventContentArg } from '@fullcalendar/core';
import type { Appointment } from './appointments.ts';
import type { Person } from './people.ts';
import { titleWords } from './words.ts';

const statusWords = { tentative: 'Not certain yet', cancelled: 'Cancelled' } as const;

/** Data kept with an event of the calendar. */
export interface EventFacts {
  event: Appointment;
  /** People it is for; never empty. */
  people: Person[];
  /** The colours of the calendars that it is on; never empty. */
  colors: string[];
  isOverlapping: boolean;
  /** Full description as one text. */
  words: string;
}

/**
 * Renders an event: who, title, time and travel. Its accessible name is the full text, however little room there is.
 * Texts are set as text, never as markup.
 */
export function eventContent(content: EventContentArg): Node[] {
  const { event, view } = content;
  const words = line('unseen', (event.extendedProps as EventFacts).words);
  const shown = shownLines(content);
  for (const part of shown) part.ariaHidden = 'true';
  if (view.type !== 'agenda') return [words, ...shown];
  const entry = document.createElement('button');
  entry.type = 'button';
  entry.className = 'agenda-entry';
  entry.dataset['event'] = event.id;
  entry.append(words, ...shown);
  return [entry];
}

function shownLines({ event, timeText, view }: EventContentArg): HTMLElement[] {
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
  const status = inList && shown.status && shown.status !== 'confirmed' ? [statusWords[shown.status]] : [];
  return [...mark, heading, ...time, ...[...status, who, ...place, ...way].map((text) => line('event-more', text))];
}

/** Renders the placeholder for hidden events: "+3 more", on a phone "+3". */
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
