import { parseTelegramHtml } from '@homeroom/messenger/testing';
import type { EventGraphEntry } from '../../event-graph/event-graph-store-sql.ts';
import type { GroceryItem } from '../../grocery/grocery-item.ts';
import { answerReply } from './answer-text.ts';
import { whenWords } from './day-words.ts';
import { openReply, recentReply } from './entry-text.ts';
import { addedReply, doneReply, groceryReply } from './grocery-text.ts';
import type { Reply } from './reply.ts';

const hostile = '</b><i>&"\n/done 1 👩‍👩‍👧‍👦'.repeat(40);
const id = '7b1e05c4-d932-4f68-9a07-5e3c81d2b640';
/** 19:02 on September 15 in Chicago. */
const moment = { now: new Date('2026-09-16T00:02:10Z'), timeZone: 'America/Chicago', locale: 'en-US' };
const item = (name: string, quantity: string | null = null): GroceryItem => ({
  id,
  name,
  quantity,
  addedBy: null,
  createdAt: moment.now,
});
const entry = (overrides: Partial<EventGraphEntry> = {}): EventGraphEntry => ({
  id,
  type: 'message',
  createdAt: new Date('2026-09-14T17:00:00Z'),
  what: 'Dentist',
  who: ['Leo', 'Maya'],
  when: '2026-10-09T15:00',
  where: 'Main Street 4',
  confidence: 0.5,
  needsConfirmation: true,
  open: true,
  source: { type: 'message', id: 's', subject: '' },
  links: [],
  ...overrides,
});
const passage = (subject: string) => ({
  source: 's',
  chunk: 0,
  passage: '',
  score: 1,
  type: 'email' as const,
  kind: null,
  sender: '',
  subject,
  date: '2026-09-14',
});

test.each<[string, Reply]>([
  ['the grocery list', groceryReply(Array<GroceryItem>(61).fill(item(hostile, hostile)))],
  ['what was added', addedReply(Array(50).fill({ name: hostile, quantity: hostile, outcome: 'added' }))],
  [
    'what was struck out',
    doneReply({
      chosen: Array<GroceryItem>(50).fill(item(hostile)),
      gone: Array<string>(50).fill(hostile),
      unknown: Array<string>(50).fill(hostile),
      unclear: Array<string>(50).fill(hostile),
    }),
  ],
  [
    'what waits',
    openReply(
      Array<EventGraphEntry>(11).fill(entry({ what: hostile, who: [hostile], when: hostile, where: hostile })),
      moment,
    ),
  ],
  [
    'what is recent',
    recentReply(
      Array<EventGraphEntry>(10).fill(entry({ what: hostile, who: [hostile], when: hostile, where: hostile })),
      moment,
    ),
  ],
  ['an answer', answerReply({ text: hostile.repeat(10), passages: Array(5).fill(passage(hostile)) })],
])('%s fits into a message, whatever others wrote', (_, { html, buttons }) => {
  const { text } = parseTelegramHtml(html);
  expect(html.length).toBeLessThanOrEqual(4_096);
  expect(text.split('\n').filter((line) => line.startsWith('/done'))).toEqual([]);
  for (const { label, data } of buttons.flat())
    expect([Buffer.byteLength(data) <= 64, label.length <= 400]).toEqual([true, true]);
  expect(buttons.flat().length).toBeLessThanOrEqual(100);
});

test('what happened is told by its day, whom it concerns, when and where', () => {
  expect(
    parseTelegramHtml(recentReply([entry(), entry({ who: [], when: 'some day', where: '', open: false })], moment).html)
      .text,
  ).toBe(
    'The last seven days\n• Mon, Sep 14: Dentist (open)\n    Leo and Maya · Fri, Oct 9, 3:00 PM · Main Street 4\n• Mon, Sep 14: Dentist\n    some day',
  );
  expect(recentReply([], moment).html).toBe('Nothing came in during the last seven days.');
});

test('an answer names where it was found', () => {
  expect(
    parseTelegramHtml(answerReply({ text: 'On Friday.', passages: [passage('Trip'), passage('')] }).html).text,
  ).toBe('On Friday.\n\nFound in\n• Trip, 2026-09-14\n• Unknown, 2026-09-14');
  expect(
    parseTelegramHtml(
      answerReply({ text: '“On Friday.” (Found in: Trip, 2026-09-14)', passages: [passage('Trip'), passage('Bus')] })
        .html,
    ).text,
  ).toBe('“On Friday.” (Found in: Trip, 2026-09-14)\n\nSee also\n• Bus, 2026-09-14');
  expect(answerReply({ text: null, passages: [] }).html).toBe('The answer is not in the processed emails.');
});

test.each([
  ['2026-10-09', 'Fri, Oct 9'],
  ['2027-01-02T08:45', 'Sat, Jan 2, 2027, 8:45 AM'],
  ['2026-10-09T20:00:00Z', 'Fri, Oct 9, 3:00 PM'],
  ['next Friday', 'next Friday'],
  ['', ''],
])('%j is said as %j', (when, words) => {
  expect(whenWords(when, moment)).toBe(words);
});
