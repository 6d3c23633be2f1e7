import { findDates } from './find-dates.ts';
import type { DateMention } from './date-mention.ts';

/** A Monday. */
const written = '2026-09-21';

/** `2026-10-09..2026-10-11 18:00-20:00`, with `~` for relative and `!` for contradicting. */
function shown({ date, endDate, time, endTime, relative, contradicts }: DateMention): string {
  const days = endDate === null ? date : `${date}..${endDate}`;
  const times =
    time === null
      ? endTime === null
        ? ''
        : ` until ${endTime}`
      : endTime === null
        ? ` ${time}`
        : ` ${time}-${endTime}`;
  return `${days}${times}${relative ? '~' : ''}${contradicts ? '!' : ''}`;
}

const read = (text: string, day = written) => findDates(text, { written: day }).map(shown);

describe('dates with a month', () => {
  test.each([
    ['Picture day is Friday, October 9.', ['2026-10-09']],
    ['October 9', ['2026-10-09']],
    ['Oct 9 Fri Picture day', ['2026-10-09']],
    ['Receipt 27-018 of 9 October 2026', ['2026-10-09']],
    ['Oct. 9th, 2026', ['2026-10-09']],
    ['9 October 2026', ['2026-10-09']],
    ['on the 9th of October', ['2026-10-09']],
    ['October the 9th', ['2026-10-09']],
    ['FRIDAY, OCTOBER 9', ['2026-10-09']],
    ['Fri Oct 9', ['2026-10-09']],
    ['Fri. 9 Oct.', ['2026-10-09']],
    ['Friday 9th October', ['2026-10-09']],
    ['October 9 (Friday)', ['2026-10-09']],
    ['oct 9', ['2026-10-09']],
    ['by the last day of May', ['2027-05-31~']],
    ['the last day of September', ['2026-09-30~']],
    ['the last day of May camp', []],
    ['due may 5', ['2027-05-05']],
    ['Sept. 28th', ['2026-09-28']],
    ['October ninth', ['2026-10-09']],
    ['Tuesday 10.11. at 6 pm', ['2026-11-10 18:00']],
    ['The parents meet on 12.11. in the hall', ['2026-11-12']],
    ['12.11. Evening of songs, 3.12. Market', ['2026-11-12', '2026-12-03']],
    ['2026-10-09', ['2026-10-09']],
    ['2026-10-09T08:45', ['2026-10-09 08:45']],
    ['10/9/2026', ['2026-10-09']],
    ['10/9/26', ['2026-10-09']],
    ['10/9', ['2026-10-09']],
    ['Friday 10/9', ['2026-10-09']],
    ['10-09-2026', ['2026-10-09']],
    ['23/10/2026', ['2026-10-23']],
    ['23.10.2026', ['2026-10-23']],
    ['Friday, 9.10.2026', ['2026-10-09']],
    ['due by 1/2', ['2027-01-02']],
    ['Room 12: meet on October 9', ['2026-10-09']],
    ['5 October 9: assembly', ['2026-10-09']],
    ['On October 9, 24 students will sing', ['2026-10-09']],
    ['On October 9 24 students sing', ['2026-10-09']],
    ['On October 9 Main Street is closed', ['2026-10-09']],
    ['week of October 5', ['2026-10-05']],
  ])('%j', (text, days) => {
    expect(read(text)).toEqual(days);
  });
});

describe('ranges and rows of days', () => {
  test.each([
    ['Conferences: October 20 and 21: sign up', ['2026-10-20', '2026-10-21']],
    ['Tues 10/13 January tuition due', ['2026-10-13']],
    ['October 5–9, 12–16', ['2026-10-05..2026-10-09', '2026-10-12..2026-10-16']],
    ['The game moves from Sunday 10/4 to Saturday, October 3rd', ['2026-10-03']],
    ['October 9–11', ['2026-10-09..2026-10-11']],
    ['October 9 - 11, 2026', ['2026-10-09..2026-10-11']],
    ['March 3-5, 2026', ['2026-03-03..2026-03-05']],
    ['Oct 9 to Nov 2', ['2026-10-09..2026-11-02']],
    ['Dec. 21 – Jan. 3', ['2026-12-21..2027-01-03']],
    ['December 21, 2026 through January 3, 2027', ['2026-12-21..2027-01-03']],
    ['December 21 – January 3, 2027', ['2026-12-21..2027-01-03']],
    ['9–11 October', ['2026-10-09..2026-10-11']],
    ['from 9th to 11th October 2026', ['2026-10-09..2026-10-11']],
    ['Friday, October 9 – Sunday, October 11', ['2026-10-09..2026-10-11']],
    ['Friday 9 to Sunday 11 October', ['2026-10-09..2026-10-11']],
    ['Mon–Fri, October 5–9', ['2026-10-05..2026-10-09']],
    ['October 5-9 (Mon-Fri)', ['2026-10-05..2026-10-09']],
    ['October 9 through 11', ['2026-10-09..2026-10-11']],
    ['October 9 thru October 11', ['2026-10-09..2026-10-11']],
    ['between October 5 and October 9', ['2026-10-05..2026-10-09']],
    ['between 5 and 9 October', ['2026-10-05..2026-10-09']],
    ['10/5-10/9', ['2026-10-05..2026-10-09']],
    ['10/5 - 10/9/2026', ['2026-10-05..2026-10-09']],
    ['| 4 | July 26–August 6 | Choice', ['2026-07-26..2026-08-06']],
    ['Sat., Oct. 10 & Sun., Oct. 11', ['2026-10-10', '2026-10-11']],
    ['10/5-9', ['2026-10-05..2026-10-09']],
    ['October 9 through Sunday', ['2026-10-09..2026-10-11']],
    ['Mon–Fri', ['2026-09-21..2026-09-25~']],
    ['Monday through Thursday', ['2026-09-21..2026-09-24~']],
    ['9, 16 and 23 October', ['2026-10-09', '2026-10-16', '2026-10-23']],
    ['October 9, 16 and 23', ['2026-10-09', '2026-10-16', '2026-10-23']],
    ['October 9, 16, 23 & 30, 2026', ['2026-10-09', '2026-10-16', '2026-10-23', '2026-10-30']],
    ['Tuesdays, October 6, 13 and 20', ['2026-10-06', '2026-10-13', '2026-10-20']],
    ['Tuesday and Thursday, October 6 and 8', ['2026-10-06', '2026-10-08']],
    ['Friday 9, Saturday 10 and Sunday 11 October', ['2026-10-09', '2026-10-10', '2026-10-11']],
    ['October 5-9 and 12-16', ['2026-10-05..2026-10-09', '2026-10-12..2026-10-16']],
    ['Oct 9 and Oct 16', ['2026-10-09', '2026-10-16']],
    ['October 9 or 10 will be the rain date', ['2026-10-09', '2026-10-10']],
    ['October 5 and 6 students need lunch', ['2026-10-05']],
    ['Tuesday and Thursday', ['2026-09-22~', '2026-09-24~']],
    ['Friday, October 9, 3 p.m. to Sunday, October 11, noon', ['2026-10-09..2026-10-11 15:00-12:00']],
  ])('%j', (text, days) => {
    expect(read(text)).toEqual(days);
  });
});

describe('times said with a day', () => {
  test.each([
    ['October 9 from 8:30 a.m. to about noon', ['2026-10-09 08:30-12:00']],
    ['Friday, October 9, 8:45 a.m. – 3:15 p.m.', ['2026-10-09 08:45-15:15']],
    ['October 9 from 6 to 8 pm', ['2026-10-09 18:00-20:00']],
    ['October 9, 6-8 pm', ['2026-10-09 18:00-20:00']],
    ['Sat. October 3, 10-3', ['2026-10-03 10:00-15:00']],
    ['Parent meeting October 7 at 7:15', ['2026-10-07 19:15']],
    ['Choir, October 7, 7:00', ['2026-10-07 19:00']],
    ['Buses leave October 7 at 7:15', ['2026-10-07 07:15']],
    ['October 9 at noon', ['2026-10-09 12:00']],
    ['Oct 9, 11–1 pm', ['2026-10-09 11:00-13:00']],
    ['Oct 9, 10 a.m. to 12 noon', ['2026-10-09 10:00-12:00']],
    ['October 9, doors 6:30, starts 7pm', ['2026-10-09 18:30']],
    ['2:30pm on Thursday, September 24', ['2026-09-24 14:30']],
    ['2:30pm on Thursday', ['2026-09-24 14:30~']],
    ['Thursday at 7', ['2026-09-24 07:00~']],
    ['Thursday evening at 7', ['2026-09-24 19:00~']],
    ['Oct 9 9-11 am', ['2026-10-09 09:00-11:00']],
    ['Oct 9, 18:00–20:00', ['2026-10-09 18:00-20:00']],
    ['October 9 between 4 and 6 p.m.', ['2026-10-09 16:00-18:00']],
    ['October 9, 5:00-6:15', ['2026-10-09 17:00-18:15']],
    ['Oct 9 | 3:30 pm | Gym', ['2026-10-09 15:30']],
    ['Oct 9 | Book fair | 3:30 pm', ['2026-10-09 15:30']],
    ['Oct 9\t3:30 pm', ['2026-10-09 15:30']],
    ['When: Friday 9 October\nTime: 6–8pm', ['2026-10-09 18:00-20:00']],
    ['Date: October 9\nWhere: Gym\nTime: 6:00 PM', ['2026-10-09 18:00']],
    ['Friday, October 9\n6:00 – 8:00 PM', ['2026-10-09 18:00-20:00']],
    ['On Friday, October 9, we leave at 8:45 a.m. and return by 3:15 p.m.', ['2026-10-09 08:45-15:15']],
    ['We meet at 3:30 in the gym on Friday, October 9.', ['2026-10-09 15:30']],
    ['Oct 9, 6 pm, Oct 10, 7 pm', ['2026-10-09 18:00', '2026-10-10 19:00']],
    ['October 9 at 6.30pm', ['2026-10-09 18:30']],
    ['October 9 at 5 o’clock', ['2026-10-09 17:00']],
    ['October 9. School starts at 8:30.', ['2026-10-09']],
    ['October 9 at 25:99 or 24:00', ['2026-10-09']],
    ['Return it by 5 p.m. on Friday', ['2026-09-25 17:00~']],
    ['tomorrow at 4pm', ['2026-09-22 16:00~']],
    ['Check-in is from 3 p.m. Cancel without charge until June 26.', ['2026-06-26']],
    ['Homework club meets on Monday until 4:30', ['2026-09-21 until 16:30~']],
    ['Friday until 6, Saturday 9–5', ['2026-09-25 until 18:00~', '2026-09-26 09:00-17:00~']],
    ['October 9, 16 and 23 at 6 pm', ['2026-10-09 18:00', '2026-10-16 18:00', '2026-10-23 18:00']],
    ['Tuesdays and Thursdays, 5:30 to 6:45', ['2026-09-22 17:30-18:45~', '2026-09-24 17:30-18:45~']],
    ['We lost on Friday, 3-2 in overtime', ['2026-09-25~']],
    ['Sat 10/10 9-1', ['2026-10-10 09:00-13:00']],
    ['Tuesdays at 10:30 a.m., October 6 through November 24', ['2026-10-06..2026-11-24 10:30']],
    ['Practice is Tuesday at 5 p.m. October 9 is the first game.', ['2026-09-22 17:00~', '2026-10-09']],
    ['The Grade 5 Chorus on Thursday, December 10, at 7:00 p.m.', ['2026-12-10 19:00']],
    ['October 9, 2026 - 10 a.m., 1200 Oak Street', ['2026-10-09 10:00']],
    ['10/9 at Oak Street, 6 PM at 12 Elm Street', ['2026-10-09 18:00']],
    ['Sunday from 3 until dusk', ['2026-09-27 15:00~']],
    ['Tuesday between 9 and 11 while we work', ['2026-09-22 09:00-11:00~']],
    ['Wednesday at 6 under the lights', ['2026-09-23 18:00~']],
    ['Bronze moves to lanes 5 and 6 on Monday', ['2026-09-21~']],
  ])('%j', (text, days) => {
    expect(read(text)).toEqual(days);
  });
});

describe('days told from the day of writing', () => {
  test.each([
    ['Friday', ['2026-09-25~']],
    ['Monday', ['2026-09-21~']],
    ['this Friday', ['2026-09-25~']],
    ['next Friday', ['2026-10-02~']],
    ['last Friday', ['2026-09-18~']],
    ['Friday next week', ['2026-10-02~']],
    ['every Tuesday', ['2026-09-22~']],
    ['Tuesdays', ['2026-09-22~']],
    ['tomorrow', ['2026-09-22~']],
    ['yesterday', ['2026-09-20~']],
    ['in two weeks', ['2026-10-05~']],
    ['in 3 days', ['2026-09-24~']],
    ['this weekend', ['2026-09-26..2026-09-27~']],
    ['Friday the 9th', ['2026-10-09~']],
    ['Thursday 15th October', ['2026-10-15']],
    ['return it by the 30th', ['2026-09-30~']],
    ['a week from Friday', ['2026-10-02~']],
    ['by the end of the month', ['2026-09-30~']],
    ['the first Monday in October', ['2026-10-05~']],
    ['the last Friday of the month', ['2026-09-25~']],
    ['the second Tuesday of May 2027', ['2027-05-11~']],
    ['on the first Saturday', ['2026-10-03~']],
  ])('%j', (text, days) => {
    expect(read(text)).toEqual(days);
  });
});

describe('no dates', () => {
  test.each([
    '$10.09 for Room 12, grade 3, ages 4-6, 100%',
    'call 555-010-2026, (555) 010-4477 or 312.555.0142',
    'We may march now, Sun hats on, 4-6 players',
    'We may 5 times, then march 3 miles',
    'the school year 2026-27 and 2026–2027',
    'Class of 2026, founded 1987',
    'They won 3-2 and lost 10/9',
    'https://school.example/2026/10/09 and a.b@school.example',
    'Room 10/9 is open 24/7; use 1/2 cup',
    'The Sun sat on the wed bench',
    'Grades 3-5, 3rd graders and May 4th graders',
    '12 March Street, 500 May Avenue',
    'in October, next month, this year, this week, soon',
    'version 1.2.24 of the app',
    'Bus 12 leaves at 3:15',
    'the second page of the 3rd chapter',
    '2 of 10, 9/10 points, 10/12 yards and a song in 5/4 time',
    'October 32 and February 30',
    '',
  ])('%j', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('lines, cells and scanning errors', () => {
  test.each([
    ['The fair is on October 9", 2026 and the sale on December 9%', ['2026-10-09', '2026-12-09']],
    ['We will visit the museum of natural history on October\n9 with the whole class.', ['2026-10-09']],
    ['Please return the slip by Friday,\nOctober 9.', ['2026-10-09']],
    ['The fair is on October 9,\n2026 in the gym.', ['2026-10-09']],
    ['The fair is on the 9th of\r\nOctober.', ['2026-10-09']],
    ['We meet on Octo-\nber 9.', ['2026-10-09']],
    ['Room 23\nOctober 9', ['2026-10-09']],
    ['Oct 5\nOct 9', ['2026-10-05', '2026-10-09']],
    ['- Mon Oct 5: assembly 9:00\n- Fri Oct 9: fair 6pm', ['2026-10-05 09:00', '2026-10-09 18:00']],
    ['| Date | Time |\n| Oct 5 | 9:00 am |\n| Oct 9 | 6 pm |', ['2026-10-05 09:00', '2026-10-09 18:00']],
    ['0ctober 9', ['2026-10-09']],
    ['Octobcr 9, l0:30 a.m.', ['2026-10-09 10:30']],
    ['Sept. 3O', ['2026-09-30']],
    ['Frlday, 0ctober l2', ['2026-10-12!']],
    ['Decernber 4, 2O26', ['2026-12-04']],
    ['Oct 9, 6:3O PM', ['2026-10-09 18:30']],
  ])('%j', (text, days) => {
    expect(read(text)).toEqual(days);
  });
});

describe('years and weekdays', () => {
  test.each([
    ['January 8', '2026-12-20', ['2027-01-08']],
    ['December 8', '2026-12-20', ['2026-12-08']],
    ['September 1', '2026-12-20', ['2027-09-01']],
    ['February 29', '2026-12-20', ['2028-02-29']],
    ['Friday, September 12', '2026-01-20', ['2025-09-12']],
    ['Thursday, October 9', '2026-09-21', ['2026-10-09!']],
    ['Thursday, October 9, 2026', '2026-09-21', ['2026-10-09!']],
    ['Friday', '2026-12-31', ['2027-01-01~']],
  ])('%j written on %s', (text, day, days) => {
    expect(read(text, day)).toEqual(days);
  });
});

test('a mention has its words, where they stand, and how sure it is', () => {
  const text = 'Hello!\nOur fair is on Friday,\n0ctober 9, 6–8 pm; rain date: next Friday.';
  const [first, second] = findDates(text, { written });
  expect(first).toMatchObject({
    text: 'Friday,\n0ctober 9, 6–8 pm',
    dated: true,
    yearSaid: false,
    weekday: 5,
    confidence: 0.95,
  });
  expect(text.slice(first?.start, first?.end)).toBe(first?.text);
  expect(second).toMatchObject({ text: 'next Friday', dated: false, relative: true, weekday: 5 });
  expect(second?.confidence).toBeLessThan(0.85);
});

test.each([
  ['9/1', '1/'.repeat(100_000)],
  ['weekdays', 'Fri '.repeat(50_000)],
  ['days', 'October 9, '.repeat(20_000)],
  ['line ends', '\n9'.repeat(100_000)],
  ['numbers', '9, '.repeat(70_000)],
  ['spaces', ' '.repeat(200_000)],
  ['one word', 'a'.repeat(200_000)],
  ['digits', '1'.repeat(200_000)],
  ['hours', '10:30-'.repeat(30_000)],
  ['broken words', 'ab-\n'.repeat(50_000)],
])('a hostile text of %s is read, at most 500 mentions of it', (_, text) => {
  const found = findDates(text, { written });
  expect(found.length).toBeLessThanOrEqual(500);
  for (const { time, date } of found)
    expect(`${date} ${time ?? '00:00'}`).toMatch(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/);
});

describe('days that are moved, said aside or counted on', () => {
  test.each([
    ['The meeting has moved from Oct. 14 to Oct. 21, same place.', ['2026-10-21']],
    ['extended from March 5 to March 12', ['2027-03-12']],
    ['The game on October 10 has been rescheduled from 9:00 AM to 11:00 AM.', ['2026-10-10 11:00']],
    ['The concert changes from 6 pm to 7 pm on Thursday, October 8.', ['2026-10-08 19:00']],
    [
      'On Tuesday, October 6, and the day after, from 8:30 to 11:45',
      ['2026-10-06 08:30-11:45', '2026-10-07 08:30-11:45'],
    ],
    ['Sat/Sun, Oct 17/18', ['2026-10-17..2026-10-18']],
    [
      'The party is on Thursday, Dec. 17 (NOT on Friday, Dec. 18, school ends at 1 then), 1:45 to 2:40',
      ['2026-12-17 13:45-14:40', '2026-12-18'],
    ],
    ['from Wednesday, November 25, at noon through Sunday, November 29', ['2026-11-25..2026-11-29 12:00']],
    ['Choir on Thursdays 1, 8 and 22 at 7 pm', ['2026-10-01 19:00~', '2026-10-08 19:00~', '2026-10-22 19:00~']],
    ['Auditions October 8 & 9, callbacks the 10th.', ['2026-10-08', '2026-10-09', '2026-10-10~']],
    ['March 9, April 13 and May 11, all at 6:30', ['2027-03-09 18:30', '2027-04-13 18:30', '2027-05-11 18:30']],
  ])('%j', (text, days) => {
    expect(read(text)).toEqual(days);
  });
});

describe('whose time it is, and in which half of the day', () => {
  test.each([
    ['Oct 23: Fall Carnival 5-8 pm. Nov 6: No school.', ['2026-10-23 17:00-20:00', '2026-11-06']],
    ['October 5–8 from 7:45 to 8:15 each morning, with a late evening', ['2026-10-05..2026-10-08 07:45-08:15']],
    ['this Saturday, 9-11:30, in the shop', ['2026-09-26 09:00-11:30~']],
    ['On 9 October at 18.30', ['2026-10-09 18:30']],
    ['October 9 until 8', ['2026-10-09 until 20:00']],
  ])('%j', (text, days) => {
    expect(read(text)).toEqual(days);
  });
});

test.each([
  'Form VF-2/11 takes 5 days',
  'HS-11/2',
  'we counted 1/10 of them',
  'So far 12/26.',
  'We compare 3/4 with 5/8',
  'Members get in a day early',
])('“%s” names no day', (text) => {
  expect(read(text)).toEqual([]);
});

test('a mention leaves out the times of day when they are not wanted', () => {
  const text = 'Is Dad free at 4pm on December 5, 2026?';
  const [taken] = findDates(text, { written: '2026-12-01' });
  const [left] = findDates(text, { written: '2026-12-01', withTimes: false });
  expect([taken?.text, taken?.time]).toEqual(['4pm on December 5, 2026', '16:00']);
  expect([left?.text, left?.time, left?.date]).toEqual(['December 5, 2026', null, '2026-12-05']);
});
