import { StyleSheets } from './style-sheets.ts';
import { htmlToText, readHtmlPage } from './read-html-page.ts';

const page = (css: string, body: string) => `<html><head><style>${css}</style></head><body>${body}</body></html>`;

test.each([
  ['a class', '.x{display:none}', '<p class="a x">no</p>yes'],
  ['an id', '#x { visibility : hidden }', '<p id=x>no</p>yes'],
  ['a name', 'q{opacity:0}', '<q>no</q>yes'],
  [
    'a name with a class',
    'span.x{font-size:1px}',
    '<p class=x>y</p><span class="x">no</span>es'.replace('y</p><', '</p>y<'),
  ],
  [
    'a list of selectors',
    'h1,.x , #y{display:none!important}',
    '<h1>no</h1><p class=x style="display:block">no</p>yes',
  ],
  ['an element around', '.outer .x{display:none}', '<div class=outer><b><i class=x>no</i></b></div><i class=x>yes</i>'],
  ['an attribute', '[class=x],p[data-a^="b"]{display:none}', '<p class=x>no</p><p data-a="bc">no</p>yes'],
  ['a sheet behind the text', '', '<p class=x>no</p>yes<style>.x{display:none}</style>'],
  [
    'a condition that holds',
    '@media only screen and (min-width: 300px){@supports (display:grid){.x{display:none}}}',
    '<p class=x>no</p>yes',
  ],
  [
    'a rule behind an import and a comment',
    '@import url(a.css); /* .y{} */ .x{/*}*/display:none}',
    '<p class=x>no</p>yes',
  ],
  ['escapes', '.\\78 { d\\69splay: n\\6f ne }', '<p class=x>no</p>yes'],
  ['the stronger rule', '#x{display:none} p.x{display:block}', '<p id=x class=x>no</p>yes'],
])('leaves out what a style sheet hides by %s', (_what, css, body) => {
  expect(htmlToText(page(css, body))).toBe('yes');
});

test.each([
  ['another class', '.x{display:none}', '<p class=xy>yes</p>'],
  ['a phone', '@media (max-width:600px){.x{display:none}}', '<p class=x>yes</p>'],
  ['paper', '@media print{.x{display:none}}', '<p class=x>yes</p>'],
  ['a later rule', '.x{display:none}.x{display:block}', '<p class=x>yes</p>'],
  ['its own style', '.x{display:none}', '<p class=x style="display:block">yes</p>'],
  ['a place that it is not in', '.outer .x{display:none}', '<div class=outer></div><p class=x>yes</p>'],
  ['a pointer over it', '.x:hover{display:none}', '<p class=x>yes</p>'],
  ['the time before scripts ran', 'body{display:none}', '<p>yes</p>'],
  ['a comment', '/* .x{display:none} */', '<p class=x>yes</p><!--<style>p{display:none}</style>-->'],
])('shows what a style sheet hides only for %s', (_what, css, body) => {
  expect(htmlToText(page(css, body))).toBe('yes');
});

test.each([
  ['white letters', 'color:#fff'],
  ['nearly white letters', 'color: rgb(250, 250, 252)'],
  ['letters in the colour of their ground', 'background:#123456;color:#123457'],
  ['clear letters', 'color:rgba(0,0,0,0)'],
  ['a place outside of the page', 'position:absolute;left:-9999px'],
  ['an indent', 'text-indent:-100em'],
  ['a shift', 'transform:translateX(-9999px)'],
  ['a cut to nothing', 'position:absolute;clip:rect(0 0 0 0)'],
  ['a cut of all sides', 'clip-path: inset(50%)'],
  ['no height', 'height:0;overflow:hidden'],
  ['no width', 'max-width:1px;overflow:hidden'],
  ['Outlook alone', 'mso-hide:all'],
  ['faintness', 'opacity:.01'],
  ['the size of a share', 'font:1%/1 serif'],
])('leaves out what is hidden by %s', (_what, style) => {
  expect(htmlToText(`<div><span style="${style}">no</span>yes</div>`)).toBe('yes');
  expect(htmlToText(page(`.x{${style}}`, '<div><span class=x>no</span>yes</div>'))).toBe('yes');
});

test.each([
  ['white letters on a dark ground', '<td bgcolor="#003366"><font color="white">yes</font></td>'],
  ['white letters on a picture', '<div style="background:url(a.png)"><p style="color:#fff">yes</p></div>'],
  ['letters of a size inside of those without', '<td style="font-size:0px"><div style="font-size:13px">yes</div></td>'],
  ['what is visible in what is hidden', '<div style="visibility:hidden"><p style="visibility:visible">yes</p></div>'],
  ['a link in a white text', '<div style="color:white"><a href="#a">yes</a></div>'],
  ['a low part without a cut', '<p style="max-height:0">yes</p>'],
])('shows %s', (_what, html) => {
  expect(htmlToText(html)).toBe('yes');
});

test.each([
  ['pictures and tool tips say', '<img src="a.png" alt="no"><a title="no">yes</a>'],
  ['a program reads to nobody', '<p aria-hidden="true">no</p>yes'],
  ['is kept for later', '<template>no</template><noscript>no</noscript><dialog>no</dialog>yes'],
])('leaves out what %s', (_what, html) => {
  expect(htmlToText(html)).toBe('yes');
});

test('ends what is hidden where a browser does', () => {
  expect(
    htmlToText(
      '<ul><li hidden>no<li>a</ul><table><tr><td hidden>no<td>b<tr hidden><td>no<tr><td>c</table><div><p hidden>no<div>d</div></div>',
    ),
  ).toBe('- a\n\nb\nc\n\nd');
  expect(htmlToText('<div hidden><table><tr><td></div>no</table></div>yes')).toBe('yes');
});

test('knows the title and the first heading that can be seen', () => {
  expect(
    readHtmlPage('<title>A &amp; B</title><h1 hidden>no</h1><h1>Trip <b>today</b></h1><h1>Other</h1>'),
  ).toMatchObject({ title: 'A & B', heading: 'Trip today', cut: false });
  expect(readHtmlPage('<!--<title>no</title>--><p>a')).toEqual({ text: 'a', title: null, heading: null, cut: false });
});

test('follows style sheets only so far', () => {
  const sheets = new StyleSheets(500);
  sheets.add('.a .x{display:none}');
  const named = (name: string) => ({ name, id: '', classes: [name], attributes: new Map() });
  const rounds = Array.from(
    { length: 100 },
    () =>
      sheets.declarationsFor(
        named('x'),
        Array.from({ length: 20 }, () => named('b')),
      ).length,
  );
  expect([rounds.some((found) => found > 0), sheets.exhausted]).toEqual([false, true]);
  expect(readHtmlPage(page('{'.repeat(300_000), 'yes'))).toMatchObject({ text: 'yes', cut: false });
});
