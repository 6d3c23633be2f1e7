import type { CalendarEvents, CalendarEvent } from './contract.ts';
import { isShown, peopleIn, type Person } from './people.ts';
import { dayOf, daysLater, isAllDay, wallOf, type Writing } from './wall-time.ts';
import { titleWords } from './words.ts';

const mostOnADay = 14;

/** The shown week as one page for the fridge; on screen it is not there. @param start the week's first day */
export function PrintWeek({ start, answer, people, hidden, writing }: { start: string; answer: CalendarEvents | null; people: readonly Person[]; hidden: ReadonlySet<string>; writing: Writing }) {
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => daysLater(start, ahead));
  const shown = (answer?.events ?? []).filter((event) => event.status !== 'cancelled' && isShown(event, people, hidden));
  return (
    <div class="print-week" aria-hidden="true">
      <p class="print-title">{writing.day(start)} to {writing.day(daysLater(start, 6))}</p>
      <div class="print-days">
        {days.map((day) => {
          const events = shown.filter((event) => isOn(event, day)).toSorted(byTime);
          return (
            <div class="print-day" key={day}>
              <p class="print-date">{writing.day(day)}</p>
              {events.slice(0, mostOnADay).map((event) => (
                <p class="print-event" key={event.id}>
                  <b>{timeOn(day, event, writing)}</b> {titleWords(event.summary)} ({peopleIn(event, people).map(({ label }) => label).join(', ')})
                  {event.location && <i> {event.location}</i>}
                </p>
              ))}
              {events.length > mostOnADay && <p class="print-event">and {events.length - mostOnADay} more</p>}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** When an event is on a day: its start, or on a later day until when it goes on. */
function timeOn(day: string, event: CalendarEvent, writing: Writing): string {
  if (isAllDay(event)) return 'All day';
  if (dayOf(event.start) === day) return writing.time(wallOf(event.start));
  return dayOf(event.end) === day ? `until ${writing.time(wallOf(event.end))}` : 'goes on';
}

function isOn({ start, end }: CalendarEvent, day: string): boolean {
  return wallOf(start) < `${daysLater(day, 1)}T00:00:00` && (wallOf(end) > `${day}T00:00:00` || (dayOf(start) === day && start === end));
}

function byTime(one: CalendarEvent, other: CalendarEvent): number {
  return Number(isAllDay(other)) - Number(isAllDay(one)) || wallOf(one.start).localeCompare(wallOf(other.start));
}
