import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

function datesOf(rows: string): string[] {
  const text = `Comets schedule\n\nFor all families · September 4, 2026\n\n${rows}\n\nPlease be there fifteen minutes early.`;
  const { dates } = cardByRules(buildParse(text), family, momentOn('2026-09-05'));
  return dates.map(({ date, time, label }) => `${date} ${time} ${label}`);
}

test('a row without a day is of the day above it', () => {
  const rows = [
    'Sat, Sep 12  9:00 am  Wasps  Quarry Park',
    '11:30 am  Herons  Quarry Park',
    'Sat, Sep 19  10:15 am  Rockets  Depot Park',
  ];
  expect(datesOf(rows.join('\n'))).toEqual([
    '2026-09-12 09:00 Wasps',
    '2026-09-12 11:30 Herons',
    '2026-09-19 10:15 Rockets',
  ]);
});

test('a row without a day may have as many cells as the one above', () => {
  const rows = [
    'Sat, Sep 12  8:15  Parade  Depot lot',
    '9:30  Owls  2 (home)  Pryor',
    'Sat, Sep 19  10:15  Wrens  Lund',
  ];
  expect(datesOf(rows.join('\n'))).toEqual([
    '2026-09-12 08:15 Parade',
    '2026-09-12 09:30 Owls',
    '2026-09-19 10:15 Wrens',
  ]);
});

test('rows that begin with a day and a time are no stamps of a printer', () => {
  const rows = ['09/12/2026  9:45 AM  Sandpipers', '09/19/2026  11:00 AM  Ravens', '09/26/2026  5:00 PM  Wolves'];
  expect(datesOf(rows.join('\n'))).toEqual([
    '2026-09-12 09:45 Sandpipers',
    '2026-09-19 11:00 Ravens',
    '2026-09-26 17:00 Wolves',
  ]);
});

test('the number of a round may stand before its day', () => {
  const rows = [
    'Rd.  Date  Time  Home  Visitor  Field',
    '1  Sat, Sep 12  9:00 am  Comets  Wasps  Quarry Park 3',
    '10:15 am  Rockets  Herons  Quarry Park 3',
    '2  Sat, Sep 19  9:00 am  Wasps  Rockets  Quarry Park 1',
    '11:30 am  Kingbirds  Comets  Millfield Green',
  ];
  expect(datesOf(rows.join('\n')).map((date) => date.slice(0, 16))).toEqual([
    '2026-09-12 09:00',
    '2026-09-12 10:15',
    '2026-09-19 09:00',
    '2026-09-19 11:30',
  ]);
});

test('a day may be a weekday with its number', () => {
  const rows = ['Tue 8  8:10  Middle school band plays, gym', '6:30 p.m.  PTA, library', 'Wed 9  Art walk'];
  expect(datesOf(rows.join('\n')).map((date) => date.slice(0, 16))).toEqual([
    '2026-09-08 08:10',
    '2026-09-08 18:30',
    '2026-09-09 null ',
  ]);
});

test('an hour may be told by its number alone in the first column behind the day', () => {
  const rows = [
    'Day  Kickoff Against  Field  Snacks',
    'Sat 9/12  9:30  Rockets  Quarry Park 3  Ikeda',
    'Sat 9/19  11  Wasps  Quarry Park 3  Lund',
  ];
  expect(datesOf(rows.join('\n')).map((date) => date.slice(0, 16))).toEqual(['2026-09-12 09:30', '2026-09-19 11:00']);
});
