import { withHourColumns } from './hour-columns.ts';
import { letterLines } from './letter-lines.ts';

const textOf = (text: string) => withHourColumns(letterLines(text)).map((line) => line.text);

test('what stands below an hour is at that hour, unless it has one of its own or nothing takes place', () => {
  expect(
    textOf(
      [
        'Saturday  HOME  AWAY',
        'Lakeside gym, face-off 9:15 a.m.  face-off 11:40 a.m.',
        'Jan. 9  Gulls  –',
        'Jan. 16  –  Icicles, at Cooper Elementary',
        'Jan. 30  bye  –',
        'Feb. 6  –  Moose, at Millbrook (12:20 p.m.!)',
        'Mar. 13  Finals for all teams, first face-off 10 a.m.',
        'Mar. 20  Snow date, if a Saturday is lost  –',
      ].join('\n'),
    ),
  ).toEqual([
    'Lakeside gym, face-off 9:15 a.m.  face-off 11:40 a.m.',
    'Jan. 9, 9:15 a.m.: Gulls',
    'Jan. 16, 11:40 a.m.: Icicles, at Cooper Elementary',
    'Jan. 30: bye',
    'Feb. 6: Moose, at Millbrook (12:20 p.m.!)',
    'Mar. 13  Finals for all teams, first face-off 10 a.m.',
    'Mar. 20: Snow date, if a Saturday is lost',
  ]);
});

test('two things of one day are two entries', () => {
  const lines = ['–  7:15 a.m.  6:30 p.m.', 'Wed 2/10  Safety patrol  Try-out', 'Thu 2/11  –  –', 'Fri 2/12  –  Fair'];
  expect(textOf(lines.join('\n'))).toEqual([
    '–  7:15 a.m.  6:30 p.m.',
    'Wed 2/10, 7:15 a.m.: Safety patrol',
    'Wed 2/10, 6:30 p.m.: Try-out',
    'Fri 2/12, 6:30 p.m.: Fair',
  ]);
});

test('rows of times that head nothing stay as they are', () => {
  const lines = ['8:15 am  8:40 am  9:15 am', 'Tot Dash  Kids’ Mile  5K', 'Sat 5/8  Start  Finish  Cake'];
  expect(textOf(lines.join('\n'))).toEqual(lines);
});
