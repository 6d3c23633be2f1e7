import { calendar, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const family = calendar(
  timedEvent('fitting', 'Prom dress fitting Maya', '20261205T140000', '20261205T144500'),
  timedEvent('prom', 'Prom', '20261218T190000', '20261218T233000'),
  timedEvent('soccer', 'Soccer Leo', '20261124T160000', '20261124T171500', 'RRULE:FREQ=WEEKLY'),
  timedEvent('indoors', 'Soccer Leo (indoors)', '20261126T160000', '20261126T171500'),
);
const ask = (question: string) => askCalendar(question, { calendar: family, now: '2026-11-23T09:00:00-06:00' });

test('an event is told before another thing that is named after it', () => {
  expect(ask('how many days till prom')).toMatchObject({
    text: 'Prom is on Friday, December 18, 7:00 PM–11:30 PM. That is in 25 days.',
    certainty: 'medium',
  });
  expect(ask('what time does prom finish')?.text).toBe('Prom ends at 11:30 PM on Friday, December 18.');
});

test('what only has its name is told where it is asked for', () => {
  expect(ask('When is the prom dress fitting?')?.text).toMatch(/^Prom dress fitting Maya is on Saturday, December 5/);
  expect(ask('What time is prom on December 5?')?.text).toMatch(/^Prom dress fitting Maya /);
  expect(ask('When is soccer on Thursday?')?.text).toMatch(/^Soccer Leo \(indoors\) is on Thursday, November 26/);
});
