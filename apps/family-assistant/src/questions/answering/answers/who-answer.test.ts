import { calendar, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const games = calendar(
  timedEvent('softball', 'Softball Dad', '20261126T200000', '20261126T211500'),
  timedEvent('match', 'Match: Rothwell Colts (home)', '20261128T103000', '20261128T120000'),
  timedEvent('shift', 'Shift Mom', '20261128T073000', '20261128T200000'),
  timedEvent('soccer', 'Soccer Leo vs. Rockets', '20261127T160000', '20261127T171500'),
);
const ask = (question: string) => askCalendar(question, { calendar: games, now: '2026-11-23T09:00:00-06:00' })?.text;

test('the other team is told by a title that has it, and by no other', () => {
  expect(ask('who are we playing in soccer on friday')).toMatch(/Soccer Leo vs\. Rockets/);
  expect(ask('who we up against on saturday')).toBe(
    'Without a name: Match: Rothwell Colts (home) on Saturday, November 28, 10:30 AM–12:00 PM.',
  );
  expect(ask('who are we playing in softball on thursday')).toBeUndefined();
});
