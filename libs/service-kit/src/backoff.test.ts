import { backoff } from './backoff.ts';

test('doubles from the first pause to the longest', () => {
  const limits = { firstMs: 1_000, maxMs: 60_000 };
  expect([1, 2, 3, 6, 7, 5_000].map((failures) => backoff(failures, limits))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
  ]);
});
