import { calendar, chicago, event, occurrences, spans, starts, zone } from '../testing/calendar-fixtures.ts';

const november = ['2026-11-01T00:00:00-05:00', '2026-12-01T00:00:00-06:00'] as const;

describe('clock changes', () => {
  test('a start inside the hour that the clocks skip is read with the offset from before the gap', () => {
    const text = calendar(
      event(
        'DTSTART;TZID=America/Chicago:20260308T023000',
        'DTEND;TZID=America/Chicago:20260308T033000',
        'SUMMARY:Gap',
      ),
    );
    expect(starts(text, '2026-03-08T00:00:00-06:00', '2026-03-09T00:00:00-05:00')).toEqual([
      '2026-03-08T03:30:00-05:00',
    ]);
  });

  test('a rule keeps its instance on the day of the gap and its wall-clock time after it', () => {
    const text = calendar(
      event('DTSTART;TZID=America/Chicago:20260307T023000', 'DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=3'),
    );
    expect(starts(text, '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z')).toEqual([
      '2026-03-07T02:30:00-06:00',
      '2026-03-08T03:30:00-05:00',
      '2026-03-09T02:30:00-05:00',
    ]);
  });

  test('a start that occurs twice is the first of the two', () => {
    const text = calendar(event('DTSTART;TZID=America/Chicago:20261101T013000', 'DURATION:PT30M'));
    expect(starts(text, ...november)).toEqual(['2026-11-01T01:30:00-05:00']);
  });

  test('a weekly rule stays at its wall-clock time over both changes of a year', () => {
    const text = calendar(event('DTSTART;TZID=America/Chicago:20260301T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'));
    expect(starts(text, '2026-03-01T00:00:00-06:00', '2026-03-16T00:00:00-05:00')).toEqual([
      '2026-03-01T09:00:00-06:00',
      '2026-03-08T09:00:00-05:00',
      '2026-03-15T09:00:00-05:00',
    ]);
    expect(starts(text, '2026-10-25T00:00:00-05:00', '2026-11-09T00:00:00-06:00')).toEqual([
      '2026-10-25T09:00:00-05:00',
      '2026-11-01T09:00:00-06:00',
      '2026-11-08T09:00:00-06:00',
    ]);
  });

  test('an hourly rule goes on by the hour through the skipped one', () => {
    const spring = calendar(
      event('DTSTART;TZID=America/Chicago:20260308T000000', 'DURATION:PT5M', 'RRULE:FREQ=HOURLY;COUNT=4'),
    );
    expect(starts(spring, '2026-03-08T00:00:00-06:00', '2026-03-09T00:00:00-05:00')).toEqual([
      '2026-03-08T00:00:00-06:00',
      '2026-03-08T01:00:00-06:00',
      '2026-03-08T03:00:00-05:00',
      '2026-03-08T04:00:00-05:00',
    ]);
  });

  test('a length given by DTEND is exact, one given in days by DURATION follows the calendar', () => {
    const exact = calendar(
      event(
        'DTSTART;TZID=America/Chicago:20261024T120000',
        'DTEND;TZID=America/Chicago:20261025T120000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ),
    );
    const nominal = calendar(
      event('DTSTART;TZID=America/Chicago:20261024T120000', 'DURATION:P1D', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    );
    const week = ['2026-10-31T00:00:00-05:00', '2026-11-02T00:00:00-06:00'] as const;
    expect(spans(exact, ...week)).toEqual(['2026-10-31T12:00:00-05:00/2026-11-01T11:00:00-06:00']);
    expect(spans(nominal, ...week)).toEqual(['2026-10-31T12:00:00-05:00/2026-11-01T12:00:00-06:00']);
  });
});

describe('all-day events', () => {
  test('an all-day event runs from local midnight to local midnight, also on days of 23 and 25 hours', () => {
    const text = calendar(
      event('DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261102'),
      event('UID:spring', 'DTSTART;VALUE=DATE:20260308'),
    );
    expect(spans(text, '2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z')).toEqual([
      '2026-03-08T00:00:00-06:00/2026-03-09T00:00:00-05:00',
      '2026-11-01T00:00:00-05:00/2026-11-02T00:00:00-06:00',
    ]);
  });

  test('an all-day event that ends on its own date lasts that day', () => {
    const text = calendar(event('DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261110'));
    expect(spans(text, ...november)).toEqual(['2026-11-10T00:00:00-06:00/2026-11-11T00:00:00-06:00']);
  });

  test('an all-day event is not in the range that begins at its end', () => {
    const text = calendar(event('DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261112'));
    expect(starts(text, '2026-11-12T00:00:00-06:00', '2026-11-13T00:00:00-06:00')).toEqual([]);
    expect(starts(text, '2026-11-11T23:59:00-06:00', '2026-11-13T00:00:00-06:00')).toHaveLength(1);
  });

  test('hours, minutes and seconds of a rule do not count for dates', () => {
    const text = calendar(
      event('DTSTART;VALUE=DATE:20261110', 'RRULE:FREQ=DAILY;BYHOUR=9,15;BYMINUTE=0,30;BYSECOND=0;COUNT=3'),
    );
    expect(starts(text, ...november)).toEqual([
      '2026-11-10T00:00:00-06:00',
      '2026-11-11T00:00:00-06:00',
      '2026-11-12T00:00:00-06:00',
    ]);
  });

  test('a day whose midnight the clocks skip begins when the day does', () => {
    const cairo = zone('Africa/Cairo');
    const text = calendar(event('DTSTART;VALUE=DATE:20260424'));
    expect(spans(text, '2026-04-20T00:00:00Z', '2026-04-30T00:00:00Z', cairo)).toEqual([
      '2026-04-24T01:00:00+03:00/2026-04-25T00:00:00+03:00',
    ]);
  });
});

describe('ranges', () => {
  const text = calendar(
    event('UID:long', 'DTSTART:20261110T100000Z', 'DTEND:20261110T110000Z'),
    event('UID:point', 'DTSTART:20261110T120000Z'),
  );

  test('a range is half-open at both ends', () => {
    expect(starts(text, '2026-11-10T11:00:00Z', '2026-11-10T12:00:00Z')).toEqual([]);
    expect(starts(text, '2026-11-10T09:00:00Z', '2026-11-10T10:00:00Z')).toEqual([]);
    expect(starts(text, '2026-11-10T10:59:59Z', '2026-11-10T11:30:00Z')).toHaveLength(1);
  });

  test('an event without length is in the range where it starts', () => {
    expect(occurrences(text, '2026-11-10T12:00:00Z', '2026-11-10T13:00:00Z')).toHaveLength(1);
    expect(occurrences(text, '2026-11-10T11:30:00Z', '2026-11-10T12:00:00Z')).toHaveLength(0);
  });

  test('an instance that began long before the range and reaches into it is found', () => {
    const trips = calendar(event('DTSTART;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:20260121', 'RRULE:FREQ=MONTHLY'));
    expect(starts(trips, '2026-11-20T12:00:00-06:00', '2026-11-20T13:00:00-06:00')).toEqual([
      '2026-11-01T00:00:00-05:00',
    ]);
  });

  test('floating times are read in the family zone', () => {
    const floating = calendar(event('DTSTART:20261110T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'));
    expect(starts(floating, ...november)).toEqual(['2026-11-10T09:00:00-06:00', '2026-11-11T09:00:00-06:00']);
    expect(starts(floating, ...november, zone('Europe/Berlin'))).toEqual([
      '2026-11-10T09:00:00+01:00',
      '2026-11-11T09:00:00+01:00',
    ]);
  });
});

const weekly = [
  'DTSTART;TZID=America/Chicago:20261102T160000',
  'DTEND;TZID=America/Chicago:20261102T170000',
  'RRULE:FREQ=WEEKLY;COUNT=4',
  'SUMMARY:Practice',
];

describe('exception and extra dates', () => {
  test('an EXDATE in the zone of the event removes its instance', () => {
    expect(
      starts(calendar(event(...weekly, 'EXDATE;TZID=America/Chicago:20261109T160000,20261116T160000')), ...november),
    ).toEqual(['2026-11-02T16:00:00-06:00', '2026-11-23T16:00:00-06:00']);
  });

  test('an EXDATE in UTC removes the instance of a zoned event', () => {
    expect(starts(calendar(event(...weekly, 'EXDATE:20261109T220000Z')), ...november)).toHaveLength(3);
  });

  test('an EXDATE that is a date removes by the local date', () => {
    const late = calendar(
      event(
        'DTSTART;TZID=America/Chicago:20261102T210000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE;VALUE=DATE:20261103',
      ),
    );
    expect(starts(late, ...november)).toEqual(['2026-11-02T21:00:00-06:00', '2026-11-04T21:00:00-06:00']);
  });

  test('an EXDATE without zone is read on the clock of the event', () => {
    expect(starts(calendar(event(...weekly, 'EXDATE:20261109T160000')), ...november)).toHaveLength(3);
  });

  test('an EXDATE with a time removes the date of an all-day event', () => {
    const allDay = ['DTSTART;VALUE=DATE:20261102', 'RRULE:FREQ=DAILY;COUNT=3'];
    expect(starts(calendar(event(...allDay, 'EXDATE:20261103T000000Z')), ...november)).toHaveLength(2);
    expect(starts(calendar(event(...allDay, 'EXDATE:20261103T060000Z')), ...november)).toHaveLength(2);
    expect(starts(calendar(event(...allDay, 'EXDATE;TZID=America/Chicago:20261103T000000')), ...november)).toHaveLength(
      2,
    );
  });

  test('an EXDATE removes DTSTART itself, and an RDATE too', () => {
    expect(
      starts(
        calendar(
          event(
            ...weekly,
            'RDATE;TZID=America/Chicago:20261104T160000',
            'EXDATE;TZID=America/Chicago:20261102T160000,20261104T160000',
          ),
        ),
        ...november,
      ),
    ).toHaveLength(3);
  });

  test('an RDATE adds an instance, a period with its own length', () => {
    const text = calendar(
      event(
        'DTSTART;TZID=America/Chicago:20261102T160000',
        'DURATION:PT1H',
        'RDATE;TZID=America/Chicago:20261104T160000',
        'RDATE;VALUE=PERIOD:20261105T220000Z/PT3H,20261106T220000Z/20261107T000000Z',
      ),
    );
    expect(spans(text, ...november)).toEqual([
      '2026-11-02T16:00:00-06:00/2026-11-02T17:00:00-06:00',
      '2026-11-04T16:00:00-06:00/2026-11-04T17:00:00-06:00',
      '2026-11-05T16:00:00-06:00/2026-11-05T19:00:00-06:00',
      '2026-11-06T16:00:00-06:00/2026-11-06T18:00:00-06:00',
    ]);
  });

  test('an RDATE that the rule also gives counts once', () => {
    expect(starts(calendar(event(...weekly, 'RDATE;TZID=America/Chicago:20261109T160000')), ...november)).toHaveLength(
      4,
    );
  });

  test('an EXRULE of an old exporter removes what it matches', () => {
    expect(
      starts(
        calendar(
          event(
            'DTSTART;TZID=America/Chicago:20261102T160000',
            'RRULE:FREQ=DAILY;COUNT=7',
            'EXRULE:FREQ=WEEKLY;BYDAY=SA,SU',
          ),
        ),
        ...november,
      ),
    ).toHaveLength(5);
  });
});

describe('overrides', () => {
  const override = (id: string, ...lines: string[]) => event(`RECURRENCE-ID;${id}`, ...lines);

  test('an override moved inside the range shows at its new time only', () => {
    const text = calendar(
      event(...weekly),
      override('TZID=America/Chicago:20261109T160000', 'DTSTART;TZID=America/Chicago:20261110T180000', 'DURATION:PT1H'),
    );
    expect(starts(text, ...november)).toEqual([
      '2026-11-02T16:00:00-06:00',
      '2026-11-10T18:00:00-06:00',
      '2026-11-16T16:00:00-06:00',
      '2026-11-23T16:00:00-06:00',
    ]);
  });

  test('an override moved far out of the range leaves it, and is found where it went', () => {
    const text = calendar(
      event(...weekly),
      override('TZID=America/Chicago:20261109T160000', 'DTSTART;TZID=America/Chicago:20271109T160000', 'DURATION:PT1H'),
    );
    expect(starts(text, '2026-11-08T00:00:00Z', '2026-11-12T00:00:00Z')).toEqual([]);
    expect(starts(text, '2027-11-01T00:00:00Z', '2027-12-01T00:00:00Z')).toEqual(['2027-11-09T16:00:00-06:00']);
  });

  test('an override keeps the recurrence of the instance that it replaces', () => {
    const plain = occurrences(calendar(event(...weekly)), ...november);
    const moved = occurrences(
      calendar(event(...weekly), override('TZID=America/Chicago:20261109T160000', 'DTSTART:20261201T000000Z')),
      ...november,
    );
    const recurrences = (instances: typeof plain) =>
      instances.map(({ recurrence }) => JSON.stringify(recurrence)).sort();
    expect(recurrences(moved)).toEqual(recurrences(plain));
  });

  test('a RECURRENCE-ID in UTC, as a date or without zone finds its instance', () => {
    for (const id of [':20261109T220000Z', 'VALUE=DATE:20261109', 'X-NONE=1:20261109T160000']) {
      const text = calendar(
        event(...weekly),
        event(
          `RECURRENCE-ID${id.startsWith(':') ? id : `;${id}`}`,
          'DTSTART;TZID=America/Chicago:20261109T190000',
          'DURATION:PT1H',
        ),
      );
      expect(starts(text, '2026-11-09T00:00:00-06:00', '2026-11-10T00:00:00-06:00')).toEqual([
        '2026-11-09T19:00:00-06:00',
      ]);
    }
  });

  test('an orphan override is shown by its own times', () => {
    const text = calendar(
      override('TZID=America/Chicago:20261109T160000', 'DTSTART;TZID=America/Chicago:20261110T180000', 'DURATION:PT1H'),
    );
    expect(spans(text, ...november)).toEqual(['2026-11-10T18:00:00-06:00/2026-11-10T19:00:00-06:00']);
  });

  test('a cancelled instance stays listed as cancelled', () => {
    const text = calendar(
      event(...weekly),
      override(
        'TZID=America/Chicago:20261109T160000',
        'DTSTART;TZID=America/Chicago:20261109T160000',
        'DURATION:PT1H',
        'STATUS:CANCELLED',
      ),
    );
    expect(occurrences(text, ...november).map((occurrence) => occurrence.event.status)).toEqual([
      'confirmed',
      'cancelled',
      'confirmed',
      'confirmed',
    ]);
  });

  test('THISANDFUTURE moves its instance and every later one, with its title and length', () => {
    const text = calendar(
      event(...weekly),
      override(
        'RANGE=THISANDFUTURE;TZID=America/Chicago:20261116T160000',
        'DTSTART;TZID=America/Chicago:20261117T173000',
        'DURATION:PT2H',
        'SUMMARY:Gym',
      ),
    );
    expect(spans(text, ...november)).toEqual([
      '2026-11-02T16:00:00-06:00/2026-11-02T17:00:00-06:00',
      '2026-11-09T16:00:00-06:00/2026-11-09T17:00:00-06:00',
      '2026-11-17T17:30:00-06:00/2026-11-17T19:30:00-06:00',
      '2026-11-24T17:30:00-06:00/2026-11-24T19:30:00-06:00',
    ]);
    expect(occurrences(text, ...november).map((occurrence) => occurrence.event.summary)).toEqual([
      'Practice',
      'Practice',
      'Gym',
      'Gym',
    ]);
  });

  test('THISANDFUTURE keeps the wall-clock time over a clock change and gives way to single overrides', () => {
    const text = calendar(
      event('DTSTART;TZID=America/Chicago:20261005T160000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'),
      override(
        'RANGE=THISANDFUTURE;TZID=America/Chicago:20261012T160000',
        'DTSTART;TZID=America/Chicago:20261012T170000',
        'DURATION:PT1H',
      ),
      override('TZID=America/Chicago:20261109T160000', 'DTSTART;TZID=America/Chicago:20261109T120000', 'DURATION:PT1H'),
    );
    expect(starts(text, '2026-10-25T00:00:00-05:00', '2026-11-17T00:00:00-06:00')).toEqual([
      '2026-10-26T17:00:00-05:00',
      '2026-11-02T17:00:00-06:00',
      '2026-11-09T12:00:00-06:00',
      '2026-11-16T17:00:00-06:00',
    ]);
  });

  test('instances that THISANDFUTURE moves into the range from outside are found', () => {
    const text = calendar(
      event(...weekly),
      override(
        'RANGE=THISANDFUTURE;TZID=America/Chicago:20261116T160000',
        'DTSTART;TZID=America/Chicago:20261206T160000',
        'DURATION:PT1H',
      ),
    );
    expect(starts(text, '2026-12-06T00:00:00-06:00', '2026-12-14T00:00:00-06:00')).toEqual([
      '2026-12-06T16:00:00-06:00',
      '2026-12-13T16:00:00-06:00',
    ]);
  });

  test('of two overrides for one instance the higher SEQUENCE counts', () => {
    const text = calendar(
      event(...weekly),
      override('TZID=America/Chicago:20261109T160000', 'SEQUENCE:2', 'DTSTART;TZID=America/Chicago:20261109T180000'),
      override('TZID=America/Chicago:20261109T160000', 'SEQUENCE:1', 'DTSTART;TZID=America/Chicago:20261109T190000'),
    );
    expect(starts(text, '2026-11-09T00:00:00-06:00', '2026-11-10T00:00:00-06:00')).toEqual([
      '2026-11-09T18:00:00-06:00',
    ]);
  });
});

describe('the end of a rule', () => {
  const daily = (start: string, until: string) => calendar(event(start, 'RRULE:FREQ=DAILY;UNTIL=' + until));

  test('UNTIL in UTC, on the local clock and as a date includes its last instance', () => {
    const start = 'DTSTART;TZID=America/Chicago:20261102T160000';
    expect(starts(daily(start, '20261104T220000Z'), ...november)).toHaveLength(3);
    expect(starts(daily(start, '20261104T215959Z'), ...november)).toHaveLength(2);
    expect(starts(daily(start, '20261104T160000'), ...november)).toHaveLength(3);
    expect(starts(daily(start, '20261104'), ...november)).toHaveLength(3);
  });

  test('UNTIL of an all-day event means its date, in UTC too', () => {
    const start = 'DTSTART;VALUE=DATE:20261102';
    for (const until of ['20261104', '20261104T000000Z', '20261104T235959Z', '20261105T055959Z'])
      expect(starts(daily(start, until), ...november)).toHaveLength(3);
  });

  test('DTSTART is the first instance, also where the rule would not give it, and counts', () => {
    const text = calendar(event('DTSTART;TZID=America/Chicago:20261103T090000', 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3'));
    expect(starts(text, ...november)).toEqual([
      '2026-11-03T09:00:00-06:00',
      '2026-11-09T09:00:00-06:00',
      '2026-11-16T09:00:00-06:00',
    ]);
  });

  test('an old daily rule without end is entered near the range', () => {
    const text = calendar(event('DTSTART;TZID=America/Chicago:19000101T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'));
    expect(starts(text, '2399-11-01T00:00:00Z', '2399-11-04T00:00:00Z', chicago)).toHaveLength(3);
  });

  test('events before 1970 are found', () => {
    expect(
      starts(
        calendar(event('DTSTART:19650601T120000Z', 'DURATION:PT1H')),
        '1965-06-01T00:00:00Z',
        '1965-06-02T00:00:00Z',
      ),
    ).toEqual(['1965-06-01T07:00:00-05:00']);
  });
});
