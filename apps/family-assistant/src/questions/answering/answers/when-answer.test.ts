import { calendar, event, timedEvent } from '../../../../tests/calendar-fixtures.ts';
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

test('a birthday is told by its day, not by the dinner for it', () => {
  const family = calendar(
    event(
      'UID:day',
      "SUMMARY:Grandpa Joe's birthday",
      'DTSTART;VALUE=DATE:19531216',
      'DTEND;VALUE=DATE:19531217',
      'RRULE:FREQ=YEARLY',
    ),
    timedEvent('dinner', "Grandpa's birthday dinner", '20261213T130000', '20261213T170000'),
  );
  const asked = { calendar: family, now: '2026-11-24T09:00:00-06:00' };
  expect(askCalendar("Which weekday is Grandpa's actual birthday?", asked)?.text).toMatch(
    /^Grandpa Joe's birthday is on Wednesday, December 16/,
  );
});

test('our turn is what says so', () => {
  const family = calendar(
    timedEvent('theirs', 'Robotics carpool: the Parks drive', '20261125T173000', '20261125T180000'),
    timedEvent('ours', 'Robotics carpool: we drive', '20261202T173000', '20261202T180000'),
  );
  const asked = { calendar: family, now: '2026-11-24T09:00:00-06:00' };
  expect(askCalendar('when is it our turn to drive the robotics carpool again', asked)?.text).toMatch(
    /^Robotics carpool: we drive is on Wednesday, December 2/,
  );
  expect(askCalendar('who drives us home from robotics on the 25th', asked)?.text).toMatch(
    /^Robotics carpool: the Parks drive /,
  );
});

const weekly = calendar(
  timedEvent('piano', 'Piano lesson Maya', '20261105T160000', '20261105T164500', 'RRULE:FREQ=WEEKLY;BYDAY=TH'),
  timedEvent('soccer', 'Soccer practice Leo', '20261110T160000', '20261110T171500', 'RRULE:FREQ=WEEKLY;BYDAY=TU,WE'),
  timedEvent('dentist', 'Dentist Leo', '20261219T090000', '20261219T093000'),
);
const askWeekly = (question: string) =>
  askCalendar(question, { calendar: weekly, now: '2026-11-24T09:00:00-06:00' })?.text;

test.each([
  ["When are Maya's next three lessons?", /^Piano .+November 26.+Piano .+December 3.+Piano .+December 10, .+PM\.$/],
  ['next 2 piano lessons?', /^Piano .+November 26.+Piano .+December 3, [^.]+\.$/],
  ['the next couple of soccer practices', /^Soccer .+November 24.+Soccer .+November 25, [^.]+\.$/],
  ['dates of the next 5 soccer practices', /^(?:• [^\n]+\n){4}• Tuesday, December 8: [^\n]+$/],
  ['when are the next two dentist appointments', /^Dentist .+December 19.+ The calendar has no more of them\.$/],
  ['what do we have the next two days', /^From Tuesday, November 24 to Thursday, November 26/],
])('%j tells as many as it asks for', (question, text) => {
  expect(askWeekly(question)).toMatch(text);
});
