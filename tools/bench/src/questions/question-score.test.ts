import type { AskedQuestion } from '@homeroom/sample-data';
import { isSuggestion, scoreQuestion } from './question-score.ts';

const practice: AskedQuestion = {
  question: 'When is practice?',
  answeredBy: 'calendar',
  says: [['4:00 PM', '16:00'], ['Thursday']],
  neverSays: ['Wednesday'],
  sources: ['calendar:family:practice'],
};
const unknown: AskedQuestion = { question: 'Who won?', answeredBy: 'none', says: [], sources: [] };
const refusal = { answer: 'The answer is not in the processed emails.', confidence: 'low' as const, sources: [] };
const answer = (text: string, confidence: 'high' | 'low' = 'high') => ({
  answer: text,
  confidence,
  sources: [{ id: 'mail:a' }, { id: 'calendar:family:practice' }],
});

test('an answer that says one spelling of everything is right, whatever its case and spaces', () => {
  expect(scoreQuestion(practice, answer('On THURSDAY at 4:00 PM.'))).toEqual({
    outcome: 'right',
    wronglySure: false,
    sourceAt: 2,
  });
});

test('an answer that lacks a part, or says what is wrong, is wrong, and wrongly sure when it is high', () => {
  expect(scoreQuestion(practice, answer('On Thursday.'))).toMatchObject({ outcome: 'wrong', wronglySure: true });
  expect(scoreQuestion(practice, answer('On Wednesday or Thursday at 16:00.', 'low'))).toMatchObject({
    outcome: 'wrong',
    wronglySure: false,
  });
});

test('a time is not found in another number', () => {
  const at = (spelling: string) => ({ ...practice, says: [[spelling]], neverSays: [] });
  expect(scoreQuestion(at('3:00'), answer('At 13:00.')).outcome).toBe('wrong');
  expect(scoreQuestion(at('Nov 1'), answer('On Nov 12.')).outcome).toBe('wrong');
  expect(scoreQuestion(at('3:00'), answer('Not 13:00 but 3:00 PM.')).outcome).toBe('right');
});

test('a refusal is right when nobody knows, and loses an answer otherwise', () => {
  expect(scoreQuestion(unknown, refusal).outcome).toBe('right');
  expect(scoreQuestion(practice, refusal).outcome).toBe('lost');
});

test('a refusal must be low and name no source', () => {
  expect(scoreQuestion(unknown, { ...refusal, confidence: 'medium' }).outcome).toBe('wrong');
  expect(scoreQuestion(unknown, { ...refusal, sources: [{ id: 'mail:a' }] }).outcome).toBe('wrong');
});

test('the nearest passage is a suggestion', () => {
  expect(isSuggestion('No passage says it outright. The nearest one: “Hello.”')).toBe(true);
  expect(isSuggestion('On Thursday.')).toBe(false);
});
