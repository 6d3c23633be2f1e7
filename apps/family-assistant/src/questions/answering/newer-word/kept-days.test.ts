import { givesUpDay, keepsDay } from './kept-days.ts';
import { cancels } from './change-words.ts';

const kept = (sentence: string, day = '2026-12-08') => keepsDay(sentence, cancels, day, '2026-11-21');

test.each([
  'There is no practice on Thursday, December 3, and on Tuesday, December 8 we are in the Sports Hall, at the usual time.',
  'There is no practice on Thursday, December 3; we meet on Tuesday, December 8 as usual.',
  'Practice on December 3 is cancelled, back on December 8.',
  'On Tuesday, December 8 we are in the gym, and there is no practice on Thursday, December 10.',
  'Training on December 3 is cancelled but on Tuesday, December 8 training is in the hall.',
  'The session of December 3 does not take place, and you get the money back by December 8.',
  'Practice is cancelled on Thursday, December 3.',
  'There is no practice on Thursday, and on Tuesday, December 8 we are in the gym.',
])('keeps the day: %s', (sentence) => {
  expect(kept(sentence)).toBe(true);
});

test.each([
  'There is no practice on Tuesday, December 8.',
  'There is no practice on Thursday, December 3 and Tuesday, December 8.',
  'There is no practice on Thursday, December 3, and on Tuesday, December 8.',
  'On Tuesday, December 8, there is no practice.',
  'Practice on Tuesday, December 8 is cancelled, and we are sorry.',
  'There is no practice from December 7 to December 11.',
  'We play on December 3, but practice on December 8 is cancelled.',
  'Practice is cancelled this week.',
  'On Tuesday there is no practice.',
])('cancels it: %s', (sentence) => {
  expect(kept(sentence)).toBe(false);
});

test.each([
  ['we will come on Friday, December 11, not on Thursday', '2026-12-10', true],
  ['we will come on Friday, December 11, not on Thursday', '2026-12-09', false],
  ['we will come on Friday, December 11', '2026-12-10', false],
])('whether %j gives up %s is %s', (sentence, day, expected) => {
  expect(givesUpDay(sentence, day, '2026-12-01')).toBe(expected);
});
