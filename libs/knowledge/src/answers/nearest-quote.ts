import type { FoundPassage } from '@homeroom/search';
import { speaksOfWriter } from './persons.ts';
import { maxQuotationLength, quotation } from './quotation.ts';
import { readQuestion, saysSomething } from './question.ts';
import { quoteSentence } from './rules-answer.ts';
import { onlyAsks, scoreSentences, type ScoredSentence } from './scored-sentences.ts';

/** Input for the nearest quotation. */
export interface NearestQuoteRequest {
  question: string;
  /** Best first, as a search found them. */
  passages: readonly FoundPassage[];
  /** YYYY-MM-DD in the household's zone. */
  today: string;
}

/** A quotation that comes near to a question without answering it. */
export interface NearestQuote {
  /** `“…” (Found in: <subject>, <date>)`, quoted as an answer is. */
  text: string;
  /** The id of the source that is quoted. */
  source: string;
}

const greeting = /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))\b[^.!?:]{0,60}[,!.]?$/i;

/**
 * The sentence of the best passage that comes nearest to the question, with the one that it leans on; where none has a
 * word of the question, the passage's first two. A passage without text is quoted by its subject, and one without either
 * passed over. Null when nothing is left to quote, and when the question has no word that means something.
 */
export function nearestQuote({ question: asked, passages, today }: NearestQuoteRequest): NearestQuote | null {
  const question = readQuestion(asked, today);
  if (!saysSomething(question)) return null;
  for (const passage of passages) {
    const sentences = scoreSentences(question, [passage], today);
    const body = sentences.filter(({ kind, text }) => kind !== 'subject' && !greeting.test(text));
    const [nearest] = body.filter(({ ownTerms }) => ownTerms > 0).sort(nearestFirst);
    const [first] = sentences;
    if (nearest) return { text: quoteSentence(nearest, passage), source: passage.source };
    if (first) return { text: quoteStart(body.length > 0 ? body : [first], passage), source: passage.source };
  }
  return null;
}

/** By what they have of the question themselves, because the answer is in none; those that only ask come last. */
function nearestFirst(a: ScoredSentence, b: ScoredSentence): number {
  return Number(onlyAsks(a.text)) - Number(onlyAsks(b.text)) || b.ownCoverage - a.ownCoverage || b.score - a.score;
}

/** The first two sentences, or the first alone when both are too long for a quotation. */
function quoteStart(sentences: readonly ScoredSentence[], passage: FoundPassage): string {
  const [first = '', second = ''] = sentences.filter(({ kind }) => kind !== 'list').map(({ text }) => text);
  const both = `${first} ${second}`.trim();
  const text = both.length <= maxQuotationLength ? both : first;
  return quotation(text, passage, { withSender: speaksOfWriter(text) });
}
