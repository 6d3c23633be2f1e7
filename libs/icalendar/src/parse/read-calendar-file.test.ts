import { calendar, chicago, event, spans, starts, zone } from '../testing/calendar-fixtures.ts';
import { readCalendarFile } from './read-calendar-file.ts';
import { parseCalendarObject } from '../object/calendar-object.ts';
import { NotACalendarError } from '../limits.ts';
import { contentLines, decodeText } from './content-lines.ts';
import { writeLines } from '../write/write-lines.ts';

const good = (uid: string) => event(`UID:${uid}`, 'DTSTART:20261110T100000Z', 'DTEND:20261110T110000Z', 'SUMMARY:Good');
const november = ['2026-11-01T00:00:00-05:00', '2026-12-01T00:00:00-06:00'] as const;

function read(text: string) {
  const { objects, events, skipped, faults } = readCalendarFile(text, chicago);
  return {
    uids: objects.map(({ uid }) => uid),
    events,
    skipped,
    faults: faults.map(({ line, text: fault }) => `${line} ${fault}`),
  };
}

describe('one bad event never empties the file', () => {
  test.each([
    ['no DTSTART', ['SUMMARY:x'], '11 this event was left out: it has no DTSTART'],
    ['a DTSTART that is no date', ['DTSTART:tomorrow'], '14 this event was left out: its DTSTART is no date'],
    ['a day that no month has', ['DTSTART:20260230T100000'], '14 this event was left out: its DTSTART is no date'],
    [
      'an unknown frequency',
      ['DTSTART:20261110T100000Z', 'RRULE:FREQ=SOMETIMES'],
      '15 this event was left out: unknown FREQ in RRULE',
    ],
    [
      'a weekday that does not exist',
      ['DTSTART:20261110T100000Z', 'RRULE:FREQ=WEEKLY;BYDAY=XX'],
      '15 this event was left out: the BYDAY of its rule names no weekday',
    ],
    [
      'an EXDATE that is no date',
      ['DTSTART:20261110T100000Z', 'EXDATE:never'],
      '15 this event was left out: its EXDATE is no date',
    ],
  ])('%s', (_, lines, fault) => {
    expect(read(calendar(good('one'), event('UID:bad', ...lines), good('two')))).toEqual({
      uids: ['one', 'two'],
      events: 2,
      skipped: 1,
      faults: [fault],
    });
  });

  test('a malformed property that times do not depend on is passed over, and said', () => {
    const text = calendar(event('UID:a', 'DTSTART:20261110T100000Z', 'ATTENDEE;CN="open:mailto:x@y.z'));
    expect(read(text)).toEqual({
      uids: ['a'],
      events: 1,
      skipped: 0,
      faults: ['8 ATTENDEE is malformed and was passed over'],
    });
  });

  test('an unreadable override leaves its series alone', () => {
    const text = calendar(
      event('UID:a', 'DTSTART:20261110T100000Z', 'RRULE:FREQ=DAILY;COUNT=2'),
      event('UID:a', 'RECURRENCE-ID:20261110T100000Z', 'DTSTART:x'),
    );
    expect(starts(text, ...november)).toHaveLength(2);
    expect(read(text)).toMatchObject({ uids: ['a'], events: 1, skipped: 1 });
  });

  test('an event that is never closed is left out, the next one is read', () => {
    const text = calendar(good('one'), 'BEGIN:VEVENT\r\nUID:open\r\nDTSTART:20261110T100000Z', good('two'));
    expect(read(text)).toMatchObject({
      uids: ['one', 'two'],
      skipped: 1,
      faults: ['11 this event was left out: it has no END:VEVENT'],
    });
  });

  test('of a truncated file what is complete is read, the rest is reported', () => {
    const whole = calendar(good('one'), good('two'));
    const cut = whole.slice(0, whole.lastIndexOf('DTEND'));
    expect(read(cut)).toEqual({
      uids: ['one'],
      events: 1,
      skipped: 1,
      faults: ['11 this event was left out: the file ends inside it'],
    });
  });

  test('a file that ends between events says that it is not whole', () => {
    const text = calendar(good('one')).replace('END:VCALENDAR\r\n', '');
    expect(read(text)).toMatchObject({
      uids: ['one'],
      skipped: 0,
      faults: ['10 the file ends without END:VCALENDAR; what is complete was read'],
    });
  });

  test('of two events with one UID and no RECURRENCE-ID the higher SEQUENCE counts, the other is reported', () => {
    const text = calendar(
      event('UID:a', 'SEQUENCE:3', 'DTSTART:20261110T100000Z'),
      event('UID:a', 'SEQUENCE:2', 'DTSTART:20261112T100000Z'),
    );
    expect(starts(text, ...november)).toEqual(['2026-11-10T04:00:00-06:00']);
    expect(read(text).faults).toEqual([
      '10 another event of this file has the same UID and stands for the same instance; this one was passed over',
    ]);
  });

  test.each(['', '<!doctype html><title>Sign in</title>', '{"a":1}', 'BEGIN:VCARD\nFN:Ana\nEND:VCARD'])(
    '%j is no calendar',
    (text) => {
      expect(() => readCalendarFile(text, chicago)).toThrow(NotACalendarError);
    },
  );

  test('a calendar without events is a calendar', () => {
    expect(read(calendar())).toEqual({ uids: [], events: 0, skipped: 0, faults: [] });
  });
});

describe('what was left out', () => {
  const whole = (text: string) => {
    const { complete, truncated, unread } = readCalendarFile(text, chicago);
    return { complete, truncated, unreadUids: [...unread.keys()] };
  };

  test.each([
    ['nothing', [good('one')], []],
    ['an event without a start', [good('one'), event('UID:bad\\, worse', 'SUMMARY:x')], ['bad, worse']],
    ['an event that is never closed', ['BEGIN:VEVENT\r\nUID:open\r\nDTSTART:20261110T100000Z', good('one')], ['open']],
    [
      'an event with too many parts',
      [event('UID;X-A=1:alarms', 'DTSTART:20261110T100000Z', ...Array<string>(101).fill('BEGIN:VALARM\r\nEND:VALARM'))],
      ['alarms'],
    ],
    [
      'a series with too many overrides',
      [
        event(
          'UID:many',
          'DTSTART:20261110T100000Z\r\nEND:VEVENT\r\n'.concat(
            'BEGIN:VEVENT\r\nUID:many\r\nDTSTART:20261110T100000Z\r\nEND:VEVENT\r\n'.repeat(4_999),
            'BEGIN:VEVENT\r\nUID:many\r\nDTSTART:20261110T100000Z',
          ),
        ),
      ],
      ['many'],
    ],
    ['an event without a UID', ['BEGIN:VEVENT\r\nSUMMARY:x\r\nEND:VEVENT'], []],
    [
      'an event whose only UID is that of a part',
      ['BEGIN:VEVENT\r\nBEGIN:VALARM\r\nUID:alarm\r\nEND:VALARM\r\nEND:VEVENT'],
      [],
    ],
  ])('of %s the UID is told when it has one', (name, parts, unreadUids) => {
    expect(whole(calendar(...parts))).toEqual({ complete: name === 'nothing', truncated: false, unreadUids });
  });

  test.each([
    ['between events', 'END:VCALENDAR', []],
    ['inside an event', 'DTEND', ['two']],
  ])('a file that ends %s is truncated', (_, at, unreadUids) => {
    const text = calendar(good('one'), good('two'));
    expect(whole(text.slice(0, text.lastIndexOf(at)))).toEqual({ complete: false, truncated: true, unreadUids });
  });
});

test.each([
  ['another', 'America/New_York', 'America/New_York'],
  ['the same', 'America/Chicago', undefined],
])('the zone of an end is told when it is another than that of the start: %s', (_, tzid, zoneId) => {
  const lines = ['UID:flight', 'DTSTART;TZID=America/Chicago:20261208T064500', `DTEND;TZID=${tzid}:20261208T101500`];
  const [flight] = readCalendarFile(calendar(event(...lines)), chicago).objects;
  expect(flight && parseCalendarObject(flight.ics, chicago).master?.endZone?.id).toBe(zoneId);
});

describe('hostile input is refused', () => {
  const nested = (count: number) =>
    [
      'BEGIN:VEVENT',
      'UID:bad',
      'DTSTART:20261110T100000Z',
      ...Array<string>(count).fill('BEGIN:VALARM'),
      ...Array<string>(count).fill('END:VALARM'),
      'END:VEVENT',
    ].join('\r\n');

  test.each([
    ['a duration of 10^18 weeks', event('DTSTART:20261110T100000Z', 'DURATION:P999999999999999999W'), 'over 366 days'],
    ['a duration of 367 days', event('DTSTART:20261110T100000Z', 'DURATION:P367D'), 'over 366 days'],
    [
      'a period of 10^18 weeks',
      event('DTSTART:20261110T100000Z', 'RDATE;VALUE=PERIOD:20261110T100000Z/P999999999999999999W'),
      'RDATE is malformed',
    ],
    [
      'a duration of a thousand digits',
      event('DTSTART:20261110T100000Z', `DURATION:PT${'9'.repeat(1000)}S`),
      'malformed',
    ],
    ['a rule by the second', event('DTSTART:20261110T100000Z', 'RRULE:FREQ=SECONDLY'), 'faster than hourly'],
    [
      'a rule by the minute',
      event('DTSTART:20261110T100000Z', 'RRULE:FREQ=MINUTELY;INTERVAL=90'),
      'faster than hourly',
    ],
    [
      'a rule with 3,600 starts an hour',
      event(
        'DTSTART:20261110T100000Z',
        `RRULE:FREQ=HOURLY;BYMINUTE=${[...Array(60).keys()].join(',')};BYSECOND=${[...Array(60).keys()].join(',')}`,
      ),
      'instances a day',
    ],
    [
      'a rule with a million instances',
      event('DTSTART:20261110T100000Z', 'RRULE:FREQ=DAILY;COUNT=1000000'),
      'COUNT of its rule is over',
    ],
    [
      'a daily event that lasts ten years',
      event('DTSTART:20261110T100000Z', 'DTEND:20361110T100000Z', 'RRULE:FREQ=DAILY'),
      'lasts over 366 days',
    ],
    ['components nested five deep', nested(5), 'nested more than 4 deep'],
    ['alarms nested fifty thousand deep', nested(50_000), 'nested more than 4 deep'],
    [
      'a thousand alarms',
      event('DTSTART:20261110T100000Z', ...Array<string>(1000).fill('BEGIN:VALARM\r\nEND:VALARM')),
      'more than 100 components',
    ],
    [
      'ten thousand properties',
      event('DTSTART:20261110T100000Z', ...Array<string>(10_000).fill('X-A:1')),
      'more than 5000 lines',
    ],
    [
      'a line of two megabytes',
      event('DTSTART:20261110T100000Z', `DESCRIPTION:${'x'.repeat(2_000_000)}`),
      'longer than',
    ],
    [
      'a rule of the Hebrew calendar',
      event('DTSTART:20261110T100000Z', 'RRULE:RSCALE=HEBREW;FREQ=YEARLY'),
      'another calendar than the Gregorian',
    ],
  ])('%s', (_, bad, reason) => {
    const text = calendar(bad, good('good'));
    const { uids, faults } = read(text);
    expect(uids).toEqual(['good']);
    expect(faults.join()).toContain(reason);
  });

  test('more events than a file may hold', () => {
    const text = calendar('BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(50_001));
    expect(() => readCalendarFile(text, chicago)).toThrow(/more than 50000 events/);
  });

  test('more lines than a file may have, though nearly all are blank', () => {
    expect(() => readCalendarFile(`BEGIN:VCALENDAR${'\n'.repeat(4_000_001)}END:VCALENDAR`, chicago)).toThrow(
      'This file has more than 4000000 lines; split it into smaller ones.',
    );
  });

  test('more time zones than a file may define are left out', () => {
    const zones = Array.from({ length: 501 }, (_, index) => `BEGIN:VTIMEZONE\r\nTZID:Zone ${index}\r\nEND:VTIMEZONE`);
    const { objects, faults } = readCalendarFile(calendar(...zones, event('DTSTART:20261110T100000Z')), chicago);
    expect([objects.length, faults.map(({ text }) => text)]).toEqual([
      1,
      ['this time zone was left out: the file has more than 500'],
    ]);
  });

  test('a file over 50 MiB', () => {
    expect(() => readCalendarFile(new Uint8Array(51 * 1024 * 1024), chicago)).toThrow(/larger than 50 MiB/);
  });

  test('a rule that no day fits comes to an end', () => {
    for (const rule of [
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=5',
      'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=YEARLY;BYWEEKNO=53;BYYEARDAY=100',
    ]) {
      expect(
        starts(calendar(event('DTSTART:20200110T100000Z', `RRULE:${rule}`)), ...november).length,
      ).toBeLessThanOrEqual(1);
    }
  });
});

describe('time zones', () => {
  const at = (tzid: string) =>
    starts(calendar(event(`DTSTART;TZID=${tzid}:20261110T090000`, 'DURATION:PT1H')), ...november, chicago);

  test.each([
    ['an IANA name', 'America/New_York', '2026-11-10T08:00:00-06:00'],
    ['an IANA name in another case', 'america/new_york', '2026-11-10T08:00:00-06:00'],
    ['an old IANA name', 'US/Pacific', '2026-11-10T11:00:00-06:00'],
    ['a Windows name', 'W. Europe Standard Time', '2026-11-10T02:00:00-06:00'],
    ['a quoted Windows name', '"Eastern Standard Time"', '2026-11-10T08:00:00-06:00'],
    ['a freeassociation path', '/freeassociation.sourceforge.net/Europe/Berlin', '2026-11-10T02:00:00-06:00'],
    [
      'a dated path with three segments',
      '/softwarestudio.org/Olson_20011030_5/America/Indiana/Indianapolis',
      '2026-11-10T08:00:00-06:00',
    ],
    ['UTC by name', 'UTC', '2026-11-10T03:00:00-06:00'],
  ])('%s', (_, tzid, expected) => {
    expect(at(tzid)).toEqual([expected]);
    expect(read(calendar(event(`DTSTART;TZID=${tzid}:20261110T090000`))).faults).toEqual([]);
  });

  const ownZone = [
    'BEGIN:VTIMEZONE',
    'TZID:Our zone',
    'BEGIN:STANDARD',
    'DTSTART:19701101T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'TZOFFSETFROM:+0430',
    'TZOFFSETTO:+0330',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:19700308T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'TZOFFSETFROM:+0330',
    'TZOFFSETTO:+0430',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ].join('\r\n');

  test('a zone that only the file defines follows the file, over its clock changes', () => {
    const text = calendar(
      ownZone,
      event('DTSTART;TZID=Our zone:20261025T120000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'),
    );
    expect(starts(text, '2026-10-01T00:00:00Z', '2026-12-01T00:00:00Z', zone('UTC'))).toEqual([
      '2026-10-25T07:30:00+00:00',
      '2026-11-01T08:30:00+00:00',
      '2026-11-08T08:30:00+00:00',
    ]);
    expect(read(text).faults).toEqual([]);
  });

  test.each(['Kuala Lumpur\\, Singapore', '"Kuala Lumpur, Singapore"', '"Kuala Lumpur\\, Singapore"'])(
    'a TZID is text, so its comma may be escaped: %s',
    (tzid) => {
      const zone = [
        'BEGIN:VTIMEZONE',
        'TZID:Kuala Lumpur\\, Singapore',
        'BEGIN:STANDARD',
        'DTSTART:16010101T000000',
        'TZOFFSETFROM:+0800',
        'TZOFFSETTO:+0800',
        'END:STANDARD',
        'END:VTIMEZONE',
      ].join('\r\n');
      const text = calendar(zone, event(`DTSTART;TZID=${tzid}:20261110T090000`, `DTEND;TZID=${tzid}:20261110T100000`));
      expect(starts(text, ...november)).toEqual(['2026-11-09T19:00:00-06:00']);
      expect(read(text).faults).toEqual([]);
      expect(readCalendarFile(text, chicago).objects[0]?.ics).toContain('TZOFFSETTO:+0800');
    },
  );

  test('an unknown zone is read as the family zone, with one warning', () => {
    const text = calendar(event('DTSTART;TZID=Nowhere:20261110T090000', 'DTEND;TZID=Nowhere:20261110T100000'));
    expect(starts(text, ...november)).toEqual(['2026-11-10T09:00:00-06:00']);
    expect(read(text).faults).toEqual(['7 the time zone "Nowhere" is not known; America/Chicago was taken']);
  });
});

describe('tolerated text', () => {
  test('broken folding continues the line before', () => {
    const lines = [...contentLines('SUMMARY:one\r\n two\r\nthree\r\n\tfour\r\nX:1')].map(({ line, text }) => [
      line,
      text,
    ]);
    expect(lines).toEqual([
      [1, 'SUMMARY:onetwo\\nthreefour'],
      [5, 'X:1'],
    ]);
  });

  test('a line may be folded anywhere, also before the colon and inside a name', () => {
    const text = calendar(event('DTSTART:20261110T090000Z', 'SUMMARY:Folded'))
      .replace('VERSION:2.0', 'VERSION\r\n :2.0')
      .replace('DTSTART:', 'DTST\r\n ART\r\n\t:')
      .replace('SUMMARY:Folded', 'SUMMARY\r\n :Fol\r\n ded');
    expect(read(text).faults).toEqual([]);
    expect(starts(text, ...november)).toEqual(['2026-11-10T03:00:00-06:00']);
    expect(
      [...contentLines('VERSION\n :2.0\nSUMMARY\n ;LANGUAGE=de:a')].map(({ line, text: unfolded }) => [line, unfolded]),
    ).toEqual([
      [1, 'VERSION:2.0'],
      [3, 'SUMMARY;LANGUAGE=de:a'],
    ]);
  });

  test('UTF-16 and windows-1252 files are read', () => {
    expect(decodeText(Buffer.from('\uFEFFé', 'utf16le'))).toBe('é');
    expect(decodeText(Buffer.from([0xe9]))).toBe('é');
  });

  test('lines are folded at 75 octets and never inside a character', () => {
    const written = writeLines([`SUMMARY:${'ü'.repeat(100)}👨‍👩‍👧`]);
    for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect([...contentLines(written)][0]?.text).toBe(`SUMMARY:${'ü'.repeat(100)}👨‍👩‍👧`);
  });

  test('an end before the start leaves the event without a length', () => {
    expect(spans(calendar(event('DTSTART:20261110T100000Z', 'DTEND:20261110T090000Z')), ...november)).toEqual([
      '2026-11-10T04:00:00-06:00/2026-11-10T04:00:00-06:00',
    ]);
  });

  test('lower-case names, a date without VALUE and a rule with blanks are understood', () => {
    expect(starts(calendar(event('dtstart:20261110', 'rrule:freq=daily; count=2')), ...november)).toEqual([
      '2026-11-10T00:00:00-06:00',
      '2026-11-11T00:00:00-06:00',
    ]);
  });

  test('unknown properties, alarms and the zones it needs survive in the stored text', () => {
    const text = calendar(
      'BEGIN:VTIMEZONE\r\nTZID:Unused\r\nEND:VTIMEZONE',
      'BEGIN:VTIMEZONE\r\nTZID:Europe/Paris\r\nEND:VTIMEZONE',
      event(
        'DTSTART;TZID=Europe/Paris:20261110T100000',
        'X-SOMETHING;A="b;c":d\\,e',
        'BEGIN:VALARM',
        'TRIGGER:-PT5M',
        'END:VALARM',
      ),
    );
    const ics = readCalendarFile(text, chicago).objects[0]?.ics ?? '';
    for (const part of ['X-SOMETHING;A="b;c":d\\,e\r\n', 'TRIGGER:-PT5M\r\n', 'TZID:Europe/Paris\r\n'])
      expect(ics).toContain(part);
    expect(ics).not.toContain('Unused');
  });
});

describe('time zone definitions', () => {
  const zone = (length: number) =>
    `BEGIN:VTIMEZONE\r\nTZID:Elsewhere\r\n${'COMMENT:'.padEnd(998, 'x')}\r\n`.concat(
      `${'COMMENT:'.padEnd(998, 'x')}\r\n`.repeat(length / 1_000 - 1),
      'BEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0300\r\nTZOFFSETTO:+0300\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n',
    );
  const abroad = (uid: string) => event(`UID:${uid}`, 'DTSTART;TZID=Elsewhere:20261110T100000', 'DURATION:PT1H');
  const withZone = (length: number, ...events: string[]) =>
    calendar(...events).replace('BEGIN:VEVENT', `${zone(length)}BEGIN:VEVENT`);

  test('one of ordinary length is kept with its events, a longer one counts', () => {
    const [ordinary] = readCalendarFile(withZone(8_000, abroad('one')), chicago).objects;
    const [longer] = readCalendarFile(withZone(60_000, abroad('one')), chicago).objects;
    expect(ordinary?.ics).toContain('TZID:Elsewhere');
    expect(ordinary?.bytes).toBeLessThan(200);
    expect(longer?.bytes).toBeGreaterThan(40_000);
  });

  test('one that is longer than any zone needs is left out, and its events are read in the family’s zone', () => {
    const {
      objects: [object],
      faults,
    } = readCalendarFile(withZone(70_000, abroad('one')), chicago);
    expect(object?.ics).not.toContain('VTIMEZONE');
    expect(faults[0]?.text).toBe('this time zone was left out: it is longer than 65536 characters');
  });

  test('a file whose events would all bring a long one is read up to 128 MiB', () => {
    const { objects, skipped, faults } = readCalendarFile(
      withZone(64_000, ...Array.from({ length: 3_000 }, (_, index) => abroad(`event-${index}`))),
      chicago,
    );
    expect(objects.reduce((sum, { ics }) => sum + ics.length, 0)).toBeLessThan(140_000_000);
    expect([objects.length + skipped, skipped > 0]).toEqual([3_000, true]);
    expect(faults[0]?.text).toContain('time zone definitions that each names are too long');
  });
});

test.each([
  [
    'by the standard property',
    ['X-WR-CALNAME:Old', 'NAME;LANGUAGE=en:Riverside league\\, U10: home'],
    'Riverside league, U10: home',
  ],
  ['by the older one', ['X-WR-CALNAME: Riverside ', 'NAME:'], 'Riverside'],
  ['by none', ['X-WR-CALDESC:Games'], null],
])('the calendar is named %s', (_, lines, name) => {
  expect(readCalendarFile(calendar(...lines, good('one')), chicago).name).toBe(name);
});
