import type { FoundPassage } from '@homeroom/search';
import { chooseSentence, leansOnBefore, type ChosenSentence, type RulesRequest } from './choose-sentence.ts';
import { isLikelyHelp } from './likely-help.ts';
import { speaksOfWriter } from './persons.ts';
import { maxQuotationLength, quotation } from './quotation.ts';
import { onlyAsks, type ScoredSentence } from './scored-sentences.ts';
import { tellsMove } from './sentence-strength.ts';

/** An answer by the rules. */
export interface RulesAnswer extends Pick<ChosenSentence, 'ranked' | 'strength'> {
  text: string;
  /** The id of the source that is quoted. */
  source: string;
  /** Whether it is so strong that it holds against a model that sees no answer: nearly all of the question, much of it in itself. */
  plain: boolean;
  /** Whether a telling word of the question is nowhere in the passage. */
  lacksWord: boolean;
  /** Whether the sentence carries the wanted kind of fact. */
  hasFact: boolean;
}

/** The longest quotation of a sentence with its neighbours. */
const maxWindow = 300;
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
    hasFact: sentence.hasFact,
  };
}

/**
 * A sentence quoted with its attribution; with the sentence or heading before it when it says nothing alone, and with its
 * neighbours when it is not sure to say all that was asked.
 */
function quoteSentence(sentence: ScoredSentence, passage: FoundPassage, saysAll: boolean): string {
  const { text, before, heading, kind, ownTerms, wanted, namesWriter, previous, next } = sentence;
  const options = { withSender: namesWriter || speaksOfWriter(text), around: wanted[0] ?? null };
  const window = [previous, text, next].filter((part) => part !== '' && !onlyAsks(part)).join(' ');
  if (!saysAll && kind === 'sentence' && window.length <= maxWindow) return quotation(window, passage, options);
  const alone = kind === 'line' ? text.replace(bullet, '') : text;
  const lead = leansOnBefore.test(text)
    ? before && `${before} `
    : kind === 'line' && ownTerms === 0 && heading !== ''
      ? `${heading} … `
      : '';
  const whole = lead.length + alone.length <= maxQuotationLength ? lead + alone : alone;
  return quotation(whole, passage, options);
}
