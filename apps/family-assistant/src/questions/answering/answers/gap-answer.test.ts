import { calendar, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const events = calendar(
  timedEvent('soccer', 'Soccer practice Leo', '20261125T160000', '20261125T171500', 'RRULE:FREQ=WEEKLY'),
  timedEvent('choir', 'Choir Maya', '20261125T174500', '20261125T183000', 'RRULE:FREQ=WEEKLY'),
  timedEvent('leo-talk', 'Conference Leo', '20261203T150000', '20261203T152000'),
  timedEvent('maya-talk', 'Conference Maya', '20261203T160000', '20261203T162000'),
  timedEvent('talk-leo', 'Talk (Leo)', '20261204T150000', '20261204T152000'),
  timedEvent('talk-maya', 'Talk (Maya)', '20261204T160000', '20261204T162000'),
  timedEvent('one', 'House viewing', '20261205T100000', '20261205T103000'),
  timedEvent('two', 'House viewing', '20261205T111500', '20261205T114500'),
  timedEvent('there', 'Train to Denver', '20261215T070000', '20261215T093000'),
  timedEvent('workshop', 'Workshop', '20261215T100000', '20261215T160000'),
  timedEvent('home', 'Train home from Denver', '20261215T173000', '20261215T200000'),
  timedEvent('dentist', 'Dentist Leo', '20261209T170000', '20261209T174500'),
);
const told = (question: string) =>
  askCalendar(question, { calendar: events, now: '2026-11-23T09:00:00-06:00', sender: 'ana' })?.text;

test.each([
  ['How long do we have between soccer and choir?', /^30 minutes: Soccer .+ Choir /],
  ['how much time is there btwn choir and soccer', /^30 minutes: Soccer .+ Choir /],
  ["How many minutes are between Leo's conference and Maya's?", /^40 minutes: Conference Leo .+ Conference Maya /],
  ['how long have we got between the two house viewings', /^45 minutes: House viewing .+10:30.+ House viewing .+11:15/],
  ['Wednesday the 9th he has soccer and then the dentist, how much time between the two?', /^None: they overlap by/],
  ['how long do we have between the two talks', /^40 minutes: Talk \(Leo\) .+ Talk \(Maya\) /],
  [
    "Between the end of soccer on Wednesday and Maya's choir, how long is left for supper?",
    /^30 minutes: Soccer .+ Choir /,
  ],
  ['do we have time for lunch between soccer and choir on wednesday', /^30 minutes: Soccer .+ Choir /],
  ['do i have time between soccer and choir on wednesday', /^30 minutes: Soccer .+ Choir /],
  ['How long is it from the end of soccer to choir?', /^30 minutes: Soccer .+ Choir /],
  ['How long do I have from the end of the workshop to my train home?', /^1 hour 30 minutes: Workshop .+ Train home /],
  ["What's the gap between soccer and choir on December 2?", /^30 minutes: .+December 2/],
])('%j is answered by %s', (question, text) => {
  expect(told(question)).toMatch(text);
});

test('nothing is told between an event and one that the calendar does not have', () => {
  expect(told('How long do we have between soccer and ballet?')).toBeUndefined();
});
