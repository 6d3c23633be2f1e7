import type { Logger } from '@homeroom/service-kit';
import type { IndexWriter } from '../knowledge-index.ts';
import { BatchWriter } from './batch-writer.ts';
import { IndexLane } from './index-lane.ts';
import type { ReadSources } from './index-task.ts';
import { IndexTroubles } from './index-troubles.ts';
import { IndexWaiters } from './index-waiters.ts';
import type { IndexedState } from './index-waiters.ts';
import type { SqlIndexOutbox } from './sql-index-outbox.ts';

const lanes = ['small', 'large'] as const;

/** What the indexer works with. */
export interface IndexerParts {
  outbox: SqlIndexOutbox;
  index: IndexWriter;
  /** Reads the truth; it must see what was committed before the call. */
  read: ReadSources;
  /** Whether the model host answers, from a background probe; false where there is none. */
  embeddingsUp: () => boolean;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** Makes the ids of claims, UUIDs; random ones unless told. */
  newId?: () => string;
  /** How many small sources are written together; default: 64. */
  batchSize?: number;
  /** Longest single call of the index; 5 minutes unless told. */
  writeLimitMs?: number;
  /** How long `stop` lets the batch go on that is in work; 5,000 unless told. */
  stopGraceMs?: number;
  /** How often the table is asked for those who wait; 100 unless told. */
  pollMs?: number;
}

/**
 * The background job that makes the index follow the truth, task by task of the outbox. Any number of processes share
 * the work. Each change is written at least once, with the truth as it is then, and no older state stays over a newer
 * one. Small sources are written together, and large ones one after the other at the same time, so that neither waits
 * for the other. While Qdrant or PostgreSQL is unavailable, everything waits and goes on a moment after it is back; a
 * source that cannot be indexed rests longer and longer and holds up no other.
 */
export class Indexer {
  private readonly waiters: IndexWaiters;
  private readonly lanes: IndexLane[];
  private running = false;

  constructor(parts: IndexerParts) {
    const { outbox, index, read, logger, writeLimitMs = 300_000, pollMs = 100 } = parts;
    this.waiters = new IndexWaiters({ standing: (ids) => outbox.standing(ids), pollMs });
    const shared = {
      ...parts,
      writer: new BatchWriter({ index, read, logger, limitMs: writeLimitMs }),
      waiters: this.waiters,
      troubles: new IndexTroubles(logger),
      onLarge: () => this.poke(),
    };
    this.lanes = lanes.map((lane) => new IndexLane({ ...shared, lane }));
  }

  /** Works off what is due, now, `intervalMs` after everything was done, and whenever it is poked, until `stop`. */
  start(intervalMs = 1_000): void {
    this.running = true;
    for (const lane of this.lanes) lane.start(intervalMs);
  }

  /** Ends after the batches that are in work, within their grace; who waits learns that it is pending. */
  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.lanes.map((lane) => lane.stop()));
    this.waiters.end();
  }

  /** Says that there is something to do, so that it is not found out up to a second later. */
  poke(): void {
    for (const lane of this.lanes) lane.poke();
  }

  /**
   * Resolves once a source is in the index as it is at a position (of `noteSourcesChanged`, whose transaction must be
   * committed) or later, by this process or another; such a source goes before others. Null: still pending after
   * `limitMs`, or the indexer does not run.
   */
  async indexed(sourceId: string, position: bigint, limitMs: number): Promise<IndexedState | null> {
    if (!this.running) return null;
    const indexed = this.waiters.wait(sourceId, position, limitMs);
    this.poke();
    return indexed;
  }
}
