import { cleanLine, cleanText, oneLine, tidyText } from './clean-text.ts';

describe('oneLine', () => {
  test.each([
    [
      'makes line breaks a space, so that a title cannot add a line',
      'Choir\r\nTaken by Ben\u2028!',
      'Choir Taken by Ben !',
    ],
    ['makes control characters a space', 'a\u0000\u0007b\tc\u0085d', 'a b c d'],
    ['drops overrides, embeddings and isolates of the writing direction', '\u202eabc\u2066d\u2069\u202c', 'abcd'],
    ['replaces half a surrogate pair', 'cake \ud83c', 'cake \ufffd'],
    ['keeps whole surrogate pairs', 'cake 🎂', 'cake 🎂'],
  ])('%s', (_, text, expected) => {
    expect(oneLine(text)).toBe(expected);
  });
});

test.each([
  ['line breaks become line feeds', 'a\r\nb\rc\u2028d\fe', 'a\nb\nc\nd\ne'],
  ['control characters become spaces, but tab and line feed', 'a\u0000b\u009bc\td\n', 'a b c\td\n'],
  ['unpaired surrogates are replaced', '\ud83c cake 🎂 \udf82', '\ufffd cake 🎂 \ufffd'],
  ['halves around an invisible character never join', '\ud83c\u200b\udf82', '\ufffd\ufffd'],
  ['invisible characters go', 'So\u00adft\u200b \u202eab\u2066c\u2069 \u{e0041}x\ufeff', 'Soft abc x'],
  ['joiners of letters and emoji stay', '👩‍👩‍👧 ❤️ می\u200cروم', '👩‍👩‍👧 ❤️ می\u200cروم'],
])('cleanText: %s', (_, text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test.each([
  ['control characters go, in the middle of a word too', 'infor\u0002mation\u0000', 'information'],
  ['blanks at the end of lines go, and empty lines in a row', 'a \t\n\n\n\u00a0\nb\n\n', 'a\n\nb'],
  ['padding of newsletters goes', 'Hello\u034f \u200c \u200c\u00ad\nYou', 'Hello\nYou'],
])('tidyText: %s', (_, text, expected) => {
  expect(tidyText(text)).toBe(expected);
});

test.each([
  ['one line', ' The\tbus \u202eis\r\n late\u200b. ', 99, 'The bus is late.'],
  ['no longer than wanted', 'Field trip', 6, 'Field'],
  ['never half a surrogate pair', 'cake 🎂', 6, 'cake'],
])('cleanLine: %s', (_, text, length, expected) => {
  expect(cleanLine(text, length)).toBe(expected);
});
