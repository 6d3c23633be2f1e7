import { calendar, event, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const events = calendar(
  timedEvent('recital', 'Maya piano recital', '20261204T173000', '20261204T190000'),
  timedEvent('shift', 'Shift Dad', '20261204T140000', '20261204T220000'),
  timedEvent('game', 'Soccer game Leo and Dad', '20261205T100000', '20261205T113000'),
  event('UID:fair', 'SUMMARY:Fair in Denver Mom', 'DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261207'),
  event('UID:oslo', 'SUMMARY:Trip to Oslo Mom', 'DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261211'),
  timedEvent('quiz', 'Quiz night Mom', '20261208T190000', '20261208T210000'),
  timedEvent('flight', 'Flight home from Oslo Mom', '20261210T090000', '20261210T130000'),
  timedEvent('concert', 'Choir concert Leo', '20261210T180000', '20261210T190000'),
);
const told = (question: string, sender = 'maya') =>
  askCalendar(question, { calendar: events, now: '2026-11-23T09:00:00-06:00', sender })?.text;

test.each([
  ["Can Dad make it to Maya's recital?", /^No, they overlap by 1 hour 30 minutes: Shift .+ Maya piano recital /],
  ['will mom be here for my recital', /^No: Fair in Denver .+ Maya piano recital /],
  ["Is Dad going to miss Maya's recital?", /^Yes, they overlap by 1 hour 30 minutes: Shift .+ Maya piano recital /],
  ["Can Dad come to Leo's soccer game?", /^Yes: Soccer game Leo and Dad /],
  ["will dad miss leo's soccer game", /^No: Soccer game Leo and Dad /],
  [
    "Will Mom be back from Oslo in time for Leo's choir concert?",
    /^Yes, in time: Flight home from Oslo .+ Choir concert /,
  ],
  ['is mom back from the fair for my recital', /^No: Fair in Denver .+ Maya piano recital /],
  ['is mom in town for her quiz on the 8th', /^The calendar has both: Trip to Oslo .+ Quiz night /],
  ["Will Dad be home for Leo's choir concert?", /^Dad has nothing else then: Choir concert /],
  ['What will Mom miss on December 5?', /Soccer game/],
])('%j is answered by %s', (question, text) => {
  expect(told(question)).toMatch(text);
});
