import { calendar, dayEvent, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const school = timedEvent(
  'school',
  'School (Maya and Leo)',
  '20261102T081500',
  '20261102T151000',
  'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261223T235959Z',
  'EXDATE;TZID=America/Chicago:20261127T081500',
);
const staffDay = dayEvent('staff', 'No school (staff day)', '20261127', '20261128');
const winter = dayEvent('winter', 'Winter break', '20261224', '20270104');
const events = calendar(school, staffDay, winter);
const textOf = (question: string, known = events) =>
  askCalendar(question, { calendar: known, now: '2026-11-24T16:00:00-06:00' })?.text;

test.each([
  ['When is the last day of school before the break?', /^School \(Maya and Leo\) is on Wednesday, December 23,/],
  ['last day of school before winter break', /^School \(Maya and Leo\) is on Wednesday, December 23,/],
  [
    'How many school days are left before winter break?',
    /^20 days of school before Winter break: the first is Wednesday, November 25/,
  ],
  ['when do we go back after xmas break', /^Winter break is from Thursday, December 24 to Sunday, January 3/],
  ['When do the kids go back to school?', /^Winter break is from Thursday, December 24 to Sunday, January 3/],
])('%j', (question, text) => {
  expect(textOf(question)).toMatch(text);
});

test('a title that says which day is the last one tells it', () => {
  const lastDay = timedEvent('last', 'Last day of school', '20261222T081500', '20261222T113000');
  expect(textOf('When is the last day of school?', calendar(school, lastDay, winter))).toMatch(
    /^Last day of school is on Tuesday, December 22/,
  );
});

test("a club after school is not over when school is, and a school's last day is one of school", () => {
  const club = timedEvent('club', 'After-school club Leo', '20261130T151000', '20261130T173000');
  const lastDay = timedEvent('last', 'School (last day)', '20270611T081500', '20270611T113000');
  const known = calendar(school, club, winter, lastDay);
  expect(textOf('What does Leo have on Monday after school?', known)).toMatch(/After-school club/);
  expect(textOf('Is there school on June 11?', known)).toMatch(/^Yes: School \(last day\)/);
});
