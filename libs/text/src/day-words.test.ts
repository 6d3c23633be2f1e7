import { DayWords, dayWordsIn } from './day-words.ts';

test.each([
  ['en-US', ['Thursday', 'Thursday, October 8', 'Thursday, October 8, 2026', 'Thu, Oct 8', '4:30 PM']],
  ['en-GB', ['Thursday', 'Thursday 8 October', 'Thursday 8 October 2026', 'Thu 8 Oct', '16:30']],
  ['de-DE', ['Donnerstag', 'Donnerstag, 8. Oktober', 'Donnerstag, 8. Oktober 2026', 'Do., 8. Okt.', '16:30']],
])('in %s days and times are said as people there do', (locale, expected) => {
  const words = new DayWords(locale);
  const moment = Date.UTC(2026, 9, 8, 16, 30);
  // Versions of ICU differ in the comma after a British weekday.
  const said = [words.weekday(moment), words.day(moment), words.date(moment), words.shortDay(moment)];
  expect([...said, words.time(moment)].map((text) => (locale === 'en-GB' ? text.replace(',', '') : text))).toEqual(
    expected,
  );
});

test('the year is named when it is another', () => {
  const words = dayWordsIn('en-US');
  expect([words.shortDay('2027-02-01', '2026-10-08'), words.shortDay('2026-10-08', '2026-01-01')]).toEqual([
    'Mon, Feb 1, 2027',
    'Thu, Oct 8',
  ]);
  expect([words.monthDay('2025-12-31', '2026-10-08'), words.monthDay('2026-10-08', '2026-10-08')]).toEqual([
    'Dec 31, 2025',
    'Oct 8',
  ]);
  expect([words.day('2027-02-01', '2026-10-08'), words.day('2026-10-08', '2026-01-01')]).toEqual([
    'Monday, February 1, 2027',
    'Thursday, October 8',
  ]);
  expect([words.month('2027-02-01', '2026-10-08'), words.month('2026-02-01', '2026-10-08')]).toEqual([
    'February 2027',
    'February',
  ]);
  expect(words.longMonthDay('2027-02-01')).toBe('February 1');
});

test.each([
  ['00:05', '12:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
  ['2026-10-08T08:45', '8:45 AM'],
  [Date.UTC(2026, 9, 8, 8, 45), '8:45 AM'],
])('%s is %s', (moment, expected) => {
  expect(dayWordsIn('en-US').time(moment)).toBe(expected);
});
