import { calendar, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const family = calendar(
  timedEvent('school', 'School Leo', '20261102T081500', '20261102T151000', 'RRULE:FREQ=DAILY'),
  timedEvent('soccer', 'Soccer Leo', '20261201T160000', '20261201T171500'),
  timedEvent('choir', 'Choir Maya', '20261201T174500', '20261201T183000'),
  timedEvent('party', 'Party Leo', '20261205T140000', '20261205T160000'),
);
const ask = (question: string) =>
  askCalendar(question, { calendar: family, now: '2026-11-24T09:00:00-06:00', sender: 'ana' })?.text;

test('each of the children is told where something of both is asked for', () => {
  expect(ask('do both kids have something on december 1')).toBe(
    'Yes. Maya: Choir Maya on Tuesday, December 1, 5:45 PM–6:30 PM. Leo: Soccer Leo on Tuesday, December 1, 4:00 PM–5:15 PM.',
  );
  expect(ask('Is there anything on both kids’ calendars on December 5?')).toMatch(
    /^No: nothing for Maya on Saturday, December 5\. Leo: Party Leo /,
  );
});

test('the days are told on which both have something', () => {
  expect(ask('do both kids have something on the same day next week')).toMatch(
    /^Yes:\n• Tuesday, December 1: Maya: Choir Maya .+ Leo: Soccer Leo [^\n]+$/,
  );
  expect(ask('do leo and maya both have something on the same day this week')).toMatch(/^There is no day this week/);
});
