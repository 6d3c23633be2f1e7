import { parseCalendarObject, prepareSeries } from '@homeroom/icalendar';
import { calendar, chicago, event } from '../../tests/calendar-fixtures.ts';
import { kindsOf, type EventChange } from './calendar-change.ts';
import { eventChanges } from './event-changes.ts';
import { joinReplacedEvents } from './replaced-events.ts';

/** Noon of Wednesday, 18 November 2026 in Chicago. */
const now = Date.parse('2026-11-18T12:00:00-06:00');

const series = (ics: string) => prepareSeries(parseCalendarObject(ics, chicago));

/** Changes from one text of an event to another, as `kind time → time`, with `(series)`. */
function changes(before: string | null, after: string | null): string[] {
  const found = eventChanges(
    { calendarId: 'league', uid: 'x', before: before && series(before), after: after && series(after) } as never,
    now,
  );
  return found.map(words);
}

function words({ kinds, before, after, isSeries }: EventChange): string {
  const time = (at: number | undefined) =>
    at === undefined ? '-' : new Date(at - 6 * 3_600_000).toISOString().slice(5, 16);
  const titles = kinds.includes('renamed') ? ` ${before?.summary} → ${after?.summary}` : '';
  const places = kinds.includes('place') ? ` ${before?.location} → ${after?.location}` : '';
  return `${kinds.join('+')} ${time(before?.start)} → ${time(after?.start)}${titles}${places}${isSeries ? ' (series)' : ''}`;
}

const single = (start: string, ...lines: string[]) =>
  calendar(event('UID:x', `DTSTART;TZID=America/Chicago:${start}`, 'DURATION:PT1H', 'SUMMARY:Soccer', ...lines));
const weekly = (start = '20261105T160000', ...lines: string[]) => single(start, 'RRULE:FREQ=WEEKLY', ...lines);
const override = (original: string, start: string, ...lines: string[]) =>
  event(
    'UID:x',
    `RECURRENCE-ID;TZID=America/Chicago:${original}`,
    `DTSTART;TZID=America/Chicago:${start}`,
    'DURATION:PT1H',
    ...lines,
  );
const withOverride = (...overrides: string[]) =>
  calendar(
    event(
      'UID:x',
      'DTSTART;TZID=America/Chicago:20261105T160000',
      'DURATION:PT1H',
      'SUMMARY:Soccer',
      'RRULE:FREQ=WEEKLY',
    ),
    ...overrides,
  );

describe('a single event', () => {
  test.each<[string, string | null, string | null, string[]]>([
    ['is added', null, single('20261120T160000'), ['added - → 11-20T16:00']],
    ['is gone', single('20261120T160000'), null, ['cancelled 11-20T16:00 → -']],
    [
      'says that it is cancelled',
      single('20261120T160000'),
      single('20261120T160000', 'STATUS:CANCELLED'),
      ['cancelled 11-20T16:00 → -'],
    ],
    [
      'takes place after all',
      single('20261120T160000', 'STATUS:CANCELLED'),
      single('20261120T160000'),
      ['added - → 11-20T16:00'],
    ],
    ['is moved', single('20261120T160000'), single('20261120T173000'), ['moved 11-20T16:00 → 11-20T17:30']],
    [
      'is moved from the past',
      single('20261117T160000'),
      single('20261120T160000'),
      ['moved 11-17T16:00 → 11-20T16:00'],
    ],
    [
      'ends later',
      single('20261120T160000'),
      single('20261120T160000').replace('PT1H', 'PT2H'),
      ['moved 11-20T16:00 → 11-20T16:00'],
    ],
    [
      'is moved and renamed',
      single('20261120T160000'),
      single('20261120T173000').replace('Soccer', 'Final'),
      ['moved+renamed 11-20T16:00 → 11-20T17:30 Soccer → Final'],
    ],
    [
      'gets a place',
      single('20261120T160000'),
      single('20261120T160000', 'LOCATION:Field 2'),
      ['place 11-20T16:00 → 11-20T16:00 null → Field 2'],
    ],
    [
      'changes in white space and its description',
      single('20261120T160000'),
      single('20261120T160000', 'DESCRIPTION:Bring shin guards').replace('Soccer', 'Soccer '),
      [],
    ],
    ['is over and gone', single('20261117T160000'), null, []],
    ['has begun and is gone', single('20261118T113000'), null, []],
    ['is over and renamed', single('20261117T160000'), single('20261117T160000').replace('Soccer', 'Soccer 3:1'), []],
    ['was cancelled and is gone', single('20261120T160000', 'STATUS:CANCELLED'), null, []],
  ])('that %s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });
});

describe('a series', () => {
  test.each<[string, string | null, string | null, string[]]>([
    ['is added with its next date', null, weekly(), ['added - → 11-19T16:00 (series)']],
    ['is gone', weekly(), null, ['cancelled 11-19T16:00 → - (series)']],
    ['is cancelled', weekly(), weekly(undefined, 'STATUS:CANCELLED'), ['cancelled 11-19T16:00 → - (series)']],
    ['is moved to another hour', weekly(), weekly('20261105T173000'), ['moved 11-19T16:00 → 11-19T17:30 (series)']],
    ['is moved to another weekday', weekly(), weekly('20261106T160000'), ['moved 11-19T16:00 → 11-20T16:00 (series)']],
    ['lasts longer', weekly(), weekly().replace('PT1H', 'PT2H'), ['moved 11-19T16:00 → 11-19T16:00 (series)']],
    [
      'is renamed',
      weekly(),
      weekly().replace('Soccer', 'Football'),
      ['renamed 11-19T16:00 → 11-19T16:00 Soccer → Football (series)'],
    ],
    [
      'ends early',
      weekly(),
      weekly().replace('WEEKLY', 'WEEKLY;UNTIL=20261201T000000Z'),
      ['cancelled 12-03T16:00 → - (series)'],
    ],
    ['goes on', weekly().replace('WEEKLY', 'WEEKLY;COUNT=4'), weekly(), ['added - → 12-03T16:00 (series)']],
    ['begins where links list only what is to come', weekly(), weekly('20261119T160000'), []],
    [
      'has an exception date',
      weekly(),
      weekly(undefined, 'EXDATE;TZID=America/Chicago:20261119T160000'),
      ['cancelled 11-19T16:00 → -'],
    ],
    [
      'loses an exception date',
      weekly(undefined, 'EXDATE;TZID=America/Chicago:20261126T160000'),
      weekly(),
      ['added - → 11-26T16:00'],
    ],
    [
      'comes from a single event',
      single('20261119T160000'),
      weekly('20261119T160000'),
      ['added - → 11-26T16:00 (series)'],
    ],
    ['changes its zone and no time', weekly(), weekly().replaceAll('America/Chicago', 'America/Winnipeg'), []],
  ])('that %s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  test.each<[string, string, string, string[]]>([
    [
      'moved',
      withOverride(),
      withOverride(override('20261119T160000', '20261119T173000', 'SUMMARY:Soccer')),
      ['moved 11-19T16:00 → 11-19T17:30'],
    ],
    [
      'cancelled',
      withOverride(),
      withOverride(override('20261126T160000', '20261126T160000', 'SUMMARY:Soccer', 'STATUS:CANCELLED')),
      ['cancelled 11-26T16:00 → -'],
    ],
    [
      'put elsewhere',
      withOverride(),
      withOverride(override('20261126T160000', '20261126T160000', 'SUMMARY:Soccer', 'LOCATION:Field 2')),
      ['place 11-26T16:00 → 11-26T16:00 null → Field 2'],
    ],
    [
      'moved beyond a year',
      withOverride(),
      withOverride(override('20261119T160000', '20280119T160000', 'SUMMARY:Soccer')),
      ['moved 11-19T16:00 → 01-19T16:00'],
    ],
    [
      'put back',
      withOverride(override('20261119T160000', '20261119T173000', 'SUMMARY:Soccer')),
      withOverride(),
      ['moved 11-19T17:30 → 11-19T16:00'],
    ],
    [
      'renamed with its series',
      withOverride(override('20261119T160000', '20261119T173000', 'SUMMARY:Soccer')),
      withOverride(override('20261119T160000', '20261119T173000', 'SUMMARY:Soccer')).replaceAll('Soccer', 'Football'),
      ['renamed 11-26T16:00 → 11-26T16:00 Soccer → Football (series)'],
    ],
    [
      'written down without a change',
      withOverride(),
      withOverride(override('20261119T160000', '20261119T160000', 'SUMMARY:Soccer')),
      [],
    ],
  ])('with an instance %s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  test('two instances moved are two changes, told with the ids that answers show', () => {
    const found = eventChanges(
      {
        calendarId: 'league',
        uid: 'x',
        before: series(withOverride()),
        after: series(
          withOverride(
            override('20261126T160000', '20261127T160000', 'SUMMARY:Soccer'),
            override('20261119T160000', '20261119T173000', 'SUMMARY:Soccer'),
          ),
        ),
      },
      now,
    );
    expect(found.map(words)).toEqual(['moved 11-19T16:00 → 11-19T17:30', 'moved 11-26T16:00 → 11-27T16:00']);
    expect(found.map(({ before, after }) => before?.id === after?.id)).toEqual([true, true]);
  });

  test('of every hour is one change, too', () => {
    const hourly = (minute: string) => single(`20261105T00${minute}00`, 'RRULE:FREQ=HOURLY');
    expect(changes(hourly('00'), hourly('30'))).toEqual(['moved 11-18T13:00 → 11-18T12:30 (series)']);
  });
});

describe('an update that takes events away and puts them back under other UIDs', () => {
  const change = (uid: string, before: EventChange['before'], after: EventChange['after']): EventChange => ({
    uid,
    kinds: kindsOf(before, after),
    isSeries: false,
    before,
    after,
  });
  const state = (summary: string, hour: number): NonNullable<EventChange['after']> => ({
    id: `${summary} ${hour}`,
    start: now + hour * 3_600_000,
    end: now + (hour + 1) * 3_600_000,
    allDay: false,
    summary,
    location: null,
    status: 'confirmed',
    attendees: [],
    categories: [],
    letterId: null,
  });

  test('changes nothing when they are the same', () => {
    const games = [10, 34].flatMap((hour) => [
      change(`old ${hour}`, state('Soccer', hour), null),
      change(`new ${hour}`, null, state('Soccer', hour)),
    ]);
    expect(joinReplacedEvents(games)).toEqual([]);
  });

  test('moves the only event of a title', () => {
    const found = joinReplacedEvents([
      change('old', state('Soccer', 10), null),
      change('other', null, state('Choir', 12)),
      change('new', null, state('Soccer', 12)),
    ]);
    expect(found).toMatchObject([
      { uid: 'other', kinds: ['added'] },
      { uid: 'new', kinds: ['moved'], before: { start: now + 36_000_000 }, after: { start: now + 43_200_000 } },
    ]);
  });

  test('leaves events apart that have a title in common with others, or are weeks apart', () => {
    const apart = [
      change('old', state('Soccer', 10), null),
      change('new', null, state('Soccer', 12)),
      change('newer', null, state('Soccer', 20)),
      change('fair', state('Fair', 10), null),
      change('next fair', null, state('Fair', 24 * 20)),
    ];
    expect(joinReplacedEvents(apart)).toEqual(apart);
  });
});
