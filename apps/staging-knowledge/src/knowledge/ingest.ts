import { DatabaseUnavailableError, isDatabaseUnavailable } from '@homeroom/database';
import { ServiceError } from '@homeroom/errors';
import { pointId, splitChunks, type Indexer } from '@homeroom/search';
import type { LimitFunction } from 'p-limit';
import { extractionRecord } from './extraction-record.ts';
import { extractionSourceId, type Extraction } from './extraction.ts';
import { toIndexed, type KnowledgeSource } from './knowledge-source.ts';
import type { KnowledgeStore } from './knowledge-store.ts';

/** An extraction that could not be stored: 500, or 503 while the database is out of something, and the contract's body for it. */
export class NotStoredError extends ServiceError {
  constructor(cause: unknown) {
    const isRefused = cause instanceof DatabaseUnavailableError && cause.refused;
    const isAway = isDatabaseUnavailable(cause) && !isRefused;
    const message = isRefused ? 'The database cannot take it right now.' : isAway ? 'The database cannot be reached.' : 'The extraction could not be stored.';
    super(isRefused ? 503 : 500, 'not_stored', message, { cause, headers: isRefused || isAway ? { 'Retry-After': '2' } : {} });
  }
}

/** What became of an extraction that was stored. */
export interface Ingested {
  /** Whether it can be found now, rather than once the search index is back. */
  searchable: boolean;
  /** Its points, in the order of its passages. */
  pointIds: string[];
}

/** What ingesting needs. */
export interface IngestParts {
  store: KnowledgeStore;
  indexer: Pick<Indexer, 'indexed'>;
  familyId: string;
  timeZone: string;
  clock: () => Date;
  /** How many extractions are written at once, so that a flood leaves connections to others. */
  limit: LimitFunction;
  /** How long the search index is waited for, in milliseconds. */
  indexLimitMs: number;
}

/** Takes in extractions. */
export class Ingest {
  private readonly parts: IngestParts;

  constructor(parts: IngestParts) {
    this.parts = parts;
  }

  /**
   * Stores an extraction, over what an earlier one of its id said, and waits a moment until it can be found.
   * @param now when it was said; this moment unless told
   * @throws NotStoredError
   */
  async take(extraction: Extraction, now: Date = this.parts.clock()): Promise<Ingested> {
    const { store, indexer, timeZone, limit, indexLimitMs } = this.parts;
    const make = (earlier: Parameters<typeof extractionRecord>[1]['earlier']) => extractionRecord(extraction, { earlier, now, timeZone });
    const saved = await limit(() => store.saveExtraction(extractionSourceId(extraction.id), make, now)).catch((error: unknown) => {
      throw new NotStoredError(error);
    });
    const indexed = await indexer.indexed(saved.source.id, saved.position, indexLimitMs);
    return { searchable: indexed !== null, pointIds: indexed?.pointIds ?? this.pointIdsOf(saved.source) };
  }

  /** The points as they will be. */
  private pointIdsOf(source: KnowledgeSource): string[] {
    const { familyId, timeZone } = this.parts;
    return splitChunks(toIndexed(source, timeZone)).map(({ index }) => pointId(familyId, source.id, index));
  }
}
