import type { EventContentArg } from '@fullcalendar/core';
import type { CalendarEvent } from './contract.ts';
import type { Person } from './people.ts';
import { titleWords } from './words.ts';

const statusWords = { tentative: 'Not certain yet', cancelled: 'Cancelled' } as const;

/** What is kept with an event of the calendar. */
export interface EventFacts {
  event: CalendarEvent;
  /** Whom it is for; never empty. */
  people: Person[];
  isOverlapping: boolean;
  /** All about it as one text. */
  words: string;
}

/**
 * What an event shows in the calendar: who, title, time, and the way there. Its name for who listens is all of that as
 * one text, however much there is room to show. Texts are set as texts, never as markup.
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
