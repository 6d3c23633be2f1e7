import type { HelpWeights } from './help-evidence.ts';

/** Weights where words alone choose. Written by tools/bench/src/learn-refusals.main.ts. */
export const helpByWords: HelpWeights = {
  base: -3.8,
  score: 3.41,
  telling: -0.92,
  tellingFact: 1.38,
  plain: -1.21,
  noFact: 1.97,
  value: -0.91,
  person: -2.18,
  stranger: -0.77,
  known: 0.09,
  found: -6.78,
  onDay: 1.02,
  line: 1.4,
  ours: 0.41,
  world: -5.14,
  manner: -0.19,
  length: 2.57,
  unheard: -1.35,
  open: -2.06,
};
