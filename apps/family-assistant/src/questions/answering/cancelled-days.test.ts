import { calendar, timedEvent } from '../../../tests/calendar-fixtures.ts';
import { askCalendar } from './testing/ask-calendar.ts';

const events = calendar(
  timedEvent('first', 'Night shift Mom', '20261127T190000', '20261128T070000'),
  timedEvent('second', 'Night shift Mom', '20261128T190000', '20261129T070000', 'STATUS:CANCELLED'),
  timedEvent('third', 'Night shift Mom', '20261205T190000', '20261206T070000'),
  timedEvent('leo', 'Practice Leo', '20261124T160000', '20261124T170000', 'RRULE:FREQ=WEEKLY'),
  timedEvent('maya', 'Practice Maya', '20261125T160000', '20261125T170000', 'RRULE:FREQ=WEEKLY'),
);
const ask = (question: string, sender: string) =>
  askCalendar(question, { calendar: events, now: '2026-11-23T09:00:00-06:00', sender });

test('a shift that is cancelled is off, although the one of the night before ends on its day', () => {
  expect(ask('do i still have to do the night shift on the 28th', 'ana')).toMatchObject({
    text: expect.stringMatching(/^No: Night shift Mom on Saturday, November 28 is cancelled\. .+December 5/),
    certainty: 'high',
  });
});

test('a child who names nobody asks about its own practice, a parent about all', () => {
  expect(ask('when is practice', 'maya')?.text).toMatch(/^Practice Maya /);
  expect(ask('when is practice', 'ana')?.certainty).toBe('medium');
});
