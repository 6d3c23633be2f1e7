import type { Logger } from '@homeroom/service-kit';
import type { IndexWriter } from '../knowledge-index.ts';
import { BatchWriter } from './batch-writer.ts';
import { IndexLane, type SharedLaneDeps } from './index-lane.ts';
import type { ReadSources } from './index-task.ts';
import { IndexTroubles } from './index-troubles.ts';
import { IndexWaiters } from './index-waiters.ts';
import type { IndexedState } from './index-waiters.ts';

const lanes = ['small', 'large'] as const;

export interface IndexerDeps extends SharedLaneDeps {
  index: IndexWriter;
  /** Reads the current state; it must see everything committed before the call. */
  read: ReadSources;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** Limit for a single index call. Default: 5 minutes. */
  writeLimitMs?: number;
  /** Polling interval for waiting callers. Default: 100. */
  pollMs?: number;
}

/**
 * Background job that brings the index up to date from the outbox. Any number of processes share the work. Each change
 * is written at least once, with the state at that time, and no older state overwrites a newer one. Small sources are
 * written together while large ones are written one by one at the same time, so that neither waits for the other. While
 * Qdrant or PostgreSQL is unavailable, everything waits and continues a moment after recovery; a source that cannot be
 * indexed is retried with backoff and blocks no other.
 */
export class Indexer {
  private readonly waiters: IndexWaiters;
  private readonly lanes: IndexLane[];
  private running = false;

  constructor(deps: IndexerDeps) {
    const { outbox, index, read, logger, writeLimitMs = 300_000, pollMs = 100 } = deps;
    this.waiters = new IndexWaiters({ standing: (ids) => outbox.standing(ids), pollMs });
    const shared = {
      ...deps,
      writer: new BatchWriter({ index, read, logger, limitMs: writeLimitMs }),
      waiters: this.waiters,
      troubles: new IndexTroubles(logger),
      onLarge: () => this.poke(),
    };
    this.lanes = lanes.map((lane) => new IndexLane({ ...shared, lane }));
  }

  /** Processes due tasks: now, `intervalMs` after everything is done, and when poked, until `stop`. */
  start(intervalMs = 1_000): void {
    this.running = true;
    for (const lane of this.lanes) lane.start(intervalMs);
  }

  /** Stops after the current batches, within their grace period; waiting callers learn that their change is pending. */
  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.lanes.map((lane) => lane.stop()));
    this.waiters.end();
  }

  /** Time of the last success of the lane whose last success is oldest; null while it does not run. */
  get succeededAt(): Date | null {
    const times = this.lanes.flatMap(({ succeededAt }) => succeededAt?.getTime() ?? []);
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  /** Signals new work, so that it is not discovered up to a second later. */
  poke(): void {
    for (const lane of this.lanes) lane.poke();
  }

  /**
   * Resolves once a source is indexed at a position (from `noteSourcesChanged`, whose transaction must be committed) or
   * later, by this process or another. Awaited sources take precedence. Null: still pending after `limitMs`, or the
   * indexer is not running.
   */
  async indexed(sourceId: string, position: bigint, limitMs: number): Promise<IndexedState | null> {
    if (!this.running) return null;
    const indexed = this.waiters.wait(sourceId, position, limitMs);
    this.poke();
    return indexed;
  }
}
