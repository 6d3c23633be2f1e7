import type { FoundPassage } from '@homeroom/search';
import { cleanLine } from '@homeroom/text';
import { isDoubtful } from './doubts.ts';
import { mayTell } from './event-fields.ts';
import { ordinalsIn, saysSomething, type Question } from './question.ts';
import { onlyAsks, ordersReader, scoreSentences, type ScoredSentence } from './scored-sentences.ts';
import { isStrong } from './sentence-strength.ts';
import { stemIds } from './stems.ts';

/** Compares texts with the question by meaning: their cosines in order, or null when nothing compares them. */
export type CompareMeaning = (texts: readonly string[]) => Promise<readonly number[] | null>;

/** Input of the rules. */
export interface RulesRequest {
  question: Question;
  /** Best first, as a search found them. */
  passages: readonly FoundPassage[];
  /** Stems of the question that no source of the household has. Default: none. */
  unknownTerms?: readonly number[];
  /** YYYY-MM-DD in the household's zone. */
  today: string;
  /** Null: words alone choose. */
  compare: CompareMeaning | null;
}

/** Sentence that a question gets, if any. */
export interface ChosenSentence {
  sentence: ScoredSentence;
  passage: FoundPassage;
  /** The ids of all sources, by their best sentence. */
  ranked: string[];
  /**
   * `strong`: the sentence has the wanted kind of fact, most of the question, and its telling words in or close to it.
   * `near`: it does not say it outright, but may help.
   */
  strength: 'strong' | 'weak' | 'near';
  /** Whether it says why the wanted fact is missing. */
  saysWhyNot: boolean;
}

/** Sentences that are compared by meaning, in one batch of a model host; 24 gave no better answers. */
const maxCompared = 12;
const meaningWeight = 2;
const maxSubjectLength = 200;
/** Words that the nearest sentence must add to the question's. */
const newWords = 2;
/** A newer source whose score is this near makes an answer uncertain. */
const contestedWithin = 0.6;
/** The share of a question from which another sentence speaks of the same. */
const aboutSame = 0.4;
const greeting = /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))\b[^.!?:]{0,60}[,!.]?$/i;
/** "Dear parents of Room 1A," */
const salutation = /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))\b[^.!?:,]{0,60}[,!.]?$/i;
/** The share of a question that a sentence and its surroundings must have. */
const enough = 0.6;
const nearlyAll = 0.8;
/** The weight of a term that says what a question is about. */
const telling = 0.6;
/** Of a question that wants no kind of fact, the share that the sentence itself must have. */
const enoughOwn = 0.4;
/** Scores this near to each other, without the search's part, are equals, of which the newer wins. */
const equals = 0.1;
/** Maximum lag in score of the next of several. */
const nextWithin = 0.3;
/** Maximum lag in score of a newer sentence that reports a change. */
const correctionLead = 0.8;

const correction =
  /\b(?:moved (?:to|from)|has (?:been )?moved|now (?:on|at|in|due|starts?|begins?|takes?|be)|is now|will now|cancell?ed|postponed|rescheduled|called off|changed (?:to|from)|has changed|correction|corrected|new (?:date|time|place|location|room|deadline)|instead of|extended (?:to|until)|no longer|changed (?:it|the)|had to change|had to (?:move|cancel)|moved (?:up|forward|back)|brings? forward|bring .{3,60} forward|now we)\b/i;
const takesBack =
  /\b(?:can['’]?t|cannot|can not|won['’]?t|will not|no longer|not any ?more|instead of|is off|called off|cancell?ed|postponed|rescheduled|has changed|have to change|had to change)\b/i;
/** "I have also moved the day for the deposit": a change that need not name the event again. */
const moves =
  /\b(?:moved?|moving|changed|changes|corrected|correction|postponed|rescheduled|extended|brought forward|put back|instead)\b/i;
/** Reason why a sentence lacks the fact. */
const openYet =
  /\b(?:to be (?:announced|confirmed|decided|determined)|TB[ACD]|not yet|announced?|will follow|later|soon)\b/i;
const cues: Partial<Record<Question['wants'], RegExp>> = {
  time: openYet,
  moment: openYet,
  amount: openYet,
};
/** Sentence that goes on from the one before. */
export const leansOnBefore =
  /^(?:and |but |so |then |also )?(?:it|its|it['’]s|they|their|this|that|these|those|he|she|there|here|then|both)\b/i;

/** Chooses the sentence of the passages that answers the question or comes nearest to it; null when nothing is told. */
export async function chooseSentence({
  question,
  passages,
  today,
  compare,
}: RulesRequest): Promise<ChosenSentence | null> {
  if (!saysSomething(question)) return null;
  const scored = scoreSentences(question, passages, today).filter((sentence) => mayTell(sentence, question, passages));
  const sentences = await withMeaning(scored, passages, compare);
  const fitting = sentences.filter((sentence) => fits(sentence, question)).sort((a, b) => b.score - a.score);
  const withoutFact = bestWithoutFact(sentences, question);
  const answering = chooseAmong(fitting, question, passages, today) ?? withoutFact;
  const sentence = answering ?? nearestOf(sentences, question);
  const passage = sentence && passages[sentence.passage];
  if (!sentence || !passage) return null;
  const isSure =
    isStrong(sentence, question) &&
    !isDoubtful({ sentence, passage, question, today }) &&
    !isContested(sentence, { question, fitting, sentences, passages });
  return {
    sentence,
    passage,
    ranked: rankedSources(sentences, passages),
    strength: answering === undefined ? 'near' : isSure ? 'strong' : 'weak',
    saysWhyNot: sentence === withoutFact,
  };
}

function rankedSources(sentences: readonly ScoredSentence[], passages: readonly FoundPassage[]): string[] {
  const ranked = sentences.toSorted((a, b) => b.score - a.score);
  return [...new Set(ranked.flatMap(({ passage }) => passages[passage]?.source ?? []))];
}

/** The sentences that the words prefer, scored by meaning too; all of them by their words when nothing compares them. */
async function withMeaning(
  sentences: readonly ScoredSentence[],
  passages: readonly FoundPassage[],
  compare: CompareMeaning | null,
): Promise<readonly ScoredSentence[]> {
  if (compare === null || sentences.length === 0) return sentences;
  const best = [...sentences].sort((a, b) => b.score - a.score).slice(0, maxCompared);
  const cosines = await compare(best.map((sentence) => windowOf(sentence, passages)));
  if (cosines === null) return sentences;
  return best.map((sentence, i) => {
    const meaning = cosines[i] ?? 0;
    return { ...sentence, meaning, score: sentence.score + meaningWeight * meaning };
  });
}

/** A sentence with the subject and the sentence before it. */
function windowOf({ kind, previous, text, passage }: ScoredSentence, passages: readonly FoundPassage[]): string {
  const subject = kind === 'subject' ? '' : cleanLine(passages[passage]?.subject ?? '', maxSubjectLength);
  return `${subject === '' ? '' : `${subject}. `}${previous} ${text}`.trim();
}

/** The best scored sentence that tells something: no greeting, no question, and more than words of the question. */
function nearestOf(sentences: readonly ScoredSentence[], { stems }: Question): ScoredSentence | undefined {
  const tells = ({ text, wanted }: ScoredSentence) =>
    !greeting.test(text) &&
    !onlyAsks(text) &&
    (wanted.length > 0 || new Set(stemIds(text).filter((stem) => !stems.has(stem))).size >= newWords);
  return sentences
    .filter(tells)
    .reduce<ScoredSentence | undefined>((best, one) => (best && best.score >= one.score ? best : one), undefined);
}

function fits(sentence: ScoredSentence, { wants, terms, ordinals }: Question): boolean {
  if (salutation.test(sentence.text)) return false;
  // When every word says little, two of them must be there: "What time does school start?"
  if (terms.every(({ weight }) => weight < telling) && sentence.ownTerms < Math.min(2, terms.length)) return false;
  if (!sentence.hasFact && !says(sentence, wants)) return false;
  // Somebody is named in nearly every sentence; one without a word of the question says nothing of who was meant.
  if (
    wants === 'person' &&
    !leansOnBefore.test(sentence.text) &&
    (sentence.ownTerms === 0 || (sentence.kind === 'subject' && sentence.ownCoverage < nearlyAll))
  )
    return false;
  if (otherInOrder(sentence.text, ordinals)) return false;
  if (!sentence.onTopic && (wants !== 'other' || sentence.ownCoverage < enough)) return false;
  if (sentence.coverage < enough || onlyAsks(sentence.text)) return false;
  return wants !== 'yes-no' && wants !== 'other'
    ? true
    : (sentence.ownCoverage >= enoughOwn || sentence.meaning !== null) && sentence.kind !== 'subject';
}

/**
 * Whether a source that is not older has another fact of the wanted kind nearly as close to the question, or takes
 * something of the same back. Of a question for the present state, whether one speaks of the same at all.
 */
function isContested(
  chosen: ScoredSentence,
  {
    question: { asksNow },
    fitting,
    sentences,
    passages,
  }: Pick<RulesRequest, 'question' | 'passages'> & Record<'fitting' | 'sentences', readonly ScoredSentence[]>,
): boolean {
  const own = passages[chosen.passage];
  const isNewer = ({ passage: at }: ScoredSentence) => {
    const passage = passages[at];
    return passage !== undefined && passage.source !== own?.source && passage.date >= (own?.date ?? '');
  };
  const facts = ({ text, wanted }: ScoredSentence) => wanted.map(({ start, end }) => text.slice(start, end));
  if (asksNow && sentences.some((other) => isNewer(other) && other.coverage >= aboutSame)) return true;
  const changes = ({ text, coverage }: ScoredSentence) =>
    (coverage >= enough && takesBack.test(text)) || (coverage >= aboutSame && moves.test(text));
  if (sentences.some((other) => isNewer(other) && other.onTopic && changes(other))) return true;
  return fitting.some(
    (other) =>
      isNewer(other) &&
      other.wanted.length > 0 &&
      !ordersReader(other.text) &&
      other.score >= chosen.score - contestedWithin &&
      facts(other).some((fact) => !chosen.text.includes(fact)),
  );
}

/** Whether a sentence is of another place in an order than the question: of the third, when the first is asked for. */
function otherInOrder(text: string, asked: readonly string[]): boolean {
  if (asked.length === 0) return false;
  const said = ordinalsIn(text);
  return said.length > 0 && !asked.some((ordinal) => said.includes(ordinal));
}

/** That something is off answers when it is, and what it is about. */
function says({ text, ownTerms }: ScoredSentence, wants: Question['wants']): boolean {
  return (
    (wants === 'time' || wants === 'place') && ownTerms > 0 && /\b(?:cancell?ed|called off|postponed)\b/i.test(text)
  );
}

/** A sentence without the fact, when it has nearly all of the question and says why the fact is missing. */
function bestWithoutFact(sentences: readonly ScoredSentence[], { wants }: Question): ScoredSentence | undefined {
  const cue = cues[wants];
  if (cue === undefined) return undefined;
  const strong = sentences.filter(
    ({ text, coverage, ownTerms, kind }) =>
      coverage >= nearlyAll && ownTerms > 1 && kind !== 'subject' && cue.test(text) && !onlyAsks(text),
  );
  return strong.sort((a, b) => b.score - a.score)[0];
}

function chooseAmong(
  fitting: readonly ScoredSentence[],
  { asksNext }: Question,
  passages: readonly FoundPassage[],
  today: string,
): ScoredSentence | undefined {
  const [best] = fitting;
  if (!best) return undefined;
  const dateOf = ({ passage }: ScoredSentence) => passages[passage]?.date ?? '';
  const newestFirst = (a: ScoredSentence, b: ScoredSentence) =>
    dateOf(a) < dateOf(b) ? 1 : dateOf(a) > dateOf(b) ? -1 : b.score - a.score;
  const corrected = fitting
    .filter(
      (one) =>
        correction.test(`${passages[one.passage]?.subject ?? ''} ${one.previous} ${one.text}`) &&
        one.score >= best.score - correctionLead &&
        (one.onDay !== false || best.onDay === false) &&
        dateOf(one) > dateOf(best),
    )
    .sort(newestFirst);
  if (corrected[0]) return corrected[0];
  const near = fitting.filter(({ score, rank }) => score - rank >= best.score - best.rank - equals);
  const next = asksNext
    ? earliestAhead(
        fitting.filter(({ score }) => score >= best.score - nextWithin),
        today,
      )
    : undefined;
  return (
    next ??
    near
      .filter(({ passage }) => passages[passage]?.source !== passages[best.passage]?.source)
      .filter((one) => dateOf(one) > dateOf(best))
      .sort(newestFirst)[0] ??
    best
  );
}

function earliestAhead(sentences: readonly ScoredSentence[], today: string): ScoredSentence | undefined {
  const firstDay = ({ days }: ScoredSentence) =>
    days
      .flatMap(({ days: meanings }) => meanings)
      .filter((day) => day >= today)
      .sort()[0];
  const ahead = sentences.flatMap((sentence) => {
    const day = firstDay(sentence);
    return day === undefined ? [] : [{ sentence, day }];
  });
  return ahead.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : b.sentence.score - a.sentence.score))[0]
    ?.sentence;
}
