import { letterLines } from './letter-lines.ts';
import { withWeekPlans } from './week-plans.ts';

const plan = (text: string) => withWeekPlans(letterLines(text)).map((line) => line.text);

test('each cell of a week is with its day', () => {
  expect(plan('Room 4\n\nMon 11/30  Tue 12/1  Wed 12/2\nPizza  Library 9:30  –\n–  Choir  Museum')).toEqual([
    'Room 4',
    'Mon 11/30: Pizza',
    'Tue 12/1: Library 9:30',
    'Tue 12/1: Choir',
    'Wed 12/2: Museum',
  ]);
});

test('dates below the weekdays belong to these', () => {
  expect(plan('Camp\n\nMonday  Tuesday  Wednesday\n2/15  2/16  2/17\nIgloo  Sleds  Cocoa')).toEqual([
    'Camp',
    'Monday, 2/15: Igloo',
    'Tuesday, 2/16: Sleds',
    'Wednesday, 2/17: Cocoa',
  ]);
});

test('the time of a row is told with its cells', () => {
  expect(plan('Talks\n\nTime  Mon 3/1  Tue 3/2  Wed 3/3\n9:00  Frogs  Newts  Toads')).toContain('Tue 3/2, 9:00: Newts');
});

test('weekdays without a week, timetables and menus stay as they are', () => {
  for (const text of [
    'Clubs\n\nMonday  Tuesday  Wednesday\nChess  Choir  Drama',
    'Menu, week of May 3\n\nMonday  Tuesday  Wednesday\nSoup  Pasta  Rice',
    'Week of May 3\n\n–  Monday  Tuesday  Wednesday\n9:00  Math  Art  Music',
  ])
    expect(plan(text).some((line) => /^(?:Mon|Tues|Wednes)day: /.test(line))).toBe(false);
});
