import { stopWords } from './stop-words.ts';
import { tokenIds, tokenize } from './tokens.ts';

describe('tokenize', () => {
  test.each([
    ['The Cats SAT on the mats.', ['cat', 'sat', 'mat']],
    ['running runs, run: runner', ['run', 'run', 'run', 'runner']],
    ['due 10/09 at 4:30pm', ['due', '10', '09', '4', '30pm']],
    ['snake_case kebab-case', ['snake', 'case', 'kebab', 'case']],
    ["don't", []],
    ['Día 東京 Straße ②', ['día', '東京', 'straße', '②']],
    ['', []],
  ])('of %j is %j', (text, stems) => {
    expect(tokenize(text)).toEqual(stems);
  });

  test('drops stop words before stemming, so that a word whose stem is one stays', () => {
    expect(tokenize('doings')).toEqual(['do']);
    expect(tokenize('doing')).toEqual([]);
  });

  test('knows the 153 stop words, each in lower case', () => {
    expect(stopWords.size).toBe(153);
    expect([...stopWords].filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
  });
});

describe('tokenIds', () => {
  test('are the recorded ones', () => {
    expect(tokenIds('hello, world')).toEqual([613153351, 74040069]);
  });

  test('stay the same when the cache has been emptied by many other words', () => {
    const before = tokenIds('permission slips');
    tokenIds(Array.from({ length: 20_000 }, (_, n) => `x${n}`).join(' '));
    expect(tokenIds('permission slips')).toEqual(before);
  });

  test.each([
    ['one word', 'y'.repeat(5_000_000), 1],
    ['spaces', ' '.repeat(5_000_000), 0],
    ['emoji', '🎒'.repeat(1_250_000), 0],
    ['short words', 'ab '.repeat(1_666_666), 1_666_666],
    ['lone surrogates', '\ud83c'.repeat(5_000_000), 0],
  ])('of five megabytes of %s are all there', (_, text, count) => {
    expect(tokenIds(text)).toHaveLength(count);
  });
});
