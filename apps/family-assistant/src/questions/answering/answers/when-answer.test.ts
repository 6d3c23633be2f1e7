import { calendar, event } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const birthdays = calendar(
  event(
    'UID:leo',
    "SUMMARY:Leo's birthday",
    'DTSTART;VALUE=DATE:20171205',
    'DTEND;VALUE=DATE:20171206',
    'RRULE:FREQ=YEARLY',
  ),
  event('UID:maya', "SUMMARY:Maya's birthday", 'DTSTART;VALUE=DATE:20261220', 'DTEND;VALUE=DATE:20261221'),
);
const ask = (question: string) => askCalendar(question, { calendar: birthdays, now: '2026-11-24T09:00:00-06:00' });

test('a birthday since the year of the birth tells the age', () => {
  expect(ask("When is Leo's birthday?")?.text).toMatch(/December 5 .+ That makes 9 years since 2017\.$/);
  expect(ask('how old will leo be on his birthday')).toMatchObject({ certainty: 'medium' });
  expect(ask("When is Maya's birthday?")?.text).not.toMatch(/years/);
});
