import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

/** The days of a letter of Monday, September 14, 2026. */
function daysOf(text: string): string[] {
  const { dates } = cardByRules(
    buildParse(`September 14, 2026\n\nDear families,\n\n${text}`),
    family,
    momentOn('2026-09-14'),
  );
  return dates.map(({ date }) => date).filter((date) => date !== '2026-09-14');
}

test.each([
  'Homework goes home on Monday and is due on Friday.',
  'Homework packets go home on Mondays and are due on Fridays.',
  'Reading logs are sent home on Monday and checked on Friday.',
  'Spelling tests are on Friday, and the words go home on Monday.',
  'Homework is due on Fridays.',
  'Reading logs are due every Friday.',
  'We have gym on Tuesday and Thursday.',
  'She has P.E. on Wednesday.',
  'We have music on Monday, art on Wednesday and library on Friday.',
  'Gym is on Tuesday and Thursday, so please wear sneakers on those days.',
  'Library day is Wednesday.',
  'PE days: Monday and Thursday',
  'Specials: Monday art, Tuesday music, Wednesday gym',
  'The school store is open on Tuesday and Friday at recess.',
  'The office is closed on Wednesday afternoons.',
  'Band meets on Monday and Wednesday before school.',
  'I’d like her in my Tuesday help club.',
])('what comes every week is no date: %s', (text) => {
  expect(daysOf(text)).toEqual([]);
});

test.each([
  ['Homework is due on Friday.', ['2026-09-18']],
  ['The trip packets go home on Wednesday and are due back on Friday.', ['2026-09-16', '2026-09-18']],
  ['The class lists go home on Wednesday, and the party is on Friday.', ['2026-09-16', '2026-09-18']],
  ['Homework goes home on Wednesday of this week and is due on Friday.', ['2026-09-16', '2026-09-18']],
  ['There is no gym on Wednesday.', ['2026-09-16']],
  ['Please bring an old shirt for art on Wednesday.', ['2026-09-16']],
  ['This week we have gym on Tuesday and Thursday.', ['2026-09-15', '2026-09-17']],
  ['We have an art show on Thursday.', ['2026-09-17']],
  ['We have health screenings on Tuesday and Thursday.', ['2026-09-15', '2026-09-17']],
  ['Art night is on Thursday.', ['2026-09-17']],
  ['The book fair is open on Thursday and Friday.', ['2026-09-17', '2026-09-18']],
  ['The office is closed on Thursday and Friday.', ['2026-09-17', '2026-09-18']],
  ['Conferences are on Tuesday and Thursday.', ['2026-09-15', '2026-09-17']],
  ['We have a guest on Tuesday and a drill on Thursday.', ['2026-09-15', '2026-09-17']],
  ['We have library on Thursday, September 24.', ['2026-09-24']],
  ['Picture day is Thursday.', ['2026-09-17']],
])('a day of one week stays: %s', (text, days) => {
  expect(daysOf(text)).toEqual(days);
});
