/** Event of a calendar file: wall times of the family's zone, `20261108T090000`, or days, `20261108`. */
export interface FileEvent {
  summary: string;
  start: string;
  end: string;
  description?: string;
  location?: string;
  rule?: string;
  status?: 'TENTATIVE' | 'CANCELLED';
}

/** Writes an iCalendar file of the events. */
export function calendarText(events: readonly FileEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Homeroom//Browser tests//EN',
    ...events.flatMap(component),
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}

function component({ summary, start, end, description, location, rule, status }: FileEvent, index: number): string[] {
  const value = (time: string) => (time.length === 8 ? `;VALUE=DATE:${time}` : `;TZID=America/Chicago:${time}`);
  return [
    'BEGIN:VEVENT',
    `UID:browser-${index}`,
    'DTSTAMP:20260101T000000Z',
    `SUMMARY:${escaped(summary)}`,
    `DTSTART${value(start)}`,
    `DTEND${value(end)}`,
    ...(status === undefined ? [] : [`STATUS:${status}`]),
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    'END:VEVENT',
  ];
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll(/[;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Folds lines at 75 bytes without splitting characters. */
function folded(line: string): string {
  const rows = [''];
  for (const letter of line) {
    if (Buffer.byteLength(`${rows.at(-1)}${letter}`) > 74) rows.push('');
    rows.push(`${rows.pop()}${letter}`);
  }
  return rows.join('\r\n ');
}
