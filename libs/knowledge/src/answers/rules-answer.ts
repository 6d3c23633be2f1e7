import type { FoundPassage } from '@homeroom/search';
import { chooseSentence, leansOnBefore, type ChosenSentence, type RulesRequest } from './choose-sentence.ts';
import { isLikelyHelp } from './likely-help.ts';
import { sentencesOf } from './passage-sentences.ts';
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
function windowAround({ text, kind }: ScoredSentence, passage: FoundPassage): string {
  if (passage.type === 'calendar' || (kind !== 'sentence' && kind !== 'line')) return '';
  const all = sentencesOf([passage]).filter((one) => one.kind === 'sentence' || one.kind === 'line');
  const at = all.findIndex((one) => one.text === text);
  if (at === -1) return '';
  const told = (i: number) =>
    i !== at && onlyAsks(all[i]?.text ?? '') ? '' : (all[i]?.text.replace(bullet, '') ?? '');
  let [from, to, window] = [at, at, told(at)];
  const steps = [1, -1];
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    const next = step === 1 ? to + 1 : from - 1;
    if (all[next] === undefined) continue;
    const wider = (step === 1 ? [window, told(next)] : [told(next), window]).filter((part) => part !== '').join(' ');
    if (wider.length > maxQuotationLength) continue;
    window = wider;
    if (step === 1) to = next;
    else from = next;
    steps.push(step);
  }
  return window;
}
