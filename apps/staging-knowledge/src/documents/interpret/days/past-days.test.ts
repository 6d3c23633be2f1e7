import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const daysOf = (text: string) =>
  cardByRules(buildParse(`September 14, 2026\n\nDear families,\n\n${text}\n\nMs. Bell`), family, momentOn('2026-09-14'))
    .dates.map(({ date }) => date)
    .filter((date) => date !== '2026-09-14');

test.each([
  'The season ended on June 6 with a wet picnic.',
  'They beat us 3-1 on October 17.',
  'In the drill of October 6 it was four minutes.',
  'The band is the one of October 3 last year.',
  'The parking rules, amended January 20, are on the wall.',
  'License 4471 is good through August 31, 2029.',
])('a day of the past is none to come: %s', (text) => {
  expect(daysOf(text)).toEqual([]);
});

test.each([
  ['The memo was wrong: pictures are taken on October 7.', ['2026-10-07']],
  ['The portal opened this morning and locks on October 8.', ['2026-10-08']],
  ['The show was moved to October 9.', ['2026-10-09']],
  ['The bridge is expected to be finished on October 13.', ['2026-10-13']],
  ['The kits that you ordered were late, so bring the money by October 12.', ['2026-10-12']],
])('a day to come stays, whatever happened before: %s', (text, days) => {
  expect(daysOf(text)).toEqual(expect.arrayContaining(days));
});

test('the hours of a day of every week are no event', () => {
  expect(daysOf('Phone hour Tuesdays 7–8 p.m., 555-0139.')).toEqual([]);
});

test('"Sat" in a table is a day, no verb', () => {
  expect(daysOf('Day  Date  Opponent\nSat  Oct 10  Millfield\nSat  Oct 17  Brookfield')).toEqual([
    '2026-10-10',
    '2026-10-17',
  ]);
});

test('a weekday on which something happened is none to come', () => {
  expect(daysOf('Your soup arrived on Friday and is typed already.')).toEqual([]);
});
