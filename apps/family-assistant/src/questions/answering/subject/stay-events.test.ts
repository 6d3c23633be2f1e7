import { calendar, event } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const stays = calendar(
  event(
    'UID:stay',
    "SUMMARY:Kids at Dad's",
    'DTSTART;TZID=America/Chicago:20261127T173000',
    'DTEND;TZID=America/Chicago:20261129T180000',
    'RRULE:FREQ=WEEKLY;INTERVAL=2',
  ),
  event(
    'UID:swim',
    'SUMMARY:Swimming Maya',
    'DTSTART;TZID=America/Chicago:20261205T100000',
    'DTEND;TZID=America/Chicago:20261205T110000',
  ),
);
const ask = (question: string, sender = 'ana') =>
  askCalendar(question, { calendar: stays, now: '2026-11-23T09:00:00-06:00', sender });

test.each([
  ["Are the kids at Dad's this weekend?", 'ana', /^Yes: Kids at Dad's/],
  ["Are the kids at Dad's next weekend?", 'ana', /^No: no Kids at Dad's/],
  ['when are the kids at ours next', 'ben', /^Kids at Dad's .*from Friday, November 27, 5:30 PM/],
  ['until when are the kids with their father', 'ana', /ends on Sunday, November 29 at 6:00 PM/],
  ['How often do the children spend the weekend with Dad?', 'ana', /every second week/],
])('%s, asked by %s', (question, sender, text) => {
  expect(ask(question, sender)?.text).toMatch(text);
});
