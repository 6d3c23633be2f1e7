import { calendar, event, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';
import { impliedWords } from './title-words.ts';

const family = calendar(
  timedEvent('practice', 'Leo soccer practice', '20261124T170000', '20261124T180000', 'RRULE:FREQ=WEEKLY;BYDAY=TU'),
  timedEvent('hilltop', 'Leo soccer game v Hilltop', '20261128T100000', '20261128T113000'),
  timedEvent('corwin', 'Leo soccer game v Corwin', '20261205T100000', '20261205T113000'),
  timedEvent('chess', 'Leo chess club', '20261126T153000', '20261126T163000', 'RRULE:FREQ=WEEKLY'),
  timedEvent('school', 'Leo and Maya school', '20261102T083000', '20261102T150000', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE'),
  timedEvent('rink', '🏒 @ Sable Cove (Leo)', '20261212T140000', '20261212T153000', 'LOCATION:Sable Cove Arena'),
  timedEvent('flight', '✈️ ORD–DEN 218 (Dad)', '20261130T073000', '20261130T101500'),
  timedEvent('concert', 'Maya orchestra concert', '20261210T190000', '20261210T203000', 'LOCATION:Town Hall'),
  timedEvent('shop', 'Toy shop (Mom)', '20261102T090000', '20261102T170000', 'RRULE:FREQ=WEEKLY;BYDAY=WE,FR'),
  event('UID:birthday', "SUMMARY:Leo's birthday", 'DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261205'),
);
const answer = (question: string, sender = 'ana') =>
  askCalendar(question, { calendar: family, now: '2026-11-24T09:00:00-06:00', sender });

test.each([
  ['When does chess let out at school?', /chess club/],
  ['What time is the Sable Cove game?', /^🏒 @ Sable Cove/u],
  ["When does Dad's plane land on Monday?", /^✈️ ORD–DEN 218 \(Dad\) ends at 10:15 AM/u],
  ['In which building will Maya be playing on December 10?', /orchestra concert .* at Town Hall/],
])('the event with the telling words, pictures or what goes with them is told: %s', (question, text) => {
  expect(answer(question)?.text).toMatch(text);
});

test('an event that is only likely is never sure', () => {
  expect(answer('In which building will Maya be playing on December 10?')?.certainty).toBe('low');
});

test('an everyday word that no event has leaves the event as it is, but not sure', () => {
  expect(answer('how many soccer games does Leo have counting this one')).toMatchObject({
    text: expect.stringMatching(/^2 times/),
    certainty: 'medium',
  });
});

test('the long repeated event of an adult is work', () => {
  expect(answer('What time does my work start tomorrow?')).toMatchObject({
    text: expect.stringMatching(/^Toy shop \(Mom\) is on Wednesday, November 25, 9:00 AM–5:00 PM/),
    certainty: 'medium',
  });
});

test('a day that is named by its event is the whole day', () => {
  expect(answer("Do I have work on Leo's birthday?")?.text).toMatch(
    /^Yes: Toy shop \(Mom\) is on Friday, December 4, 9:00 AM–5:00 PM/,
  );
});

test('events of two names that fit are not sure', () => {
  expect(answer("When is Leo's soccer?")?.certainty).toBe('medium');
  expect(answer('When is the orchestra concert?')?.certainty).toBe('high');
});

test.each([
  ['🦷 F+S cleaning', 'dentist'],
  ['🏒 v Iron Point', 'hockey game'],
  ['chem mtg', 'chemistry meeting'],
  ['Vet visit', ''],
])('the title %s says %s', (title, words) => {
  expect(impliedWords(title)).toBe(words);
});
