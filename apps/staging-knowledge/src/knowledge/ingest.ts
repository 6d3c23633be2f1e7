import { DatabaseUnavailableError, isDatabaseUnavailable } from '@homeroom/database';
import { ServiceError } from '@homeroom/errors';
import { chunkSource, pointId, type Indexer } from '@homeroom/search';
import type { LimitFunction } from 'p-limit';
import { extractionRecord } from './extraction-record.ts';
import { extractionSourceId, type Extraction } from './extraction.ts';
import { toIndexed, type KnowledgeSource } from './knowledge-source.ts';
import type { KnowledgeStore } from './knowledge-store-sql.ts';
import { KnowledgeFullError, type PointQuota } from './point-quota.ts';

/**
 * An extraction that could not be stored, with the contract's body for it: 500, 507 when the knowledge base is full, 503
 * while the database is out of something.
 */
export class NotStoredError extends ServiceError {
  constructor(cause: unknown) {
    const { status, message } = refusalOf(cause);
    const isUnavailable = status !== 507 && isDatabaseUnavailable(cause);
    super(status, 'not_stored', message, { cause, headers: isUnavailable ? { 'Retry-After': '2' } : {} });
  }
}

function refusalOf(cause: unknown): { status: number; message: string } {
  if (cause instanceof KnowledgeFullError) return cause;
  if (cause instanceof DatabaseUnavailableError && cause.refused)
    return { status: 503, message: 'The database cannot take it right now.' };
  return {
    status: 500,
    message: isDatabaseUnavailable(cause) ? 'The database cannot be reached.' : 'The extraction could not be stored.',
  };
}

/** Outcome of a stored extraction. */
export interface Ingested {
  /** Whether it can be found now, rather than once the search index is back. */
  searchable: boolean;
  /** Its points, in the order of its passages. */
  pointIds: string[];
}

export interface IngestDeps {
  store: KnowledgeStore;
  quota: PointQuota;
  indexer: Pick<Indexer, 'indexed'>;
  familyId: string;
  timeZone: string;
  clock: () => Date;
  /** Limit for concurrent writes, so that a flood leaves connections to others. */
  limit: LimitFunction;
  /** Maximum wait for the search index, in milliseconds. */
  indexLimitMs: number;
}

/** Takes in extractions. */
export class Ingest {
  private readonly deps: IngestDeps;

  constructor(deps: IngestDeps) {
    this.deps = deps;
  }

  /**
   * Stores an extraction, replacing an earlier one with its id, and waits a moment until it can be found.
   * @param now time of the message (defaults to the current time)
   * @throws NotStoredError
   */
  async take(extraction: Extraction, now: Date = this.deps.clock()): Promise<Ingested> {
    const { store, quota, indexer, timeZone, limit, indexLimitMs } = this.deps;
    const sourceId = extractionSourceId(extraction.id);
    const make = (earlier: Parameters<typeof extractionRecord>[1]['earlier']) =>
      extractionRecord(extraction, { earlier, now, timeZone });
    const saved = await limit(() =>
      quota.admit(sourceId, extraction.messageText, () => store.saveExtraction(sourceId, make, now)),
    ).catch((error: unknown) => {
      throw new NotStoredError(error);
    });
    const indexed = await indexer.indexed(saved.source.id, saved.position, indexLimitMs);
    return { searchable: indexed !== null, pointIds: indexed?.pointIds ?? (await this.pointIdsOf(saved.source)) };
  }

  /** The points as they will be. */
  private async pointIdsOf(source: KnowledgeSource): Promise<string[]> {
    const { familyId, timeZone } = this.deps;
    const { chunks } = await chunkSource(toIndexed(source, timeZone));
    return chunks.map(({ index }) => pointId(familyId, source.id, index));
  }
}
