import { calendar, event, timedEvent } from '../../../tests/calendar-fixtures.ts';
import { askCalendar } from './testing/ask-calendar.ts';

const schoolWeek = calendar(
  timedEvent(
    'school',
    'School: Maya and Leo',
    '20261102T081500',
    '20261102T151000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    'EXDATE;TZID=America/Chicago:20261125T081500,20261126T081500,20261127T081500',
    'TRANSP:TRANSPARENT',
  ),
  timedEvent('dog', 'Walk the dog', '20261101T064000', '20261101T070000', 'RRULE:FREQ=DAILY', 'TRANSP:TRANSPARENT'),
  timedEvent('course', 'First aid course (Mom)', '20261105T183000', '20261105T203000', 'RRULE:FREQ=WEEKLY'),
  timedEvent('dinner', 'Dinner with the Kowalskis', '20261127T183000', '20261127T203000'),
  timedEvent('swimming', 'Leo swimming', '20261204T160000', '20261204T164500'),
  timedEvent('party', 'Leo at a party', '20261204T173000', '20261204T190000'),
  event(
    'UID:break',
    'SUMMARY:No school: Thanksgiving break',
    'DTSTART;VALUE=DATE:20261125',
    'DTEND;VALUE=DATE:20261128',
    'TRANSP:TRANSPARENT',
  ),
);
const textOf = (question: string) =>
  askCalendar(question, { calendar: schoolWeek, now: '2026-11-24T09:00:00-06:00' })?.text;

test('a child at school is not free, although the school day is marked so', () => {
  expect(textOf('Is Maya free on Monday at 10 am?')).toMatch(
    /^Maya is busy on Monday, November 30, at 10:00 AM: School/,
  );
  expect(textOf('When is Maya free on Monday?')).toBe(
    'Maya is free on Monday, November 30: 7:00 AM–8:15 AM, 3:10 PM–9:00 PM.',
  );
  expect(textOf('When is Maya free on Thursday?')).toBe('Maya is free on Thursday, November 26: all day.');
});

test('only adults can watch or drive the children', () => {
  expect(textOf('Who can watch the kids on Thursday at 7pm?')).toBe(
    'Free on Thursday, November 26, at 7:00 PM: Dad. Busy: Mom with First aid course (Mom) on Thursday, November 26, 6:30 PM–8:30 PM.',
  );
  expect(textOf('Who can pick up Leo on Friday at 5pm?')).toBe('Free on Friday, November 27, at 5:00 PM: Mom and Dad.');
});

test('why there is no school is told by the day off', () => {
  expect(textOf('Why is there no school on Friday?')).toMatch(
    /^No school on Friday, November 27: No school: Thanksgiving break is from Wednesday/,
  );
});

test('a list over several days names the day of each event', () => {
  expect(textOf('What else is on over the Thanksgiving break?')).toContain(
    'During it:\n• Thursday, November 26: 6:30 PM–8:30 PM First aid course (Mom)\n• Friday, November 27: 6:30 PM–8:30 PM Dinner with the Kowalskis',
  );
  expect(textOf('What does Leo have next week?')).toMatch(/\n• Friday, December 4: .*Leo swimming; 5:30 PM/);
});

test('an instance that is named more precisely leaves its series sure', () => {
  const practice = (...more: string[]) =>
    event('UID:practice', 'DURATION:PT1H', 'DTSTART;TZID=America/Chicago:20261201T163000', ...more);
  const answer = askCalendar("When is Maya's next soccer practice?", {
    calendar: calendar(
      practice('SUMMARY:Maya soccer practice', 'RRULE:FREQ=WEEKLY'),
      practice('SUMMARY:Maya soccer practice (indoors)', 'RECURRENCE-ID;TZID=America/Chicago:20261208T163000'),
    ),
    now: '2026-11-24T09:00:00-06:00',
  });
  expect(answer?.certainty).toBe('high');
});

test('what repeats all week without a name is counted', () => {
  expect(textOf('What does Dad have next week?')).toContain(
    'Also in the calendar, without a name: Walk the dog (7 times).',
  );
});
