import type { SearchResult } from '@homeroom/search';
import { chooseSentence, type CompareMeaning } from './choose-sentence.ts';
import { helpEvidence, type HelpEvidence } from './help-evidence.ts';
import { passagesToRead } from './passages-to-read.ts';
import { readQuestion } from './question.ts';

/** Question with what a search found for it. */
export interface SearchedQuestion {
  question: string;
  found: Pick<SearchResult, 'passages' | 'unknownTerms'>;
  /** Maximum number of sources that are listed. */
  topK: number;
  /** YYYY-MM-DD in the household's zone. */
  today: string;
  /** Null: words alone choose. */
  compare: CompareMeaning | null;
}

/**
 * Returns the evidence by which it is decided whether the sentence chosen for a question is shown; null where nothing is
 * decided, because there is none, it is strong, or it says why the fact is missing. For learning the weights.
 */
export async function suggestionEvidence({
  question: text,
  found,
  topK,
  today,
  compare,
}: SearchedQuestion): Promise<HelpEvidence | null> {
  const question = readQuestion(text, today);
  const passages = passagesToRead(found.passages, { topK, compares: compare !== null });
  const chosen = await chooseSentence({ question, passages, today, compare });
  if (chosen === null || chosen.strength === 'strong' || chosen.saysWhyNot) return null;
  return helpEvidence(chosen.sentence, { question, passages, unknownTerms: found.unknownTerms });
}
