import { calendar, dayEvent, timedEvent } from '../../../tests/calendar-fixtures.ts';
import { askCalendar } from './testing/ask-calendar.ts';

const events = calendar(
  dayEvent('break', 'Thanksgiving break, no school', '20261125', '20261128'),
  timedEvent('feast', "Thanksgiving at Nana's", '20261126T140000', '20261126T190000'),
  timedEvent('soccer', 'Soccer practice Leo', '20261110T160000', '20261110T171500', 'RRULE:FREQ=WEEKLY;BYDAY=TU,WE'),
  timedEvent('shift', 'Early shift Dad', '20261109T053000', '20261109T143000', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE'),
  timedEvent('skin', 'Dermatologist Dad', '20261130T151500', '20261130T154500'),
  timedEvent('sleepover', 'Sleepover Maya', '20261204T190000', '20261205T110000'),
  timedEvent('brunch', 'Brunch Maya', '20261205T113000', '20261205T123000'),
  timedEvent('talk', 'Conference Leo', '20261210T182000', '20261210T184000'),
  timedEvent('eye', 'Eye surgery Mom', '20261210T071500', '20261210T100000'),
  timedEvent('choir', 'Choir concert Maya', '20261210T190000', '20261210T200000'),
  timedEvent('party', "Leo's birthday party", '20261212T140000', '20261212T160000'),
  dayEvent('meet', 'Swim meet Maya', '20261212', '20261214'),
  dayEvent('birthday', "Leo's birthday", '20261214', '20261215'),
  timedEvent('call', 'Call with Aunt Jo', '20261129T130000', '20261129T134500'),
  dayEvent('stay', 'Aunt Jo stays with us', '20261216', '20261220'),
  dayEvent('winter', 'Winter break', '20261221', '20270104'),
  dayEvent('picture', 'Picture day Leo', '20261130', '20261201'),
  dayEvent('bake', 'Bake sale day Maya', '20261217', '20261218'),
  timedEvent('early', 'Early dismissal', '20261209T114000', '20261209T115500'),
  timedEvent('one', 'White Sunday rehearsal', '20261205T150000', '20261205T160000'),
  timedEvent('two', 'White Sunday rehearsal', '20261219T150000', '20261219T160000'),
  timedEvent('white', 'White Sunday service', '20261220T090000', '20261220T120000'),
  timedEvent('programme', 'Holiday programme Leo', '20261222T083000', '20261222T160000'),
  timedEvent('furnace', 'Furnace service', '20261204T080000', '20261204T120000'),
);
const asked = (question: string, sender = 'ben') =>
  askCalendar(question, { calendar: events, now: '2026-11-23T09:00:00-06:00', sender });

test.each([
  ['Is there soccer the day before Thanksgiving, and at what time?', /^Yes: Soccer .+November 25/],
  ['what do we have the night before thanksgiving', /^Wednesday, November 25, in the evening:/],
  ['What does Maya have the day after the sleepover?', /^Saturday, December 5 \(Maya\):\n.*Brunch/s],
  ['what have i got after work on monday the 30th', /^Dermatologist .+3:15 PM/],
  [
    'Does Leo have anything in the evening on the day of the eye surgery?',
    /^Conference .+6:20 PM|^Yes: Conference .+6:20 PM/,
  ],
  ['how many days til winter break', /^Winter break .+That is in 28 days/],
  ['when does christmas break start', /^Winter break is from Monday, December 21 to Sunday, January 3/],
  ['how long is the christmas vacation', /^Winter break takes 14 days/],
  ['how many sleeps til christmas holidays', /^Winter break .+That is in 28 days/],
  ['is there school over christmas break', /^No school during Winter break: .+December 21 to Sunday, January 3/],
  ['what am i down for on picture day', /Dermatologist/],
  ['Is Aunt Jo still with us for bake sale day?', /^Yes: Aunt Jo stays/],
  ['what time is soccer the day the furnace gets serviced', /^No soccer|December/],
  ['when do they let us out on early dismissal day', /^Early dismissal is on Wednesday, December 9, 11:40 AM–11:55 AM/],
  ['how many rehearsals are left before white sunday', /^2 times before white sunday on Sunday, December 20/],
  ['how long does white sunday go', /^White Sunday service takes 3 hours/],
  ['when does the holiday programme start', /^Holiday programme Leo is on Tuesday, December 22/],
  ["When is Leo's birthday?", /^Leo's birthday is on Monday, December 14/],
  ['how long does aunt jo stay', /^Aunt Jo stays with us takes 4 days/],
  ['until what day is aunt jo with us', /^Aunt Jo stays with us ends on Saturday, December 19/],
  ['is the eye surgery the same day as the choir concert', /^Yes, both are on one day: /],
  ["Is Leo's party at the same time as anything of Maya's?", /^Nothing overlaps by the hour, but .+Swim meet/],
  ["What's on the last two days of November?", /^From Sunday, November 29 to Monday, November 30|November 30/],
  ['what days am i on this week', /Early shift .+November 23.+Early shift .+November 25/],
  ['when do i get off on wednesday', /^Early shift .+ends at 2:30 PM on Wednesday, November 25/],
  ['is dad free tuesday night or wednesday night', /^Dad is free/],
])('%j is answered by %s', (question, text) => {
  expect(asked(question)?.text).toMatch(text);
});

test('a pronoun may mean somebody else, so that an answer with it is not sure', () => {
  expect(asked('what is on for leo on his birthday')?.certainty).toBe('medium');
});

test('what names nobody is a source of an answer that tells it', () => {
  expect(asked('do i have to be anywhere on friday december 4 in the morning', 'ana')).toMatchObject({
    text: expect.stringMatching(/^Nothing for Mom .+Furnace service/),
    events: [{ source: 'calendar:family:furnace' }],
  });
});
