import { calendar, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const events = calendar(
  timedEvent('sitter', 'Mrs. Pruitt watches the kids', '20261125T113000', '20261125T160000'),
  timedEvent('pickup', 'Leo pickup: Grandma', '20261126T153000', '20261126T160000'),
  timedEvent('hannah', 'Hannah babysits', '20261128T180000', '20261128T230000'),
  timedEvent('nana', 'Nana Jean has Leo', '20261202T083000', '20261202T163000'),
  timedEvent('rest', 'Leo home with Dad (rest day)', '20261203T083000', '20261203T153000'),
  timedEvent('soccer', 'Soccer practice Leo', '20261127T160000', '20261127T171500'),
);
const told = (question: string) =>
  askCalendar(question, { calendar: events, now: '2026-11-23T09:00:00-06:00', sender: 'ana' })?.text;

test.each([
  ['who has the kids on wednesday', /^Mrs\. Pruitt watches the kids is on Wednesday/],
  ['who is watching the kids saturday night', /^Hannah babysits is on Saturday/],
  ['who has leo on wednesday the 2nd', /^Nana Jean has Leo/],
  ['who has leo on tuesday the 1st', /^The nearest in the calendar: /],
  ['who has leo on thursday the 3rd', /^Leo home with Dad/],
  ['Who is getting Leo on Thursday?', /^Leo pickup: Grandma /],
  ['who takes leo on thursday once school is done', /^Leo pickup: Grandma /],
])('%j is answered by who cares for them', (question, text) => {
  expect(told(question)).toMatch(text);
});

test("a child's own event tells nobody who has it", () => {
  expect(told('who gets leo on friday')).not.toMatch(/^Soccer/);
});

test('children are fetched when what they have ends, where no event tells of it', () => {
  const family = calendar(
    timedEvent('nursery', 'Nursery Leo', '20261124T080000', '20261124T173000'),
    timedEvent('shift', 'Late shift Mom', '20261124T120000', '20261124T200000'),
    timedEvent('bulk', 'Bulk pickup', '20261124T070000', '20261124T071500'),
    timedEvent('pickup', 'Pick up Leo: Dad', '20261125T160000', '20261125T161500'),
  );
  const ask = (question: string) => askCalendar(question, { calendar: family, now, sender: 'ana' })?.text;
  const now = '2026-11-23T09:00:00-06:00';
  expect(ask('what time do i pik leo up tmrw')).toBe('Nursery Leo ends at 5:30 PM on Tuesday, November 24.');
  expect(ask('By when does somebody have to fetch Leo tomorrow?')).toMatch(/^Nursery Leo ends at 5:30 PM/);
  expect(ask('when do i pick up leo on wednesday')).toMatch(/^Pick up Leo: Dad is on .+ 4:00 PM/);
});

test('who collects a child is not told by what everybody has then', () => {
  expect(told('who is collecting leo on friday')).toBeUndefined();
});
