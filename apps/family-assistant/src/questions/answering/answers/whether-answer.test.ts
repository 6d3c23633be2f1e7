import { calendar, event, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const at = (uid: string, summary: string, day: string, ...more: string[]) =>
  timedEvent(uid, summary, `${day}T180000`, `${day}T190000`, ...more);
const events = calendar(
  at('dinner', 'Dinner with the Parks', '20261127', 'STATUS:TENTATIVE'),
  at('choir', 'Choir concert', '20261204'),
  at('skating', 'Skating', '20261211', 'STATUS:TENTATIVE'),
  at('cards', 'Card night', '20261211'),
  event('UID:nana', 'SUMMARY:Nana Jean in Boston', 'DTSTART;VALUE=DATE:20261214', 'DTEND;VALUE=DATE:20261219'),
  event('UID:ines', 'SUMMARY:Inés in Seville', 'DTSTART;VALUE=DATE:20261214', 'DTEND;VALUE=DATE:20261219'),
);

test.each([
  ['Is there a dinner on Friday?', /^Perhaps: Dinner with the Parks .+ It is not confirmed yet\.$/],
  ['is the dinner on friday confirmed?', /^Tentative: Dinner with the Parks .+ It is not confirmed yet\.$/],
  ['Is the choir concert definite?', /^The calendar does not have it as tentative: Choir concert /],
  ['is choir on thursday the 3rd or friday the 4th of december', /^Choir concert is on Friday/],
  ['nana jean on weds 16th?', /^Nana Jean in Boston is from Monday, December 14/],
  ['is ines around on the 16th?', /^Inés in Seville is from Monday, December 14/],
  ['Is Nana Jean in Boston on the 16th?', /^Yes: Nana Jean in Boston /],
  ['Is there a choir concert on December 4?', /^Yes: Choir concert /],
])('%j is answered by %s', (question, text) => {
  expect(askCalendar(question, { calendar: events, now: '2026-11-23T09:00:00-06:00', sender: 'ana' })?.text).toMatch(
    text,
  );
});
