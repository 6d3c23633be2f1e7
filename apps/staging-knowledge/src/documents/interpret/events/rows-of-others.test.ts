import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const timesOf = (text: string) =>
  cardByRules(buildParse(text), family, momentOn('2027-01-08')).dates.map(({ date, time }) => `${date} ${time ?? ''}`);

test('of a plan with a row for each child only those of the family count', () => {
  const plan = `Lessons
Jan 12  Jan 19  Jan 26
Teague, N. (cello)  2:50  2:50  2:50
Rivera, M. (violin)  3:15  3:40  3:15`;
  expect(timesOf(plan)).toEqual(['2027-01-12 15:15', '2027-01-19 15:40', '2027-01-26 15:15']);
});

test('of a plan with a row for each grade only those of the children count', () => {
  const plan = `Spring assessment timetable
Tue 4/20  Wed 4/21  Thu 4/22
Grade 3  8:45–10:00  –  8:45–10:00
Grade 4  –  10:30–12:00  –`;
  expect(timesOf(plan)).toEqual(['2027-04-21 10:30']);
});

test('a plan without a row of the family stays whole', () => {
  const plan = `Lessons
Jan 12  Jan 19  Jan 26
Teague, N. (cello)  2:50  2:50  2:50
Ikeda, S. (violin)  3:15  3:40  3:15`;
  expect(timesOf(plan)).toHaveLength(6);
});

test('a list of boxes to tick is a table where it has columns', () => {
  const list = `Club  Starts  List closes
☐  Chess, Mondays 3:15–4:15  Jan. 18  Jan. 11
☒  Ukulele, Thursdays 3:15–4:15  Jan. 21  Jan. 14`;
  const { deadlines } = cardByRules(buildParse(list), family, momentOn('2027-01-08'));
  expect(timesOf(list)).toEqual(expect.arrayContaining(['2027-01-18 15:15', '2027-01-21 15:15']));
  expect(deadlines.map(({ date }) => date)).toEqual(['2027-01-11', '2027-01-14']);
});

test('of the tasks in minutes only those of the family and of all count', () => {
  const plan = `Minutes of Friday, January 8, 2027, 7:15 p.m., library

To do
Who  What  By
All families  Fill in the shirt size form  Thu 1/14
Maya  Call the firehouse about the kitchen  Fri 1/15
Goran  Order 18 shirts  Mon 1/18`;
  const { deadlines, document_date } = cardByRules(buildParse(plan), family, momentOn('2027-01-08'));
  expect(document_date).toBe('2027-01-08');
  expect(deadlines.map(({ date, label }) => `${date} ${label}`)).toEqual([
    '2027-01-14 Fill in the shirt size form',
    '2027-01-15 Call the firehouse about the kitchen',
  ]);
});
