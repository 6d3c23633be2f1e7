import { findDates } from './find-dates.ts';
import { daysComeFirst } from './day-order.ts';

const written = '2026-09-21';
const read = (text: string, dayFirst?: boolean) =>
  findDates(text, { written, ...(dayFirst === undefined ? {} : { dayFirst }) }).map(({ date, endDate }) =>
    endDate === null ? date : `${date}..${endDate}`,
  );

test.each([
  'Page 2/4',
  'Ordinance 12-5-27',
  'Agenda item 2026-10-09/7',
  'Rondo in A minor, 10/9',
  'https://lakeside.example.org/news?id=7   2/4',
  '28/3 Mira Road',
  '12/5 Park Street, Springfield',
  'Apartment 28/3',
  'Flat 12/5, Green Park',
  'Rev. 10/26',
  'Form 1040 (Rev. 10-26)',
  'Form VS-113 (10/14)',
  'v. 10/26',
  'OMB No. 1545-0074 exp. 10/26',
  'Passcode: 10/09',
  'Passcode 10.09.26',
  'Meeting ID: 2026 10 09',
  '2/27 children are vaccinated',
  'we have 2/27 children out sick',
  'The final score was 10/12',
  'Grade: 9/10',
  'Invoice 10-09-2026-3',
  'Invoice No. 10-09-2026',
  'Case No. 3/14/2026-B',
  'Ref: 10/9/26-A',
  'Account number 10-09-26',
  'Fax 02.10.26.33.44',
  'Server at IP 10.10.20.26',
  'Sizes 10/12',
  'Blood pressure 12/8',
  'Rings from the bottom  5/6',
  'we have 11/2 spare rooms for all groups',
  'the drive takes about 11/4 hours',
  'The minutes of May were approved (10/11).',
  'the desk is staffed 12/7',
  'Lindenweg 3/1, Oberdorf',
  'Calle de la Fuente 3/1',
  'See section 3.2. of the rules',
  'Version 10.11. of the program',
  'keep the upper part – sheet 1/1',
  'put the slip into the letterbox at 28/3',
  'let the tap run for 1/2 minute, with 1/4 turn less',
  'the average is 3/5 this year',
])('“%s” names no day', (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ['Open House 10/9', ['2026-10-09']],
  ['Confirmation 10/9 at 5 pm', ['2026-10-09']],
  ['Order by 10/9', ['2026-10-09']],
  ['Practice resumes 1/5', ['2027-01-05']],
  ['Tryouts are 1/9 and 1/10 from 9 am', ['2027-01-09', '2027-01-10']],
  ['10/9 students visit the zoo', ['2026-10-09']],
  ['On 2/27 children visit the zoo', ['2027-02-27']],
  ['Invoice date: 10/9/2026', ['2026-10-09']],
  ['Policy effective 10/9/2026', ['2026-10-09']],
  ['10/10 Elm Street block party', ['2026-10-10']],
  ['No school 10/12', ['2026-10-12']],
  ['Picture day (9/10)', ['2026-09-10']],
  ['Pictures: 9/10, 9/11', ['2026-09-10', '2026-09-11']],
  ['Pictures 9/10 at 9:00', ['2026-09-10']],
  ['9/10 Pictures', ['2026-09-10']],
])('“%s” names a day', (text, days) => {
  expect(read(text)).toEqual(days);
});

test.each([
  ['Nov. 20 – 5 Grade Parent Meeting', ['2026-11-20']],
  ['Nov 6 - 8 Grade Dance', ['2026-11-06']],
  ['Nov 20 - 5th Grade Parent Meeting', ['2026-11-20']],
  ['Oct. 9 - 4 students visit', ['2026-10-09']],
  ['Dec 3 - 2 hour delay', ['2026-12-03']],
  ['October 30 – 2', ['2026-10-30']],
  ['November 20 – October 5', ['2026-11-20']],
  ['November 20, 2026 – October 5, 2027', ['2026-11-20..2027-10-05']],
  ['September 3 – June 10', ['2026-09-03..2027-06-10']],
  ['Dec 20 – 2 January', ['2026-12-20..2027-01-02']],
  ['October 5-9 Book Fair', ['2026-10-05..2026-10-09']],
  ['November 23-25 Grade 5 trip', ['2026-11-23..2026-11-25']],
])('%j is no range a year long', (text, days) => {
  expect(read(text)).toEqual(days);
});

test.each([
  ['05/09/2026 and 15/09/2026', undefined, ['2026-09-05', '2026-09-15']],
  ['04.07.2026 and 17.07.2026', undefined, ['2026-07-04', '2026-07-17']],
  ['15/09/2026 to 18/09/2026', undefined, ['2026-09-15..2026-09-18']],
  ['05/10/2026', undefined, ['2026-05-10']],
  ['05/10/2026', true, ['2026-10-05']],
  ['5/10', true, ['2026-10-05']],
  ['28/10 at 5 pm', false, ['2026-10-28']],
  ['10/28', true, ['2026-10-28']],
])('%j with the day first: %s', (text, dayFirst, days) => {
  expect(read(text, dayFirst)).toEqual(days);
});

test.each([
  ['due 17/03/2026', true],
  ['due 03/17/2026', false],
  ['17.03.2026 and 05.04.2026', true],
  ['due 03/04/2026', null],
  ['17/03/2026 or 03/17/2026', null],
  ['28/3 Park Street', null],
])('whether days come first in “%s”: %s', (text, found) => {
  expect(daysComeFirst(text)).toBe(found);
});
