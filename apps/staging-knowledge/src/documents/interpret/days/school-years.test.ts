import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

test('the days of a school year’s calendar are in that year, wherever they are in a line', () => {
  const { dates } = cardByRules(
    buildParse(
      'Student Calendar 2027–2028\n\nFIRST DAY OF SCHOOL  Mon., Aug. 23\nSpring recess  Mon.–Fri., Mar. 20–24\nState tests  Apr. 24 – May 5\nMemorial Day  Mon., May 29\n\nAdopted by the Board of Education on March 9, 2027.',
    ),
    family,
    momentOn('2027-04-06'),
  );
  expect(dates.map(({ date, end_date: end }) => [date, end].filter(Boolean).join('/'))).toEqual([
    '2027-08-23',
    '2028-03-20/2028-03-24',
    '2028-04-24/2028-05-05',
    '2028-05-29',
  ]);
});
