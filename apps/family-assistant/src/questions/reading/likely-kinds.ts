import type { Wanted } from '../calendar-question.ts';
import { kindWeights } from './kind-weights.ts';

/** Kinds of questions with the one that is not for the calendar. */
export type LikelyKind = Wanted | 'none';

/** Weights are kept as tenths. */
const unit = 10;
const weights = Object.entries(kindWeights).map(([kind, text]) => ({
  kind: kind as LikelyKind,
  of: new Map(
    text
      .split(';')
      .map((entry) => entry.trim().split('='))
      .map(([feature = '', weight]) => [feature, Number(weight) / unit]),
  ),
}));

/** Returns how likely a question with these features is of each kind, from 0 to 1. @param features from `questionFeatures` */
export function likelyKinds(features: readonly string[]): ReadonlyMap<LikelyKind, number> {
  const scores = weights.map(({ kind, of }) => ({
    kind,
    score: Math.exp(features.reduce((sum, feature) => sum + (of.get(feature) ?? 0), 0)),
  }));
  const total = scores.reduce((sum, { score }) => sum + score, 0);
  return new Map(scores.map(({ kind, score }) => [kind, score / total]));
}
