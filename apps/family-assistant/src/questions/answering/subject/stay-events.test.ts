import { calendar, event, timedEvent } from '../../../../tests/calendar-fixtures.ts';
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
  ['have i got the kids this weekend', 'ben', /^Yes: Kids at Dad's is from Friday, November 27/],
  ['do i have the kids next weekend', 'ben', /^No: no Kids at Dad's/],
  ['what do i have with the kids next weekend', 'ben', /Swimming Maya/],
  ['when do i go to dads', 'leo', /^Kids at Dad's is from Friday, November 27, 5:30 PM/],
  ['what day do the kids switch to Dad', 'ana', /^Kids at Dad's is from Friday, November 27, 5:30 PM/],
  ["are we at mom's or dad's this weekend", 'leo', /^Kids at Dad's is from Friday, November 27/],
  ['Are the kids with me or with Ana this weekend?', 'ben', /^Kids at Dad's is from Friday, November 27/],
  ['whose weekend is it', 'ana', /^Kids at Dad's is from Friday, November 27/],
  ['where do we sleep on saturday', 'leo', /^Kids at Dad's is from Friday, November 27/],
  ['who are the kids with this weekend', 'ana', /^Kids at Dad's is from Friday, November 27/],
  ["when are the kids back from Dad's", 'ana', /ends on Sunday, November 29 at 6:00 PM/],
  ['How often do the children spend the weekend with Dad?', 'ana', /every second week/],
])('%s, asked by %s', (question, sender, text) => {
  expect(ask(question, sender)?.text).toMatch(text);
});

test('children are here when an event says that they are with us', () => {
  const known = calendar(
    timedEvent('maths', 'Parent evening Leo', '20261124T172000', '20261124T173000'),
    timedEvent('with-us', 'Leo and Maya with us', '20261127T173000', '20261129T180000', 'RRULE:FREQ=WEEKLY;INTERVAL=2'),
  );
  const asked = { calendar: known, now: '2026-11-23T09:00:00-06:00', sender: 'ana' };
  expect(askCalendar('wen r leo n maya here nxt', asked)?.text).toMatch(
    /^Leo and Maya with us is from Friday, November 27/,
  );
});

test('a week of a book fair does not tell whose week it is', () => {
  const known = calendar(
    timedEvent('fair', 'Book fair week', '20261109T080000', '20261113T150000'),
    timedEvent('swim', 'Swimming Maya', '20261205T100000', '20261205T110000'),
  );
  expect(askCalendar('Whose week is it?', { calendar: known, now: '2026-11-23T09:00:00-06:00' })).toBeNull();
});
