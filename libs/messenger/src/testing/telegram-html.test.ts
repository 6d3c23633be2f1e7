import { ApiRefusal } from './api-answer.ts';
import { parseTelegramHtml } from './telegram-html.ts';

describe('parseTelegramHtml', () => {
  test.each([
    ['plain text', 'a > b', 'a > b', []],
    [
      'nested tags',
      '<b>x<i>y</i></b>',
      'xy',
      [
        { type: 'bold', offset: 0, length: 2 },
        { type: 'italic', offset: 1, length: 1 },
      ],
    ],
    ['offsets in UTF-16 code units', '🎂<u>x</u>', '🎂x', [{ type: 'underline', offset: 2, length: 1 }]],
    [
      'a link',
      '<a href="https://example.org/?a=1&amp;b=>">go</a>',
      'go',
      [{ type: 'text_link', offset: 0, length: 2, url: 'https://example.org/?a=1&b=>' }],
    ],
    ['references', '&lt;&#39;&#x1F382;&amp;amp;&quot', '<\'🎂&amp;"', []],
    ['references that Telegram does not know', '&nbsp;&apos;&#0;&', '&nbsp;&apos;&#0;&', []],
    ['tags of any case, with spaces', '<B >x</b >', 'x', [{ type: 'bold', offset: 0, length: 1 }]],
    ['a tag around nothing', '<b></b>x', 'x', []],
    ['a spoiler', '<span class="tg-spoiler">x</span>', 'x', [{ type: 'spoiler', offset: 0, length: 1 }]],
  ])('reads %s', (_, html, text, entities) => {
    expect(parseTelegramHtml(html)).toEqual({ text, entities });
  });

  test.each([
    ['<h1>x</h1>', 'Unsupported start tag "h1" at byte offset 0'],
    ['1 < 2', 'Unsupported start tag "" at byte offset 2'],
    ['é<br>', 'Unsupported start tag "br" at byte offset 2'],
    ['<b', 'Unclosed start tag at byte offset 0'],
    ['<a href="x', 'Unclosed start tag "a" at byte offset 0'],
    ['x</b>', 'Unexpected end tag at byte offset 1'],
    ['<b>x</i>', 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'],
    ['<b>x</b', 'Unclosed end tag at byte offset 4'],
    ['<b>x', 'Can\'t find end tag corresponding to start tag "b"'],
    ['<span>x</span>', 'Tag "span" must have class "tg-spoiler" at byte offset 0'],
    [
      '&#xD800;',
      'Text contains invalid Unicode characters after decoding HTML entities, check for unmatched surrogate code units',
    ],
  ])('refuses %s', (html, reason) => {
    expect(() => parseTelegramHtml(html)).toThrow(new ApiRefusal(400, `Bad Request: can't parse entities: ${reason}`));
  });
});
