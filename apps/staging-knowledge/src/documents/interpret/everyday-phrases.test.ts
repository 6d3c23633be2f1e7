import { cardByRules } from './card-by-rules.ts';
import { buildParse, family, momentOn } from './testing/build-parse.ts';

/** Dates of a letter of Monday, February 1, 2027. */
function datesOf(text: string): string[] {
  const letter = `Lakeside Elementary School\nFebruary 1, 2027\n\nDear families,\n\n${text}`;
  return cardByRules(buildParse(letter), family, momentOn('2027-02-01')).dates.map(
    ({ date, end_date: end, time, end_time: until }) =>
      [date, end && `..${end}`, time && ` ${time}`, until && `-${until}`].filter(Boolean).join(''),
  );
}

test.each([
  ['Family Math Night is next Tuesday from 6:30 to 8.', ['2027-02-09 18:30-20:00']],
  ['Sat Feb 20, 10-12: garden work party.', ['2027-02-20 10:00-12:00']],
  ['We moved the team dinner to Sunday at 5 because of the storm.', ['2027-02-07 17:00']],
  ['Money is due by the 12th. We leave at 9 on the 26th.', ['2027-02-12', '2027-02-26 09:00']],
  ['The 22nd at 9 works for me.', ['2027-02-22 09:00']],
  ['Our speaker on Thursday the 11th at six is Dr. Lewis.', ['2027-02-11 18:00']],
  ['Fri 2/5 3:30 practice, then Sat 10am scrimmage.', ['2027-02-05 15:30', '2027-02-06 10:00']],
  ['The tryouts are this Thursday and next, 3:15–4:15.', ['2027-02-04 15:15-16:15', '2027-02-11 15:15-16:15']],
  ['This Thursday we do chapter 1, next Thursday the rest, both at 6:30.', ['2027-02-04 18:30', '2027-02-11 18:30']],
  ['Eat nothing after midnight the night before your visit on Tuesday, February 9.', ['2027-02-09']],
])('times said briefly go to their day: %s', (text, dates) => {
  expect(datesOf(text)).toEqual(dates);
});

test.each([
  ['School photos are on Thursday. First grade is up at 8:10.', ['2027-02-04 08:10']],
  ['The next walk-through is Feb. 16. Please come at 8:15, not earlier.', ['2027-02-16 08:15']],
])('the next sentence of a paragraph tells the time: %s', (text, dates) => {
  expect(datesOf(text)).toEqual(dates);
});

test.each([
  ['Don’t forget that Friday is a half day!', ['2027-02-05']],
  ['Next week: Mon pajamas, Tue crazy hair.', ['2027-02-08', '2027-02-09']],
  ['The book fair is next week!\n\nFirst grades shop on Wednesday at 9:05.', ['2027-02-10 09:05']],
  ['The fair is next week!\n\nFamily night is Thursday, 5 to 7:30, with hot dogs.', ['2027-02-11 17:00-19:30']],
  [
    'On Monday, March 1, we vote. Last year we had 19 and did it again on July 25. Bring a proxy by the Friday before.',
    ['2027-02-26', '2027-03-01'],
  ],
  ['The run is next Friday, the 12th. Rain date is the Tuesday after.', ['2027-02-12', '2027-02-16']],
  ['The office closes on the 3rd Friday in March.', ['2027-03-19']],
  ['Sign up for the meet on Friday, April 30th. Please enter before the 24th.', ['2027-04-24', '2027-04-30']],
  ['Teams will be announced on Monday.', ['2027-02-08']],
  ['Trash is collected on Saturday, February 20 that week.', ['2027-02-20']],
  ['Breakfast for Ben’s birthday on March 2.', ['2027-03-02']],
  ['Weds 2/10 is pizza day.', ['2027-02-10']],
  ['Valentines should be in their bags by Friday the 12th.', ['2027-02-12']],
])('the day that is meant is found: %s', (text, dates) => {
  expect(datesOf(text)).toEqual(dates);
});

test.each([
  'We had snow on Jan. 12, Jan. 13 and Jan. 22.',
  'This sheet was handed out 2/5.',
  'Fractions 3/4, 5/8, 11/12 are next.',
  'Lost: a sandal, kids’ 11/12, and a bag, Section MF-F-11/13. We are rated 4.4/5 by guests.',
  'Passport valid to 6/17/2031.',
  'Recycling goes out every other Thursday.',
])('no day to come is found in: %s', (text) => {
  expect(datesOf(text).filter((date) => date > '2027-02-01')).toEqual([]);
});

test.each([
  ['All devices and chargers go back to Mrs. Stroud by Wednesday, February 10.', ['2027-02-10']],
  ['$40 a kid by the 12th please.', ['2027-02-12']],
  ['Slips for the trip have to be back on or before Monday the 22nd.', ['2027-02-22']],
  ['The books come back from the copy shop on Monday the 22nd.', []],
])('what is due by a day is a deadline: %s', (text, deadlines) => {
  const letter = `Lakeside Elementary School\nFebruary 1, 2027\n\nDear families,\n\n${text}`;
  const card = cardByRules(buildParse(letter), family, momentOn('2027-02-01'));
  expect(card.deadlines.map(({ date }) => date)).toEqual(deadlines);
});
