import { splitChunks, type Chunk } from './chunks.ts';
import { countWords } from './words.ts';

const passages = (text: string, maxWords?: number) =>
  splitChunks({ text }, maxWords === undefined ? {} : { maxWords }).map(({ passage }) => passage);
const sentence = (n: number, words = 10) => `S${n} ${'word '.repeat(words - 2)}end.`;
const paragraph = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => sentence(from + i)).join(' ');

/** Linear congruential generator, so that texts are the same in every run. */
function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

describe('a text that fits', () => {
  test('is one chunk, its lines kept, subject, sender and date in front', () => {
    const text = 'Hi all,\r\n\r\npicture day is Tuesday.  \nForms go home today.\n\n\n';
    expect(splitChunks({ text, subject: 'Picture day\n', sender: 'Lakeside School', date: '2026-10-06' })).toEqual([
      {
        index: 0,
        text: 'Picture day\nLakeside School, 2026-10-06\n\nHi all,\n\npicture day is Tuesday.\nForms go home today.',
        passage: 'Hi all,\n\npicture day is Tuesday.\nForms go home today.',
      },
    ]);
  });

  test.each([
    [{ subject: 'A' }, 'A\n\nx'],
    [{ sender: 'B' }, 'B\n\nx'],
    [{ date: 'C' }, 'C\n\nx'],
    [{ subject: ' ', sender: '', date: 'C' }, 'C\n\nx'],
    [{}, 'x'],
  ])('has in front what is known: %j', (front, text) => {
    expect(splitChunks({ text: 'x', ...front })).toEqual([{ index: 0, text, passage: 'x' }]);
  });

  test('that is empty is no chunk, or one of the lines in front', () => {
    expect(splitChunks({ text: ' \n\t\u0000' })).toEqual([]);
    expect(splitChunks({ text: '', subject: 'Picture day' })).toEqual([{ index: 0, text: 'Picture day', passage: '' }]);
  });
});

describe('a longer text', () => {
  test('is divided between sentences, the last one repeated', () => {
    expect(passages(paragraph(0, 8), 40)).toEqual([paragraph(0, 4), paragraph(3, 7), paragraph(6, 8)]);
  });

  test('is divided between paragraphs where the second fits in a chunk of its own', () => {
    expect(passages(`${paragraph(0, 3)}\n\n${paragraph(3, 6)}`, 40)).toEqual([
      paragraph(0, 3),
      `${sentence(2)}\n\n${paragraph(3, 6)}`,
    ]);
  });

  test('does not repeat a sentence that takes more than a third of a chunk', () => {
    const long = [sentence(0, 20), sentence(1, 20), sentence(2, 20)];
    expect(passages(long.join(' '), 40)).toEqual([long.slice(0, 2).join(' '), long[2]]);
  });

  test('divides an over-long sentence between words', () => {
    expect(passages(Array.from({ length: 25 }, (_, i) => `w${i}`).join(' '), 10)).toEqual([
      'w0 w1 w2 w3 w4 w5 w6 w7 w8 w9',
      'w10 w11 w12 w13 w14 w15 w16 w17 w18 w19',
      'w20 w21 w22 w23 w24',
    ]);
  });

  test('keeps a list with its introduction whole', () => {
    const list = `Please bring:\n- one pair of shoes\n- a bottle\n  of water\n- a hat`;
    expect(passages(`${paragraph(0, 3)}\n${list}\n\n${paragraph(3, 6)}`, 40)).toEqual([
      paragraph(0, 3),
      expect.stringContaining(list),
      expect.any(String),
    ]);
  });

  test.each([
    ['bars', (n: number) => `| game ${n} | Friday | 4 pm |`],
    ['tabs', (n: number) => `game ${n}\tFriday\t4 pm`],
    ['numbers', (n: number) => `${n}. game Friday 4 pm`],
  ])('divides a table or list with %s between lines when it is too long', (_, row) => {
    const rows = Array.from({ length: 20 }, (_, n) => row(n));
    const parts = passages(rows.join('\n'), 30);
    expect(parts.join('\n').split('\n')).toEqual(rows);
    expect(parts.length).toBeGreaterThan(3);
  });

  test('cuts an over-long subject to a quarter of a chunk', () => {
    const [first] = splitChunks({ text: 'x', subject: 'very '.repeat(1_000_000) }, { maxWords: 40 });
    expect(first?.text).toBe(`${'very '.repeat(10).trim()}\n\nx`);
  });

  test.each([7, 10.5, Number.NaN, -1])('refuses a limit of %s words', (maxWords) => {
    expect(() => splitChunks({ text: 'x' }, { maxWords })).toThrow(RangeError);
  });
});

describe('any text', () => {
  /** Each part is numbered, to tell repetition by the chunker from repetition in the text. */
  const parts: ((n: number) => string)[] = [
    (n) => `Dear parents ${n}, `,
    (n) => `bring ${n}: `,
    () => '\n',
    () => '\n\n',
    (n) => `- item ${n} `,
    (n) => `Dr. Okafor ${n} `,
    (n) => `is here ${n}. `,
    (n) => `Due Fri. Oct. ${n}! `,
    (n) => `東京は${n}。`,
    (n) => `שלום עולם ${n}. `,
    (n) => `👩‍👩‍👧‍👦${n}`,
    (n) => `${n}${'a'.repeat(40)}`,
    (n) => ` | a | b${n} |\n`,
    (n) => `\t${n}`,
    (n) => `e\u0301${n} `,
  ];

  test.each(Array.from({ length: 60 }, (_, seed) => seed))('loses nothing and keeps to the limit (seed %i)', (seed) => {
    const random = seeded(seed);
    const text = Array.from({ length: 20 + random(400) }, (_, n) => parts[random(parts.length)]?.(n)).join('');
    const maxWords = 8 + random(60);
    const source = { text, subject: 'Trip', sender: 'school', date: '2026-10-09' };
    const chunks = splitChunks(source, { maxWords });
    expect(chunks.filter((chunk) => countWords(chunk.text) > maxWords)).toEqual([]);
    expect(chunks.map(({ index }) => index)).toEqual(chunks.map((_, i) => i));
    expect(uncovered(text, chunks)).toBe('');
    expect(splitChunks(source, { maxWords })).toEqual(chunks);
  });

  test.each([
    ['one line without spaces', 'a'.repeat(1_000_000)],
    ['words on one line', 'lorem '.repeat(166_666)],
    ['right-to-left text', 'שלום עולם '.repeat(55_555)],
    ['emoji', '👩‍👩‍👧‍👦'.repeat(40_000)],
    ['full stops', '. '.repeat(500_000)],
    ['brackets after a full stop', `.${'('.repeat(1_000_000)}`],
    ['line breaks', '\n'.repeat(1_000_000)],
    ['spaces before a letter', `${' '.repeat(1_000_000)}x`],
    ['bullets', '- a\n'.repeat(250_000)],
    ['introductions', 'a:\n- b\n'.repeat(140_000)],
    ['combining marks', `e${'\u0301'.repeat(500_000)}`],
    ['lone surrogates', '\ud83c'.repeat(500_000)],
  ])('of a megabyte of %s is divided into pieces that are short', (_, text) => {
    const chunks = splitChunks({ text });
    // A word has at most 20 characters and 8 attached ones, of two units each.
    expect(chunks.filter((chunk) => chunk.text.length > 180 * 60)).toHaveLength(0);
  });
});

/**
 * Returns the text not covered by the chunks' passages, ignoring white space. Each passage is aligned where the
 * previous one ends or, when it repeats some of it, as little earlier as possible.
 */
function uncovered(text: string, chunks: readonly Chunk[]): string {
  const whole = text.replaceAll(/\s/g, '');
  let end = 0;
  for (const { passage } of chunks) {
    const next = passage.replaceAll(/\s/g, '');
    let start = end;
    while (start > 0 && start + next.length > end && !whole.startsWith(next, start)) start--;
    if (!whole.startsWith(next, start) || start + next.length <= end) break;
    end = start + next.length;
  }
  return whole.slice(end);
}
