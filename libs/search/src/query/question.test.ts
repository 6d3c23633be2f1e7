import { tokenIds } from '../tokens.ts';
import { readQuestion } from './question.ts';

test('a question has each of its terms once, in its order', () => {
  const { terms, text } = readQuestion('Slip, slips and the permission slip?');
  expect(terms).toEqual(tokenIds('slip permission'));
  expect(text).toBe('Slip, slips and the permission slip?');
});

test.each(['the?', '???', '🙂🙃', ' to be or not '])('%j has no terms and is embedded all the same', (question) => {
  expect(readQuestion(question)).toEqual({ terms: [], text: question.trim(), tooLong: false });
});

test.each(['', ' \n\t', '\u0000\u0007', '\ud800\ud800'])('%j has neither terms nor a text', (question) => {
  expect(readQuestion(question)).toEqual({ terms: [], text: null, tooLong: false });
});

test('control characters and halves of pairs become spaces, whole pairs stay', () => {
  expect(readQuestion('\u0000slip\r\n\u001bdue \ud83d\ude42 \udc00now\u0007').text).toBe('slip due \ud83d\ude42  now');
});

test('the first 64 distinct terms count', () => {
  const words = Array.from({ length: 200 }, (_, i) => `word${i}x`);
  const { terms } = readQuestion(`${words[0]} ${words.join(' ')}`);
  expect(terms).toEqual(tokenIds(words.slice(0, 64).join(' ')));
});

test('of more than 20,000 units the beginning is searched by its words, and nothing is embedded', () => {
  const whole = readQuestion(`slip ${'a '.repeat(9_997)}.`);
  expect(whole).toMatchObject({ terms: tokenIds('slip'), tooLong: false });
  expect(whole.text).not.toBeNull();
  expect(readQuestion(`slip ${'the '.repeat(5_000)}permission`)).toEqual({
    terms: tokenIds('slip'),
    text: null,
    tooLong: true,
  });
});

test('a megabyte without a space is read in the time of a test', () => {
  expect(readQuestion('x'.repeat(1_048_576)).tooLong).toBe(true);
  expect(readQuestion('\ud800'.repeat(1_048_576)).tooLong).toBe(true);
});
