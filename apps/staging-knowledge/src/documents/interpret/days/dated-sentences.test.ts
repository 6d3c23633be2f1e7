import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const cardOf = (text: string) => cardByRules(buildParse(text), family, momentOn('2026-09-20'));
const datesOf = (text: string) =>
  cardOf(text).dates.map(({ date, time }) => (time === null ? date : `${date} ${time}`));

test.each([
  ['heats and lanes', 'Swim meet\n\nHt/Ln  Name  Seed\n1/2  Ada  NT\n2/5  Ivo  31.20\n2/6  Mo  30.11'],
  ['wins and losses', 'Standings\n\nTeam  W-L  Coach\nRockets  5/4  Ames\nWasps  6/3  Bo'],
  ['a score', 'Quiz\n\nName  Score\nAda  9/10\nIvo  10/12'],
])('a column of %s has no dates', (_what, text) => {
  expect(datesOf(text)).toEqual([]);
});

test('a bare number below “Kickoff” is an hour', () => {
  const text = 'Wasps fall games\n\nDay  Kickoff  Against  Field\nSat 10/3  9:30  Rockets  2\nSat 10/10  11  Herons  3';
  expect(datesOf(text)).toEqual(['2026-10-03 09:30', '2026-10-10 11:00']);
});

test('the head of a table holds for rows below one without a date', () => {
  const text = 'Homework\n\nTask  Points  Due\nReading  5  —\nPoster  20  October 9';
  expect(cardOf(text).deadlines.map(({ date }) => date)).toEqual(['2026-10-09']);
});

test.each([
  ['Pages: $42.50 by October 9.', '2026-10-09'],
  ['The dues are payable on or before October 9.', '2026-10-09'],
  ['Slips go to Ms. Bell, October 9 at the very latest.', '2026-10-09'],
  ['Borrowed costumes go back to the band room on October 9.', '2026-10-09'],
])('“%s” has a deadline', (text, day) => {
  expect(cardOf(`Dear families,\n\n${text}`).deadlines.map(({ date }) => date)).toEqual([day]);
});

test.each([
  'October 9 is the last day of summer hours.',
  'Lens prescription 4417, expires 10/09/2027.',
  'Save $5 by October 9 with the early price.',
])('“%s” has none', (text) => {
  expect(cardOf(`Dear families,\n\n${text}`).deadlines).toEqual([]);
});

test('what is due in one cell of a row makes no deadline of the next one', () => {
  const text = 'HOW TO PAY IT  DATES FOR THE FRIDGE\n1 of 3  $385.00  due 9/1/26  Wed 9/9  first lesson';
  const { deadlines } = cardByRules(buildParse(text), family, momentOn('2026-08-20'));
  expect(deadlines.map(({ date }) => date)).toEqual(['2026-09-01']);
});

test.each([
  'Saturday  HOME  AWAY\nHawk gym, 9:15 a.m.  11:40 a.m.\nOct. 10  Gulls\nOct. 17  Icicles, at Cooper Elementary',
  'HOME  AWAY\nSaturday\nHawk gym, 9:15 a.m.  11:40 a.m.\nOct. 10  Gulls\nOct. 17  Icicles, at Cooper Elementary',
])('a weekday that heads a column of dates is no day: %s', (table) => {
  const { dates } = cardByRules(buildParse(`Puffins\n\n${table}`), family, momentOn('2026-09-30'));
  expect(dates.map(({ date }) => date)).toEqual(['2026-10-10', '2026-10-17']);
});
