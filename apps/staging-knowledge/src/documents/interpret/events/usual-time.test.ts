import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const table =
  'Thursday  Reads aloud  Snack\nFebruary 18  Teague  Lund\nFebruary 25  Lund  Ikeda\nMarch 4  Ikeda  Teague';

test('a time that always holds is that of each row of a list', () => {
  const text = `Reading Buddies\n\nWe meet in the Story Corner, always 3:15 to 4:15 in the afternoon.\n\n${table}`;
  const { dates } = cardByRules(buildParse(text), family, momentOn('2027-02-01'));
  expect(dates.map(({ date, time, end_time: end }) => [date, time, end])).toEqual([
    ['2027-02-18', '15:15', '16:15'],
    ['2027-02-25', '15:15', '16:15'],
    ['2027-03-04', '15:15', '16:15'],
  ]);
});

test('without such a time the rows have none', () => {
  const { dates } = cardByRules(buildParse(`Reading Buddies\n\n${table}`), family, momentOn('2027-02-01'));
  expect(dates.map(({ time }) => time)).toEqual([null, null, null]);
});

test.each([
  ['Practice is every Tuesday, 5:30 to 6:45 p.m. The first is February 16.', '2027-02-16 17:30'],
  [
    'Leo has six sessions, Tuesdays from 4:10 to 4:50 p.m.:\n\nSession  Day  Topic\n1  Tuesday, February 16  sounds',
    '2027-02-16 16:10',
  ],
  ['Meeting dates (6 p.m., library):\n\nFebruary 16\nMarch 16', '2027-02-16 18:00'],
])('the time of a weekday or of a list is that of its days: %s', (text, expected) => {
  const { dates } = cardByRules(buildParse(`Dear families,\n\n${text}`), family, momentOn('2027-02-01'));
  expect(dates.map(({ date, time }) => `${date} ${time}`)).toContain(expected);
});

test('a day that is off has no time', () => {
  const text = 'Practice is every Tuesday, 5:30 to 6:45 p.m. We are closed February 16.';
  const { dates } = cardByRules(buildParse(`Dear families,\n\n${text}`), family, momentOn('2027-02-01'));
  expect(dates.map(({ date, time }) => `${date} ${time}`)).toEqual(['2027-02-16 null']);
});
