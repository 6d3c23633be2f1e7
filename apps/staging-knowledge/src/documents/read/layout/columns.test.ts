import { inColumns } from './columns.ts';
import type { TextLine } from './table-rows.ts';

const size = 10;
/** Lines at a place of the page, one below the other, written one after the other. */
const box = (x: number, top: number, order: number, texts: readonly string[], gap = 13): TextLine[] =>
  texts.map((text, index) => ({
    text,
    x,
    y: top + index * gap,
    right: x + 5 * text.length,
    size,
    order: order + index,
    isRightToLeft: false,
  }));
const textOf = (lines: readonly TextLine[]) => inColumns(lines).map(({ text }) => text);

test('boxes in rows are read one after the other, each row before the next', () => {
  const [show, tickets] = [
    ['Show day', 'Dancers come in by the alley door', '45 minutes ahead, hair done.'],
    ['Tickets', '$14 each, laps are free. Online from', 'Mon., May 15 at 10 a.m.'],
  ];
  const [get, balance] = [
    ['What you still have to get', 'Check the box for size', '12/13 vs. 1!'],
    ['Costume balance', '$38 per dancer, by the', '12th, at the desk.'],
  ];
  const lines = [
    ...box(50, 100, 0, show),
    ...box(320, 100, 3, tickets),
    ...box(50, 170, 6, get),
    ...box(320, 170, 9, balance),
  ];
  expect(textOf(lines)).toEqual([...show, ...tickets, ...get, ...balance]);
});

test('a table next to a side column that is written first keeps its last rows', () => {
  const side = ['Shabbat', 'Candles on Friday at 6:48', 'Havdalah on Saturday at 7:49'];
  const days = ['Fri., Oct. 1', 'Sat., Oct. 2', 'Sun., Oct. 3', 'Sun., Oct. 10', 'Mon., Oct. 11'];
  const names = ['Erev Rosh Hashanah', 'First day', 'Second day', 'Kol Nidre', 'Yom Kippur'];
  const table = days.flatMap((day, row) => [
    ...box(50, 100 + 15 * row, 10 + 2 * row, [names[row] ?? '']),
    ...box(160, 100 + 15 * row, 11 + 2 * row, [day]),
  ]);
  expect(textOf([...box(380, 100, 0, side), ...table])).toEqual([
    ...names.map((name, row) => `${name}  ${days[row]}`),
    ...side,
  ]);
});

test('days and what happens on them stay together, also where a page writes first all days', () => {
  const days = ['Wed 9/9', 'Wed 11/11', 'Sun 12/13', 'Sat 5/22'];
  const names = ['first lesson', 'closed, Veterans Day', 'winter recital, 2 pm', 'spring recital, time tbd'];
  expect(textOf([...box(50, 100, 0, days, 16), ...box(130, 100, 4, names, 16)])).toEqual(
    days.map((day, row) => `${day}  ${names[row]}`),
  );
});
