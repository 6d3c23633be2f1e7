import { contradictsSeries } from './series-dates.ts';

const today = '2026-11-23';
const passage =
  'Soccer practice, every Wednesday from 4:00 PM to 5:15 PM at Riverside Field. ' +
  'Next: Thursday, November 26, 2026, 5:30 PM–6:45 PM; Wednesday, December 2, 2026, 4:00 PM–5:15 PM; ' +
  'Wednesday, December 16, 2026, 4:00 PM–5:15 PM; Wednesday, December 23, 2026, 4:00 PM–5:15 PM; ' +
  'Wednesday, December 30, 2026, 4:00 PM–5:15 PM. ' +
  'The one of Wednesday, November 25, 2026 is on Thursday, November 26, 2026, 5:30 PM–6:45 PM. ' +
  'Cancelled on Wednesday, December 9, 2026.';
const contradicts = (question: string, answer = 'It is at Riverside Field.') =>
  contradictsSeries({ question, answer, today }, { type: 'calendar', passage });

test.each([
  'Is there soccer practice on Wednesday?',
  'What time is soccer practice on December 9?',
  'Is there soccer practice tomorrow?',
])('a day without an instance contradicts: %s', (question) => {
  expect(contradicts(question)).toBe(true);
});

test.each([
  'Is there soccer practice on Thursday?',
  'Is there soccer practice on December 16?',
  'Is there soccer practice on January 20?',
  'Where is soccer practice?',
])('a day of the list, after it, or none does not: %s', (question) => {
  expect(contradicts(question)).toBe(false);
});

test('the usual weekday contradicts when the next instance is moved', () => {
  expect(contradicts('When is soccer practice?', '“Soccer practice, every Wednesday from 4:00 PM to 5:15 PM.”')).toBe(
    true,
  );
});

test('only texts of a series have dates that contradict', () => {
  const answer = 'every Wednesday from 4:00 PM to 5:15 PM';
  expect(contradictsSeries({ question: 'Is it on Friday?', answer, today }, { type: 'email', passage })).toBe(false);
  expect(
    contradictsSeries({ question: 'Is it on Friday?', answer, today }, { type: 'calendar', passage: 'Dentist.' }),
  ).toBe(false);
});
