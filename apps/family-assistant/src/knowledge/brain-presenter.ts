import { noAnswer, type FoundAnswer } from '@homeroom/knowledge';
import type { FoundPassage } from '@homeroom/search';
import { cutBetweenWords } from '@homeroom/text';
import type { components } from '../generated/contract-types.ts';

type BrainResponse = components['schemas']['BrainResponse'];
type BrainSource = components['schemas']['BrainSource'];

const snippetCharacters = 300;

/** An answer as the contract shows it. */
export function presentAnswer(
  { text, mode, passages, confidence }: FoundAnswer,
  embeddingsAvailable: boolean,
): BrainResponse {
  return {
    answer: text ?? noAnswer,
    mode: mode === 'semantic' ? 'semantic' : 'keyword_fallback',
    sources: passages.map(presentSource),
    confidence,
    embeddings_available: embeddingsAvailable,
  };
}

function presentSource(found: FoundPassage): BrainSource {
  const { source: id, subject, passage, score } = found;
  return {
    type: typeOf(found),
    id,
    snippet: snippet(passage === '' ? subject : passage),
    relevance_score: Math.round(Math.min(1, Math.max(0, score)) * 10_000) / 10_000,
  };
}

/** The contract knows three types. */
function typeOf({ type, kind }: Pick<FoundPassage, 'type' | 'kind'>): BrainSource['type'] {
  if (type === 'email' || type === 'newsletter') return 'email';
  return type === 'calendar' || kind === 'calendar_event' ? 'calendar' : 'document';
}

/** The start of a passage on one line, cut between words. */
function snippet(passage: string): string {
  const line = passage.replaceAll(/\s+/g, ' ').trim();
  return line.length <= snippetCharacters ? line : `${cutBetweenWords(line, snippetCharacters)}…`;
}
