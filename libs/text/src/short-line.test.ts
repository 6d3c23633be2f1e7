import { shortLine } from './short-line.ts';

test.each([
  ['a short text stays', 'Choir', 5, 'Choir'],
  ['a long one is cut', 'Choirs', 5, 'Choi…'],
  ['no space before the ellipsis', 'A to B', 5, 'A to…'],
  ['line breaks and runs of spaces become a space', ' A\r\n\tB  C ', 9, 'A B C'],
  ['what people see as one character counts as one', '👨‍👩‍👧🇺🇸é', 3, '👨‍👩‍👧🇺🇸é'],
  ['a character without end does not', `a${'\u0301'.repeat(500)}`, 3, '…'],
  ['marks that turn the writing go', 'a\u202eb\u2066c', 9, 'abc'],
  ['right-to-left text stays', 'שלום', 9, 'שלום'],
  ['what is too far away is cut', `A${' '.repeat(5_000)}B`, 9, 'A…'],
])('%s', (_, text, length, expected) => {
  expect(shortLine(text, length)).toBe(expected);
});

test('room counts what is written, and nothing is cut in the middle of it', () => {
  const write = (grapheme: string) => grapheme.replace('&', '&amp;');
  expect(shortLine('&&&&', 9, { write, room: 20 })).toBe('&amp;&amp;&amp;&amp;');
  expect(shortLine('&&&&', 9, { write, room: 19 })).toBe('&amp;&amp;&amp;…');
});
