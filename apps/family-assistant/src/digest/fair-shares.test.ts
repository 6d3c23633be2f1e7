import { fairShares } from './fair-shares.ts';

test.each([
  ['everything fits', [3, 1, 2], 10, [3, 1, 2]],
  ['one is far too large', [5, 1_000_000, 7], 100, [5, 88, 7]],
  ['several are too large', [50, 60, 10], 60, [25, 25, 10]],
  ['nothing is left to give', [4, 0, 9], 0, [0, 0, 0]],
  ['nobody claims anything', [], 10, []],
])('when %s, small claims are met and large ones share the rest', (_what, claims, total, shares) => {
  expect(fairShares(claims, total)).toEqual(shares);
});
