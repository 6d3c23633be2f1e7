import { splitChunks } from '../chunks.ts';
import { estimatePoints, isLarge } from './estimate-points.ts';

const sentences = (count: number) =>
  Array.from({ length: count }, (_, i) => `Sentence ${i} says something about the family and their week.`).join(' ');

test.each([
  ['an empty text', ''],
  ['a message', 'Museum trip on Friday'],
  ['a letter', sentences(60)],
  ['a long text', sentences(2_000)],
  ['a text without spaces', '字'.repeat(9_000)],
])('%s is estimated within half of its points', (_, text) => {
  const points = Math.max(
    1,
    splitChunks({ text, subject: 'Family Logistics: trip', sender: 'Ana Rivera', date: '2026-10-09' }).length,
  );
  expect(estimatePoints(text)).toBeGreaterThanOrEqual(points * 0.65);
  expect(estimatePoints(text)).toBeLessThanOrEqual(points * 1.5);
});

test('a text of more than eight points is large', () => {
  expect([isLarge('short'), isLarge(sentences(30)), isLarge(sentences(200)), isLarge('x'.repeat(40_000))]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
