import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

/** The dates of a letter of Monday, September 14, 2026, that says so. */
function datesOf(text: string): string[] {
  const card = cardByRules(
    buildParse(`September 14, 2026\n\nDear families,\n\n${text}\n\nMs. Bell`),
    family,
    momentOn('2026-09-15'),
  );
  return card.dates.map(
    ({ date, end_date: end, time, end_time: until }) =>
      `${date}${end === null ? '' : `..${end}`}${time === null ? '' : ` ${time}`}${until === null ? '' : `-${until}`}`,
  );
}

test.each([
  [
    'a number of a stretch',
    'Camp is October 11–17. If you write, mail a letter home on Tuesday the 13th.',
    ['2026-10-11..2026-10-17', '2026-10-13'],
  ],
  [
    'short weekdays of a week that is named',
    'The plan for the week of the 21st:\n\nMon - you, both ways\nTues + Thurs - me\nFri - you there',
    ['2026-09-21', '2026-09-22', '2026-09-24', '2026-09-25'],
  ],
  [
    'a number behind a day of its sentence',
    'Forms are handed out on Thursday, November 26, and must be back with me by the 30th.',
    ['2026-11-26', '2026-11-30'],
  ],
  [
    'a Monday on which the letter itself came',
    'Please send the yellow form back by this coming Monday.',
    ['2026-09-21'],
  ],
  [
    'days below “The week after”',
    'This week\n\nWed  Quiz\nFri  Spelling test\n\nThe week after\n\nMon  No school\nFri  Concert',
    ['2026-09-16', '2026-09-18', '2026-09-21', '2026-09-25'],
  ],
  [
    'a weekday behind a list of days',
    'Tue., Oct. 20: Kindergarten visit\nWed., Oct. 28: Concert\n\nFourth graders try out instruments on Thursday with Mr. Bell.',
    ['2026-09-17', '2026-10-20', '2026-10-28'],
  ],
  ['the end of a month', 'Outdoor school is later; the papers come at the end of October.', []],
  [
    'a short weekday with its number',
    'Spring Break is September 21-25. School is back in session Mon. the 28th.',
    ['2026-09-21..2026-09-25', '2026-09-28'],
  ],
  [
    'a day named before',
    'The museum trip is on Friday, October 9. Each class goes with two parents. On Friday please dress your child in red.',
    ['2026-10-09'],
  ],
  [
    'the days of a stretch',
    'Spirit week is October 19-23.\n\n- Monday: pajama day\n- Friday: assembly at 2 pm',
    ['2026-10-19..2026-10-23', '2026-10-19', '2026-10-23 14:00'],
  ],
  [
    'the days of a week that is named',
    'The book fair is open the week of October 12. Families are welcome Wednesday from 5 to 7 pm.',
    ['2026-10-14 17:00-19:00'],
  ],
  [
    'the days of the only stretch, many lines above',
    'Maya is in! Camp is October 11–17. Drop-off is Sunday, October 11.\n\nPack a pillow.\n\nPack a rain jacket.\n\nPack a book.\n\nSwim tests are Tuesday morning.',
    ['2026-10-11..2026-10-17', '2026-10-13'],
  ],
  [
    'days of that week',
    'The concert is Thursday, October 15, at 7 pm. Extra rehearsals Mon + Tues of that week in the gym.',
    ['2026-10-12', '2026-10-13', '2026-10-15 19:00'],
  ],
  [
    'a number by which something is ready',
    'The show is on Friday, October 16. Many of us come. Order forms close on the 12th.',
    ['2026-10-12', '2026-10-16'],
  ],
  [
    'one day said twice',
    'There are shows on October 9 and 10 at 7 pm, with a Sunday matinee October 11 at 2 pm.',
    ['2026-10-09 19:00', '2026-10-10 19:00', '2026-10-11 14:00'],
  ],
  [
    'the only day of that number',
    'Can you take her on the 24th? The game moves from Friday, October 23 to Saturday, October 24, 10:30 am.',
    ['2026-10-24 10:30'],
  ],
  [
    'a number shortly before the day named with it',
    'The party is on Saturday, October 24 (her birthday is on the 20th).',
    ['2026-10-20', '2026-10-24'],
  ],
  [
    'a number that follows the day told last',
    'We paint the hall on Saturday, October 3, from 9 am. If it rains, we come on the 10th. The next work day is November 21.',
    ['2026-10-03 09:00', '2026-10-10', '2026-11-21'],
  ],
  [
    'a number of that month',
    'The lease ends on March 15, 2027. From the 16th of that month on the rent is new.',
    ['2027-03-15', '2027-03-16'],
  ],
  [
    'the Thursday before',
    'The recital will be on Saturday, November 14 at 3 pm. A rehearsal takes place the Thursday before at 6.',
    ['2026-11-12 18:00', '2026-11-14 15:00'],
  ],
  [
    'the following Monday',
    'Report cards go home on Friday, October 9. Conferences are held the following Monday.',
    ['2026-10-09', '2026-10-12'],
  ],
  [
    'days told one after the other',
    'Wednesday, November 25 is a half day. On Thursday and Friday there is no school.',
    ['2026-11-25', '2026-11-26', '2026-11-27'],
  ],
  ['that Friday, of which nothing was said', 'The fair is on October 6. We will sing that Friday too.', ['2026-10-06']],
  [
    'the day of writing, by its weekday',
    'The library is closed on Monday. Visit us on Wednesday at 4 pm.',
    ['2026-09-16 16:00', '2026-09-21'],
  ],
  [
    'a number after a date',
    'The school bee is on Thursday, January 14. If it snows, we do it on the 19th at the same time.',
    ['2027-01-14', '2027-01-19'],
  ],
  [
    'a number in a month',
    'In December the last day of classes is the 18th, with dismissal at 1 p.m.',
    ['2026-12-18 13:00'],
  ],
  [
    'a weekday with a number after a date',
    'The show is on Saturday, March 20 at 7 pm. We clear out on Sunday the 21st.',
    ['2027-03-20 19:00', '2027-03-21'],
  ],
])('%s', (_what, text, dates) => {
  expect(datesOf(text)).toEqual(dates);
});

test.each([
  ['a weekday as such', 'Walt turns 60 on October 15. That is a Thursday and no good for a party.', ['2026-10-15']],
  ['every week', 'The counter is open every Monday, Wednesday and Friday, 9–12.', []],
  ['days between strokes', 'Nurse Marsh is at Lakeside Mon/Wed/Thu and at Prairie View Tue/Fri.', []],
  ['an earlier day', 'The fair had been planned for October 16. It will now take place on October 23.', ['2026-10-23']],
])('%s names no day to come', (_what, text, dates) => {
  expect(datesOf(text)).toEqual(dates);
});

test.each([
  ['a series', 'Practices: Tuesdays and Thursdays, 5:30-6:45 PM, beginning December 1.', ['2026-12-01 17:30-18:45']],
  [
    'groups',
    'Field day is Friday, May 21: K–2 from 9:00 to 11:15 a.m., grades 3–5 from 12:30 to 2:45 p.m.',
    ['2027-05-21 09:00-11:15', '2027-05-21 12:30-14:45'],
  ],
  [
    'another clause',
    'Games start between 9 a.m. and 1 p.m.; the schedule will be posted on December 18.',
    ['2026-12-18'],
  ],
  [
    'the same time',
    'We begin on Wednesday, 1:10-1:50. After that the buddies meet on October 7 and 21, always at the same time.',
    ['2026-09-16 13:10-13:50', '2026-10-07 13:10-13:50', '2026-10-21 13:10-13:50'],
  ],
])('the times of %s', (_what, text, dates) => {
  expect(datesOf(text)).toEqual(dates);
});

test('the cells of a row share their time, and bare hours count where they go past noon', () => {
  const rows = [
    'What  Days  Time',
    'Rehearsals  Sundays, November 1, 8 and 15  1–4 p.m.',
    'Flu shots  Sat. 10/17 and Sun. 10/18  11–4',
    'Workshop  October 28  8–12',
    'Show  Saturday, November 21  2 p.m. and 7 p.m.',
  ].join('\n');
  expect(datesOf(rows)).toEqual([
    '2026-10-17 11:00-16:00',
    '2026-10-18 11:00-16:00',
    '2026-10-28',
    '2026-11-01 13:00-16:00',
    '2026-11-08 13:00-16:00',
    '2026-11-15 13:00-16:00',
    '2026-11-21 14:00',
    '2026-11-21 19:00',
  ]);
});

test('each line of a day’s programme is a date of its own, an agenda is none', () => {
  const lines = '8:30  line up for the parade\n9:00  ceremony on field 1\n10:45  game against the Toads';
  expect(datesOf(`Here is your Saturday, October 10:\n\n${lines}`)).toEqual([
    '2026-10-10 08:30',
    '2026-10-10 09:00',
    '2026-10-10 10:45',
  ]);
  expect(datesOf(`Agenda of Saturday, October 10:\n\n${lines}`)).toHaveLength(1);
});
