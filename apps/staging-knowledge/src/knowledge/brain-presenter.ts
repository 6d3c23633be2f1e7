import { noAnswer, type FoundAnswer } from '@homeroom/knowledge';
import type { FoundPassage } from '@homeroom/search';
import type { components } from '../generated/contract-types.ts';

type QueryBody = components['schemas']['BrainQueryResponse'];
type SourceBody = components['schemas']['BrainSource'];
type QueryUnavailableBody = components['schemas']['BrainQueryUnavailableResponse'];

/** Sentence shown while questions cannot be answered. */
export const unavailable = 'The family knowledge base is unavailable right now.';

/** An answer as the contract shows it. */
export function presentAnswer({ text, passages, confidence }: FoundAnswer, milliseconds: number): QueryBody {
  return {
    answer: text ?? noAnswer,
    sources: passages.map(presentSource),
    confidence,
    query_time_ms: Math.round(milliseconds),
  };
}

/** Response while the search index is unavailable. */
export function presentUnavailable(reason: string, milliseconds: number): QueryUnavailableBody {
  return {
    answer: unavailable,
    sources: [],
    confidence: 'low',
    error: reason,
    query_time_ms: Math.round(milliseconds),
  };
}

function presentSource({ subject: knownSubject, date: knownDate, score, type }: FoundPassage): SourceBody {
  const subject = knownSubject || 'Unknown';
  const date = knownDate || 'Unknown date';
  return {
    attribution: `Found in: ${subject}, ${date}`,
    subject,
    date,
    score: Math.round(score * 10_000) / 10_000,
    source_type: type,
  };
}
