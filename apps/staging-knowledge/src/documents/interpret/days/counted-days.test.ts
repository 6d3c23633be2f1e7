import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const cardOf = (text: string) =>
  cardByRules(buildParse(`March 3, 2027\n\nDear Ana,\n\n${text}\n\nOdile`), family, momentOn('2027-03-03'));

test.each([
  ['The show is on March 19 at six. The day before, we run through it, from 5:15 to 6:30.', ['2027-03-18 17:15']],
  ['Grade 4 meets on Wednesday, March 10; grade 5 the day after that, 6 p.m.', ['2027-03-11 18:00']],
  ['The books come on March 24. On Friday of the same week, at 12:50, we taste.', ['2027-03-26 12:50']],
  ['The party is on Saturday, March 13. If it rains we do it the next day, same time.', ['2027-03-14']],
  ['Pictures are on March 9 at 9. Siblings are that same morning, 7:45 to 8:15.', ['2027-03-09 07:45']],
  [
    'Pictures are on March 9. Look up. Smile. Brothers and sisters? They come that same morning, 7:45 to 8:15.',
    ['2027-03-09 07:45'],
  ],
  ['Sheets come back on Friday, March 12, and your time goes home the following Tuesday.', ['2027-03-16']],
  ['Nobody skates on Monday, March 8. Maya comes the Monday after.', ['2027-03-15']],
])('a day that is counted from another: %s', (text, days) => {
  const dates = cardOf(text).dates.map(({ date, time }) => [date, time].filter(Boolean).join(' '));
  expect(dates).toEqual(expect.arrayContaining(days));
});

test('something is due on the day before', () => {
  const { deadlines } = cardOf('The check is on March 19. Please send the form at the latest the day before.');
  expect(deadlines.map(({ date }) => date)).toEqual(['2027-03-18']);
});

test.each([
  ['The trip is March 30. The fee must reach us two weeks before the trip.', '2027-03-16'],
  ['The trip is March 30. Please return the slip a week before.', '2027-03-23'],
])('something is due some days before: %s', (text, day) => {
  expect(cardOf(text).deadlines.map(({ date }) => date)).toEqual([day]);
});

test('a day that is said again is not counted', () => {
  const { dates } = cardOf('We go on March 19. If it storms, we go a week later, on March 27.');
  expect(dates.map(({ date }) => date)).toEqual(['2027-03-19', '2027-03-27']);
});

test('a weekday before an event is not counted from a deadline', () => {
  const { dates } = cardOf(
    'We go on March 19. Return the slip by March 9. Tell the kitchen by the Friday before the trip.',
  );
  expect(dates.map(({ date }) => date)).toEqual(['2027-03-09', '2027-03-12', '2027-03-19']);
});

test('a right that ends some days before is no day', () => {
  const { dates } = cardOf('Your lesson is March 19. You may cancel three days before.');
  expect(dates.map(({ date }) => date)).toEqual(['2027-03-19']);
});

test('no day is counted where none was named', () => {
  expect(cardOf('The day before, we run through all of it.').dates).toEqual([]);
});

test('no day is counted from one that holds only in bad weather, nor from one of several groups', () => {
  const text =
    'House 10 is on Monday, March 8, house 12 on Wednesday, March 10, and house 14 on Friday, March 12. If it rains hard, yours moves to Monday, March 15. This must be done by the evening before.';
  expect(cardOf(text).deadlines).toEqual([]);
  expect(cardOf(text).dates.map(({ date }) => date)).not.toContain('2027-03-14');
});

test('the last day of a sale is the end of its stretch of days', () => {
  const { deadlines } = cardOf(
    'The sale runs March 8–26. Every fourth grader turns in this sheet to Mr. Okafor by the last day of the sale.',
  );
  expect(deadlines.map(({ date }) => date)).toEqual(['2027-03-26']);
});
