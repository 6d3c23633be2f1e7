import { calendar, dayEvent, timedEvent } from '../../../tests/calendar-fixtures.ts';
import { askCalendar } from './testing/ask-calendar.ts';

const events = calendar(
  dayEvent('off', 'No school (staff day)', '20261204', '20261205'),
  dayEvent('labor', 'Labor Day', '20270906', '20270907'),
  timedEvent('school', 'School Leo', '20261102T081500', '20261102T150000', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'),
  timedEvent('shift', 'Day shift Dad', '20261102T060000', '20261102T183000', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE'),
  timedEvent('late', 'Late shift Mom', '20261126T140000', '20261126T220000', 'RRULE:FREQ=WEEKLY;BYDAY=TH'),
  timedEvent('weekend', 'Weekend shift Mom', '20261212T080000', '20261212T160000'),
  timedEvent('book', 'Book club Mom', '20261201T193000', '20261201T213000', 'RRULE:FREQ=MONTHLY;BYDAY=1TU'),
  timedEvent('soccer', 'Soccer practice Leo', '20261201T160000', '20261201T171500', 'RRULE:FREQ=WEEKLY;BYDAY=TU'),
  timedEvent('game', 'Soccer game Leo', '20261205T130000', '20261205T143000'),
  timedEvent('movie', 'Movie night', '20261231T180000', '20261231T220000'),
  dayEvent('camp', 'Ski camp Leo', '20261211', '20261215'),
  dayEvent('wedding', "Mom and Dad's anniversary", '20081210', '20081211', 'RRULE:FREQ=YEARLY'),
);
const asked = (question: string, sender = 'ana') =>
  askCalendar(question, { calendar: events, now: '2026-11-30T09:00:00-06:00', sender });

test.each([
  ['is friday a holiday', /^Yes: No school \(staff day\)/],
  ['is leo off on thursday', /^No: School Leo is on Thursday/],
  ['do the kids have friday off', /^Yes: No school \(staff day\)/],
  ['is leo off school on friday', /^Yes: No school \(staff day\)/],
  ['is dad off on tuesday', /^Yes: no work for Dad on Tuesday/],
  ['do i have thursday off', /^No: Late shift Mom/],
  ['when is dad off next', /^No work for Dad on Tuesday, December 1\.$/],
  ['what time is dad off on wednesday', /^Day shift Dad ends at 6:30 PM/],
])('days off: %j is answered by %s', (question, text) => {
  expect(asked(question)?.text).toMatch(text);
});

test('what an adult has is told where the calendar has no work of theirs', () => {
  const book = calendar(timedEvent('book', 'Book club Mom', '20261201T193000', '20261201T213000'));
  const answer = askCalendar('is mom off tomorrow', { calendar: book, now: '2026-11-30T09:00:00-06:00' });
  expect(answer).toMatchObject({ certainty: 'medium', text: expect.stringContaining('Book club Mom') });
});

test.each([
  ['what do we have over the long weekend', /^During Labor Day/],
  ['which sunday do i work', /^Weekend shift Mom is on Saturday|^Late shift Mom is on Thursday/],
])('what is only near to what was asked is not sure: %j', (question, text) => {
  expect(asked(question)?.text).toMatch(text);
  expect(asked(question)?.certainty).toBe('medium');
});

test.each([
  ["when is Mother's Day", /^Mother's Day is on Sunday, May 9, 2027\./],
  ["what's on new year's eve", /^Thursday, December 31:.*Movie night/s],
  ['am i working christmas eve', /^Yes: Late shift Mom is on Thursday, December 24/],
  ['how many days till christmas', /^Christmas is on Friday, December 25\. That is in 25 days\.$/],
  ['what does leo have the monday of camp', /December 14/],
  ['what does leo have on the monday of the camp', /December 14/],
])('named days: %j is answered by %s', (question, text) => {
  expect(asked(question)?.text).toMatch(text);
});

test.each([
  ["when is mother's day", 'en-GB', /7 March 2027/],
  ["when is mother's day", 'es-ES', /2 de mayo de 2027/],
  ["when is mother's day", 'es-MX', /10 de mayo de 2027/],
  ["when is father's day", 'en-AU', /5 September 2027/],
  ['when is labour day', 'en-NZ', /25 October 2027/],
  ['when is labour day', 'en-AU', null],
  ['when is remembrance sunday', 'en-GB', null],
])('named days are those of the country: %j in %s', (question, locale, text) => {
  const none = calendar(dayEvent('off', 'Staff day', '20261204', '20261205'));
  const answer = askCalendar(question, { calendar: none, now: '2026-11-30T09:00:00-06:00', locale });
  if (text === null) expect(answer).toBeNull();
  else expect(answer?.text).toMatch(text);
});

test.each([
  ['is dad free tomorrow for lunch or dinner', /^Dad is free on Tuesday, December 1/],
  ['is dad home for dinner tomorrow', /^Dad is free on Tuesday dinnertime, December 1/],
  [
    'dinner with the neighbors on thursday, are we free',
    /^The family is not free .+ Thursday dinnertime, December 3: Late/,
  ],
  ['are we both free any evening this week', /Thursday, December 3: 10:00 PM–12:00 AM/],
])('meals: %j is answered by %s', (question, text) => {
  expect(asked(question)?.text).toMatch(text);
});

test.each([
  ['am i on early or late thursday', /^Late shift Mom is on Thursday, December 3/],
  ['do i work tuesday or thursday', /^Late shift Mom is on Thursday, December 3/],
  ['bookclub when', /^Book club Mom is on Tuesday, December 1/],
  ['which saturday do i work', /^Weekend shift Mom is on Saturday, December 12/],
  ['what time do we play on saturday', /^Soccer game Leo is on Saturday, December 5, 1:00 PM/],
  ['how long have mom and dad been married', /That makes 18 years since 2008\./],
])('everyday words: %j is answered by %s', (question, text) => {
  expect(asked(question)?.text).toMatch(text);
});

test.each([
  ['2026-12-20', ['That is in 5 days.']],
  ['2026-12-24', []],
])('a named day is told with the days until then, but for tomorrow: on %s', (day, told) => {
  const answer = askCalendar('when is christmas day', { calendar: events, now: `${day}T09:00:00-06:00` });
  expect(answer?.text).toContain('December 25');
  expect(answer?.text.match(/That is in \d+ days?\./g) ?? []).toEqual(told);
});
