import { deadlinesIn, dueDayOf, earliestDueDay } from './due-day.ts';

/** A Monday. */
const clock = { written: '2026-09-21', today: '2026-09-21' };

test.each([
  ['Please return the order form by Monday, October 5.', '2026-10-05'],
  ['The proposal is due October 20 and the board on November 17.', '2026-10-20'],
  ['Forms are due back on 10/2/2026.', '2026-10-02'],
  ['Deadline: 30 September', '2026-09-30'],
  ['The deadline for the science fair is Sept. 28th.', '2026-09-28'],
  ['RSVP by Friday.', '2026-09-25'],
  ['The dues are payable on or before October 2.', '2026-10-02'],
  ['Slips reach me on October 2 at the very latest.', '2026-10-02'],
  ['October 2 is the last day of registration.', '2026-10-02'],
  ['RSVP: September 24', '2026-09-24'],
  ['Registration closes September 30; pay the $85 fee online.', '2026-09-30'],
  ['Return the consent form no later than October 2, please.', '2026-10-02'],
  ['Registration is open until October 9.', '2026-10-09'],
  ['Sign up by 5 p.m. on Thursday.', '2026-09-24'],
  ['Pay by tomorrow.', '2026-09-22'],
  ['I need every signed slip at the latest on October 2.', '2026-10-02'],
  ['The slips are here on October 2 at the latest.', '2026-10-02'],
  ['Friday is the last day to order a yearbook.', '2026-09-25'],
  ['Turn in the reading log before Wednesday.', '2026-09-23'],
  ['Please sign and send it back by January 15.', '2027-01-15'],
  ['Please pay $18.50 (room 12, call 555-0142) by 2026-10-01.', '2026-10-01'],
  ['Please bring the form by Monday.', '2026-09-21'],
  ['Please return it by the end of the week.', '2026-09-25'],
  ['Call Harbour Pediatrics to book before December 15.', '2026-12-15'],
])('%s → %s', (sentence, day) => {
  expect(dueDayOf(sentence, clock)).toBe(day);
});

test.each([
  'Picture day is on Tuesday, October 6.',
  'October 2 is the last day of vacation.',
  'The book fair runs until Friday.',
  'Practice is cancelled due to rain on Friday.',
  'Children return to school on January 5.',
  'The pool is open until 5 pm.',
  'You will hear from your manager by Tuesday.',
  'The mural was painted by May Johnson.',
  'Please return the form by September 4.',
  'It was due on 9/18.',
  '',
])('no deadline: %s', (sentence) => {
  expect(dueDayOf(sentence, clock)).toBeNull();
});

test('a deadline has its day, where it stands, and the words that make it one', () => {
  const sentence = 'Please RSVP by 5 p.m. on Thursday, return the form no later than October 2, and come on October 9.';
  const [first, second, ...more] = deadlinesIn(sentence, clock);
  expect(first).toMatchObject({
    cue: 'RSVP by',
    mention: { date: '2026-09-24', time: '17:00', text: '5 p.m. on Thursday', start: 15 },
  });
  expect(second).toMatchObject({ cue: 'no later than', mention: { date: '2026-10-02', text: 'October 2' } });
  expect(more).toEqual([]);
});

test('a weekday counts from the day of writing, and a day that has passed since then is none', () => {
  expect(dueDayOf('Please reply by Friday.', { written: '2026-09-16', today: '2026-09-18' })).toBe('2026-09-18');
  expect(dueDayOf('Please reply by Friday.', { written: '2026-09-16', today: '2026-09-19' })).toBeNull();
});

test('a day without a year lies nearest to the day of writing', () => {
  expect(dueDayOf('Fees are due January 8.', { written: '2026-12-20', today: '2026-12-20' })).toBe('2027-01-08');
  expect(dueDayOf('Fees are due December 8.', { written: '2026-12-20', today: '2026-12-20' })).toBeNull();
});

test('of several the earliest that is still open counts', () => {
  expect(
    earliestDueDay(['Pay by October 9.', 'Return the slip by September 30.', 'Sign up by September 1.'], clock),
  ).toBe('2026-09-30');
});

test.each([
  'by '.repeat(20_000),
  'due '.repeat(20_000),
  `please return ${'by Friday '.repeat(10_000)}`,
  `deadline${' '.repeat(50_000)}Friday`,
  '1/'.repeat(30_000),
  `submit ${'a'.repeat(50_000)} by Friday`,
])('a hostile sentence is read in the time of a test (%#)', (sentence) => {
  expect(dueDayOf(sentence, clock) ?? '2026-09-21').toMatch(/^\d{4}-\d\d-\d\d$/);
});
