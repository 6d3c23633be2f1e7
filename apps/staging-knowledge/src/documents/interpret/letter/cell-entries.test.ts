import { entriesOf } from './cell-entries.ts';

test.each([
  ['3:15 Jazz band\u20036:30 Boosters', ['3:15 Jazz band', '6:30 Boosters']],
  ['▪ Class pictures ▪ Open house 6–7:30p', ['Class pictures Open house 6–7:30p']],
  ['▪ Fun run 9a ▪ Fun run 10:15a', ['Fun run 9a', 'Fun run 10:15a']],
  ['7:00 a.m. Sectionals\u2003Cookie orders due', ['7:00 a.m. Sectionals', 'Cookie orders due']],
  ['Concert\u2003Call time 6:00', ['Concert Call time 6:00']],
])('the entries of the cell %j are told apart by their times and news', (cell, entries) => {
  expect(entriesOf(cell).map((entry) => entry.replaceAll(/\s+/g, ' '))).toEqual(entries);
});
