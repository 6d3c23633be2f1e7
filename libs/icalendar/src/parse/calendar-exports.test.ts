import { calendarExport } from '../testing/calendar-export.ts';
import { readCalendarFile } from './read-calendar-file.ts';
import { formatInstant } from '../zones/time-zones.ts';
import { chicago, occurrences } from '../testing/calendar-fixtures.ts';

function november(name: string): string[] {
  const found = occurrences(calendarExport(name).toString(), '2026-11-01T00:00:00-05:00', '2026-12-01T00:00:00-06:00');
  return found.map(
    ({ start, end, event }) =>
      `${formatInstant(start, chicago).slice(0, 16)} ${(end - start) / 60_000} ${event.status === 'cancelled' ? '(cancelled) ' : ''}${event.summary}`,
  );
}

test.each(['google.ics', 'apple.ics', 'outlook.ics', 'thunderbird.ics'])(
  'every event of %s is read without a fault',
  (name) => {
    const { faults, skipped, events } = readCalendarFile(calendarExport(name), chicago);
    expect({ faults, skipped }).toEqual({ faults: [], skipped: 0 });
    expect(events).toBeGreaterThanOrEqual(4);
  },
);

test('a Google export: EXDATE lines, a moved instance, UTC times, UNTIL in UTC for an all-day event', () => {
  expect(november('google.ics')).toEqual([
    '2026-11-02T00:00 1440 Library books due',
    '2026-11-05T15:30 30 Dentist',
    '2026-11-09T00:00 1440 Library books due',
    '2026-11-11T17:00 75 Maya soccer practice (moved)',
    '2026-11-16T00:00 1440 Library books due',
    '2026-11-17T16:00 75 Maya soccer practice',
  ]);
});

test('an Apple export: LF line ends, quoted parameters, a birthday of 1604, floating times, a cancelled instance', () => {
  expect(november('apple.ics')).toEqual([
    '2026-11-04T18:00 60 Leo piano',
    '2026-11-06T07:00 0 Take out the bins',
    '2026-11-11T18:00 60 (cancelled) Leo piano',
    "2026-11-15T00:00 1440 Grandma's birthday",
    '2026-11-18T18:00 60 Leo piano',
  ]);
});

test('an Outlook export: a byte order mark, Windows zones, display names as zones, missing UID and end', () => {
  expect(november('outlook.ics')).toEqual([
    '2026-11-03T09:00 30 Parent council',
    '2026-11-04T14:00 60 Quoted display name',
    '2026-11-05T14:00 60 Unquoted display name',
    '2026-11-06T00:00 1440 Day off',
    '2026-11-07T10:00 0 No end, no stamp, no UID',
    '2026-11-17T09:00 30 Parent council',
  ]);
});

test('a Thunderbird export: zone paths, a zone of its own, broken folding, UNTIL without zone, THISANDFUTURE', () => {
  expect(november('thunderbird.ics')).toEqual([
    '2026-11-02T19:00 90 Choir',
    '2026-11-04T10:00 30 Call with Oma',
    '2026-11-05T09:30 45 Own zone',
    '2026-11-06T10:00 30 Call with Oma',
    '2026-11-07T10:00 30 Call with Oma',
    '2026-11-09T19:30 90 Choir (church)',
    '2026-11-16T19:30 90 Choir (church)',
  ]);
});

test('reading an export twice gives the same objects, also for events without UID', () => {
  const read = () =>
    readCalendarFile(calendarExport('outlook.ics'), chicago).objects.map(({ uid, etag }) => [uid, etag]);
  expect(read()).toEqual(read());
});

test('an export of a later day, with new stamps, has the same meaning', () => {
  const text = calendarExport('google.ics').toString();
  const later = text.replaceAll('DTSTAMP:20261031T120000Z', 'DTSTAMP:20261101T130000Z');
  const etags = (source: string) => readCalendarFile(source, chicago).objects.map(({ etag }) => etag);
  expect(later).not.toBe(text);
  expect(etags(later)).toEqual(etags(text));
});
