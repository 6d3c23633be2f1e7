import type { FoundPassage } from '@homeroom/search';
import { chooseSentence, leansOnBefore, type ChosenSentence, type RulesRequest } from './choose-sentence.ts';
import { isLikelyHelp } from './likely-help.ts';
import { isText, sentencesOf, type Sentence } from './passage-sentences.ts';
import { speaksOfWriter } from './persons.ts';
import { maxQuotationLength, quotation } from './quotation.ts';
import { onlyAsks, type ScoredSentence } from './scored-sentences.ts';
import { saysItself, tellsMove } from './sentence-strength.ts';

/** An answer by the rules. */
export interface RulesAnswer extends Pick<ChosenSentence, 'ranked' | 'strength'> {
  text: string;
  /** The id of the source that is quoted. */
  source: string;
  /** Whether it is so strong that it holds against a model that sees no answer: nearly all of the question, much of it in itself. */
  plain: boolean;
  /** Whether a telling word of the question is nowhere in the passage. */
  lacksWord: boolean;
  /** Whether the sentence has enough of the question itself, not only its surroundings. */
  saysItself: boolean;
  /** Whether the sentence carries the wanted kind of fact. */
  hasFact: boolean;
}

const bullet = /^(?:[-*+•‣▪◦–—·]|\[[ xX]\])\s+/;
/** The share of the question that a plain answer has, with its surroundings and in itself. */
const nearlyAll = 0.8;
const enoughOwn = 0.4;

/** The sentence of the passages that answers the question or comes near to it, quoted; null when none is likely to help. */
export async function answerByRules(request: RulesRequest): Promise<RulesAnswer | null> {
  const { question, passages, unknownTerms = [] } = request;
  const chosen = await chooseSentence(request);
  if (chosen === null) return null;
  const { sentence, passage, ranked, strength, saysWhyNot } = chosen;
  if (strength !== 'strong' && !saysWhyNot && !isLikelyHelp(sentence, { question, passages, unknownTerms }))
    return null;
  return {
    text: quoteSentence(sentence, passage, strength === 'strong'),
    source: passage.source,
    ranked,
    strength,
    plain: sentence.hasFact && sentence.coverage >= nearlyAll && sentence.ownCoverage >= enoughOwn,
    lacksWord: sentence.lacksWord || !tellsMove(sentence, question),
    saysItself: saysItself(sentence),
    hasFact: sentence.hasFact,
  };
}

/**
 * A sentence quoted with its attribution; with the sentence or heading before it when it says nothing alone, and with its
 * neighbours when it is not sure to say all that was asked.
 */
function quoteSentence(sentence: ScoredSentence, passage: FoundPassage, saysAll: boolean): string {
  const { text, before, heading, kind, ownTerms, wanted, namesWriter } = sentence;
  const options = { withSender: namesWriter || speaksOfWriter(text), around: wanted[0] ?? null };
  const window = saysAll ? '' : windowAround(sentence, passage);
  if (window.length > text.length) return quotation(window, passage, options);
  const alone = kind === 'line' ? text.replace(bullet, '') : text;
  const lead = leansOnBefore.test(text)
    ? before && `${before} `
    : kind === 'line' && ownTerms === 0 && heading !== ''
      ? `${heading} … `
      : '';
  const whole = lead.length + alone.length <= maxQuotationLength ? lead + alone : alone;
  return quotation(whole, passage, options);
}

/**
 * The sentence with as many of those around it as a quotation holds, questions left out; empty where it stands alone, as
 * each of a calendar's does, which tells of another day.
 */
function windowAround(sentence: ScoredSentence, passage: FoundPassage): string {
  if (passage.type === 'calendar' || !isText(sentence)) return '';
  const all = sentencesOf([passage]).filter(isText);
  const at = all.findIndex(({ text }) => text === sentence.text);
  if (at === -1) return '';
  const told = ({ text }: Sentence) => (onlyAsks(text) ? '' : text.replace(bullet, ''));
  const after = all
    .slice(at + 1)
    .filter(({ text }) => !isSignature(text, passage))
    .map(told);
  const before = all.slice(0, at).map(told).toReversed();
  let window = sentence.text.replace(bullet, '');
  // One of each side in turn, until a side has no more or its next one does not fit.
  const sides = [after, before];
  for (let side = sides.shift(); side !== undefined; side = sides.shift()) {
    const part = side.shift();
    if (part === undefined) continue;
    const wider = (side === after ? [window, part] : [part, window]).filter((words) => words !== '').join(' ');
    if (wider.length > maxQuotationLength) continue;
    window = wider;
    sides.push(side);
  }
  return window;
}

const closing =
  /^(?:(?:best|kind|warm|many|with) (?:regards|wishes|thanks)|regards|sincerely|yours(?: \p{L}+)?|cheers|thanks(?: so much| again)?|thank you|love|see you (?:soon|there)|warmly)[\s,!.–—-]*$/iu;
/** "K." of "K. Adair" */
const initial = /^\p{Lu}\p{L}{0,2}\.$/u;
const maxSignature = 6;

/** Whether a line closes a letter or is the name of its sender. */
function isSignature(text: string, { sender }: FoundPassage): boolean {
  if (closing.test(text) || initial.test(text)) return true;
  const words = text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  if (words.length > maxSignature || /\d|[!?:]|\.$/u.test(text)) return false;
  const name = new Set(
    sender
      .replace(/<.*>/u, '')
      .toLowerCase()
      .match(/\p{L}{3,}/gu),
  );
  return (
    words.some((word) => name.has(word.toLowerCase())) &&
    !/\b(?:is|are|will|can|has|have|at|on|to|for|by)\b/iu.test(text)
  );
}
