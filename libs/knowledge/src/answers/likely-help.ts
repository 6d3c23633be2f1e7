import type { FoundPassage } from '@homeroom/search';
import { cleanLine } from '@homeroom/text';
import type { Question, Term } from './question.ts';
import type { ScoredSentence } from './scored-sentences.ts';
import { stemIds } from './stems.ts';

/** Circumstances of a sentence that may be shown. */
export interface Suggestion {
  question: Question;
  /** The passages that it was chosen from. */
  passages: readonly FoundPassage[];
}

/**
 * Weights of a logistic regression over the seen question sets; `byWords` when no meaning is known. The base is such
 * that of the questions that nothing answers four of five stay below 0, by words three of four.
 */
const byMeaning = {
  base: -5.25,
  score: 1.7,
  fact: 1,
  noFact: -1,
  person: -0.7,
  stranger: -0.95,
  terms: 1.05,
  known: 0,
};
const byWords = {
  base: -3.6,
  score: 1.1,
  fact: 0.75,
  noFact: -0.95,
  person: -0.8,
  stranger: -1.1,
  terms: 1,
  known: 0.95,
};
/** Kinds of fact that a sentence plainly has or has not. */
const openKinds: ReadonlySet<Question['wants']> = new Set(['other', 'yes-no', 'reason', 'items']);
/** Number of terms from which a question is long. */
const longQuestion = 8;

/**
 * Whether a sentence is likely to answer or to help: by its score, by the wanted kind of fact, and by what the passages
 * know of the question. The same score says more for a long question than for a short one; somebody is named in nearly
 * every sentence, and a name that no passage has is a stranger's.
 */
export function isLikelyHelp(sentence: ScoredSentence, { question, passages }: Suggestion): boolean {
  const { wants, terms } = question;
  const weights = sentence.meaning === null ? byWords : byMeaning;
  const stems = stemsOf(passages);
  const isKnown = ({ accepts }: Term) => [...accepts].some((stem) => stems.has(stem));
  const telling = terms.filter((term) => term.telling);
  const value =
    weights.base +
    weights.score * sentence.score +
    weights.fact * Number(sentence.hasFact) +
    weights.noFact * Number(!sentence.hasFact && !openKinds.has(wants)) +
    weights.person * Number(wants === 'person') +
    weights.stranger * Number(terms.some((term) => term.isName && !isKnown(term))) +
    weights.terms * Math.min(1, terms.length / longQuestion) +
    weights.known * (telling.length === 0 ? 1 : telling.filter(isKnown).length / telling.length);
  return value > 0;
}

function stemsOf(passages: readonly FoundPassage[]): Set<number> {
  return new Set(
    passages.flatMap(({ subject, sender, passage }) =>
      stemIds(`${cleanLine(subject, 300)} ${cleanLine(sender, 200)} ${passage.slice(0, 2_000)}`),
    ),
  );
}
