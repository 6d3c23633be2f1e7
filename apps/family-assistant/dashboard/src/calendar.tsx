import { Calendar, type CalendarOptions, type EventContentArg, type EventInput } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import list from '@fullcalendar/list';
import timeGrid from '@fullcalendar/timegrid';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { keepingFocus, markOf, moveFocusToTitle, nameControls } from './calendar-access.ts';
import type { Appointment, Appointments } from './appointments.ts';
import { eventContent, moreContent, type EventFacts } from './event-content.ts';
import { atMidnight, isNarrow, type ShownRange } from './first-read.ts';
import { isShown, peopleIn, type Person } from './people.ts';
import { dayOf, hoursOf, isAllDay, wallOf, type WallTime, type Writing } from './wall-time.ts';
import { eventWords, type Speech } from './words.ts';

export interface FamilyCalendarProps {
  answer: Appointments | null;
  /** Whether to draw without waiting for an answer. */
  isLate: boolean;
  people: readonly Person[];
  hidden: ReadonlySet<string>;
  speech: Speech;
  /** Returns the family's current wall time. */
  wallNow: () => WallTime;
  locale: string;
  /** Day to show from now on; a new object shows it again. The calendar takes the focus unless `keepsFocus`. */
  goTo: { day: string; keepsFocus?: boolean } | null;
  onRange: (range: ShownRange) => void;
  onOpen: (event: Appointment) => void;
}

/** Inputs of the last drawing. */
interface Drawn {
  answer: Appointments | null;
  people: readonly Person[];
  hidden: ReadonlySet<string>;
  /** Number of past events. */
  past: number;
}

/**
 * Week, day, month and agenda views. Events come as wall times in the family's zone; the calendar converts nothing. It
 * waits for the first events, so that it draws once.
 */
export function FamilyCalendar(props: FamilyCalendarProps) {
  const place = useRef<HTMLDivElement>(null);
  const calendar = useRef<Calendar | null>(null);
  const drawn = useRef<Drawn | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const { answer, isLate, people, hidden, locale, speech } = props;
  const past = answer?.events.filter((event) => isPast(event, speech)).length ?? 0;
  const today = dayOf(speech.now);
  const followed = useRef(today);
  const due = useRef(false);
  due.current ||= isLate || answer !== null;
  const isDue = due.current;

  // Not after a frame without events, as an effect would be.
  useLayoutEffect(() => {
    if (!place.current || !isDue) return;
    const { answer: first } = latest.current;
    drawn.current = { answer: first, people, hidden, past };
    const events = first ? { ...hoursShown(first), events: eventInputs(first, people, hidden, speech) } : {};
    const made = new Calendar(place.current, {
      ...looks(locale, speech.writing),
      ...behaviour(latest, place.current),
      ...events,
    });
    calendar.current = made;
    made.render();
    nameControls(place.current);
    return () => made.destroy();
  }, [locale, isDue]);

  useEffect(() => {
    const before = drawn.current;
    if (
      !answer ||
      !place.current ||
      !calendar.current ||
      (before?.answer === answer && before.people === people && before.hidden === hidden && before.past === past)
    )
      return;
    drawn.current = { answer, people, hidden, past };
    redraw(calendar.current, place.current, answer, eventInputs(answer, people, hidden, latest.current.speech));
  }, [answer, people, hidden, past]);

  useEffect(() => {
    const before = followed.current;
    followed.current = today;
    if (calendar.current && before !== today)
      followClock(calendar.current, before, () => `${latest.current.wallNow()}Z`);
  }, [today]);

  const { goTo } = props;
  useEffect(() => {
    if (!goTo || !place.current) return;
    calendar.current?.gotoDate(goTo.day);
    if (!goTo.keepsFocus) moveFocusToTitle(place.current);
  }, [goTo]);

  return <div class="calendar" ref={place} />;
}

/** On a new day, a view that showed the previous day as today moves to today; a view the user navigated to stays. */
function followClock(calendar: Calendar, before: string, now: () => string): void {
  const { type, currentStart, currentEnd } = calendar.view;
  const [start, end] = [currentStart, currentEnd].map((date) => date.toISOString().slice(0, 10)) as [string, string];
  const showedToday = type === 'agenda' ? start === before : start <= before && before < end;
  // Set again, so that everything is redrawn for the new day, including the today button.
  calendar.setOption('now', now);
  if (showedToday) calendar.today();
}

function redraw(calendar: Calendar, place: HTMLElement, answer: Appointments, events: readonly EventInput[]): void {
  keepingFocus(place, () =>
    calendar.batchRendering(() => {
      const { slotMinTime, slotMaxTime } = hoursShown(answer);
      calendar.setOption('slotMinTime', slotMinTime);
      calendar.setOption('slotMaxTime', slotMaxTime);
      calendar.removeAllEvents();
      for (const event of events) calendar.addEvent(event);
    }),
  );
}

function hoursShown({ events }: Appointments) {
  const { first, last } = hoursOf(events);
  return { slotMinTime: { hours: first }, slotMaxTime: { hours: last } };
}

function looks(locale: string, writing: Writing): CalendarOptions {
  return {
    plugins: [dayGrid, timeGrid, list],
    timeZone: 'UTC',
    locale,
    firstDay: 0,
    initialView: isNarrow() ? 'agenda' : 'timeGridWeek',
    headerToolbar: { start: 'prev,today,next', center: 'title', end: 'timeGridWeek,timeGridDay,dayGridMonth,agenda' },
    buttonText: { today: 'Today', week: 'Week', day: 'Day', month: 'Month' },
    buttonHints: { prev: 'Earlier', next: 'Later', today: 'Go to today' },
    viewHint: 'Show as $0',
    navLinkHint: 'Show $0',
    moreLinkContent: ({ num }) => ({ domNodes: moreContent(num) }),
    allDayText: 'All day',
    noEventsText: '',
    stickyHeaderDates: false,
    views: {
      timeGrid: { dayHeaderContent: ({ date }) => writing.shortDay(date.toISOString().slice(0, 10)) },
      agenda: {
        type: 'list',
        duration: { days: 7 },
        buttonText: 'Agenda',
        eventTimeFormat: ({ start, end }) => agendaTime(start.marker, end?.marker, writing),
        listDayFormat: { weekday: 'long', month: 'long', day: 'numeric' },
        listDaySideFormat: false,
      },
    },
    slotLabelContent: ({ date }) => writing.hour(date.toISOString()),
    eventTimeFormat: ({ start, end }) =>
      end
        ? writing.span(start.marker.toISOString(), end.marker.toISOString())
        : writing.time(start.marker.toISOString()),
    height: 'auto',
    slotEventOverlap: false,
    eventMaxStack: 4,
    eventMinHeight: 24,
    dayMaxEvents: 4,
    nowIndicator: true,
    eventOrder: 'start,-duration,title',
    eventContent: (content: EventContentArg) => ({ domNodes: eventContent(content) }),
  };
}

function behaviour(latest: { current: FamilyCalendarProps }, place: HTMLElement): CalendarOptions {
  return {
    now: () => `${latest.current.wallNow()}Z`,
    eventInteractive: true,
    navLinks: true,
    navLinkDayClick(date) {
      this.changeView('timeGridDay', date);
      moveFocusToTitle(place);
    },
    moreLinkClick: () => {
      // The link is gone once the agenda is shown.
      queueMicrotask(() => moveFocusToTitle(place));
      return 'agenda';
    },
    dayHeaderDidMount: ({ el }) => markOf(el),
    dayCellDidMount: ({ el }) => {
      markOf(el);
      // The cell contains only the day's name.
      el.removeAttribute('aria-labelledby');
    },
    moreLinkDidMount: ({ el, num }) => {
      markOf(el);
      el.setAttribute('aria-label', `+${num} more`);
    },
    eventDidMount: ({ el, event, view }) => {
      const { colors } = event.extendedProps as EventFacts;
      const [first = '', ...others] = colors;
      el.style.setProperty('--person', first);
      if (others.length > 0) el.style.setProperty('--others', stripes(others));
      if (view.type === 'agenda') return;
      el.setAttribute('role', 'button');
      el.dataset['event'] = event.id;
    },
    eventClick: ({ event, jsEvent }) => {
      jsEvent.preventDefault();
      const found = latest.current.answer?.events.find(({ id }) => id === event.id);
      if (found) latest.current.onOpen(found);
    },
    datesSet: ({ startStr, endStr }) =>
      latest.current.onRange({ start: atMidnight(startStr), end: atMidnight(endStr) }),
  };
}

/** Formats start and end on a line each; of an event that spans midnight, the part on that day. */
function agendaTime(start: Date, end: Date | undefined, { time }: Writing): string {
  const [from, until] = [start, end ?? start].map((date) => date.toISOString());
  if (!from || !until || from === until) return time(from ?? '');
  if (isMidnight(until)) return `from\n${time(from)}`;
  return isMidnight(from) ? `until\n${time(until)}` : `${time(from)}\u00A0–\n${time(until)}`;
}

function isMidnight(iso: string): boolean {
  return iso.slice(11, 19) === '00:00:00';
}

function eventInputs(
  { events, conflicts }: Appointments,
  people: readonly Person[],
  hidden: ReadonlySet<string>,
  speech: Speech,
): EventInput[] {
  const overlapping = new Set(conflicts.flatMap(({ event1_id: one, event2_id: other }) => [one, other]));
  return events
    .filter((event) => isShown(event, people, hidden))
    .map((event) => inputOf(event, people, overlapping.has(event.id), speech));
}

function isPast({ end }: Appointment, { now }: Speech): boolean {
  return wallOf(end) <= now;
}

function inputOf(event: Appointment, people: readonly Person[], isOverlapping: boolean, speech: Speech): EventInput {
  const allDay = isAllDay(event);
  const [start, end] = allDay
    ? [event.start.slice(0, 10), event.end.slice(0, 10)]
    : [wallOf(event.start), wallOf(event.end)];
  const facts: EventFacts = {
    event,
    people: peopleIn(event, people),
    colors: [...new Set(event.entries.map((entry) => peopleIn(entry, people)[0]?.color ?? ''))],
    isOverlapping,
    words: eventWords(event, speech, isOverlapping),
  };
  const classNames = [
    'event',
    ...(isOverlapping ? ['overlaps'] : []),
    ...(isPast(event, speech) ? ['is-past'] : []),
    ...(facts.colors.length > 1 ? ['of-several'] : []),
    ...(event.status && event.status !== 'confirmed' ? [event.status] : []),
  ];
  return { id: event.id, title: event.summary, start, end, allDay, classNames, extendedProps: facts };
}

/** Stripes of equal height, one below the other. */
function stripes(colors: readonly string[]): string {
  const part = 100 / colors.length;
  return `linear-gradient(${colors.map((color, index) => `${color} ${index * part}% ${(index + 1) * part}%`).join(', ')})`;
}
