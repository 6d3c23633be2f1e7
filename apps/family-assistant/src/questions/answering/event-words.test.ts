import { calendar, dayEvent } from '../../../tests/calendar-fixtures.ts';
import { askCalendar } from './testing/ask-calendar.ts';

const week = calendar(
  dayEvent('recycling', 'Recycling goes out', '20261125', '20261126'),
  dayEvent('essay', 'History essay due!!', '20261126', '20261127'),
  dayEvent('cake', 'Bring a cake', '20261127', '20261128'),
  dayEvent('passport', 'Passport: pick up', '20261128', '20261129'),
);

test.each([
  ['When is recycling?', 'Recycling goes out: on Wednesday, November 25 (all day).'],
  ['When is the history essay?', 'History essay due!! on Thursday, November 26 (all day).'],
  ['When is the cake?', 'Bring a cake: on Friday, November 27 (all day).'],
  ['When is the passport?', 'Passport: pick up is on Saturday, November 28 (all day).'],
])('a title that is a clause or a task has no verb after it: %s', (question, text) => {
  expect(askCalendar(question, { calendar: week, now: '2026-11-23T09:00:00-06:00' })?.text).toBe(text);
});
