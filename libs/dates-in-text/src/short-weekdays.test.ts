import { findDates } from './find-dates.ts';

/** A Monday. */
const written = '2026-09-21';
const read = (text: string) => findDates(text, { written }).map(({ date, time }) => `${date}${time ? ` ${time}` : ''}`);

test.each([
  ['Bring it Wed or she sits out.', ['2026-09-23']],
  ['We go Wed instead, 6-7:30p', ['2026-09-23 18:00']],
  ['I will be out this Wed. for training.', ['2026-09-23']],
  ['Practice is on Sat at the dome.', ['2026-09-26']],
  ['Thurs is normal.', ['2026-09-24']],
  ['No practice Tues.', ['2026-09-22']],
  ['Show up Fri by 5 p.m.', ['2026-09-25 17:00']],
  ['Mon - you, both ways', ['2026-09-21']],
  ['We are back Mon. the 28th.', ['2026-09-28']],
])('%s → %j', (text, days) => {
  expect(read(text)).toEqual(days);
});

test.each([
  'The Sun is out and the Sat nav is broken.',
  'Sat down with the team to talk.',
  'Sun screen is needed for the field.',
  'Mon cheri, come home.',
  'They were wed at the lodge.',
  'SUN AND FUN CAMP',
  'The end of the week is always calm.',
  'Homework is due at the end of each week.',
  'The end of the week of great deeds',
])('%s names no day', (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ['It expires two weeks from today.', ['2026-10-05']],
  ['Get it in by the end of this week.', ['2026-09-25']],
  ['Finish it by the end of next week.', ['2026-10-02']],
  ['Send it by month’s end.', ['2026-09-30']],
  ['Trunk or Treat got moved to the 29th.', ['2026-09-29']],
  ['The new plan for the week of the 28th', ['2026-09-28']],
])('%s → %j', (text, days) => {
  expect(read(text)).toEqual(days);
});
