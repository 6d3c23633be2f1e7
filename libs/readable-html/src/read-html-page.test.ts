import { htmlToText } from './read-html-page.ts';

test.each([
  ['paragraphs and breaks', '<p>One<br>two</p><p>three</p>', 'One\ntwo\n\nthree'],
  ['collapsed blanks', '<div> a \n  b </div>\n<div>c<b>d</b> e</div>', 'a b\ncd e'],
  ['a list', '<ul><li>Milk</li><li>Eggs</ul>After', '- Milk\n- Eggs\n\nAfter'],
  [
    'a table',
    '<table><tr><td>Mon</td><td>Pizza</td></tr><tr><th>Tue</th><td>Soup</td></tr></table>',
    'Mon  Pizza\nTue  Soup',
  ],
  ['a table in a table', '<table><tr><td>a<table><tr><td>b</td></tr></table>c</td></tr></table>', 'a\n\nb\n\nc'],
  [
    'character references',
    'caf&eacute; &#8211; &#x1F382; &amp;lt; &unknown; 5 &lt 6 &#150; &nbsp;x',
    'café – 🎂 &lt; &unknown; 5 < 6 – x',
  ],
  ['a quotation', 'Yes<blockquote>Does it<br>fit?</blockquote>Bye', 'Yes\n\n> Does it\n> fit?\n\nBye'],
  ['preformatted lines', '<pre>a\nb</pre>c', 'a\nb\nc'],
  [
    'no script, style, title or comment',
    '<head><title>T</title></head><style>p{}</style>a<script>if (1<2) "</p>"</script><!-- <p>b</p> -->c',
    'ac',
  ],
  ['no conditional comment', '<!--[if mso]><p>old</p><![endif]-->a<![if !mso]>b<![endif]>', 'ab'],
  ['an angle that is no tag', '3 < 4 and a<b', '3 < 4 and a'],
  ['an attribute with an angle', '<p title="a > b">c</p>', 'c'],
])('shows %s', (_what, html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test.each([
  ['display: none', '<div style="color:red;display: none">no <div>no</div> no</div>yes'],
  ['visibility', '<span style="visibility:hidden">no</span>yes'],
  ['a size of nothing', '<span style="font-size:0px">no</span><span style="max-height:0;overflow:hidden">no</span>yes'],
  ['the attribute', '<p hidden>no<p>yes'],
  ['the parts that are not shown', '<template>no</template><svg><text>no</text></svg>yes'],
])('leaves out what is hidden by %s', (_what, html) => {
  expect(htmlToText(html)).toBe('yes');
});

test('shows small but visible words', () => {
  expect(
    htmlToText(
      '<span style="font-size:0.8em">a</span><span style="opacity:0.5">b</span><span style="max-height:0px5">c</span>',
    ),
  ).toBe('abc');
});

test('shows an address once, and not when the words say it', () => {
  expect(
    htmlToText(
      '<a href="https://example.org/a?x=1&amp;y=2">Sign up</a>, <a href="https://example.org/a?x=1&amp;y=2">here</a>',
    ),
  ).toBe('Sign up (https://example.org/a?x=1&y=2), here');
  expect(
    htmlToText('<a href="https://example.org/">example.org</a> <a href="mailto:ana@example.org?subject=x">Ana</a>'),
  ).toBe('example.org Ana (ana@example.org)');
});

test.each(['javascript:alert(1)', '#top', 'cid:logo', `https://track.example.org/${'x'.repeat(400)}`])(
  'does not show the address %s',
  (address) => {
    expect(htmlToText(`<a href="${address}">here</a>`)).toBe('here');
  },
);

test('does not show the address of a link without words', () => {
  expect(htmlToText('a<a href="https://social.example.org"><img src="icon.png"></a>')).toBe('a');
});

test('stops at its limit', () => {
  expect(htmlToText('<p>word</p>'.repeat(1_000), { maxLength: 100 })).toHaveLength(100);
});
