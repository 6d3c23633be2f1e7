import { categories } from '@homeroom/matters';
import { digestMarkdown, maxMessageLength } from './digest-markdown.ts';
import type { DigestEntry, DigestSection } from './digest.ts';
import { escapeMarkdownV2 } from './markdown-v2.ts';

const entry = (parts: Partial<DigestEntry> = {}): DigestEntry => ({
  summary: 'Picture day is on Tuesday.',
  who: [],
  actionRequired: false,
  deadline: null,
  ...parts,
});
const section = (category: DigestSection['category'], ...entries: DigestEntry[]): DigestSection => ({
  category,
  entries,
});
/** Telegram refuses a message in which one of these stands bare. */
const unescaped = /(?<!\\)(?:\\\\)*[_[\]()~`>#+\-=|{}.!]/;

test('every character with a meaning is escaped, the backslash first of all', () => {
  expect(escapeMarkdownV2('_*[]()~`>#+-=|{}.!\\ a1 ü 🎉')).toBe(
    '\\_\\*\\[\\]\\(\\)\\~\\`\\>\\#\\+\\-\\=\\|\\{\\}\\.\\!\\\\ a1 ü 🎉',
  );
});

test('an entry says what to do by when, and for whom', () => {
  const markdown = digestMarkdown([
    section(
      'School',
      entry({ who: ['Maya', 'Leo'], actionRequired: true, deadline: '2026-10-05' }),
      entry({ summary: 'No school on Monday', actionRequired: true }),
    ),
  ]);
  expect(markdown).toBe(
    '🏫 *School*\n• Picture day is on Tuesday\\. *To do by Mon, Oct 5* \\(Maya, Leo\\)\n• No school on Monday *To do*',
  );
});

test('an empty digest is a sentence, because the messenger takes no empty message', () => {
  expect(digestMarkdown([])).toBe('Nothing new\\.');
});

test('hostile summaries cannot leave their line or make markup', () => {
  const markdown = digestMarkdown([
    section('Other', entry({ summary: '*x*\n\n🏫 *School* [a](tg://user?id=1) ||y|| \\', who: ['*'] })),
  ]);
  expect(markdown.split('\n')).toHaveLength(2);
  expect(markdown.split('\n')[1]).not.toMatch(unescaped);
});

describe('a long digest', () => {
  const many = (count: number, parts: (index: number) => Partial<DigestEntry>) =>
    Array.from({ length: count }, (_, index) =>
      entry({ summary: `Notice ${index}: ${'word '.repeat(15)}`, ...parts(index) }),
    );

  test('is shortened by "+N more" in each section, and the numbers add up', () => {
    const sections = categories.map((category) => section(category, ...many(40, () => ({}))));
    const markdown = digestMarkdown(sections);
    expect(markdown.length).toBeLessThanOrEqual(maxMessageLength);
    expect(markdown.length).toBeGreaterThan(maxMessageLength - 300);
    for (const block of markdown.split('\n\n')) {
      const more = /^\\\+(\d+) more$/m.exec(block)?.[1];
      expect(Number(more) + (block.match(/^•/gm) ?? []).length).toBe(40);
    }
  });

  test('keeps what asks for something, deadlines first, in the order of the newsletters', () => {
    const markdown = digestMarkdown([
      section(
        'School',
        ...many(100, (index) =>
          index === 99
            ? { actionRequired: true, deadline: '2026-10-05' }
            : index === 98
              ? { actionRequired: true }
              : {},
        ),
      ),
    ]);
    const shown = [...markdown.matchAll(/Notice (\d+)/g)].map(([, index]) => Number(index));
    expect(shown.slice(-2)).toEqual([98, 99]);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(shown.length).toBeGreaterThan(20);
  });

  test('shows at least one entry of each section, however long and however much is escaped', () => {
    const longest = entry({
      summary: '!'.repeat(700),
      who: Array.from({ length: 50 }, (_, index) => `!!!!${index}`),
      actionRequired: true,
      deadline: '2026-10-05',
    });
    const emoji = entry({
      summary: '👩‍👩‍👧‍👦'.repeat(200),
      who: ['👩‍👩‍👧‍👦'.repeat(50)],
      actionRequired: true,
      deadline: '2026-10-05',
    });
    for (const one of [longest, emoji]) {
      const markdown = digestMarkdown(categories.map((category) => section(category, one, one)));
      expect(markdown.length).toBeLessThanOrEqual(maxMessageLength);
      expect(markdown.match(/^•/gm)?.length).toBeGreaterThanOrEqual(5);
    }
  });
});
