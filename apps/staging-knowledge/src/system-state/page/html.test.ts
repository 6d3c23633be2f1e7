import { html, shortened } from './html.ts';

test('values cannot become markup, lists are joined, and nothing is nothing', () => {
  expect(html`<p title="${'"\'&'}">${'<b>'}${[html`<i>${1}</i>`, 'x\u0000\u0008y']}${null}${false}</p>`.text).toBe(
    '<p title="&quot;&#39;&amp;">&lt;b&gt;<i>1</i>xy</p>',
  );
});

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc…'],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2, '👨‍👩‍👧‍👦👨‍👩‍👧‍👦…'],
  [`e${'\u0301'.repeat(1_000)}`, 2, `e${'\u0301'.repeat(31)}…`],
])('%j is cut after %d characters', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected);
});
