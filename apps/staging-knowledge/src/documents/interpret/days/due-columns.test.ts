import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const deadlinesOf = (text: string) =>
  cardByRules(buildParse(text), family, momentOn('2026-10-05')).deadlines.map(({ date }) => date);

test('what is due stands below each head that says so, also with the weekdays in a row of their own', () => {
  const table = 'SLIP DUE  MONEY DUE  TRIP DAY  RAIN DATE\n\nFri  Wed  Thu  Tue\nOct 9  Oct 14  Oct 22  Oct 27';
  expect(deadlinesOf(`Dear families,\n\nWe go to Stone Mill Museum.\n\n${table}`)).toEqual([
    '2026-10-09',
    '2026-10-14',
  ]);
});

test('a day below a head that says what is due is called by it', () => {
  const table = 'SLIP DUE  MONEY DUE  TRIP DAY\n\nOct 9  Oct 14  Oct 22';
  const { actions } = cardByRules(
    buildParse(`Dear families,\n\nWe go to Stone Mill.\n\n${table}`),
    family,
    momentOn('2026-10-05'),
  );
  expect(actions.map(({ text, due }) => `${text} ${due}`)).toEqual(['Slip Due 2026-10-09', 'Money Due 2026-10-14']);
});

test('a signed slip is due before its day', () => {
  expect(
    deadlinesOf('Dear families,\n\nPermission\n\nSigned permission slip, before 3 p.m. of Monday, October 12'),
  ).toEqual(['2026-10-12']);
});
