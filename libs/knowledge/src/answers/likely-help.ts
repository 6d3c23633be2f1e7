import { helpByMeaning } from './help-by-meaning.ts';
import { helpByWords } from './help-by-words.ts';
import { helpEvidence, type HelpEvidence, type Suggestion } from './help-evidence.ts';
import type { ScoredSentence } from './scored-sentences.ts';

/**
 * Weights of a logistic regression: a sentence is shown when its evidence and the base add up to more than 0. Learned
 * from the dev question sets, see docs/decisions/0016.
 */
export type HelpWeights = Readonly<Record<keyof HelpEvidence | 'base', number>>;

/** Whether a sentence is likely to answer or to help, rather than only to share words with the question. */
export function isLikelyHelp(sentence: ScoredSentence, suggestion: Suggestion): boolean {
  const { wants, asksOutcome } = suggestion.question;
  // A plan does not tell who won.
  if (wants === 'person' && asksOutcome && !sentence.hasFact) return false;
  const weights = sentence.meaning === null ? helpByWords : helpByMeaning;
  const evidence = helpEvidence(sentence, suggestion);
  const names = Object.keys(evidence) as (keyof typeof evidence)[];
  return names.reduce((sum, name) => sum + weights[name] * evidence[name], weights.base) > 0;
}
