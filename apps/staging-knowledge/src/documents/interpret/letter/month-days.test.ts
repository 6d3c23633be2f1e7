import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

/** The dates of a page that came on September 20, 2026, with the names of their days. */
function datesOf(text: string): string[] {
  const { dates } = cardByRules(buildParse(text), family, momentOn('2026-09-20'));
  return dates.map(({ date, end_date: end, time, label }) => [date, end, time, label].filter(Boolean).join(' '));
}

test.each([
  [
    'a month in weeks',
    `OCTOBER  2026
Monday  Tuesday  Wednesday  Thursday  Friday
1  2 Sock day
5  6 PTA 7 p.m.  7  8  9
12 No school  13  14  15 Museum trip  16`,
    ['2026-10-02 Sock day', '2026-10-06 19:00 PTA', '2026-10-12 No school', '2026-10-15 Museum trip'],
  ],
  [
    'a month whose name is below its week',
    'Ball Camp\n\n12th  13th  14th\nMonday  Tuesday  Wednesday\n\nOctober 2026 · each afternoon 3:30 – 5:00 p.m.\n\nBring a ball.',
    ['2026-10-12 15:30 Ball Camp', '2026-10-13 15:30 Ball Camp', '2026-10-14 15:30 Ball Camp'],
  ],
  [
    'a list over the turn of the year, and months with one line',
    `December 2026
21–Jan 1 Winter recess
January
4 Classes resume
February
12 Early dismissal 12:15`,
    ['2026-12-21 2027-01-01 Winter recess', '2027-01-04 Classes resume', '2027-02-12 12:15 Early dismissal'],
  ],
  [
    'a grid whose heading has more cells, whose break is in another cell, and that ends in the next month',
    `9/20/26
Afternoon Club at Lakeside: October  Acct. 0318 · Maya R.
Mon  Tue  Wed  Thu  Fri
1 Start  2 Pizza
5  6 12 – 16 Break. We are closed.  7 Green day  8  9
19 Back  20  21  22  23
26  27 Show 4:45 p.m.  28  29  30
Nov 2  Nov 3 Closed for elections`,
    [
      '2026-10-01 Start',
      '2026-10-02 Pizza',
      '2026-10-07 Green day',
      '2026-10-12 2026-10-16 Break',
      '2026-10-19 Back',
      '2026-10-27 16:45 Show',
      '2026-11-03 Closed for elections',
    ],
  ],
  [
    'hours in a cell, which are no stretch of days',
    `OCTOBER 2026
Monday  Tuesday  Wednesday  Thursday  Friday
1  2 Sock day
5  6 10 – 12 Open house  7  8  9
12  13  14  15  16`,
    ['2026-10-02 Sock day', '2026-10-06 10:00 Open house'],
  ],
  [
    'a month whose days have the letters of a rotation',
    `FEBRUARY 2027
Mon  Tue  Wed  Thu  Fri
1 A  2 B Groundhog breakfast 7:40  3 C  4 D Kits go home  5 A`,
    ['2027-02-02 07:40 Groundhog breakfast', '2027-02-04 Kits go home'],
  ],
  [
    'a list of days below each month',
    `Dates to keep
October 2026
5  Picture day
12–13  No school
November
3  Conferences, 4 p.m.
11  Parade`,
    ['2026-10-05 Picture day', '2026-10-12 2026-10-13 No school', '2026-11-03 16:00 Conferences', '2026-11-11 Parade'],
  ],
  [
    'months that go on with the year above',
    `Dates of the year
December / January 2027
Dec 21  Winter concert
Jan 6 Wed  Classes resume
April / May
Apr 30  Staff day
May 31 Mon Memorial Day
June
10 Thu  Last day`,
    [
      '2026-12-21 Winter concert',
      '2027-01-06 Classes resume',
      '2027-04-30 Staff day',
      '2027-05-31 Memorial Day',
      '2027-06-10 Last day',
    ],
  ],
  [
    'a stretch across a week',
    `OCTOBER  2026
Monday  Tuesday  Wednesday  Thursday  Friday
5  6 PTA 7 p.m.  7  8  9
12–16
Fall break
19 Parade  20  21  22  23`,
    ['2026-10-06 19:00 PTA', '2026-10-12 2026-10-16 Fall break', '2026-10-19 Parade'],
  ],
  [
    'a grid with a legend, below a heading with an address',
    `Lynx, October 2026  90 Mill Road
Mon  Tue  Wed  Thu  Fri
5  6 P  7  8  9 H Bobcats 9:00 am
12  13 P  14  15  16 Run 10–12

P practice, 5:30–6:30 pm | H home`,
    ['2026-10-06 17:30 Practice', '2026-10-09 09:00 H Bobcats', '2026-10-13 17:30 Practice', '2026-10-16 10:00 Run'],
  ],
  [
    'a cell across others',
    'October 2026\nMon  Tue  Wed  Thu  Fri\n5  6  6–8 Book fair  7  8 Concert 7 p.m.  9\n12  13  14  15  16 Parade',
    ['2026-10-06 2026-10-08 Book fair', '2026-10-08 19:00 Concert', '2026-10-16 Parade'],
  ],
  [
    'cells whose hours end with a full stop',
    'October 2026\nMon  Tue  Wed  Thu  Fri\n5  6 9–11 a.m. Open house  7  8  9\n12  13  14  15  16 Parade',
    ['2026-10-06 09:00 Open house', '2026-10-16 Parade'],
  ],
])('days that have only their number are read from %s', (_what, text, dates) => {
  expect(datesOf(text)).toEqual(dates);
});

test('a month quotes its cells, not the words that stand for their days', () => {
  const text = 'October 2026\nMon  Tue  Wed  Thu  Fri\n5  6 Book fair  7  8  9\n12  13  14  15  16 Parade';
  const { dates } = cardByRules(buildParse(text), family, momentOn('2026-09-20'));
  expect(dates.map(({ text: words }) => words)).toEqual(['6 Book fair', '16 Parade']);
});

test.each([
  ['a numbered list', 'October 2026\n1  Name of your person\n2  Ten note cards\n3  Outline'],
  ['a table of weekdays without a month', 'Bus\nMonday  Tuesday  Wednesday\n4  5  6'],
  ['a menu', 'Lunch menu\nMonday, October 5: Pizza\nTuesday, October 6: Soup\nWednesday, October 7: Rice'],
  ['a timetable', 'Timetable of room 4\nMonday  8:30  Art\nTuesday  9:15  Music'],
])('%s has no events', (_what, text) => {
  expect(datesOf(text)).toEqual([]);
});
