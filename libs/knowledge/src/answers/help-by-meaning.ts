import type { HelpWeights } from './help-evidence.ts';

/** Weights where a model compares meanings. Written by tools/bench/src/learning/learn-refusals.main.ts. */
export const helpByMeaning: HelpWeights = {
  base: -3.02,
  score: 2.15,
  telling: -0.42,
  tellingFact: 0.87,
  plain: -1,
  noFact: 0.22,
  value: -0.72,
  person: -1.86,
  stranger: -0.95,
  known: -1.73,
  found: -3.27,
  onDay: 0.94,
  line: 0.55,
  ours: 0.7,
  world: -5.63,
  manner: 1.38,
  length: 1.78,
  unheard: -1.11,
  open: -1.11,
  openShare: -4.54,
};
