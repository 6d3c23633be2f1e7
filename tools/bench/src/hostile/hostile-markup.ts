import { filled, hostile, type HostileDocument } from './hostile-document.ts';

const page = (body: string | Buffer, head = '') =>
  Buffer.concat([
    Buffer.from(`<!doctype html><html><head>${head}</head><body>`),
    Buffer.from(body),
    Buffer.from('</body></html>'),
  ]);
const letter = '<h1>Science Museum Trip</h1><p>Please return the slip by September 30.</p>';

/** Pages of HTML that are deep, endless, or full of what costs time. */
export const hostileMarkup: HostileDocument[] = hostile('html', {
  '200,000 elements in each other': () => page(`${'<div>'.repeat(200_000)}deep${'</div>'.repeat(200_000)}`),
  '600,000 elements': () => page('<b>'.repeat(600_000)),
  '450,000 letters in bold that never end': () => page('<b>x'.repeat(450_000)),
  'tables in tables, 60,000 deep': () => page('<table><tr><td>'.repeat(60_000)),
  'ends of what never began': () => page(`<div>${'<span>'.repeat(200_000)}${'</div></p></td>'.repeat(60_000)}`),
  'an attribute of 1 MB': () => page(`<p title="${'x'.repeat(1_000_000)}">${letter}`),
  'an attribute that never ends': () => page(`<a href="${'<p>'.repeat(400_000)}`),
  '200,000 attributes of one element': () =>
    page(`<p ${Array.from({ length: 200_000 }, (_, index) => `a${index}=b`).join(' ')}>${letter}`),
  'a million references to characters': () => page('&amp;&#x1F600;&unknown;'.repeat(350_000)),
  'a reference of a million digits': () => page(`&#${'9'.repeat(1_000_000)};${letter}`),
  'comments that never end': () => page('<!-- '.repeat(1_500_000)),
  'a style of 8 MB': () => page(letter, `<style>${'.a .b>c{color:red}'.repeat(450_000)}</style>`),
  'rules that ask for 60,000 elements around': () =>
    page(
      `${'<p class=a>x'.repeat(60_000)}`,
      `<style>${Array.from({ length: 3_900 }, (_, index) => `.a .b${index} p{display:none}`).join('')}</style>`,
    ),
  'braces that never close': () => page(letter, `<style>${'@media all{'.repeat(300_000)}`),
  'styles of 8,000 declarations': () => page(`<p style="${'color:red;'.repeat(8_000)}">x`.repeat(90)),
  'a script of 8 MB': () => page(letter, `<script>${'</scrip>'.repeat(1_000_000)}`),
  'a picture of 8 MB in its address': () => page(`<img src="data:image/png;base64,${'A'.repeat(8_000_000)}">${letter}`),
  '100,000 links': () =>
    page(Array.from({ length: 100_000 }, (_, index) => `<a href="https://example.org/${index}">x</a>`).join('')),
  'half a million angles': () => page('<'.repeat(490_000)),
  'a charset that does not exist': () => page(letter, '<meta charset="x-evil\0">'),
  'a charset that it is not in': () => page(letter, '<meta charset="utf-16">'),
  'noughts between its letters': () => Buffer.from(`<html><body>${letter}`, 'utf16le'),
  'quotations 100,000 deep': () => page(`${'<blockquote>'.repeat(100_000)}x`),
  'lists of 19 MB': () => page(filled('<li>milk', 19_000_000)),
});
