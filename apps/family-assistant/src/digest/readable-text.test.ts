import { readFront } from './newsletter-front.ts';
import { digestLimits } from './digest-limits.ts';
import { readableText } from './readable-text.ts';

describe('a readable text', () => {
  test('has no control, invisible or turning characters and no half surrogate pairs', () => {
    expect(readableText('a\u0000b\u0007c\u202Ed\u2066e\u00ADf\u200Bg\uFEFFh \uD800 i\r\nj\u2028k')).toBe(
      'a b cdefgh \uFFFD i\nj\nk',
    );
  });

  test('keeps joined emoji and letters of every script', () => {
    const text = '👩‍👩‍👧 Žluťoučký ❤️ 学校 مدرسة';
    expect(readableText(text)).toBe(text);
  });

  test('takes HTML for what it shows', () => {
    const html =
      '<html><head><title>x</title><style>p{}</style></head><body><!-- hidden --><h2>Book fair</h2><p>Opens &amp; closes&nbsp;Monday &#8211; <b>no</b> cash</p><ul><li>One</li><li>Two</li></ul><script>alert("x")</script></body></html>';
    expect(
      readableText(html)
        .split(/\n+/)
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual(['# Book fair', 'Opens & closes Monday – no cash', '- One', '- Two']);
  });

  test('leaves comparisons and unknown brackets alone', () => {
    expect(readableText('Ages <5 and >3, see <you> & me')).toBe('Ages <5 and >3, see <you> & me');
  });

  test('shows Markdown links and bold words as their text', () => {
    expect(readableText('See **this** [form](https://a.example/(x)) ![pic](y.png) snake__case__name')).toBe(
      'See this form   snake__case__name',
    );
  });

  test('is the start of a long one', () => {
    expect(readableText('x'.repeat(300_000))).toHaveLength(digestLimits.newsletterCharacters);
  });

  test.each([
    '<p>' + '<p '.repeat(60_000),
    '<p>' + '<script>'.repeat(24_000),
    '<p>' + '<!--'.repeat(40_000),
    '['.repeat(190_000),
    '[a]('.repeat(49_000),
    '![a]('.repeat(39_000),
    '**a'.repeat(60_000),
    '__'.repeat(90_000),
    '<p>' + '&#'.repeat(90_000),
    '<p>' + '&a'.repeat(90_000),
  ])('of hostile markup is read in the time of a test (%#)', (text) => {
    expect(readableText(text).length).toBeLessThanOrEqual(digestLimits.newsletterCharacters);
  });
});

describe('the front of a newsletter', () => {
  const today = '2026-09-21';

  test('of a mail is its subject and day', () => {
    expect(
      readFront(
        '\nSubject: Picture day\nFrom: office@school.example\nDate: Fri, 18 Sep 2026 08:00:00 -0500\n\nIt is soon.',
        today,
      ),
    ).toEqual({ subject: 'Picture day', day: '2026-09-18', body: '\nIt is soon.' });
  });

  test('is a line that is nothing but a date', () => {
    expect(readFront('Lakeside Weekly\nSeptember 18, 2026\nHello', today)).toEqual({
      subject: '',
      day: '2026-09-18',
      body: 'Lakeside Weekly\nHello',
    });
  });

  test.each([
    'October 9, 2026\nTrip',
    'On September 18, 2026 we met.',
    'September 18\nHello',
    'Date: soon\n\nHello',
    '',
  ])('has no day when it says none, or one to come: %j', (text) => {
    expect(readFront(text, today).day).toBeNull();
  });
});
