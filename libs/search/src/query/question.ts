import { tokenIds } from '../tokens.ts';

/** A question as both legs read it. */
export interface Question {
  /** The ids of its first 64 distinct terms, in its order; empty when it has no word that counts. */
  terms: readonly number[];
  /** What is embedded; null when there is nothing to embed or far too much. */
  text: string | null;
  /** Whether there is more of it than is ever embedded. */
  tooLong: boolean;
}

/** How many terms of a question the keyword leg looks for. */
export const maxTerms = 64;
/** How much of a question is read, in UTF-16 units; more than any embeddings model takes. */
export const maxQuestionLength = 20_000;

/** Control characters, and halves of surrogate pairs, which some hosts take for broken JSON. */
const unreadable = /[\p{Cc}\p{Surrogate}]+/gu;

/**
 * Reads a question. Any text is accepted: of a longer one the keyword leg reads the first 20,000 UTF-16 units, and the
 * semantic leg nothing, because a meaning is of the whole or not at all.
 */
export function readQuestion(question: string): Question {
  const tooLong = question.length > maxQuestionLength;
  const terms = [...new Set(tokenIds(question.slice(0, maxQuestionLength)))].slice(0, maxTerms);
  const text = tooLong ? '' : question.replaceAll(unreadable, ' ').trim();
  return { terms, text: text === '' ? null : text, tooLong };
}
