import { calendar, event, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const trips = calendar(
  timedEvent('out', 'Flight to Denver (Dad)', '20261201T070000', '20261201T094000'),
  event('UID:trip', 'SUMMARY:Work trip Dad', 'DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204'),
  timedEvent('back', 'Flight home (Dad)', '20261203T170000', '20261203T201000'),
  event('UID:camp', 'SUMMARY:Nature camp Leo', 'DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261210'),
  timedEvent('ferry', 'Ferry home from Port Ellis', '20261219T100000', '20261219T160000'),
);
const sourcesOf = (question: string) =>
  askCalendar(question, { calendar: trips, now: '2026-11-23T09:00:00-06:00' })?.events.map(({ source }) => source);

test.each([
  ['When does Dad land coming back from Denver?', 'back'],
  ['What time does Dad get home from his work trip?', 'back'],
  ['how long is the flight back from denver', 'back'],
  ['When are we back from Port Ellis?', 'ferry'],
  ['When does Leo come home from nature camp?', 'camp'],
  ['When does Dad fly to Denver?', 'out'],
])('%s is answered by %s', (question, uid) => {
  expect(sourcesOf(question)).toEqual([`calendar:family:${uid}`]);
});
