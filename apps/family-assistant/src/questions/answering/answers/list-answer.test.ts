import { calendar, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const family = calendar(
  timedEvent('sleepover', 'Sleepover Leo', '20261127T180000', '20261128T100000'),
  timedEvent('breakfast', "Men's breakfast Dad", '20261128T073000', '20261128T090000'),
);

test('what goes on from the day before is not the first of a day', () => {
  expect(
    askCalendar("what's the earliest thing on the calendar this saturday", {
      calendar: family,
      now: '2026-11-24T09:00:00-06:00',
    })?.text,
  ).toBe("Men's breakfast Dad is on Saturday, November 28, 7:30 AM–9:00 AM.");
});
