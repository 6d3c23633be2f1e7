import { carriedByFact, sameMeaning } from './concepts.ts';
import { saysUnknown } from './open-matters.ts';
import type { Question } from './question.ts';
import type { ScoredSentence } from './scored-sentences.ts';
import { stemIds } from './stems.ts';

/** The share of a question that a sentence and its surroundings must have. */
const enough = 0.6;
/** The share of a question that the sentence itself must have, to name the person or to be sure. */
const enoughOwn = 0.4;
/** "The call time": the word that says which time is meant. */
const qualified = /(\p{L}{2,})[ -](?:time|code|number|date|day|fee|word|password)\b/giu;
const bringing = /\b(?:bring|pack|wear|need|provide|supply|require|label|dress|send|come (?:in|with)|don['’]t forget)/i;
const present = /\b(?:is|are|will|costs?)\b/i;
const looksBack = /\b(?:was|were|paid|cost|came to|\p{L}{3,}ed)\b/iu;
/** Of a sentence whose subject was named before. */
const goesOn =
  /^(?:and |but |so |then |also |please )?(?:it|its|we|our|you|your|they|their|this|that|these|he|his|she|her|there|here|i|my|for the day|on the day|bring|wear|doors?)\b/i;
const labelled = /^[^:.?!]{2,40}:\s\S/;
const askedNegation = /\b(?:no|not|never)\b/i;
const negation = /\b(?:no|not|never|none|without|closed|cancell?ed|off|\p{L}+n['’]t)\b/iu;
/** Moves of an event; each has a time of its own. */
const moves = [
  'leave depart departure left',
  'arrive arrival land landing',
  'return back',
  'end finish close over',
  'open',
  'expire run',
].map((words) => new Set(stemIds(words).flatMap((stem) => [...sameMeaning(stem)])));
const oneself = /\b(?:I|me|my|mine|myself)\b/i;
const clauseEnd = /[;:–—]\s|,\s(?=(?:and|but|so|she|he|it|they|we|i|you|please|then)\b)/giu;

/**
 * Whether a sentence answers the question beyond doubt: it has the wanted kind of fact, most of the question and its
 * telling words and speaks of the same event.
 */
export function isStrong(sentence: ScoredSentence, question: Question): boolean {
  const { hasFact, coverage, ownCoverage, missesWord, onDay, text } = sentence;
  const { wants } = question;
  if (!hasFact || coverage < enough || missesWord || onDay === false) return false;
  if (saysUnknown(text)) return false;
  if (askedNegation.test(question.text) && !negation.test(text)) return false;
  // No kind of fact shows that these are answered.
  if (wants === 'yes-no' || wants === 'other') return false;
  if (wants === 'items' && negation.test(text) && !bringing.test(text)) return false;
  if (wants === 'amount' && question.aboutPast && present.test(text) && !looksBack.test(text)) return false;
  if (!saysWhich(sentence, question)) return false;
  if (wants === 'person' && ownCoverage < enoughOwn && !sentence.namesWriter) return false;
  // "We shall be staying with families" names nobody.
  if (wants === 'person' && sentence.wanted.length === 0 && !question.asksWriter && !oneself.test(text)) return false;
  return isAnchored(sentence) && tellsMove(sentence, question);
}

/** Whether a sentence has enough of the question itself: "Caps are one size", of shirts, has the rest from the title of its mail. */
export function saysItself(sentence: ScoredSentence): boolean {
  return sentence.ownCoverage >= enoughOwn || sentence.namesWriter || leansOnOthers(sentence);
}

/** Whether a sentence speaks of what is asked about: it has a word of the question, goes on from one that has, or is a label's or a list's. */
function isAnchored(sentence: ScoredSentence): boolean {
  return sentence.ownTerms > 0 || sentence.namesWriter || leansOnOthers(sentence);
}

function leansOnOthers({ kind, text }: ScoredSentence): boolean {
  return kind === 'line' || kind === 'list' || goesOn.test(text) || labelled.test(text);
}

/** Whether the sentence or its heading says which time, code or number it tells, where the question does. */
function saysWhich({ text, heading, before }: ScoredSentence, question: Question): boolean {
  const said = new Set(stemIds(`${heading} ${before} ${text}`));
  return [...question.text.matchAll(qualified)]
    .flatMap(([, word = '']) => stemIds(word))
    .filter((stem) => !carriedByFact(question.wants, stem))
    .every((stem) => [...sameMeaning(stem)].some((other) => said.has(other)));
}

/** Whether the clause with the time says the move that the question asks for; true when it asks for none. */
export function tellsMove({ text, wanted }: ScoredSentence, { wants, stems }: Question): boolean {
  if (wants !== 'time' && wants !== 'moment') return true;
  const asked = moves.filter((move) => [...move].some((stem) => stems.has(stem)));
  if (asked.length === 0) return true;
  return wanted.some(({ start, end }) => {
    const ends = [...text.matchAll(clauseEnd)].map(({ index }) => index);
    const clause = text.slice(
      Math.max(0, ...ends.filter((at) => at < start)),
      Math.min(text.length, ...ends.filter((at) => at >= end)),
    );
    const said = new Set(stemIds(clause));
    return asked.every((move) => [...move].some((stem) => said.has(stem)));
  });
}
