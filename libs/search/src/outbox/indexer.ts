import { randomUUID } from 'node:crypto';
import { BackgroundLoop, pauseFor } from '@homeroom/service-kit';
import type { Logger } from '@homeroom/service-kit';
import { SearchUnavailableError } from '../knowledge-index.ts';
import type { IndexWriter } from '../knowledge-index.ts';
import { BatchWriter } from './batch-writer.ts';
import type { ReadSources } from './index-task.ts';
import { IndexWaiters } from './index-waiters.ts';
import type { IndexedState } from './index-waiters.ts';
import type { SqlIndexOutbox } from './sql-index-outbox.ts';

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
  /** How many sources are written together; 64 unless told. */
  batchSize?: number;
  /** Longest single call of the index; 5 minutes unless told. */
  writeLimitMs?: number;
  /** How long `stop` lets the batch go on that is in work; 5,000 unless told. */
  stopGraceMs?: number;
  /** How often the table is asked for those who wait; 100 unless told. */
  pollMs?: number;
}

const qdrantAway = 'Qdrant is away';

/**
 * The background job that makes the index follow the truth, task by task of the outbox. Any number of processes share
 * the work. Each change is written at least once, with the truth as it is then, and no older state stays over a newer
 * one. While Qdrant or PostgreSQL is away, everything waits and goes on a moment after it is back; a source that cannot
 * be indexed rests longer and longer and hinders no other.
 */
export class Indexer {
  private readonly parts: IndexerParts;
  private readonly writer: BatchWriter;
  private readonly waiters: IndexWaiters;
  private readonly loop: BackgroundLoop;
  private running = false;
  private poked = false;
  private wake = () => {};
  /** Why the last turn failed; null once a batch came through. */
  private trouble: string | null = null;

  constructor(parts: IndexerParts) {
    const { outbox, index, read, logger, writeLimitMs = 300_000, pollMs = 100 } = parts;
    this.parts = parts;
    this.writer = new BatchWriter({ index, read, logger, limitMs: writeLimitMs });
    this.waiters = new IndexWaiters({ standing: (ids) => outbox.standing(ids), pollMs });
    this.loop = new BackgroundLoop({ work: (signal) => this.turn(signal), onError: (error) => this.report(error), pause: (milliseconds, signal) => this.pause(milliseconds, signal) });
  }

  /** Works off what is due, now, `intervalMs` after everything was done, and whenever it is poked, until `stop`. */
  start(intervalMs = 1_000): void {
    this.running = true;
    this.loop.start(intervalMs);
  }

  /** Ends after the batch that is in work, within its grace; who waits learns that it is pending. */
  async stop(): Promise<void> {
    this.running = false;
    await this.loop.stop();
    this.waiters.end();
  }

  /** Says that there is something to do, so that it is not found out up to a second later. */
  poke(): void {
    this.poked = true;
    this.wake();
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

  private async turn(stop: AbortSignal): Promise<void> {
    this.poked = false;
    let more = true;
    while (more && !stop.aborted) more = await this.batch(stop);
  }

  /** @returns false when nothing was due */
  private async batch(stop: AbortSignal): Promise<boolean> {
    const { outbox, embeddingsUp, newId = randomUUID, batchSize = 64, stopGraceMs = 5_000 } = this.parts;
    const embed = embeddingsUp();
    const claim = await outbox.claim(batchSize, { id: newId(), embeddings: embed, first: this.waiters.sourceIds });
    if (this.trouble !== qdrantAway) this.recover();
    if (claim.tasks.length === 0) return false;
    const renewal = setInterval(() => void outbox.renew(claim).catch(() => undefined), outbox.leaseMs / 3);
    const end = endAfter(stop, stopGraceMs);
    const { outcomes, written, trouble } = await this.writer.write(claim.tasks, { embed, doubting: this.trouble === qdrantAway, signal: end.signal });
    clearInterval(renewal);
    end.clear();
    for (const { sourceId, position } of claim.tasks) {
      const one = written.get(sourceId);
      if (one) this.waiters.written(position, one);
    }
    await outbox.settle(claim, outcomes);
    if (trouble) throw trouble;
    this.recover();
    return true;
  }

  /** After trouble nobody cuts the pause short, so that an absent server is not asked for every change. */
  private async pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (this.trouble !== null) return pauseFor(milliseconds, signal);
    const woken = new AbortController();
    this.wake = () => woken.abort();
    if (!this.poked) await pauseFor(milliseconds, AbortSignal.any([signal, woken.signal]));
    this.wake = () => {};
  }

  /** Of turns that fail in a row for one reason, only the first is told. */
  private report(error: unknown): void {
    const reason = error instanceof SearchUnavailableError ? qdrantAway : String(error);
    if (reason !== this.trouble) this.parts.logger.warn({ err: error }, 'changes not indexed, they wait');
    this.trouble = reason;
  }

  private recover(): void {
    if (this.trouble !== null) this.parts.logger.info('changes are indexed again');
    this.trouble = null;
  }
}

/** A signal that ends a while after another one; cleared, it never does. */
function endAfter(stop: AbortSignal, milliseconds: number): { signal: AbortSignal; clear: () => void } {
  const end = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const begin = () => (timer = setTimeout(() => end.abort(), milliseconds));
  if (stop.aborted) begin();
  else stop.addEventListener('abort', begin, { once: true });
  return {
    signal: end.signal,
    clear: () => {
      stop.removeEventListener('abort', begin);
      clearTimeout(timer);
    },
  };
}
