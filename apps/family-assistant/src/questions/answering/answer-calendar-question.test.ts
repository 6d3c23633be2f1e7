import { calendar, dayEvent, event } from '../../../tests/calendar-fixtures.ts';
import { askCalendar, type AskedCalendar } from './testing/ask-calendar.ts';

const at = (name: string, start: string, end: string) => [
  `${name}`,
  `DTSTART;TZID=America/Chicago:${start}`,
  `DTEND;TZID=America/Chicago:${end}`,
];
const week = calendar(
  event(
    ...at('UID:practice', '20261006T160000', '20261006T171500'),
    'SUMMARY:Soccer practice Leo',
    'LOCATION:Riverside Field',
    'RRULE:FREQ=WEEKLY;BYDAY=WE',
    'EXDATE;TZID=America/Chicago:20261209T160000',
  ),
  event(
    'UID:practice',
    'RECURRENCE-ID;TZID=America/Chicago:20261202T160000',
    'SUMMARY:Soccer practice Leo',
    'DTSTART;TZID=America/Chicago:20261203T173000',
    'DTEND;TZID=America/Chicago:20261203T184500',
    'LOCATION:Riverside Field',
  ),
  event(...at('UID:math', '20261005T100000', '20261005T104500'), 'SUMMARY:Math Maya', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TH'),
  dayEvent('off', 'No school (Thanksgiving break)', '20261126', '20261128'),
  event(...at('UID:dentist', '20261127T143000', '20261127T151500'), 'SUMMARY:Dentist Dad', 'LOCATION:8 Mill Road'),
  event(...at('UID:club', '20261127T190000', '20261127T210000'), 'SUMMARY:Book club Mom'),
  event(...at('UID:party', '20261127T200000', '20261127T230000'), 'SUMMARY:Birthday party Maya'),
  event(...at('UID:recital', '20261015T180000', '20261015T193000'), 'SUMMARY:Recital Maya', 'LOCATION:Town Hall'),
  event(
    'UID:train',
    'SUMMARY:Night train',
    'DTSTART;TZID=America/Chicago:20261031T220000',
    'DTEND;TZID=America/Chicago:20261101T070000',
  ),
);
const ask = (question: string, more: Partial<AskedCalendar> = {}) =>
  askCalendar(question, { calendar: week, now: '2026-11-23T09:00:00-06:00', ...more });
const told = (question: string, more?: Partial<AskedCalendar>) => {
  const answer = ask(question, more);
  return [answer?.text, answer?.certainty, answer?.events.map(({ source }) => source)];
};

test('that an event of a longer name is not on does not tell that nothing of the word is', () => {
  const { certainty } = ask('Is there a party on Saturday?') ?? {};
  expect(certainty).toBe('medium');
});

test('an event of the asked day that has one of many words is told as the nearest', () => {
  expect(ask('Might the dentist chap call on Friday?')).toMatchObject({
    text: expect.stringMatching(/^The nearest in the calendar: Dentist Dad is on Friday, November 27/),
    certainty: 'low',
  });
  expect(ask('Might the dentist chap call on Thursday?')).toBeNull();
});

test('the new time of what was moved is told where it is asked for', () => {
  expect(ask('when did soccer practice get moved to')?.text).toMatch(
    /^Soccer practice Leo is on Thursday, December 3, .+moved from Wednesday, December 2\.$/,
  );
});

test('an event that lacks a name of what is asked for is another one', () => {
  expect(ask('When is the orchestra recital?')).toBeNull();
});

describe('what is on', () => {
  test('is told as a sentence when it is one event', () => {
    expect(told('What does Dad have on Friday?')).toEqual([
      'Dentist Dad is on Friday, November 27, 2:30 PM–3:15 PM at 8 Mill Road.' +
        ' Also in the calendar, without a name: No school (Thanksgiving break) (from Thursday, November 26 to Friday, November 27 (all day)).',
      'high',
      ['calendar:family:dentist'],
    ]);
  });

  test('is listed in order when it is more', () => {
    expect(told('What do we have on Friday?')).toEqual([
      'Friday, November 27:\n• all day: No school (Thanksgiving break)\n• 2:30 PM–3:15 PM Dentist Dad at 8 Mill Road\n• 7:00 PM–9:00 PM Book club Mom\n• 8:00 PM–11:00 PM Birthday party Maya',
      'high',
      ['calendar:family:off', 'calendar:family:dentist', 'calendar:family:club', 'calendar:family:party'],
    ]);
  });

  test('is nothing when nothing is, also for a person and also where an instance moved away', () => {
    expect(told('What do we have on Saturday?')).toEqual(['Nothing on Saturday, November 28.', 'high', []]);
    expect(told('What does Leo have next Wednesday?')).toEqual([
      'Nothing for Leo on Wednesday, December 2. Soccer practice Leo is moved: it is on Thursday, December 3, 5:30 PM–6:45 PM at Riverside Field.',
      'high',
      [],
    ]);
  });

  test('is told in the clock of the household', () => {
    expect(ask('What does Mom have on Friday?', { locale: 'en-GB' })?.text).toContain(
      'Book club Mom is on Friday 27 November, 19:00–21:00.',
    );
  });
});

describe('an event', () => {
  test('is told with its next time', () => {
    expect(told('When is soccer practice?')).toEqual([
      'Soccer practice Leo is on Wednesday, November 25, 4:00 PM–5:15 PM at Riverside Field.',
      'high',
      ['calendar:family:practice'],
    ]);
  });

  test('that was moved is told at its new time', () => {
    expect(told('Is there soccer practice next Wednesday?')).toEqual([
      'No: Soccer practice Leo is on Thursday, December 3, 5:30 PM–6:45 PM at Riverside Field, moved from Wednesday, December 2.',
      'high',
      ['calendar:family:practice'],
    ]);
  });

  test('that is removed from its series is told as cancelled, with the next one', () => {
    expect(told('Is there training on December 9?')).toEqual([
      'No: Soccer practice Leo on Wednesday, December 9 is cancelled. The next one: Soccer practice Leo is on Wednesday, December 16, 4:00 PM–5:15 PM at Riverside Field.',
      'high',
      ['calendar:family:practice', 'calendar:family:practice'],
    ]);
  });

  test('that is over is told as the last one', () => {
    expect(told('When is the recital?')).toEqual([
      'Recital Maya was on Thursday, October 15, 6:00 PM–7:30 PM at Town Hall. No other one is ahead in the calendar.',
      'high',
      ['calendar:family:recital'],
    ]);
  });

  test('that the calendar does not have has no answer', () => {
    expect(ask('When is the gymnastics meet?')).toBeNull();
    expect(ask('When is the piano recital at church?')).toBeNull();
  });

  test('whose series has no end has no last date', () => {
    expect(told('When is the last soccer practice?')).toEqual([
      'Soccer practice Leo has no last date in the calendar. The latest was on Wednesday, November 18, 4:00 PM–5:15 PM.',
      'medium',
      ['calendar:family:practice'],
    ]);
  });

  test('with a short name is not taken for one that is spelt nearly like it', () => {
    expect(ask('When is the meth lesson?')).toBeNull();
  });

  test('with one wrong letter is found, less surely', () => {
    expect(told('When is the recitel?').slice(1)).toEqual(['medium', ['calendar:family:recital']]);
  });
});

describe('a day off', () => {
  test('answers whether there is school', () => {
    expect(told('Is there school on Thursday?')).toEqual([
      'No school on Thursday, November 26: No school (Thanksgiving break) is from Thursday, November 26 to Friday, November 27 (all day).',
      'high',
      ['calendar:family:off'],
    ]);
  });

  test('is told with a lesson of that day', () => {
    const answer = ask('Does Maya have math on Thursday?');
    expect([answer?.text, answer?.certainty]).toEqual([
      expect.stringMatching(/^Yes: Math Maya is on Thursday.+ But the calendar has “No school \(Thanksgiving break\)”/),
      'medium',
    ]);
  });
});

describe('people', () => {
  test.each([
    [
      'Is Dad free on Friday at 2:45?',
      'Dad is busy on Friday, November 27, at 2:45 PM: Dentist Dad on Friday, November 27, 2:30 PM–3:15 PM.',
    ],
    ['Is Dad free on Friday at 4 pm?', 'Dad is free on Friday, November 27, at 4:00 PM: nothing is on then.'],
  ])('%s', (question, text) => {
    expect(ask(question)).toMatchObject({ text, certainty: 'high' });
  });

  test('who have something are told one by one', () => {
    expect(ask('Who has something on Friday evening?')?.text).toMatch(
      /^Mom: Book club Mom on Friday, November 27, 7:00 PM–9:00 PM\.\nMaya: Birthday party Maya on Friday, November 27, 8:00 PM–11:00 PM\./,
    );
  });

  test('of events that overlap are told with the overlap', () => {
    expect(ask('Does anything collide on Friday?')).toMatchObject({
      text: 'Yes: Book club Mom on Friday, November 27, 7:00 PM–9:00 PM and Birthday party Maya 8:00 PM–11:00 PM overlap by 1 hour.',
      certainty: 'high',
    });
  });
});

test('the length of a night over the clock change is the time that passes', () => {
  expect(ask('How long is the night train?', { now: '2026-10-20T09:00:00-05:00' })?.text).toBe(
    'Night train takes 10 hours: from Saturday, October 31, 10:00 PM to Sunday, November 1, 7:00 AM.',
  );
});

test('a parent who must be nowhere is told what the children have', () => {
  const asked = { sender: 'ana', now: '2026-12-02T09:00:00-06:00' };
  expect(ask('Do I need to be anywhere tomorrow after 5?', asked)).toMatchObject({
    text: expect.stringMatching(/^Nothing for Mom on Thursday, December 3, after 5:00 PM\. Soccer practice Leo is /),
    certainty: 'medium',
  });
});

test('a weekday before an event is the last such day before it', () => {
  expect(ask('Is there math on the Monday before the book club?')?.text).toMatch(/on Monday, November 23/);
  expect(ask('Is there math on the Thursday after the book club?')?.text).toMatch(/on Thursday, December 3/);
});

test('a night of a series over the clock change is told with the hours of its other nights', () => {
  const nights = calendar(
    event(
      'UID:night',
      'SUMMARY:Night shift Mom',
      'DTSTART;TZID=America/Chicago:20261010T220000',
      'DTEND;TZID=America/Chicago:20261011T070000',
      'RRULE:FREQ=WEEKLY',
    ),
  );
  const asked = { calendar: nights, now: '2026-10-26T09:00:00-05:00' };
  expect(ask('How long is the night shift on Saturday?', asked)).toMatchObject({
    text: expect.stringMatching(/takes 9 hours: .*6:00 AM\. The clocks change .* 7:00 AM, .* it takes 10 hours\.$/),
    certainty: 'medium',
  });
  expect(ask('How long is the night shift on November 7?', asked)?.text).not.toContain('clocks');
});

test('the time to leave is the start less the travel time; without one it is only likely', () => {
  expect(ask('When do we have to leave for the dentist?', { travel: { 'Dentist Dad': 20 } })).toMatchObject({
    text: 'Leave at 2:10 PM: it takes 20 minutes from home. Dentist Dad is on Friday, November 27, 2:30 PM–3:15 PM at 8 Mill Road.',
    certainty: 'high',
  });
  expect(ask('When do we have to leave for the dentist?')?.certainty).toBe('low');
});

test('events are counted as they take place', () => {
  expect(ask('How many soccer practices are there in December?')?.text).toMatch(/^4 times in December:/);
  expect(ask('How many soccer practices are there in November?')?.text).toMatch(/^4 times in November:/);
  expect(ask('How many soccer practices are left in November?')?.text).toMatch(/^1 time in November:/);
});

test('an event that says that something is closed answers no, and is not counted', () => {
  const nursery = calendar(
    event(
      ...at('UID:nursery', '20261102T080000', '20261102T150000'),
      'SUMMARY:Nursery Leo',
      'RRULE:FREQ=WEEKLY;BYDAY=TU,TH',
      'EXDATE;TZID=America/Chicago:20261201T080000',
    ),
    dayEvent('closed', 'Nursery closed (training)', '20261201', '20261202'),
  );
  expect(ask('Is there nursery on Tuesday, December 1?', { calendar: nursery })).toMatchObject({
    text: expect.stringMatching(/^No: Nursery closed \(training\) is on Tuesday, December 1/),
  });
  expect(ask('Is the nursery closed on December 1?', { calendar: nursery })?.text).toMatch(/^Yes: Nursery closed/);
  expect(ask('How many trainings in December?', { calendar: nursery })?.text ?? '').not.toMatch(/Nursery closed/);
});
