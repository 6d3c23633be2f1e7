import type { FoundPassage } from '@homeroom/search';
import { maxQuotationLength, quotation } from './quotation.ts';
import { ordinalsIn, saysSomething, type Question } from './question.ts';
import { speaksOfWriter } from './persons.ts';
import { onlyAsks, scoreSentences, type ScoredSentence } from './scored-sentences.ts';

/** An answer by the rules. */
export interface RulesAnswer {
  text: string;
  /** The id of the source that is quoted. */
  source: string;
  /** Whether the sentence has the wanted kind of fact, most of the question, and its telling words in or close to it. */
  strong: boolean;
  /** Whether it is so strong that it holds against a model that sees no answer: nearly all of the question, much of it in itself. */
  plain: boolean;
  /** Whether a telling word of the question is nowhere in the passage. */
  lacksWord: boolean;
  /** Whether the sentence carries the wanted kind of fact. */
  hasFact: boolean;
}

/** The share of a question that a sentence and its surroundings must have. */
const enough = 0.6;
const nearlyAll = 0.8;
/** The weight of a term that says what a question is about. */
const telling = 0.6;
/** Of a question that wants no kind of fact, the share that the sentence itself must have. */
const enoughOwn = 0.4;
/** Scores this near to each other are equals, of which the newer wins. */
const equals = 0.1;
/** Maximum lag in score of a newer sentence that reports a change. */
const correctionLead = 0.4;

const correction =
  /\b(?:moved (?:to|from)|has (?:been )?moved|now (?:on|at|in|due|starts?|begins?|takes?|be)|is now|will now|cancell?ed|postponed|rescheduled|called off|changed (?:to|from)|has changed|correction|corrected|new (?:date|time|place|location|room|deadline)|instead of|extended (?:to|until)|no longer)\b/i;
/** Reason why a sentence lacks the fact. */
const openYet =
  /\b(?:to be (?:announced|confirmed|decided|determined)|TB[ACD]|not yet|announced?|will follow|later|soon)\b/i;
const cues: Partial<Record<Question['wants'], RegExp>> = {
  time: openYet,
  moment: openYet,
  amount: openYet,
};
const bullet = /^(?:[-*+•‣▪◦–—·]|\[[ xX]\])\s+/;
/** Of a sentence whose subject was named before. */
const goesOn =
  /^(?:and |but |so |then |also |please )?(?:it|its|we|our|you|your|they|their|this|that|these|he|his|she|her|there|here|i|my|for the day|on the day|bring|wear|doors?)\b/i;
const labelled = /^[^:.?!]{2,40}:\s\S/;
const leansOnBefore =
  /^(?:and |but |so |then |also )?(?:it|its|it['’]s|they|their|this|that|these|those|he|she|there|here|then|both)\b/i;

/** The sentence of the passages that answers the question, quoted; null when none does. */
export function answerByRules(
  question: Question,
  passages: readonly FoundPassage[],
  today: string,
): RulesAnswer | null {
  if (!saysSomething(question)) return null;
  const sentences = scoreSentences(question, passages, today);
  const fitting = sentences.filter((sentence) => fits(sentence, question)).sort((a, b) => b.score - a.score);
  const chosen = chooseAmong(fitting, question, passages, today) ?? bestWithoutFact(sentences, question);
  const passage = chosen && passages[chosen.passage];
  if (!chosen || !passage) return null;
  return {
    text: quoteSentence(chosen, passage),
    source: passage.source,
    strong: isStrong(chosen, question),
    plain: chosen.hasFact && chosen.coverage >= nearlyAll && chosen.ownCoverage >= enoughOwn,
    lacksWord: chosen.lacksWord,
    hasFact: chosen.hasFact,
  };
}

function isStrong(sentence: ScoredSentence, { wants }: Question): boolean {
  const { hasFact, coverage, ownCoverage, missesWord, onDay } = sentence;
  const ownEnough = wants !== 'yes-no' && wants !== 'other' ? isAnchored(sentence) : ownCoverage >= enough;
  return hasFact && coverage >= enough && !missesWord && onDay !== false && ownEnough;
}

/** Whether a sentence speaks of what is asked about: it has a word of the question, goes on from one that has, or is a label's or a list's. */
function isAnchored({ kind, text, ownTerms, namesWriter }: ScoredSentence): boolean {
  return ownTerms > 0 || namesWriter || kind === 'line' || kind === 'list' || goesOn.test(text) || labelled.test(text);
}

function fits(sentence: ScoredSentence, { wants, terms, ordinals }: Question): boolean {
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
    : sentence.ownCoverage >= enoughOwn && sentence.kind !== 'subject';
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
        correction.test(one.text) &&
        one.score >= best.score - correctionLead &&
        (one.onDay !== false || best.onDay === false) &&
        dateOf(one) > dateOf(best),
    )
    .sort(newestFirst);
  if (corrected[0]) return corrected[0];
  const near = fitting.filter(({ score }) => score >= best.score - equals);
  const next = asksNext
    ? earliestAhead(
        fitting.filter(({ score }) => score >= best.score - 2 * equals),
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

/** A sentence quoted with its attribution, and with the sentence or heading before it when it says nothing alone. */
export function quoteSentence(
  { text, before, heading, kind, ownTerms, wanted, namesWriter }: ScoredSentence,
  passage: FoundPassage,
): string {
  const alone = kind === 'line' ? text.replace(bullet, '') : text;
  const lead = leansOnBefore.test(text)
    ? before && `${before} `
    : kind === 'line' && ownTerms === 0 && heading !== ''
      ? `${heading} … `
      : '';
  const whole = lead.length + alone.length <= maxQuotationLength ? lead + alone : alone;
  return quotation(whole, passage, { withSender: namesWriter || speaksOfWriter(text), around: wanted[0] ?? null });
}
