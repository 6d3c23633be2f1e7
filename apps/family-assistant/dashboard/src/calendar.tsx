import { Calendar, type EventContentArg, type EventInput } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import list from '@fullcalendar/list';
import timeGrid from '@fullcalendar/timegrid';
import { useEffect, useRef } from 'preact/hooks';
import type { CalendarEvent, CalendarEvents } from './contract.ts';
import { eventContent } from './event-content.ts';
import { isShown, personOf, type Person } from './people.ts';
import { isAllDay, wallOf, type WallTime } from './wall-time.ts';
import { eventWords, type Speech } from './words.ts';

/** A stretch of wall time that the calendar shows, its end excluded. */
export interface ShownRange {
  start: WallTime;
  end: WallTime;
}

/** What the calendar shows and tells. */
export interface FamilyCalendarProps {
  answer: CalendarEvents | null;
  people: readonly Person[];
  hidden: ReadonlySet<string>;
  speech: Speech;
  /** What the family's clocks show, whenever it is asked. */
  wallNow: () => WallTime;
  locale: string;
  onRange: (range: ShownRange) => void;
  onOpen: (event: CalendarEvent) => void;
}

const narrow = '(max-width: 719px)';
/** In pixels: twelve hours of a day; the others are reached by scrolling. */
const hoursHeight = 860;

/** Week, day, month and agenda. Times are the family's: events come as wall times, and the calendar converts nothing. */
export function FamilyCalendar(props: FamilyCalendarProps) {
  const place = useRef<HTMLDivElement>(null);
  const calendar = useRef<Calendar | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!place.current) return;
    const made = new Calendar(place.current, {
      plugins: [dayGrid, timeGrid, list],
      timeZone: 'UTC',
      now: () => `${latest.current.wallNow()}Z`,
      locale: props.locale,
      firstDay: 0,
      initialView: matchMedia(narrow).matches ? 'agenda' : 'timeGridWeek',
      headerToolbar: { start: 'prev,today,next', center: 'title', end: 'timeGridWeek,timeGridDay,dayGridMonth,agenda' },
      buttonText: { today: 'Today', week: 'Week', day: 'Day', month: 'Month' },
      buttonHints: { prev: 'Earlier', next: 'Later', today: 'Go to today' },
      viewHint: 'Show as $0',
      allDayText: 'All day',
      noEventsText: 'Nothing is planned here.',
      views: {
        timeGrid: { dayHeaderContent: ({ date }) => dayHeading(date, props.locale) },
        agenda: { type: 'list', duration: { days: 7 }, buttonText: 'Agenda', listDayFormat: { weekday: 'long', month: 'long', day: 'numeric' }, listDaySideFormat: false },
      },
      scrollTime: '07:00:00',
      slotEventOverlap: false,
      eventMaxStack: 4,
      dayMaxEvents: 4,
      nowIndicator: true,
      eventInteractive: true,
      navLinks: true,
      displayEventTime: true,
      eventOrder: 'start,-duration,title',
      eventContent: (content: EventContentArg) => ({ domNodes: eventContent(content) }),
      eventDidMount: ({ el, event }) => {
        el.style.setProperty('--person', String(event.extendedProps['color']));
        const link = el.querySelector('a') ?? el;
        link.setAttribute('aria-label', String(event.extendedProps['words']));
        if (link !== el) link.setAttribute('role', 'button');
      },
      eventClick: ({ event, jsEvent }) => {
        jsEvent.preventDefault();
        const found = latest.current.answer?.events.find(({ id }) => id === event.id);
        if (found) latest.current.onOpen(found);
      },
      datesSet: ({ startStr, endStr, view }) => {
        view.calendar.setOption('height', view.type.startsWith('timeGrid') ? hoursHeight : 'auto');
        latest.current.onRange({ start: atMidnight(startStr), end: atMidnight(endStr) });
      },
    });
    calendar.current = made;
    made.render();
    return () => made.destroy();
  }, [props.locale]);

  const { answer, people, hidden } = props;
  useEffect(() => {
    if (!answer) return;
    const shown = eventInputs(answer, people, hidden, latest.current.speech);
    calendar.current?.batchRendering(() => {
      calendar.current?.removeAllEvents();
      for (const event of shown) calendar.current?.addEvent(event);
    });
  }, [answer, people, hidden]);

  return <div class="calendar" ref={place} />;
}

/** "Thu 8". */
function dayHeading(date: Date, locale: string): string {
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  return `${write({ weekday: 'short' })} ${write({ day: 'numeric' })}`;
}

function atMidnight(date: string): WallTime {
  return `${date.slice(0, 10)}T00:00:00`;
}

function eventInputs({ events, conflicts }: CalendarEvents, people: readonly Person[], hidden: ReadonlySet<string>, speech: Speech): EventInput[] {
  const overlapping = new Set(conflicts.flatMap(({ event1_id: one, event2_id: other }) => [one, other]));
  return events.filter((event) => isShown(event, people, hidden)).map((event) => inputOf(event, people, overlapping.has(event.id), speech));
}

function inputOf(event: CalendarEvent, people: readonly Person[], isOverlapping: boolean, speech: Speech): EventInput {
  const allDay = isAllDay(event);
  const [start, end] = allDay ? [event.start.slice(0, 10), event.end.slice(0, 10)] : [wallOf(event.start), wallOf(event.end)];
  const person = personOf(event, people);
  const isPast = wallOf(event.end) < speech.now;
  const classNames = ['event', ...(isOverlapping ? ['overlaps'] : []), ...(isPast ? ['is-past'] : []), ...(event.status && event.status !== 'confirmed' ? [event.status] : [])];
  const words = eventWords(event, speech, isOverlapping);
  return { id: event.id, title: event.summary, start, end, allDay, classNames, extendedProps: { event, person, isOverlapping, words, color: person.color } };
}
