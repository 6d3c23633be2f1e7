import { cardByRules } from './card-by-rules.ts';
import { buildParse, family, momentOn } from './testing/build-parse.ts';

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
