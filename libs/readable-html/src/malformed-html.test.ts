import { htmlToText } from './read-html-page.ts';

test.each([
  ['an attribute that never ends', 'yes<p title="no>no</p>no', 'yes'],
  ['a comment that never ends', 'yes<!-- no <p>no</p>', 'yes'],
  ['a comment that ends at once', '<!-->yes', 'yes'],
  ['a comment that ends with an exclamation mark', '<!-- no --!>yes', 'yes'],
  ['an end tag that is none', '</ no>yes</>', 'yes'],
  ['the end of a line break', 'a</br>b', 'a\nb'],
  ['attributes without blanks between', '<p class="a"hidden>no</p>yes', 'yes'],
  ['the first of two attributes with one name', '<p style="display:none" style="">no</p>yes', 'yes'],
  [
    'a reference in an address',
    '<a href="https://example.org/?a=1&copy=2">x</a>',
    'x (https://example.org/?a=1&copy=2)',
  ],
  ['references of every name', '&ntilde;&DoubleRightArrow;&lcub;', 'ñ⇒{'],
  ['plain text to the end', '<plaintext><p>yes', '<p>yes'],
  ['a rule with a selector that is wrong', '<style>.x, {display:none}</style><p class=x>yes</p>', 'yes'],
])('reads %s as browsers do', (_what, html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test.each([
  ['a title in a drawing', '<svg><title><a title="</title></svg>no"></a></svg>yes'],
  ['a style in a drawing', '<svg><style><b title="</style></svg>no"></b></style></svg>yes'],
  ['a title behind a drawing that a paragraph ends', '<svg><p><title></svg>no</title></p>yes'],
  ['a drawing of 300 lines', `<svg>${'<path d="M0 0"/>'.repeat(300)}<text>no</text></svg>yes`],
  ['an end tag in a cell', '<div hidden><table><tr><td></div>no</td></tr></table></div>yes'],
  [
    'attributes behind many others',
    `<p ${Array.from({ length: 300 }, (_, at) => `a${at}`).join(' ')} hidden>no</p>yes`,
  ],
  ['a style behind a long one', `<p style="${'color:red;'.repeat(1_000)}display:none">no</p>yes`],
])('shows nothing that is hidden by %s', (_what, html) => {
  expect(htmlToText(html)).toBe('yes');
});

test.each([
  ['what a selector leaves out', '.x:not(.y){display:none}', '<p class=x>no</p><p class="x y">yes</p>'],
  ['one of several selectors', ':is(.x, #y){display:none}', '<p class=x>no</p><p id=y>no</p>yes'],
  ['a parent', '.a>.x{display:none}', '<div class=a><p class=x>no</p><div><p class=x>yes</p></div></div>'],
  [
    'a parent further out',
    '.a .b>.x{display:none}',
    '<div class=a><b class=b><u><i class=b><q class=x>no</q></i></u></b></div>yes',
  ],
  ['a language', '[lang|=en]{display:none}', '<p lang=en-GB>no</p>yes'],
  ['a value in any case', '[data-a=B i]{display:none}', '<p data-a=b>no</p>yes'],
  [
    'a style in a template',
    '.x{display:none}',
    '<template><style>.x{display:block}</style></template><p class=x>no</p>yes',
  ],
  [
    'a sheet that is none of CSS',
    '.x{display:none}',
    '<style type="text/x">.x{display:block}</style><p class=x>no</p>yes',
  ],
  [
    'a colour by its name',
    '.x{color:lightgoldenrodyellow;background:lemonchiffon}',
    '<div style="background:#fafad2"><i class=x style="background:none">no</i>yes</div>',
  ],
])('follows a style sheet by %s', (_what, css, body) => {
  expect(htmlToText(`<style>${css}</style>${body}`)).toBe('yes');
});

test('marks headings and keeps lines for text with some markup in it', () => {
  expect(
    htmlToText('Subject: Trip\nDate: today\n\n<h2>Bus</h2>At <a href="https://example.org/">eight</a>\nin front', {
      keepLineBreaks: true,
      markHeadings: true,
      showLinks: false,
    }),
  ).toBe('Subject: Trip\nDate: today\n\n# Bus\n\nAt eight\nin front');
});

test.each([
  ['tags', '<b>'],
  ['attributes', '<p a b c d=e>'],
  ['ends of nothing', '<i></b></p></td>'],
  ['selectors', '<style>:is(:not(:is(.a .b>c,d)))::x{color:red}</style>'],
  ['drawings', '<svg><p><svg><title>'],
])('reads a million characters of %s in the time of a test', (_what, piece) => {
  expect(htmlToText(piece.repeat(1_000_000 / piece.length))).toBe('');
});
