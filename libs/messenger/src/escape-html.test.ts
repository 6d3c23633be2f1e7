import { escapeHtml, oneLine } from './escape-html.ts';

describe('escapeHtml', () => {
  test.each([
    ['markup', '<b>Free</b> & "easy"', '&lt;b&gt;Free&lt;/b&gt; &amp; &quot;easy&quot;'],
    ['an apostrophe', "Ben's class", 'Ben&#39;s class'],
    ['text that is already escaped', '&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['emoji with joiners', '👩‍👩‍👧 picnic ❤️', '👩‍👩‍👧 picnic ❤️'],
    ['Hebrew and Arabic with direction marks', 'שיעור\u200f פסנתר درس', 'שיעור\u200f פסנתר درس'],
    ['nothing', '', ''],
  ])('takes %s', (_, text, expected) => {
    expect(escapeHtml(text)).toBe(expected);
  });
});

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
