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
