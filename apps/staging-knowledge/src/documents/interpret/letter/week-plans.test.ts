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

test('the weeks of a month, one in each row, give their cells days', () => {
  expect(
    plan(
      'First Grade in May\n\nMonday  Tuesday  Wednesday\nMay 3–5  –  Library books back  Walk 9:40\nMay 10–12  Caterpillars  –  –\nMay 31  Memorial Day  –  Shoe box',
    ),
  ).toEqual([
    'First Grade in May',
    'Tuesday, May 4: Library books back',
    'Wednesday, May 5: Walk 9:40',
    'Monday, May 10: Caterpillars',
    'Monday, May 31: Memorial Day',
    'Wednesday, June 2: Shoe box',
  ]);
});

test.each([
  ['Week  Mon  Tue  Wed\n9/14 – 9/16  Swim  –  Hike', ['Mon, September 14: Swim', 'Wed, September 16: Hike']],
  [
    '–  Monday  Tuesday  Wednesday\nWeek of Sept. 28  Chess  –  Choir',
    ['Monday, September 28: Chess', 'Wednesday, September 30: Choir'],
  ],
  ['–  Monday  Tuesday  Wednesday\nApr 28–30  –  –  Choir', ['Wednesday, April 30: Choir']],
])('weeks in other words: %s', (text, lines) => {
  expect(plan(`Club\n\n${text}`).slice(1)).toEqual(lines);
});

test.each([
  'Lunch menu\n\nMonday  Tuesday  Wednesday\nMay 3–5  Soup  Pasta  Rice',
  'Club\n\nMonday  Tuesday  Wednesday\nMay 3–4  Chess  –  Choir',
  'Club\n\nMonday  Tuesday  Wednesday\nRoom 3–5  Chess  –  Choir',
  'Club\n\nMonday  Tuesday  Wednesday\nGrade 3  Chess  –  Choir',
])('rows that are no weeks stay: %s', (text) => {
  expect(plan(text).some((line) => /^(?:Mon|Tues|Wednes)day,/.test(line))).toBe(false);
});

test('a row of days at the end of a letter stays', () => {
  expect(plan('Trips\n\nOct 9  Oct 14  Oct 22')).toEqual(['Trips', 'Oct 9  Oct 14  Oct 22']);
});

test('rows with the hours of each day tell when its entry begins and ends', () => {
  const rows = [
    'Mon 3/22  Tue 3/23  Thu 3/25',
    'We do  Kites  Bread and butter  Trip to Quarry Cave',
    'Drop off  8:30  8:30  7:45 (bus!)',
    'Pick up  3:30  –  5:15',
    'Bring  –  Apron  –',
  ];
  expect(plan(`Spring Break Club\n\n${rows.join('\n')}`)).toEqual([
    'Spring Break Club',
    'Mon 3/22, 8:30–3:30: Kites',
    'Tue 3/23, 8:30: Bread and butter',
    'Tue 3/23: Apron',
    'Thu 3/25, 7:45–5:15: Trip to Quarry Cave',
  ]);
});
