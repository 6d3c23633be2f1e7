import { cardByRules } from './card-by-rules.ts';
import { buildParse, family, momentOn } from './testing/build-parse.ts';

const cardOf = (text: string) => cardByRules(buildParse(text), family, momentOn('2026-09-20'));

function datesOf(text: string): string[] {
  return cardOf(`Dear families,\n\n${text}\n\nMs. Bell`).dates.map(({ date, end_date: end, time, end_time: until }) =>
    [date, end && `..${end}`, time && ` ${time}`, until && `-${until}`].filter(Boolean).join(''),
  );
}

test.each([
  [
    'a stay and its check-in at a time of their own',
    'The camp is from July 4 to July 17, 2027. Check-in is on Sunday, July 4 at noon.',
    ['2027-07-04..2027-07-17', '2027-07-04 12:00'],
  ],
  [
    'a journey with its stops',
    'OUTWARD · Fri 18 Jun 2027 · Train CR 210\n\n07:52  Springfield Harbour, platform 3\n11:26  Port Alder Quay',
    ['2027-06-18 07:52-11:26'],
  ],
  [
    'the legs of a journey',
    'OUTWARD · Fri 18 Jun 2027\n\nCZ 14  06:55 Springfield  12:10 Port Alder  Seats 4A\nCZ 22  14:35 Port Alder  15:55 Tern Island  Seat 9E',
    ['2027-06-18 06:55-12:10', '2027-06-18 14:35-15:55'],
  ],
  [
    'the legs of a flight below “Outbound”',
    'Outbound: Tue 6 Jul 2027\n\nFlight  Departs  Arrives  Cabin\nBW 4  09:35 Chicago  12:10 Toronto  Economy\nBW 7  14:20 Toronto  17:25 Halifax  Economy',
    ['2027-07-06 09:35-12:10', '2027-07-06 14:20-17:25'],
  ],
  [
    'a trip with the hours at which it leaves and returns in one cell',
    'DATE OF TRIP  LEAVE / RETURN\nThursday, October 29, 2026  8:40 a.m. / 1:50 p.m.',
    ['2026-10-29 08:40-13:50'],
  ],
  [
    'a trip with both hours in a row below it',
    'When  Thursday, October 29, 2026\nLeave / return  7:20 a.m. sharp from the bus loop / about 4:40 p.m.\nCost  $22',
    ['2026-10-29 07:20-16:40'],
  ],
  [
    'the first day of a table that has the weekdays of each group as well',
    'Division  Practice  First practice  First game\nRookies  Monday and Wednesday 5:30 – 6:30 PM  10/5  Sat 10/17, 10:30 AM\nMinors  Tuesday and Thursday 6:15 – 7:30 PM  10/6  Sun 10/18, 1:00 PM',
    ['2026-10-05', '2026-10-06', '2026-10-17 10:30', '2026-10-18 13:00'],
  ],
  [
    'days with their hours above the times to choose from',
    'Tuesday, October 6  3:20 – 6:00 PM  Thursday, October 8  12:40 – 3:20 PM\n___ 3:20  ___ 4:40  – 12:40 taken  ___ 2:00\n___ 4:00  – 5:20 taken  ___ 1:20  ___ 2:40',
    ['2026-10-06 15:20-18:00', '2026-10-08 12:40-15:20'],
  ],
  [
    'the days of the next week that the line above names',
    'BOOK FAIR is next week!!\n\nMonday–Friday, mornings 7:30–8:05 in the library.',
    ['2026-09-21..2026-09-25 07:30-08:05'],
  ],
  [
    'hours that go on in the next line',
    'The Vision Van is here on Tuesday, October 6, 8:30\n– 11:30 AM, free of charge.',
    ['2026-10-06 08:30-11:30'],
  ],
  [
    'a week without the day on which nothing happens',
    'Tue 10/13  Math Night with soup\nWed 10/14  Safety patrol\nThu 10/15\nFri 10/16  Author visit: Odile Marsh',
    ['2026-10-13', '2026-10-14', '2026-10-16'],
  ],
  [
    'weekdays with their numbers in brackets',
    'Corn Cup is a yes! Columbus Day weekend, games sat + sun (10th and 11th). No lessons during break (19th-23rd).',
    ['2026-10-10..2026-10-11', '2026-10-19..2026-10-23'],
  ],
  [
    'a line of a list apart from what else is on its day',
    'Our party is on October 9 from 1:45 to 2:30 in Room 4.\n\nMark your calendar\n\n10/5 new seats and new jobs\n10/9 spelling test, words on the back\n10/12 no school',
    ['2026-10-05', '2026-10-09', '2026-10-09 13:45-14:30', '2026-10-12'],
  ],
  [
    'an amount next to a day, which is no hour',
    '#  Due  Amount  Balance\n1  11/05/2026  180.00  1,980.00\n2  12/05/2026  180.00  1,800.00',
    ['2026-11-05', '2026-12-05'],
  ],
  ['opening hours of other days', 'The desk is open weekdays 8:30-5, closed October 12.', ['2026-10-12']],
  [
    'a day until which something lasts, without the hours of a later sentence',
    'The box is in the front hall until Dec. 4. The doors open at 7:55.',
    ['2026-12-04'],
  ],
  [
    'hours behind a sentence that looks back',
    'On Thursday, October 29 we visit the zoo.\n\nThe van that came to us on September 3 was a success.\n\nWe leave school at 8:40 am and are back by 2:45.',
    ['2026-09-03', '2026-10-29 08:40-14:45'],
  ],
  [
    'hours over the end of a line',
    'The costume swap of the library itself is Sat. 10/24, noon-\n2. Children without a ticket choose later.',
    ['2026-10-24 12:00-14:00'],
  ],
  [
    'a weekday in the cell before its date',
    'Day  Date  Kickoff  Opponent\nSat  10/3  9:00 am  Riverton\nSat  10/10  10:30 am  Millbrook',
    ['2026-10-03 09:00', '2026-10-10 10:30'],
  ],
  [
    'the next Monday, whatever is on a Tuesday weeks later',
    'Picture retakes are on Tuesday, October 13. Conferences are on Thursday, October 15, and Friday, October 16. The sign-up page opens on Monday morning at 8.',
    ['2026-09-21 08:00', '2026-10-13', '2026-10-15', '2026-10-16'],
  ],
  [
    'the hours of groups below a day',
    'The race is on Saturday, October 10. By den:\n\nLions (K)  9:00\n\nTigers (1st grade)  9:30\n\nWolves  10:15',
    ['2026-10-10 09:00', '2026-10-10 09:30', '2026-10-10 10:15'],
  ],
  [
    'the hours in the head of a table',
    'No parking 7 a.m. – 3 p.m.  First sweep  Second sweep\n\nOdd numbers  Monday, October 19  Monday, November 16',
    ['2026-10-19 07:00-15:00', '2026-11-16 07:00-15:00'],
  ],
  [
    'the programme below a day',
    'Tuesday, September 29\n9:00 Welcome and breakfast\n10:30 Building tour\n1:00 Student panel',
    ['2026-09-29 09:00', '2026-09-29 10:30', '2026-09-29 13:00'],
  ],
  [
    'a row with a departure and an arrival',
    'Date  Departs  Arrives\nSat, Jun 12, 2027  9:35 AM Gannet Harbor  11:05 AM Tern Island',
    ['2027-06-12 09:35-11:05'],
  ],
  [
    'a stretch that begins with a day of its name',
    'The fair is October 19–23. It opens on October 19.',
    ['2026-10-19..2026-10-23'],
  ],
  [
    'the time of a row in another sentence of it',
    'Oct. 9 – Light show  For small people. One showing, 10:30 a.m. Yes, a.m.',
    ['2026-10-09 10:30'],
  ],
  [
    'the time at the start of the next line',
    'Saturday, October 10th\n8 am until 1 pm, latecomers get the rest',
    ['2026-10-10 08:00-13:00'],
  ],
  [
    'the rows below a date that say when it begins and ends',
    'Date  Friday, October 9\nDeparture  8:45 a.m. (be here at 8:20)\nReturn  about 2:30 p.m.',
    ['2026-10-09 08:45-14:30'],
  ],
  [
    'the first two cells below a date',
    'Outbound\n\nFriday, October 9\nDeparture  Arrival  Boarding\n10:25 AM  2:05 PM  9:45 AM',
    ['2026-10-09 10:25-14:05'],
  ],
  [
    'a time anywhere in an entry that begins with its date',
    'Oct. 9 – Light show for small people. One showing, 10:30 a.m.',
    ['2026-10-09 10:30'],
  ],
  ['a week that is told', 'Crews work on Mill Street in the week of October 12 to 16.', ['2026-10-12..2026-10-16']],
])('dates are %s', (_what, text, dates) => {
  expect(datesOf(text)).toEqual(dates);
});

test.each([
  ['opening hours', 'Shop · Mon–Fri 7–4, Sat 8–12'],
  ['what the head of a column calls a record', 'Name  Date of birth  Grade\nRivera, Leo  05/14/2020  1'],
  ['what the cell before calls a record', 'Ordered by  Dr. Gray  Collected  09/18/2026 7:42 AM'],
  ['the day of an order', 'Order 1172 · Placed Friday, September 18, 2026 at 6:12 AM'],
])('%s is no event', (_what, text) => {
  expect(datesOf(text)).toEqual([]);
});

test.each([
  [
    'a cell that names it',
    'County court\nQuestionnaire\n\nNo.  118-4  Date of notice September 1, 2026\nGroup  F  Room  2',
    '2026-09-01',
  ],
  ['the cell before it', 'Laboratory\n\nName  RIVERA, ANA  Reported  09/12/2026 9:03 AM', '2026-09-12'],
  [
    'the meeting of minutes',
    'Garden Club\nMinutes of the meeting\nTuesday, September 8, 2026, 7:00 p.m., library',
    '2026-09-08',
  ],
  [
    'the words before it',
    'Smile Dental\n\nStatement no. 88213\n\nStatement date 09/14/2026\n\nBalance $20.00',
    '2026-09-14',
  ],
  [
    'a line that has it in two languages',
    'Dear families,\n\nThe fair is on October 9.\n\nGrade 1\nSeptember 8, 2026 · 8 de septiembre de 2026',
    '2026-09-08',
  ],
  [
    'a line of its own below a full one',
    'Board: G. Lind, R. Pell, letterbox at number 28 of the lane\nSeptember 9, 2026\n\nDear neighbors,\n\nwe meet soon.',
    '2026-09-09',
  ],
])('a document has its own date from %s', (_what, text, day) => {
  expect(cardOf(text).document_date).toBe(day);
});
