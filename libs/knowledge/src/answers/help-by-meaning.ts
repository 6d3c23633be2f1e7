import type { HelpWeights } from './help-evidence.ts';

/** Weights where a model compares meanings. Written by tools/bench/src/learn-refusals.main.ts. */
export const helpByMeaning: HelpWeights = {
  base: -3.72,
  score: 3.12,
  telling: -3.09,
  tellingFact: 2.73,
  plain: -1.37,
  noFact: 0.37,
  value: 0.27,
  person: -0.46,
  stranger: -1.74,
  known: -0.17,
  found: -4.88,
  onDay: 3.65,
  line: 1.0,
  ours: 0.28,
  world: -4.36,
  manner: 0,
  length: 0,
  unheard: 0,
  open: 0,
  openShare: 0,
};
