import { splitSentences } from './sentences.ts';

describe('splitSentences', () => {
  test.each([
    ['One. Two! Three?', ['One. ', 'Two! ', 'Three?']],
    ['Ask Dr. Okafor or Mrs. Lee. Thanks.', ['Ask Dr. Okafor or Mrs. Lee. ', 'Thanks.']],
    ['Due Fri. Oct. 9, 2026. Bring it.', ['Due Fri. Oct. 9, 2026. ', 'Bring it.']],
    ['Hard\nwrapped text. Here.', ['Hard\nwrapped text. ', 'Here.']],
    ['She said "No." Then left.', ['She said "No." ', 'Then left.']],
    ['今日は。明日は。', ['今日は。', '明日は。']],
    ['', []],
  ])('of %j are %j', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });

  test('cut none in two, wherever in a long text it stands, and joined they are the text', () => {
    const line = 'Please return the signed form to Mr. Okafor by Fri. Oct. 9, 2026, or call us. ';
    for (const before of [7_900, 7_930, 7_960, 7_990, 15_950, 99_970]) {
      const text = `${'Words fill the page. '.repeat(before / 21)}${line}${'And more of them come. '.repeat(500)}`;
      const sentences = splitSentences(text);
      expect(sentences).toContain(line);
      expect(sentences.join('')).toBe(text);
    }
  });

  test('divide one that is longer than a window between words, in linear time', () => {
    for (const text of [
      `Yes. ${'word '.repeat(200_000)}`,
      'x'.repeat(1_000_000),
      `${`No. ${'word '.repeat(1_599)}end. `.repeat(100)}`,
    ]) {
      const sentences = splitSentences(text);
      expect(sentences.join('')).toBe(text);
      expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(8_000);
    }
  });
});
