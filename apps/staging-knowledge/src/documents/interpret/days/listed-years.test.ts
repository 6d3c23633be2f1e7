import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const datesOf = (text: string) =>
  cardByRules(buildParse(text), family, momentOn('2026-08-10')).dates.map(({ date, end_date: end }) =>
    end === null ? date : `${date}/${end}`,
  );

test('a list of days goes on in the next year behind its last month', () => {
  expect(
    datesOf(
      'School calendar 2026–2027\n\nSep 7  Labor Day, no school\nNov 11  Veterans Day, no school\nJan 4  School resumes\nMar 22–26  Spring break\nMay 31  Memorial Day, no school\nJun 11  Last day of school',
    ),
  ).toEqual(['2026-09-07', '2026-11-11', '2027-01-04', '2027-03-22/2027-03-26', '2027-05-31', '2027-06-11']);
});
