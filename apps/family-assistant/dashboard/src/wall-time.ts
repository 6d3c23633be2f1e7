/** Date and time on the family's clocks: `2026-10-08T16:30:00`. */
export type WallTime = string;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts });
  formats.set(timeZone, made);
  return made;
}

/** Returns the wall time of an instant in a zone. */
export function wallAt(instant: Date, timeZone: string): WallTime {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:${part['second']}`;
}

/** Returns the instant of a wall time in a zone; a skipped time is read as if it existed. */
export function instantOf(wall: WallTime, timeZone: string): Date {
  const asUtc = Date.parse(`${wall}Z`);
  const offsetAt = (ms: number) => Date.parse(`${wallAt(new Date(ms), timeZone)}Z`) - ms;
  const first = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(first));
}

/** Returns the wall time of a date-time whose offset is the family's. */
export function wallOf(dateTime: string): WallTime {
  return dateTime.slice(0, 19);
}

/** Returns the day of a wall time, YYYY-MM-DD. */
export function dayOf(wall: WallTime): string {
  return wall.slice(0, 10);
}

/** Adds days to a day. @param day YYYY-MM-DD */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the Sunday of a day's week. */
export function weekStart(day: string): string {
  return daysLater(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** Whether an event takes whole days: it starts and ends at midnight. */
export function isAllDay({ start, end }: { start: string; end: string }): boolean {
  return start.slice(11, 19) === '00:00:00' && end.slice(11, 19) === '00:00:00' && dayOf(start) < dayOf(end);
}

const usualHours = { first: 6, last: 22 };

/** Returns the hours of the day to show: 6 to 22, extended to include every event. */
export function hoursOf(events: readonly { start: string; end: string }[]): { first: number; last: number } {
  return events
    .filter((event) => !isAllDay(event))
    .reduce(({ first, last }, { start, end }) => {
      if (dayOf(start) < dayOf(end) && end.slice(11, 16) !== '00:00') return { first: 0, last: 24 };
      const endHour = dayOf(start) < dayOf(end) ? 24 : Number(end.slice(11, 13)) + (end.slice(14, 16) === '00' ? 0 : 1);
      return { first: Math.min(first, Number(start.slice(11, 13))), last: Math.max(last, endHour) };
    }, usualHours);
}

/** Date and time formatting: in English, with the reader's 12 or 24 hours. */
export interface Writing {
  /** `4:30 PM` or `16:30`. */
  time(wall: WallTime): string;
  /** `4:15 – 5:00 PM` or `16:15–17:00`. */
  span(start: WallTime, end: WallTime): string;
  /** `4 PM` or `16:00`. */
  hour(wall: WallTime): string;
  /** `Thursday`. */
  weekday(day: string): string;
  /** `Thursday, October 8`. */
  day(day: string): string;
  /** `Thu 8`. */
  shortDay(day: string): string;
}

/** @param locale BCP 47, from `writingLocale` */
export function writingFor(locale: string): Writing {
  // Formatters are created lazily: creating one takes longer than all its uses.
  const once = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined;
    return () => (made ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  };
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = once(options);
    return (wall: string) => plainSpaces(format().format(dateOf(wall)));
  };
  const has12Hours = once({ hour: 'numeric' })().resolvedOptions().hour12 === true;
  const clockOptions = { hour: has12Hours ? 'numeric' : '2-digit', minute: '2-digit' } as const;
  const clock = once(clockOptions);
  const time = write(clockOptions);
  const [weekday, date] = [write({ weekday: 'short' }), write({ day: 'numeric' })];
  return {
    time,
    span: (start, end) =>
      dayOf(start) === dayOf(end) && start < end
        ? plainSpaces(clock().formatRange(dateOf(start), dateOf(end)))
        : `${time(start)} – ${time(end)}`,
    hour: has12Hours ? write({ hour: 'numeric' }) : time,
    weekday: write({ weekday: 'long' }),
    day: write({ weekday: 'long', month: 'long', day: 'numeric' }),
    shortDay: (day) => `${weekday(day)} ${date(day)}`,
  };
}

/**
 * Returns the page's locale: the reader's if it is English, otherwise English with the reader's 12 or 24 hours, because
 * the page's sentences are English. @param language BCP 47
 */
export function writingLocale(language: string): string {
  try {
    if (/^en\b/i.test(language)) return new Intl.Locale(language).toString();
    const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
    return hour12 === true ? 'en-US' : 'en-GB';
  } catch {
    return 'en-US';
  }
}

function dateOf(wall: string): Date {
  return new Date(wall.length === 10 ? `${wall}T00:00:00Z` : `${wall.slice(0, 19)}Z`);
}

/** Browsers write thin and no-break spaces around AM and PM, which break searching and narrow columns. */
function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ');
}
