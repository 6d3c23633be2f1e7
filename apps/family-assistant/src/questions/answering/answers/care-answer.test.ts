import { calendar, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const events = calendar(
  timedEvent('sitter', 'Mrs. Pruitt watches the kids', '20261125T113000', '20261125T160000'),
  timedEvent('pickup', 'Leo pickup: Grandma', '20261126T153000', '20261126T160000'),
  timedEvent('hannah', 'Hannah babysits', '20261128T180000', '20261128T230000'),
  timedEvent('soccer', 'Soccer practice Leo', '20261127T160000', '20261127T171500'),
);
const told = (question: string) =>
  askCalendar(question, { calendar: events, now: '2026-11-23T09:00:00-06:00', sender: 'ana' })?.text;

test.each([
  ['who has the kids on wednesday', /^Mrs\. Pruitt watches the kids is on Wednesday/],
  ['who is watching the kids saturday night', /^Hannah babysits is on Saturday/],
  ['Who is getting Leo on Thursday?', /^Leo pickup: Grandma /],
  ['who takes leo on thursday once school is done', /^Leo pickup: Grandma /],
])('%j is answered by who cares for them', (question, text) => {
  expect(told(question)).toMatch(text);
});

test("a child's own event tells nobody who has it", () => {
  expect(told('who gets leo on friday')).not.toMatch(/^Soccer/);
});
