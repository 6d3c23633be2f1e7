import { comparable, comparableQuote, QuotedText } from './quoted-text.ts';

test('quotes are found whatever their white space, case, quotation marks and dashes', () => {
  const text = new QuotedText('The “permission slip”\nis due – on Friday.');
  expect(text.find('"Permission  slip" is due - on friday…').map((span) => text.slice(span))).toEqual([
    'permission slip”\nis due – on Friday',
  ]);
});

test('nothing is found inside a word, nor what is too short', () => {
  const text = new QuotedText('The trips are cancelled.');
  expect([text.find('trip'), text.find('can'), text.find('re'), text.find('...')]).toEqual([[], [], [], []]);
});

test('texts are compared in one form', () => {
  expect([comparable(' É\u0301cole ‘A’ '), comparableQuote('… “Due  Friday” -')]).toEqual([
    comparable("É\u0301cole 'A'"),
    'due friday',
  ]);
  expect(comparable('e\u0301cole')).toBe('école');
});
