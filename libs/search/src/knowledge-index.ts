import type { Confidence } from './confidence.ts';

/** Type of a source. */
export type SourceType = 'email' | 'newsletter' | 'message' | 'document' | 'calendar';

/** Source in the index. */
export interface IndexedSource {
  /** Unique in the household; shown in answers and used to remove the source. */
  id: string;
  type: SourceType;
  /** Subtype given by the owner, such as an extraction's type; null for none. */
  kind: string | null;
  /** Empty when there is none. */
  subject: string;
  /** Empty when unknown. */
  sender: string;
  /** YYYY-MM-DD in the household's zone; empty when unknown. */
  date: string;
  text: string;
  /** Further fields of every point, under names that the index has no other use for. They are not searched. */
  metadata?: Readonly<Record<string, unknown>>;
}

/** Outcome for a written source. */
export interface WrittenSource {
  id: string;
  /** Its points in passage order. */
  pointIds: string[];
  /**
   * Whether nothing is left to embed: all its points have embeddings, or the collection takes none. Otherwise only the
   * keyword leg finds it.
   */
  embedded: boolean;
  /** True when nothing was written because the household's quota of points is used up. */
  leftOut?: boolean;
}

/** Passage found by a search. */
export interface FoundPassage extends Omit<IndexedSource, 'id' | 'text' | 'metadata'> {
  source: string;
  /** Position in the source, from 0. */
  chunk: number;
  /** The excerpt of the source's text. */
  passage: string;
  /** 0 to 1, comparable across questions. */
  score: number;
}

export interface SearchOptions {
  /** Maximum number of passages, from 1; at most two per source. */
  topK: number;
  /** Only sources of these types. Default: all. */
  types?: readonly SourceType[];
  /** Skips the semantic leg. */
  forceKeyword?: boolean;
  /** Limit for embedding the question, in milliseconds; 0 skips the semantic leg. Default: the search's own. */
  embedLimitMs?: number;
  /** Aborts the search, for example when the client disconnects. */
  signal?: AbortSignal;
}

export interface SearchResult {
  /** `keyword` when the semantic leg did not run. */
  mode: 'semantic' | 'keyword';
  /** Best first; empty when nothing fits. */
  passages: FoundPassage[];
  confidence: Confidence;
  /** Stems of the question, by id, that no source of the household has. */
  unknownTerms: readonly number[];
}

/** Size of a household's part of the index. */
export interface IndexStats {
  /** Points of the household, across owners. */
  points: number;
  /** Points without embeddings yet. */
  pending: number;
}

/** Writes one household's sources; each service writes only its own. */
export interface IndexWriter {
  /**
   * Writes the sources' points, then removes points left over from a longer previous version. Idempotent. Without
   * `embed`, or when the model host fails, points are stored without embeddings.
   *
   * @throws SearchUnavailableError when Qdrant does not accept them; some may have been written
   */
  write(
    sources: readonly IndexedSource[],
    options?: { embed?: boolean; signal?: AbortSignal },
  ): Promise<WrittenSource[]>;
  /** Removes all points of the sources. @throws SearchUnavailableError */
  remove(sourceIds: readonly string[], options?: { signal?: AbortSignal }): Promise<void>;
  /** Returns the ids of the sources that this service has points of. @throws SearchUnavailableError */
  ownSources(): Promise<Set<string>>;
}

/** Searches one household's knowledge base. */
export interface IndexReader {
  /** @throws SearchUnavailableError when Qdrant does not answer */
  search(question: string, options: SearchOptions): Promise<SearchResult>;
  /** @throws SearchUnavailableError when Qdrant does not answer */
  stats(): Promise<IndexStats>;
  /** Counts the points of one of this service's sources. @throws SearchUnavailableError */
  pointsOf(sourceId: string): Promise<number>;
  /** Whether the collection can be read. Never rejects. For background probes. */
  answers(signal: AbortSignal): Promise<boolean>;
}

/** Search index of one household's knowledge base, in Qdrant. */
export interface KnowledgeIndex extends IndexWriter, IndexReader {
  /** Alias of the collection. */
  readonly collection: string;
  /** Server address without credentials. */
  readonly address: string;
}

/** Qdrant refuses or is slow, returns an invalid response, or the collection is missing. */
export class SearchUnavailableError extends Error {
  /** Reason for logs and operators, without credentials, keys or source texts. */
  readonly reason: string;
  /** Earliest retry time, in seconds. */
  readonly retryAfterSeconds: number;

  constructor(reason: string, { retryAfterSeconds = 5, cause }: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(`The search index is unavailable: ${reason}`, { cause });
    this.name = 'SearchUnavailableError';
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
