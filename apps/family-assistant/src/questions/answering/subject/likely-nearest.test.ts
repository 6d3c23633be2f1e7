import { calendar, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const at = (uid: string, summary: string, day: string) => timedEvent(uid, summary, `${day}T160000`, `${day}T170000`);
const week = calendar(
  at('exam', 'Algebra exam Maya', '20261124'),
  at('flight', 'Flight to Denver Dad', '20261125'),
  at('judo', 'Judo Leo', '20261126'),
  at('pickup', 'Leo pickup: Grandma', '20261127'),
  at('school', 'Dog school', '20261128'),
);
const ask = (question: string, sender?: string) =>
  askCalendar(question, { calendar: week, now: '2026-11-23T09:00:00-06:00', ...(sender && { sender }) });

test.each([
  ['another exam of another child', "When is Leo's piano exam?", undefined],
  ['another event that shares a word', 'What day is the school disco?', undefined],
  ['a seat, which no event tells', 'What seat do I have on the flight to Denver?', 'ben'],
  ['the driver, who is not the one the event is for', 'Who is picking Leo up from judo on Thursday?', undefined],
])('the nearest event is not told for %s', (_, question, sender) => {
  expect(ask(question, sender)).toBeNull();
});

test('a word for where somebody goes keeps the nearest event', () => {
  expect(ask('Where do I drop Leo for judo on Thursday?')?.text).toMatch(/Judo/);
});

test.each([
  ['goes with one of its title', 'When is the bike race?', 'Leo cycling race'],
  ['is for the people who come', 'When is the boiler chap here?', 'Boiler service'],
  ['tells how it begins', 'When do they kick off against Danes Hill?', 'Leo v Danes Hill'],
])('an event is meant although one word %s', (_, question, title) => {
  const own = calendar(at('own', title, '20261125'), at('other', 'Judo Leo', '20261126'));
  expect(askCalendar(question, { calendar: own, now: '2026-11-23T09:00:00-06:00' })?.text).toContain(title);
});
