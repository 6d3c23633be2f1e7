import { calendar, dayEvent, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const ward = 'LOCATION:Ward 12';
const family = calendar(
  timedEvent('long', 'Long day Mom', '20261128T073000', '20261128T200000', ward),
  timedEvent('long-day', 'Long day Mom', '20261129T073000', '20261129T200000', ward),
  timedEvent('night', 'Night shift Mom', '20261202T193000', '20261203T080000', ward),
  timedEvent('early', 'Early shift Mom', '20261204T070000', '20261204T150000', ward),
  timedEvent('cafe', 'Cafe shift Leo', '20261128T100000', '20261128T140000'),
);
const ask = (question: string) =>
  askCalendar(question, { calendar: family, now: '2026-11-23T09:00:00-06:00', sender: 'ana' });

test('work is also what has another name at the place of the shifts', () => {
  expect(ask('am i working this weekend')?.text).toBe(
    'Yes: Long day Mom is on Saturday, November 28, 7:30 AM–8:00 PM at Ward 12. Long day Mom is on Sunday, November 29, 7:30 AM–8:00 PM at Ward 12.',
  );
  expect(ask('when is my next shift')?.text).toMatch(/^Long day Mom /);
});

test('the next day off is the first without work', () => {
  expect(ask('when is my next day off')?.text).toBe('No work for Mom on Tuesday, November 24.');
});

test('hours of work are added up, and nights of work counted', () => {
  expect(ask('how many hours am i working this weekend')?.text).toMatch(/^25 hours in all this weekend/);
  expect(ask('total hours i work next week')?.text).toMatch(/^33 hours in all next week/);
  expect(ask('how many nights have i still got to do in december')?.text).toMatch(/^1 time .+Night shift Mom/);
});

test('work begins again after a leave', () => {
  const known = calendar(
    dayEvent('leave', 'Annual leave Mom', '20261203', '20261206'),
    timedEvent('early', 'Early shift Mom', '20261202T070000', '20261202T150000'),
    timedEvent('late', 'Late shift Mom', '20261208T130000', '20261208T213000'),
  );
  const asked = { calendar: known, now: '2026-11-23T09:00:00-06:00', sender: 'ana' };
  expect(askCalendar('when am i back on shift after my leave', asked)?.text).toMatch(/^Late shift Mom /);
});

test('nights are told where nights of work are asked for', () => {
  expect(ask('which nights do i work')?.text).toMatch(
    /^Night shift Mom is from Wednesday, December 2, [^.]+\. That is in 9 days\.$/,
  );
  expect(ask('which nights am i on next week')?.text).toBe(
    'Night shift Mom is from Wednesday, December 2, 7:30 PM to Thursday, December 3, 8:00 AM at Ward 12.',
  );
  expect(ask('which mornings do i work')?.text).toMatch(/^Long day Mom .+Early shift Mom .+AM–3:00 PM at Ward 12\.$/);
});
