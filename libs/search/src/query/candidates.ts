import type { SparseVector } from '../bm25.ts';
import type { FoundPassage, SourceType } from '../knowledge-index.ts';
import type { TermHit } from '../term-idf.ts';

/** Payload of a point without its score. */
export type ShownPassage = Omit<FoundPassage, 'score'>;

/** Point found by one leg. */
export interface Candidate {
  id: string;
  source: string;
  /** BM25 with idf in the keyword leg, cosine in the semantic leg. */
  score: number;
  shown: ShownPassage;
  /** Stored keyword vector, when requested. */
  stored: SparseVector | null;
}

/** Point in Qdrant's response. */
export interface AnsweredPoint {
  id: string | number;
  score: number;
  payload?: Readonly<Record<string, unknown>> | null | undefined;
  vector?: unknown;
}

/** Payload fields that a search reads. */
export const readFields = ['source', 'type', 'kind', 'subject', 'sender', 'date', 'chunk', 'passage'];

/** Name of the keyword vectors. */
export const keywordVector = 'bm25';

const sourceTypes: readonly string[] = [
  'email',
  'newsletter',
  'message',
  'document',
  'calendar',
] satisfies SourceType[];

/**
 * Reads the candidates of one leg, best first, ties by id. Skips points without a source, passage or score, so that
 * foreign points in the collection do no harm.
 */
export function readCandidates(points: readonly AnsweredPoint[]): Candidate[] {
  return points
    .map(readCandidate)
    .filter((candidate) => candidate !== null)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : Number(a.id > b.id)));
}

function readCandidate({ id, score, payload, vector }: AnsweredPoint): Candidate | null {
  const shown = readShown(payload ?? {});
  if (!shown || !Number.isFinite(score)) return null;
  return { id: String(id), source: shown.source, score, shown, stored: readStored(vector) };
}

function readShown(payload: Readonly<Record<string, unknown>>): ShownPassage | null {
  const { source, type, chunk, passage } = payload;
  if (typeof source !== 'string' || typeof passage !== 'string' || typeof chunk !== 'number' || !isSourceType(type))
    return null;
  const [subject, sender, date] = [payload['subject'], payload['sender'], payload['date']].map(
    (part) => textOrNull(part) ?? '',
  );
  return {
    source,
    type,
    chunk,
    passage,
    kind: textOrNull(payload['kind']),
    subject: subject ?? '',
    sender: sender ?? '',
    date: date ?? '',
  };
}

function isSourceType(type: unknown): type is SourceType {
  return typeof type === 'string' && sourceTypes.includes(type);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/**
 * Reads the best point of a single-term query, with the term's weight in its stored keyword vector.
 * @returns undefined when the query found none, or the vector is missing
 */
export function readTermHit([point]: readonly AnsweredPoint[], term: number): TermHit | undefined {
  const stored = readStored(point?.vector);
  const storedWeight = stored?.values[stored.indices.indexOf(term)];
  return point && storedWeight !== undefined ? { score: point.score, storedWeight } : undefined;
}

function readStored(vector: unknown): SparseVector | null {
  const stored = (vector as Record<string, unknown> | null | undefined)?.[keywordVector] as
    | Partial<SparseVector>
    | undefined;
  return Array.isArray(stored?.indices) && Array.isArray(stored.values)
    ? { indices: stored.indices, values: stored.values }
    : null;
}
