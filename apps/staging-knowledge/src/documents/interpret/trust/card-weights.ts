/** Weights of the signs of a card that can be trusted. Written by tools/bench/src/learning/learn-cards.main.ts. */
export const cardWeights: Readonly<Record<string, number>> = {
  base: 3.082,
  dates: -0.514,
  unusedTimes: -0.521,
  justPast: -1.003,
  unread: -0.078,
  leftOut: -0.411,
  relative: -1.094,
  mail: -0.109,
};
