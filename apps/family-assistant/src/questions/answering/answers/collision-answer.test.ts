import { calendar, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const at = (uid: string, summary: string, from: string, to: string, ...more: string[]) =>
  timedEvent(uid, summary, `20261124T${from}`, `20261124T${to}`, ...more);

test('what is not of every day is told before the school days that always overlap', () => {
  const day = calendar(
    at('school-maya', 'School Maya', '080000', '150000', 'RRULE:FREQ=DAILY'),
    at('school-leo', 'School Leo', '083000', '153000', 'RRULE:FREQ=DAILY'),
    at('dentist', 'Dentist Leo', '170000', '174500'),
    at('piano', 'Piano Maya', '173000', '181500', 'RRULE:FREQ=WEEKLY'),
  );
  const answer = askCalendar('Does anything clash tomorrow?', { calendar: day, now: '2026-11-23T09:00:00-06:00' });
  expect(answer?.text.split('\n')).toEqual([
    '2 overlaps on Tuesday, November 24:',
    '• Dentist Leo on Tuesday, November 24, 5:00 PM–5:45 PM and Piano Maya 5:30 PM–6:15 PM overlap by 15 minutes',
    '• School Maya on Tuesday, November 24, 8:00 AM–3:00 PM and School Leo 8:30 AM–3:30 PM overlap by 6 hours 30 minutes',
  ]);
});
