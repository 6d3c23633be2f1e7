/** Writes an iCalendar file of events, each a list of content lines. */
export function calendarText(events: readonly (readonly string[])[]): string {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...event, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Homeroom//Attack tests//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

/** Formats a UTC time for iCalendar. */
export function utcTime(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** Returns an event of 366 days that repeats 96 times a day. */
export function quarterHourly(uid: string): string[] {
  return [
    `UID:${uid}`,
    `SUMMARY:Bell ${uid}`,
    'DTSTART:20250101T000000Z',
    'DURATION:P366D',
    'RRULE:FREQ=HOURLY;BYMINUTE=0,15,30,45',
  ];
}

/** Returns a one-hour event with texts of about that many bytes. */
export function longEvent(uid: string, start: number, bytes: number): string[] {
  const comment = `COMMENT:${'x'.repeat(100_000)}`;
  return [
    `UID:${uid}`,
    `SUMMARY:Letter ${uid}`,
    `DTSTART:${utcTime(start)}`,
    'DURATION:PT1H',
    ...Array.from({ length: Math.ceil(bytes / 100_000) }, () => comment),
  ];
}

/** Returns n simultaneous one-hour events, which make n (n - 1) / 2 overlaps. */
export function crowd(name: string, start: number, count: number): string[][] {
  return Array.from({ length: count }, (_, index) => [
    `UID:${name}-${index}`,
    `SUMMARY:${name} ${index}`,
    `DTSTART:${utcTime(start + index * 1_000)}`,
    'DURATION:PT1H',
  ]);
}
