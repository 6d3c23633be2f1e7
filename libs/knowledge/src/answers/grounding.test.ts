import { groundingFault } from './grounding.ts';
import { buildPassage } from './testing/build-passage.ts';

const passage =
  'The trip is on Friday, October 9. The bus leaves at 3:30 p.m. and the fee is $12.50. Two chaperones, Ms. Alvarez and Priya Shah, join in Room 12. There is no lunch. Slips are due by Monday. Write to alvarez@lincoln.example.com or see https://lincoln.example.org/trip/, or call (555) 010-4477. Dates: Oct 20, 21 and 22.';

function fault(
  answer: string,
  { quotes = ['The trip is on Friday'], question = 'When is the museum trip?' } = {},
): string | null {
  return groundingFault({
    answer,
    quotes,
    cited: [buildPassage({ date: '2026-09-30', passage })],
    question,
    today: '2026-10-02',
  });
}

test.each([
  'The trip is on Friday, October 9.',
  'The trip is on 2026-10-09.',
  'The trip is on Fri, Oct 9.',
  'The trip is on Friday.',
  'The trip is on October 9, 2026.',
  'The trip is on the 9th of October.',
  'The bus leaves at 15:30.',
  'The bus leaves at 3:30.',
  'The fee is 12.50 dollars.',
  'The fee is $12.50.',
  '2 chaperones join.',
  'Ms. Alvarez and Priya Shah join in Room 12.',
  'PRIYA SHAH joins the museum trip.',
  'There is no lunch.',
  'Slips are due by Monday, October 5.',
  'Write to Alvarez@Lincoln.example.com, see lincoln.example.org/trip or call 555-010-4477.',
  'It is on October 21.',
  'The trip is in October.',
])('grounded: %s', (answer) => {
  expect(fault(answer)).toBeNull();
});

test.each([
  ['The trip is on Friday, October 16.', 'a day that no named passage has'],
  ['The trip is on Thursday, October 9.', 'a day that no named passage has'],
  ['The trip is on October 9, 2027.', 'a day that no named passage has'],
  ['The trip is on September 30.', 'a day that no named passage has'],
  ['The trip is tomorrow.', 'a day that no named passage has'],
  ['Slips are due by Monday, October 12.', 'a day that no named passage has'],
  ['The bus leaves at 3:30 a.m.', 'a time that no named passage has'],
  ['The bus leaves at 4 pm.', 'a time that no named passage has'],
  ['The fee is $12.', 'a sum that no named passage has'],
  ['The fee is €12.50.', 'a sum that no named passage has'],
  ['Three chaperones join.', 'a number that no named passage has'],
  ['Ms. Alvarez joins in Room 14.', 'a number that no named passage has'],
  ['Bus 9 leaves in Room 12.', 'a number that no named passage has'],
  ['Ms. Brown joins the trip.', 'a name that no named passage has'],
  ['Brown leads the trip.', 'a name that no named passage has'],
  ['The trip is in November.', 'a name that no named passage has'],
  ['Call 555-010-4478.', 'an address that no named passage has'],
  ['See https://lincoln.example.org/other.', 'an address that no named passage has'],
  ['See https://lincoln.example.org.evil.com/trip.', 'an address that no named passage has'],
  ['Write to alvarez@evil.com.', 'an address that no named passage has'],
  ['The trip on October 9 is cancelled.', 'a statement that no named passage makes'],
  ['The trip is free on October 9.', 'a statement that no named passage makes'],
  ['The wonderful adventure happens whenever somebody whispers secrets.', 'mostly words that no named passage has'],
])('not grounded: %s', (answer, reason) => {
  expect(fault(answer)).toBe(reason);
});

test('a denial needs one in the passages', () => {
  const cited = [buildPassage({ passage: 'The trip is on October 9.' })];
  expect(
    groundingFault({
      answer: 'The trip is not on October 9.',
      quotes: ['The trip is on October 9'],
      cited,
      question: 'When is the trip?',
      today: '2026-10-02',
    }),
  ).toBe('a statement that no named passage makes');
});

test('a yes needs more than quotes that say no', () => {
  expect(
    fault('Yes, there is lunch.', { quotes: ['There is no lunch.'], question: 'Is there lunch on the trip?' }),
  ).toBe('a statement that no named passage makes');
});

test('quotes are compared without white space, case, kinds of quotation marks and dashes', () => {
  expect(
    fault('The trip is on Friday.', { quotes: ['THE  TRIP\nis on friday, October 9', '“the fee is $12.50.”'] }),
  ).toBeNull();
  expect(fault('The trip is on Friday.', { quotes: ['The trip is on Thursday'] })).toBe(
    'a quote that no named passage has',
  );
});

test('what the question says may be said again', () => {
  expect(fault('Maya goes on the trip on October 9.', { question: 'When does Maya go on the trip?' })).toBeNull();
  expect(fault('Maya goes on the trip on October 9.')).toBe('a name that no named passage has');
});
