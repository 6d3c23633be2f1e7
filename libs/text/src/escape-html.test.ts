import { escapeHtml } from './escape-html.ts';

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
