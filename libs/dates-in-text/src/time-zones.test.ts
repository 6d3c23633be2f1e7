import { findDates } from './find-dates.ts';

const read = (text: string) =>
  findDates(text, { written: '2026-09-21' }).map(
    ({ date, time, endTime, zone }) =>
      `${date} ${time ?? ''}${endTime === null ? '' : `-${endTime}`}${zone === null ? '' : ` ${zone.name} “${zone.words}”`}`,
  );

test.each([
  ['17:00 CET on October 9', '2026-10-09 17:00 Europe/Berlin “CET”'],
  ['October 9, 5 pm EDT', '2026-10-09 17:00 America/New_York “EDT”'],
  ['October 9 at 17:00 Stockholm time', '2026-10-09 17:00 Europe/Stockholm “Stockholm time”'],
  ['October 9, 10:00-11:30 (Stockholm time)', '2026-10-09 10:00-11:30 Europe/Stockholm “Stockholm time”'],
  ['October 9 at 9 a.m. Los Angeles time', '2026-10-09 09:00 America/Los_Angeles “Los Angeles time”'],
  ['October 9 at 3 PM Eastern Time', '2026-10-09 15:00 America/New_York “Eastern Time”'],
  ['October 9 at 3 PM Pacific Standard Time', '2026-10-09 15:00 America/Los_Angeles “Pacific Standard Time”'],
  ['October 9 at 3 PM Eastern', '2026-10-09 15:00 America/New_York “Eastern”'],
  ['Oct 9, 14:00 UTC', '2026-10-09 14:00 UTC “UTC”'],
  ['Oct 9, 14:00 (GMT+2)', '2026-10-09 14:00 +02:00 “GMT+2”'],
  ['Oct 9, 14:00 UTC-05:30', '2026-10-09 14:00 -05:30 “UTC-05:30”'],
  ['Oct 9, 19:00 Central European Summer Time', '2026-10-09 19:00 Europe/Berlin “Central European Summer Time”'],
])('%j', (text, found) => {
  expect(read(text)).toEqual([found]);
});

test.each([
  'October 9, 7 pm Pacific Ballroom',
  'October 9, 5 pm Central Park',
  'October 9 at 10 am Story Time',
  'October 9, 3 pm local time',
  'October 9, 5 pm Est. duration 1 hour',
])('“%s” names no zone', (text) => {
  expect(read(text)).toEqual([expect.not.stringContaining('“')]);
});
