import type { FoundPassage } from '@homeroom/search';
import { cleanLine } from '@homeroom/text';
import type { Question } from './question.ts';
import type { ScoredSentence } from './scored-sentences.ts';
import { stemIds } from './stems.ts';

/** Circumstances of a sentence that may be shown. */
export interface Suggestion {
  question: Question;
  /** The passages that it was chosen from. */
  passages: readonly FoundPassage[];
  /** Whether it has enough of the question to be quoted as an answer. */
  answers: boolean;
}

/** Weights of a logistic regression over the seen question sets; `byWords` when no meaning is known. */
const byMeaning = { base: -1.85, meaning: 2.7, own: -2, noFact: -2.2, rank: 0.9, here: 0, known: 1.6, person: -1.6 };
const byWords = { base: -2.6, meaning: 0, own: -1.3, noFact: -2.8, rank: 0.3, here: 1.6, known: 2.7, person: -1.8 };
/** Border of sentences that have enough of the question; that of others is 0. */
const answerBorder = -1.1;
/** Kinds of fact that a sentence plainly has or has not. */
const openKinds: ReadonlySet<Question['wants']> = new Set(['other', 'yes-no', 'reason', 'items']);

/**
 * Whether a sentence that does not say it outright is likely to help. A sentence that only repeats the question's words
 * tells nothing new, and somebody is named in nearly every sentence: both count against it.
 */
export function isLikelyHelp(sentence: ScoredSentence, { question, passages, answers }: Suggestion): boolean {
  const passage = passages[sentence.passage];
  if (!passage) return false;
  const weights = sentence.meaning === null ? byWords : byMeaning;
  const value =
    weights.base +
    weights.meaning * (sentence.meaning ?? 0) +
    weights.own * sentence.ownCoverage +
    weights.noFact * Number(!sentence.hasFact && !openKinds.has(question.wants)) +
    weights.rank * Math.min(1, Math.max(0, passage.score)) +
    weights.here * knownShare(question, [passage]) +
    weights.known * knownShare(question, passages) +
    weights.person * Number(question.wants === 'person');
  return value >= (answers ? answerBorder : 0);
}

/** Share of the question's telling words that the passages have, 0 to 1. */
function knownShare({ terms }: Question, passages: readonly FoundPassage[]): number {
  const telling = terms.filter((term) => term.telling);
  if (telling.length === 0) return 1;
  const stems = new Set(
    passages.flatMap(({ subject, sender, passage }) =>
      stemIds(`${cleanLine(subject, 300)} ${cleanLine(sender, 200)} ${passage.slice(0, 2_000)}`),
    ),
  );
  return telling.filter(({ accepts }) => [...accepts].some((stem) => stems.has(stem))).length / telling.length;
}
