import { weeklyRules } from './weekly-rules.ts';

/** The events of a calendar to measure with. */
export interface CalendarPlan {
  /** Weekly events of 20 minutes since September 2026. */
  weekly: number;
  /** Index of the first weekly event, so that calendars can share one set of rules. Default: 0. */
  firstWeekly?: number;
  /** Events of 20 minutes, each once. */
  single: number;
  /** Start of the single events: evenly spaced over two years, the first at `since`. */
  since?: number;
  everyMinutes?: number;
  /** Prefix of the single events' UIDs. */
  prefix?: string;
}

/** An iCalendar file (RFC 5545) of the plan. */
export function calendarText({
  weekly,
  firstWeekly = 0,
  single,
  since = Date.UTC(2026, 0, 1),
  everyMinutes = Math.round((730 * 24 * 60) / single),
  prefix = 'single',
}: CalendarPlan): string {
  const repeated = weeklyRules(weekly, firstWeekly).flatMap(({ start, day }, index) =>
    event(`weekly-${firstWeekly + index}`, [`DTSTART;TZID=America/Chicago:${start}`, `RRULE:FREQ=WEEKLY;BYDAY=${day}`]),
  );
  const once = Array.from({ length: single }, (_, index) => {
    const start = new Date(since + index * everyMinutes * 60_000).toISOString().replace(/[-:]|\.\d+Z$/g, '');
    return event(`${prefix}-${index}`, [`DTSTART:${start}Z`]);
  });
  return calendarOf([...repeated, ...once.flat()]);
}

/** An iCalendar file of events in content lines. */
export function calendarOf(events: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Homeroom//Bench//EN', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

function event(uid: string, lines: readonly string[]): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20260901T000000Z',
    `SUMMARY:${uid}`,
    ...lines,
    'DURATION:PT20M',
    'END:VEVENT',
  ];
}
