import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Appointments } from './appointments.ts';
import type { CalendarEvent } from './contract.ts';
import { isShown, peopleIn, type Person } from './people.ts';
import { fitDays } from './print-fit.ts';
import { dayOf, daysLater, isAllDay, wallOf, type Writing } from './wall-time.ts';
import { titleWords } from './words.ts';

/** A day with more events than usual gets a wider column, up to this factor. */
const [usualEvents, widest] = [6, 3];

/** Seven days on one printed page; hidden on screen. @param start first day */
export function PrintWeek({
  start,
  answer,
  people,
  hidden,
  writing,
}: {
  start: string;
  answer: Appointments | null;
  people: readonly Person[];
  hidden: ReadonlySet<string>;
  writing: Writing;
}) {
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => daysLater(start, ahead));
  const shown = (answer?.events ?? []).filter(
    (event) => event.status !== 'cancelled' && isShown(event, people, hidden),
  );
  const planned = days.map((day) => ({ day, events: shown.filter((event) => isOn(event, day)).toSorted(byTime) }));
  const widths = planned
    .map(({ events }) => `minmax(0, ${Math.min(Math.max(events.length / usualEvents, 1), widest)}fr)`)
    .join(' ');
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => sheet.current && fitDays(sheet.current);
    fit();
    addEventListener('beforeprint', fit);
    return () => removeEventListener('beforeprint', fit);
  });
  return (
    <div class="print-week" aria-hidden="true">
      <div class="print-sheet" ref={sheet}>
        <p class="print-title">
          {writing.day(start)} to {writing.day(daysLater(start, 6))}
        </p>
        <div class="print-days" style={{ gridTemplateColumns: widths }}>
          {planned.map(({ day, events }) => (
            <div class="print-day" key={day}>
              <p class="print-date">{writing.day(day)}</p>
              {events.map((event) => (
                <PrintedEvent key={event.id} event={event} time={timeOn(day, event, writing)} people={people} />
              ))}
              <p class="print-more" hidden />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function PrintedEvent({ event, time, people }: { event: CalendarEvent; time: string; people: readonly Person[] }) {
  const isTentative = event.status === 'tentative';
  return (
    <p class={isTentative ? 'print-event tentative' : 'print-event'}>
      <b>{time}</b> {isTentative && 'Tentative: '}
      {titleWords(event.summary)} (
      {peopleIn(event, people)
        .map(({ label }) => label)
        .join(', ')}
      ){event.location && <i> {titleWords(event.location)}</i>}
    </p>
  );
}

/** Returns an event's time on a day: its start, or on later days its end. */
function timeOn(day: string, event: CalendarEvent, writing: Writing): string {
  if (isAllDay(event)) return 'All day';
  if (dayOf(event.start) === day) return writing.time(wallOf(event.start));
  return dayOf(event.end) === day ? `until ${writing.time(wallOf(event.end))}` : 'goes on';
}

function isOn({ start, end }: CalendarEvent, day: string): boolean {
  return (
    wallOf(start) < `${daysLater(day, 1)}T00:00:00` &&
    (wallOf(end) > `${day}T00:00:00` || (dayOf(start) === day && start === end))
  );
}

function byTime(one: CalendarEvent, other: CalendarEvent): number {
  return Number(isAllDay(other)) - Number(isAllDay(one)) || wallOf(one.start).localeCompare(wallOf(other.start));
}
