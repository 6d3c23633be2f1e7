import { tokenIds } from '../tokens.ts';

/** Question as both legs read it. */
export interface Question {
  /** Ids of its first 64 distinct terms, in order; empty without meaningful words. */
  terms: readonly number[];
  /** Text to embed; null when there is none or far too much. */
  text: string | null;
  /** Whether it is longer than is ever embedded. */
  tooLong: boolean;
}

/** Maximum number of terms in the keyword leg. */
export const maxTerms = 64;
/** Maximum question length in UTF-16 units; more than any embeddings model accepts. */
export const maxQuestionLength = 20_000;

/** Control characters, and unpaired surrogates, which some hosts treat as broken JSON. */
const unreadable = /[\p{Cc}\p{Surrogate}]+/gu;

/**
 * Reads a question. Any text is accepted: of a longer one the keyword leg reads the first 20,000 UTF-16 units, and the
 * semantic leg nothing, because part of a text would have another meaning.
 */
export function readQuestion(question: string): Question {
  const tooLong = question.length > maxQuestionLength;
  const terms = [...new Set(tokenIds(question.slice(0, maxQuestionLength)))].slice(0, maxTerms);
  const text = tooLong ? '' : question.replaceAll(unreadable, ' ').trim();
  return { terms, text: text === '' ? null : text, tooLong };
}
