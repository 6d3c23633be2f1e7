import { withDayColumns } from './day-columns.ts';
import { letterLines } from './letter-lines.ts';

const told = (text: string) => withDayColumns(letterLines(text)).map((line) => line.text);

test('times below days are told with their days, for each group', () => {
  expect(
    told('Class  Pictures Sat., May 13  Show Sat., June 3\nMinis  9:40  A (11:00)\nJazz 2  11:25  B (3:00)'),
  ).toEqual([
    'Sat., May 13, 9:40: Pictures – Minis',
    'Sat., June 3, 11:00: Show – Minis',
    'Sat., May 13, 11:25: Pictures – Jazz 2',
    'Sat., June 3, 3:00: Show – Jazz 2',
  ]);
});

test('below days without groups only the first times are told', () => {
  expect(told('Thurs. 11/19  Fri. 11/20\n3:30 – 7:30 pm  8:00 am – 12:00\n3:30  8:00')).toEqual([
    'Thurs. 11/19, 3:30 – 7:30 pm',
    'Fri. 11/20, 8:00 am – 12:00',
    '3:30  8:00',
  ]);
});

test('other tables stay as they are', () => {
  for (const text of ['Snack Oct 3  Snack Oct 10\nIkeda  Lund', 'Oct 3  9:00\nOct 10  10:15'])
    expect(told(text)).toEqual(text.split('\n'));
});
