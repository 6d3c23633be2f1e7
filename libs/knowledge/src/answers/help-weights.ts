import type { HelpEvidence } from './help-evidence.ts';

/** Weights of a logistic regression: a sentence is shown when its evidence and the base add up to more than 0. */
export type HelpWeights = Readonly<Record<keyof HelpEvidence | 'base', number>>;

/**
 * Weights where words alone choose. Fitted on the dev question sets, the border (in the base) on households left out; see
 * docs/decisions/0016.
 */
export const helpByWords: HelpWeights = {
  base: -4.02,
  score: 3.61,
  telling: -2.08,
  tellingFact: 1.67,
  plain: -0.93,
  noFact: 1.73,
  value: -1.23,
  person: -2.07,
  stranger: -1.3,
  known: 2.06,
  found: -7.78,
  onDay: 1.64,
  line: 1.43,
  ours: 0.73,
  world: -5.07,
};

/** Weights where a model compares meanings. */
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
};
