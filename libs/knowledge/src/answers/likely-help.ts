import { helpByMeaning } from './help-by-meaning.ts';
import { helpByWords } from './help-by-words.ts';
import { helpEvidence, type Suggestion } from './help-evidence.ts';
import type { ScoredSentence } from './scored-sentences.ts';

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
