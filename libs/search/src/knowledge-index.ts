import type { Confidence } from './confidence.ts';

/** Where something was said. */
export type SourceType = 'email' | 'newsletter' | 'message' | 'document' | 'calendar';

/** A source of the knowledge base as it is indexed. */
export interface IndexedSource {
  /** Unique in the household; what answers show, and what a source is forgotten by. */
  id: string;
  type: SourceType;
  /** What its owner calls it beyond the type, such as an extraction's type; null when nothing. */
  kind: string | null;
  /** Empty when there is none. */
  subject: string;
  /** Empty when it is not known. */
  sender: string;
  /** YYYY-MM-DD in the household's zone; empty when it is not known. */
  date: string;
  text: string;
}

/** What became of a source that was written. */
export interface WrittenSource {
  /** The source's id. */
  id: string;
  /** Its points, in the order of its passages. */
  pointIds: string[];
  /** Whether nothing is left to embed: all its points have embeddings, or the collection takes none. Without them only the keyword leg finds it. */
  embedded: boolean;
  /** True when nothing was written, because the household's quota of points is used up. */
  leftOut?: boolean;
}

/** A passage that was found. */
export interface FoundPassage extends Omit<IndexedSource, 'id' | 'text'> {
  /** The source's id. */
  source: string;
  /** The passage's place in its source, from 0. */
  chunk: number;
  /** The piece of the source's own text. */
  passage: string;
  /** 0 to 1, comparable across questions. */
  score: number;
}

export interface SearchOptions {
  /** How many passages at most, from 1; at most two of one source. */
  topK: number;
  /** Only sources of these types; all unless told. */
  types?: readonly SourceType[];
  /** Leaves the semantic leg out. */
  forceKeyword?: boolean;
  /** Ends the search, for example because the client went away. */
  signal?: AbortSignal;
}

/** What a search found. */
export interface SearchResult {
  /** `keyword` when the semantic leg did not run. */
  mode: 'semantic' | 'keyword';
  /** Best first; empty when nothing fits. */
  passages: FoundPassage[];
  confidence: Confidence;
}

/** How large a household's part of the index is. */
export interface IndexStats {
  /** Points of the household, whoever owns them. */
  points: number;
  /** How many of them have no embeddings yet. */
  pending: number;
}

/** Writing of one household's sources; each service writes its own and no other's. */
export interface IndexWriter {
  /**
   * Writes the sources' points, then removes those that an earlier, longer state left over. What is there is written over,
   * so doing it twice changes nothing. Without `embed`, or when the model host fails, points come without embeddings.
   *
   * @throws SearchUnavailableError when Qdrant does not take them; some may have been written
   */
  write(
    sources: readonly IndexedSource[],
    options?: { embed?: boolean; signal?: AbortSignal },
  ): Promise<WrittenSource[]>;
  /** Removes all points of the sources. @throws SearchUnavailableError */
  remove(sourceIds: readonly string[], options?: { signal?: AbortSignal }): Promise<void>;
  /** The ids of the sources that this service has points of. @throws SearchUnavailableError */
  ownSources(): Promise<Set<string>>;
}

/** Asking of one household's knowledge base. */
export interface IndexReader {
  /** @throws SearchUnavailableError when Qdrant does not answer */
  search(question: string, options: SearchOptions): Promise<SearchResult>;
  /** @throws SearchUnavailableError when Qdrant does not answer */
  stats(): Promise<IndexStats>;
  /** How many points a source of this service has. @throws SearchUnavailableError */
  pointsOf(sourceId: string): Promise<number>;
  /** Whether the collection can be read, for a background probe; never rejects. */
  answers(signal: AbortSignal): Promise<boolean>;
}

/** The search index of one household's knowledge base, in Qdrant. */
export interface KnowledgeIndex extends IndexWriter, IndexReader {
  /** Its collection's alias. */
  readonly collection: string;
  /** The server's address, without credentials. */
  readonly address: string;
}

/** Qdrant refuses, is slow, answers badly, or does not have the collection. */
export class SearchUnavailableError extends Error {
  /** What happened, for a log or an operator: no address with credentials, no key, no text of a source. */
  readonly reason: string;
  /** When another try makes sense, in seconds. */
  readonly retryAfterSeconds: number;

  constructor(reason: string, { retryAfterSeconds = 5, cause }: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(`The search index is unavailable: ${reason}`, { cause });
    this.name = 'SearchUnavailableError';
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
