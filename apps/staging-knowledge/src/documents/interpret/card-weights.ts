/** Weights of the signs of a card that can be trusted. Written by tools/bench/src/learn-cards.main.ts. */
export const cardWeights: Readonly<Record<string, number>> = {
  base: 2.955,
  dates: -0.365,
  unusedTimes: -0.608,
  justPast: -0.803,
  unread: -0.589,
  leftOut: -0.418,
  relative: -1.009,
  mail: -0.658,
};
