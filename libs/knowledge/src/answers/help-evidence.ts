import type { FoundPassage } from '@homeroom/search';
import { cleanLine } from '@homeroom/text';
import { asksTheWorld } from './asks-the-world.ts';
import { leavesAskedOpen, openShare, saysUnknown } from './open-matters.ts';
import type { Question, Term } from './question.ts';
import type { ScoredSentence } from './scored-sentences.ts';
import { stemIds } from './stems.ts';

/** Circumstances of a sentence that may be shown. */
export interface Suggestion {
  question: Question;
  /** The passages that it was chosen from, best first. */
  passages: readonly FoundPassage[];
  /** Stems of the question that no source of the household has. Default: none. */
  unknownTerms?: readonly number[];
}

/** Kinds of fact that a sentence plainly has or has not. */
const openKinds: ReadonlySet<Question['wants']> = new Set(['other', 'yes-no', 'reason', 'items']);
/** Kinds whose every answer is a value of its own, which nothing else in a text looks like. */
const valueKinds: ReadonlySet<Question['wants']> = new Set(['code', 'phone', 'email', 'link', 'contact', 'name']);
/** The score of a passage that has much of a question; more of it tells nothing more. */
const maxFound = 0.4;
const manyTerms = 8;
const manner = /\bhow (?:do|can|to|would|should) (?:i|you|we|one)\b|\bbest way\b/iu;
const own = /\b(?:I|im|me|my|mine|we|us|our|ours)\b/iu;

/** Evidence for and against a sentence's being of help, each from 0 to 1 but the score. */
export interface HelpEvidence {
  /** Score by which the sentence was chosen. */
  score: number;
  /** Share of the question's telling words that are in the sentence or close to it. */
  telling: number;
  /** The same where it has the wanted kind of fact. */
  tellingFact: number;
  /** Whether a sentence plainly has or has not the wanted kind of fact. */
  plain: number;
  /** Whether it plainly has not. */
  noFact: number;
  /** Whether a value of its own is wanted, such as a code or a telephone number. */
  value: number;
  /** Whether a person is wanted: somebody is named in nearly every sentence. */
  person: number;
  /** Whether a name of the question is in no passage. */
  stranger: number;
  /** Share of the telling words that the passages have. */
  known: number;
  /** Score of the best passage in the search, at most 0.4: high without a strong answer, it only shares words. */
  found: number;
  /** Whether the sentence speaks of the day that the question names. */
  onDay: number;
  /** Whether it is a line or a list. */
  line: number;
  /** Whether the question speaks of somebody of its own, of a name or of a day. */
  ours: number;
  /** Whether the question is for an encyclopedia. */
  world: number;
  /** Whether it asks how something is done. */
  manner: number;
  /** Number of the question's terms, of which eight are many. */
  length: number;
  /** Share of the telling words that no source of the household has. */
  unheard: number;
  /** Whether the sentence only says that something is open, or will be told later, and has no such fact as is wanted. */
  open: number;
  /** Share of the telling words that a sentence of its passage or of the best one has which leaves something open. */
  openShare: number;
}

/**
 * Weights of a logistic regression: a sentence is shown when its evidence and the base add up to more than 0. Learned
 * from the dev question sets, see docs/decisions/0016.
 */
export type HelpWeights = Readonly<Record<keyof HelpEvidence | 'base', number>>;

/** Returns the evidence that a sentence helps with the question that it was chosen for. */
export function helpEvidence(
  sentence: ScoredSentence,
  { question, passages, unknownTerms = [] }: Suggestion,
): HelpEvidence {
  const { wants, terms, text, days } = question;
  const { score, hasFact, tellingShare, kind, onDay } = sentence;
  const passage = passages[sentence.passage];
  const stems = stemsOf(passages);
  const isKnown = ({ accepts }: Term) => [...accepts].some((stem) => stems.has(stem));
  const telling = terms.filter((term) => term.telling);
  const isUnheard = (term: Term) => unknownTerms.includes(term.stem) && !isKnown(term);
  const isPlain = !openKinds.has(wants);
  return {
    score,
    telling: tellingShare,
    tellingFact: isPlain && hasFact ? tellingShare : 0,
    plain: Number(isPlain),
    noFact: Number(isPlain && !hasFact),
    value: Number(valueKinds.has(wants)),
    person: Number(wants === 'person'),
    stranger: Number(terms.some((term) => term.isName && !isKnown(term))),
    known: telling.length === 0 ? 1 : telling.filter(isKnown).length / telling.length,
    found: Math.min(passages[0]?.score ?? 0, maxFound),
    onDay: Number(onDay === true),
    line: Number(kind === 'line' || kind === 'list'),
    ours: Number(own.test(text) || days.length > 0 || terms.some(({ isName }) => isName)),
    world: Number(asksTheWorld(text)),
    manner: Number(manner.test(text)),
    length: Math.min(terms.length / manyTerms, 1),
    unheard: telling.length === 0 ? 0 : telling.filter(isUnheard).length / telling.length,
    open: Number(leavesAskedOpen(sentence.text, question) && (!(isPlain && hasFact) || saysUnknown(sentence.text))),
    openShare: Math.max(...[passage, passages[0]].map((one) => (one ? openShare(question, one) : 0))),
  };
}

function stemsOf(passages: readonly FoundPassage[]): Set<number> {
  return new Set(
    passages.flatMap(({ subject, sender, passage }) =>
      stemIds(`${cleanLine(subject, 300)} ${cleanLine(sender, 200)} ${passage.slice(0, 2_000)}`),
    ),
  );
}
