import type { HelpWeights } from './help-evidence.ts';

/** Weights where words alone choose. Written by tools/bench/src/learning/learn-refusals.main.ts. */
export const helpByWords: HelpWeights = {
  base: -5,
  score: 3.57,
  telling: -0.86,
  tellingFact: 0.7,
  plain: -1.06,
  noFact: 1.7,
  value: -1.31,
  person: -2.05,
  stranger: -1.1,
  known: 0.54,
  found: -4.77,
  onDay: 0.97,
  line: 1.24,
  ours: 0.72,
  world: -5.88,
  manner: 1.04,
  length: 2.08,
  unheard: -0.07,
  open: -1.85,
  openShare: -2.29,
};
