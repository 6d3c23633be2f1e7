import { noAnswer } from '@homeroom/knowledge';
import type { FoundPassage } from '@homeroom/search';
import { cutBetweenWords } from '@homeroom/text';
import type { components } from '../generated/contract-types.ts';
import type { HouseholdAnswer } from '../questions/combine-answers.ts';

type BrainResponse = components['schemas']['BrainResponse'];
type BrainSource = components['schemas']['BrainSource'];

const snippetCharacters = 300;

/** An answer as the contract shows it. */
export function presentAnswer(answer: HouseholdAnswer, embeddingsAvailable: boolean): BrainResponse {
  const { text, kind, mode, confidence, passagesFirst } = answer;
  const passages = answer.passages.map(presentSource);
  const events = answer.events.map(presentEvent);
  return {
    answer: text ?? noAnswer,
    mode: mode === 'semantic' ? 'semantic' : 'keyword_fallback',
    sources: passagesFirst ? [...passages, ...events] : [...events, ...passages],
    confidence,
    embeddings_available: embeddingsAvailable,
    answer_kind: kind,
  };
}

function presentEvent({ source, snippet: text }: HouseholdAnswer['events'][number]): BrainSource {
  return { type: 'calendar', id: source, snippet: snippet(text), relevance_score: 1 };
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
