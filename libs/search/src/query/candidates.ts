import type { SparseVector } from '../bm25.ts';
import type { FoundPassage, SourceType } from '../knowledge-index.ts';
import type { TermHit } from '../term-idf.ts';

/** What a point says about itself, beside its score. */
export type ShownPassage = Omit<FoundPassage, 'score'>;

/** A point that one leg found. */
export interface Candidate {
  /** The point's id. */
  id: string;
  source: string;
  /** BM25 with idf in the keyword leg, the cosine in the semantic leg. */
  score: number;
  shown: ShownPassage;
  /** Its stored keyword vector, where it was asked for. */
  stored: SparseVector | null;
}

/** A point as Qdrant answers it. */
export interface AnsweredPoint {
  id: string | number;
  score: number;
  payload?: Readonly<Record<string, unknown>> | null | undefined;
  vector?: unknown;
}

/** The fields of a point's payload that a search reads. */
export const readFields = ['source', 'type', 'kind', 'subject', 'sender', 'date', 'chunk', 'passage'];

/** The name of the keyword vectors. */
export const keywordVector = 'bm25';

const sourceTypes: readonly string[] = [
  'email',
  'newsletter',
  'message',
  'document',
  'calendar',
] satisfies SourceType[];

/**
 * The candidates of one leg, best first, ties by id. A point that is none of this library's, without a source, a passage
 * or a score, is left out, so that a stranger's point in the collection harms no answer.
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
 * The best point of a query for one term alone, with the term's weight in its stored keyword vector.
 * @returns undefined when the query found none, or the vector is not there
 */
export function readTermHit([point]: readonly AnsweredPoint[], term: number): TermHit | undefined {
  const stored = readStored(point?.vector);
  const storedWeight = stored?.values[stored.indices.indexOf(term)];
  return point && storedWeight !== undefined ? { score: point.score, storedWeight } : undefined;
}

function readStored(vector: unknown): SparseVector | null {
  const stored = (vector as Record<string, unknown> | null | undefined)?.[keywordVector] as
    Partial<SparseVector> | undefined;
  return Array.isArray(stored?.indices) && Array.isArray(stored.values)
    ? { indices: stored.indices, values: stored.values }
    : null;
}
