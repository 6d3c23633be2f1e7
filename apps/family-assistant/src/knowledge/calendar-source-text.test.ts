import { type Zone, readCalendarFile } from '@homeroom/icalendar';
import { dayWordsIn } from '@homeroom/text';
import { calendar, chicago, event, zone } from '../../tests/calendar-fixtures.ts';
import { calendarSource } from './calendar-source.ts';

/** The source of a calendar's only object, at a time. */
function sourceAt(
  now: string,
  components: string[],
  { familyZone = chicago, who = [] as string[], locale = 'en-US' } = {},
) {
  const [object] = readCalendarFile(calendar(...components), familyZone).objects;
  if (!object) throw new Error('The text must hold an event.');
  const { source, refreshAt } = calendarSource(
    { calendarId: 'family', ...object },
    {
      clock: { zone: familyZone, words: dayWordsIn(locale) },
      now: Date.parse(now),
      whoOf: () => who,
      senderOf: () => '',
      nameOf: String,
    },
  );
  if (!source) throw new Error('An event is always a source.');
  return { ...source, refreshAt: refreshAt?.toISOString() ?? null };
}
const textAt = (now: string, ...lines: string[]) => sourceAt(now, [event(...lines)]).text;
const soccer = [
  'UID:soccer',
  'SUMMARY:Soccer practice',
  'DTSTART;TZID=America/Chicago:20261006T160000',
  'DTEND;TZID=America/Chicago:20261006T171500',
  'LOCATION:Lakeside Elementary',
  'RRULE:FREQ=WEEKLY;BYDAY=TU,TH',
];

test('an endless series is told with whom it concerns, where it is and its next five dates, over a clock change', () => {
  expect(sourceAt('2026-10-27T18:00:00-05:00', [event(...soccer)], { who: ['Maya Rivera'] })).toEqual({
    id: 'calendar:family:soccer',
    type: 'calendar',
    kind: null,
    subject: 'Soccer practice',
    sender: '',
    date: '2026-10-29',
    text:
      'Soccer practice for Maya Rivera, every Tuesday and Thursday from 4:00 PM to 5:15 PM at Lakeside Elementary. ' +
      'Next: Thursday, October 29, 2026, 4:00 PM–5:15 PM; Tuesday, November 3, 2026, 4:00 PM–5:15 PM; Thursday, November 5, 2026, 4:00 PM–5:15 PM; Tuesday, November 10, 2026, 4:00 PM–5:15 PM; Thursday, November 12, 2026, 4:00 PM–5:15 PM.',
    refreshAt: '2026-10-29T22:15:00.001Z',
  });
});

test('a household of another locale has its own clock', () => {
  expect(sourceAt('2026-10-27T18:00:00-05:00', [event(...soccer)], { locale: 'en-GB' }).text).toMatch(
    /^Soccer practice, every Tuesday and Thursday from 16:00 to 17:15 .+ Next: Thursday, October 29, 2026, 16:00–17:15;/,
  );
});

test('what runs is still the next one', () => {
  expect(sourceAt('2026-10-27T17:14:59-05:00', [event(...soccer)])).toMatchObject({
    date: '2026-10-27',
    refreshAt: '2026-10-27T22:15:00.001Z',
  });
});

test('exception dates, moved, renamed and cancelled instances are named while they lie ahead', () => {
  const override = (original: string, ...lines: string[]) =>
    event('UID:soccer', `RECURRENCE-ID;TZID=America/Chicago:${original}`, ...lines);
  const components = [
    event(...soccer, 'EXDATE;TZID=America/Chicago:20261126T160000', 'EXDATE;TZID=America/Chicago:20261007T160000'),
    override(
      '20261124T160000',
      'SUMMARY:Soccer practice',
      'DTSTART;TZID=America/Chicago:20261125T170000',
      'DURATION:PT1H',
      'LOCATION:Gym',
    ),
    override(
      '20261201T160000',
      'SUMMARY:Soccer party',
      'DTSTART;TZID=America/Chicago:20261201T160000',
      'DURATION:PT75M',
    ),
    override(
      '20261203T160000',
      'SUMMARY:Soccer practice',
      'DTSTART;TZID=America/Chicago:20261203T160000',
      'DURATION:PT75M',
      'STATUS:CANCELLED',
    ),
  ];
  expect(sourceAt('2026-11-21T12:00:00-06:00', components).text.split('. ').slice(1)).toEqual([
    'Next: Wednesday, November 25, 2026, 5:00 PM–6:00 PM; Tuesday, December 1, 2026, 4:00 PM–5:15 PM; Tuesday, December 8, 2026, 4:00 PM–5:15 PM; Thursday, December 10, 2026, 4:00 PM–5:15 PM; Tuesday, December 15, 2026, 4:00 PM–5:15 PM',
    'The one of Tuesday, November 24, 2026 is on Wednesday, November 25, 2026, 5:00 PM–6:00 PM and at Gym',
    'Cancelled on Thursday, November 26, 2026',
    'The one of Tuesday, December 1, 2026 is called “Soccer party”',
    'Cancelled on Thursday, December 3, 2026.',
  ]);
  expect(sourceAt('2026-12-20T12:00:00-06:00', components).text).not.toMatch(/Cancelled|The one of/);
});

describe('a single event', () => {
  const trip = [
    'SUMMARY:Science museum trip',
    'DTSTART;TZID=America/Chicago:20261009T084500',
    'DTEND;TZID=America/Chicago:20261009T151500',
    'LOCATION:City Science Museum',
  ];

  test('lies ahead, and then it was', () => {
    const when = 'on Friday, October 9, 2026, 8:45 AM–3:15 PM at City Science Museum.';
    expect(sourceAt('2026-10-01T12:00:00Z', [event(...trip)])).toMatchObject({
      text: `Science museum trip is ${when}`,
      date: '2026-10-09',
      refreshAt: '2026-10-09T20:15:00.001Z',
    });
    expect(sourceAt('2027-10-01T12:00:00Z', [event(...trip)])).toMatchObject({
      text: `Science museum trip was ${when}`,
      date: '2026-10-09',
      refreshAt: null,
    });
  });

  test('that is cancelled or not confirmed says so', () => {
    expect(textAt('2026-10-01T12:00:00Z', ...trip, 'STATUS:CANCELLED')).toBe(
      'Science museum trip on Friday, October 9, 2026, 8:45 AM–3:15 PM at City Science Museum is cancelled.',
    );
    expect(textAt('2026-10-01T12:00:00Z', ...trip, 'STATUS:TENTATIVE')).toMatch(/\. This is not confirmed yet\.$/);
  });

  test.each([
    ['a day', ['DTSTART;VALUE=DATE:20261009'], 'is on Friday, October 9, 2026 (all day).'],
    [
      'days',
      ['DTSTART;VALUE=DATE:20261031', 'DTEND;VALUE=DATE:20261103'],
      'is from Saturday, October 31, 2026 to Monday, November 2, 2026 (all day).',
    ],
    [
      'over night',
      ['DTSTART:20261010T003000Z', 'DTEND:20261010T150000Z'],
      'is from Friday, October 9, 2026, 7:30 PM to Saturday, October 10, 2026, 10:00 AM.',
    ],
    [
      'until midnight',
      ['DTSTART:20261010T010000Z', 'DTEND:20261010T050000Z'],
      'is on Friday, October 9, 2026, 8:00 PM–12:00 AM.',
    ],
    ['without length', ['DTSTART:20261010T010000Z'], 'is on Friday, October 9, 2026, 8:00 PM.'],
  ])('of %s is told in the zone of the family', (_name, lines, end) => {
    expect(textAt('2026-10-01T12:00:00Z', 'SUMMARY:Camp', ...lines)).toBe(`Camp ${end}`);
  });
});

describe('how often it repeats', () => {
  const start = 'DTSTART;TZID=America/Chicago:20261005T160000';
  test.each([
    ['FREQ=DAILY', 'every day'],
    ['FREQ=DAILY;INTERVAL=3', 'every 3 days'],
    ['FREQ=DAILY;BYDAY=SA,SU,MO;BYMONTH=10,11', 'every Monday, Saturday and Sunday in October and November'],
    ['FREQ=WEEKLY', 'every Monday'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,MO', 'every second week on Monday and Wednesday'],
    ['FREQ=MONTHLY', 'on the 5th of every month'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1,22', 'on the last day and the 22nd of every month'],
    ['FREQ=MONTHLY;BYDAY=1MO,-1FR', 'on the first Monday and the last Friday of every month'],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=MO;BYSETPOS=1', 'on the first Monday of every second month'],
    ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=2', 'every month'],
    ['FREQ=YEARLY', 'every year on October 5'],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', 'every year on the fourth Thursday of November'],
    ['FREQ=YEARLY;BYWEEKNO=41', 'every year'],
  ])('%s', (rule, words) => {
    expect(textAt('2026-10-01T12:00:00Z', 'SUMMARY:Choir', start, 'DURATION:PT1H', `RRULE:${rule}`)).toMatch(
      `Choir, ${words} from 4:00 PM to 5:00 PM. Next: `,
    );
  });

  test.each([
    [
      ['DTSTART;VALUE=DATE:20201005', 'RRULE:FREQ=YEARLY'],
      'every year on October 5 (all day). Next: Tuesday, October 5, 2027 (all day); ',
    ],
    [[start, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=10'], 'every Monday from 4:00 PM to 5:00 PM, 10 times in all. '],
    [
      [start, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;UNTIL=20261207T235959Z'],
      'every Monday from 4:00 PM to 5:00 PM until Monday, December 7, 2026. ',
    ],
    [[start, 'DURATION:PT15M', 'RRULE:FREQ=DAILY;BYHOUR=8,20'], 'every day. Next: '],
    [
      ['DTSTART;TZID=Asia/Tokyo:20261006T080000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=TU'],
      'every week from 5:00 PM to 6:00 PM. Next: Monday, November 23, 2026, 5:00 PM–6:00 PM; ',
    ],
  ])('%j', (lines, words) => {
    expect(textAt('2026-11-21T12:00:00-06:00', 'SUMMARY:Choir', ...lines)).toContain(`Choir, ${words}`);
  });
});

test('a series that is over tells its last date, an orphan its own', () => {
  expect(sourceAt('2027-06-01T12:00:00Z', [event(...soccer.slice(0, 4), 'RRULE:FREQ=WEEKLY;COUNT=3')])).toMatchObject({
    text: 'Soccer practice, every Tuesday from 4:00 PM to 5:15 PM, 3 times in all. It is over; the last was on Tuesday, October 20, 2026, 4:00 PM–5:15 PM.',
    date: '2026-10-20',
    refreshAt: null,
  });
  expect(
    textAt(
      '2026-10-01T12:00:00Z',
      'SUMMARY:Match',
      'RECURRENCE-ID:20261009T210000Z',
      'DTSTART:20261009T220000Z',
      'DURATION:PT1H',
    ),
  ).toBe('Match. Next: Friday, October 9, 2026, 5:00 PM–6:00 PM.');
  expect(textAt('2026-10-01T12:00:00Z', ...soccer, 'STATUS:CANCELLED')).toBe(
    'Soccer practice, every Tuesday and Thursday from 4:00 PM to 5:15 PM at Lakeside Elementary, is cancelled.',
  );
});

test('dates years ahead are found, in any zone of the family', () => {
  const familyZone: Zone = zone('Asia/Kolkata');
  const leap = sourceAt(
    '2026-10-01T12:00:00Z',
    [event('SUMMARY:Leap day', 'DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29')],
    { familyZone },
  );
  expect(leap).toMatchObject({
    text: 'Leap day, every year on February 29 (all day). Next: Tuesday, February 29, 2028 (all day); Sunday, February 29, 2032 (all day); Friday, February 29, 2036 (all day).',
    refreshAt: '2028-02-29T18:30:00.001Z',
  });
});

test('title, place and description lose control characters and tags, and are cut', () => {
  const description = `<p>Bring <b>cleats</b>\\nand&nbsp;water</p><p>${'word '.repeat(600)}</p>`;
  const { subject, text } = sourceAt('2026-10-01T12:00:00Z', [
    event(
      'SUMMARY:Soccer\\n\\n\u0007match',
      'DTSTART:20261009T220000Z',
      `LOCATION:Field\\n${'x'.repeat(300)}`,
      `DESCRIPTION:${description}`,
    ),
  ]);
  const [sentence = '', ...rest] = text.split('\n\n');
  expect([subject, sentence]).toEqual([
    'Soccer match',
    `Soccer match is on Friday, October 9, 2026, 5:00 PM at Field ${'x'.repeat(194)}.`,
  ]);
  expect(rest.join('\n\n')).toMatch(/^Bring cleats\nand water\nword [\s\S]* word$/);
  expect(rest.join('\n\n').length).toBeLessThanOrEqual(2_000);
});
