import { calendar, event } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const lesson = (uid: string, summary: string, day: string, rule: string) =>
  event(
    `UID:${uid}`,
    `SUMMARY:${summary}`,
    `DTSTART;TZID=America/Chicago:${day}T160000`,
    `DTEND;TZID=America/Chicago:${day}T164500`,
    `RRULE:${rule}`,
  );
const lessons = calendar(
  lesson('trumpet', 'Trumpet lesson Leo', '20261007', 'FREQ=WEEKLY;INTERVAL=2'),
  event(
    'UID:trumpet',
    'RECURRENCE-ID;TZID=America/Chicago:20261202T160000',
    'SUMMARY:Trumpet lesson Leo',
    'DTSTART;TZID=America/Chicago:20261203T160000',
    'DTEND;TZID=America/Chicago:20261203T164500',
  ),
  lesson('math', 'Math Maya', '20261005', 'FREQ=WEEKLY;BYDAY=MO,TH'),
  lesson('walk', 'Dog walk Mom', '20261005', 'FREQ=DAILY;COUNT=60'),
  lesson('board', 'Board meeting Dad', '20261006', 'FREQ=MONTHLY;BYDAY=1TU;COUNT=4'),
);
const told = (question: string) => {
  const answer = askCalendar(question, { calendar: lessons, now: '2026-11-23T09:00:00-06:00' });
  return [answer?.text, answer?.certainty];
};

test.each([
  [
    'How often does Leo have trumpet?',
    'Trumpet lesson Leo is every second week on Wednesday. The next is on Thursday, December 3, 4:00 PM–4:45 PM, moved from Wednesday, December 2.',
  ],
  [
    'how often does maya have math',
    'Math Maya is every Monday and Thursday. The next is on Monday, November 23, 4:00 PM–4:45 PM.',
  ],
  ['How often is the dog walk?', 'Dog walk Mom is every day. The next is on Monday, November 23, 4:00 PM–4:45 PM.'],
])('the rhythm of a series and its next date answer: %s', (question, text) => {
  expect(told(question)).toEqual([text, 'high']);
});

test('events without a weekly rhythm are counted', () => {
  expect(told('How often does Dad have a board meeting?')).toEqual([
    '2 times ahead in the calendar:\n• Tuesday, December 1: 4:00 PM–4:45 PM Board meeting Dad\n• Tuesday, January 5, 2027: 4:00 PM–4:45 PM Board meeting Dad',
    'medium',
  ]);
});

test('the events of a span are counted', () => {
  expect(told('How often does Maya have math this week?')[0]).toMatch(/^2 times this week:/);
});
