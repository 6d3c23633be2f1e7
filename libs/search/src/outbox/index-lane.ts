import { randomUUID } from 'node:crypto';
import { BackgroundLoop, pauseFor } from '@homeroom/service-kit';
import type { BatchResult, BatchWriter } from './batch-writer.ts';
import type { IndexTask, Lane, TaskClaim } from './index-task.ts';
import type { IndexTroubles } from './index-troubles.ts';
import type { IndexWaiters } from './index-waiters.ts';
import type { IndexOutbox } from './index-outbox-sql.ts';

/** Settings that all lanes share. */
export interface SharedLaneDeps {
  outbox: IndexOutbox;
  /** Whether the model host is up, from a background probe; false without one. */
  embeddingsUp: () => boolean;
  /** Generates claim ids (UUIDs). Default: random. */
  newId?: () => string;
  /** Number of small sources written together. Default: 64. */
  batchSize?: number;
  /** Time `stop` allows the current batch. Default: 5,000. */
  stopGraceMs?: number;
}

export interface IndexLaneDeps extends SharedLaneDeps {
  lane: Lane;
  writer: BatchWriter;
  waiters: IndexWaiters;
  troubles: IndexTroubles;
  /** Called when a source turns out to be large. */
  onLarge: () => void;
}

/** Processes the tasks of one lane in batches. */
export class IndexLane {
  private readonly deps: IndexLaneDeps;
  private readonly loop: BackgroundLoop;
  private poked = false;
  private wake = () => {};

  constructor(deps: IndexLaneDeps) {
    this.deps = deps;
    const { lane, troubles } = deps;
    this.loop = new BackgroundLoop({
      work: (signal) => this.turn(signal),
      onError: (error) => troubles.report(lane, error),
      pause: (milliseconds, signal) => this.pause(milliseconds, signal),
    });
  }

  start(intervalMs: number): void {
    this.loop.start(intervalMs);
  }

  /** Time of the last turn that succeeded; null while it does not run. */
  get succeededAt(): Date | null {
    return this.loop.succeededAt;
  }

  /** Stops after the current batch, within its grace period. */
  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Ends the pause early. */
  poke(): void {
    this.poked = true;
    this.wake();
  }

  private async turn(stop: AbortSignal): Promise<void> {
    this.poked = false;
    let more = true;
    while (more && !stop.aborted) more = await this.batch(stop);
  }

  /** @returns false when nothing was due */
  private async batch(stop: AbortSignal): Promise<boolean> {
    const {
      lane,
      outbox,
      troubles,
      waiters,
      embeddingsUp,
      newId = randomUUID,
      batchSize = 64,
      stopGraceMs = 5_000,
    } = this.deps;
    const embed = embeddingsUp();
    const claim = await outbox.claim(batchSize, { id: newId(), embeddings: embed, first: waiters.sourceIds, lane });
    troubles.databaseAnswers(lane);
    if (claim.tasks.length === 0) return false;
    const renewal = setInterval(() => void outbox.renew(claim).catch(() => undefined), outbox.leaseMs / 3);
    const end = endAfter(stop, stopGraceMs);
    const open = new Set(claim.tasks);
    const onDone = (tasks: readonly IndexTask[], result: BatchResult) => this.settle(claim, tasks, result, open);
    const result = await this.deps.writer.write(claim.tasks, {
      embed,
      lane,
      doubting: troubles.isQdrantUnavailable(lane),
      onDone,
      signal: end.signal,
    });
    clearInterval(renewal);
    end.clear();
    await this.settle(claim, [...open], result, open);
    if (result.trouble) throw result.trouble;
    troubles.recover(lane);
    return true;
  }

  /** Ends the claim first, then notifies waiters, so that indexed sources no longer count as pending. */
  private async settle(
    { id }: TaskClaim,
    tasks: readonly IndexTask[],
    { outcomes, written }: BatchResult,
    open: Set<IndexTask>,
  ): Promise<void> {
    const { outbox, waiters, onLarge } = this.deps;
    const done = tasks.flatMap(({ sourceId, position }) => {
      const one = written.get(sourceId);
      return one ? [{ position, one }] : [];
    });
    for (const { position, one } of done) waiters.remember(position, one);
    if (tasks.length > 0) await outbox.settle({ id, tasks: [...tasks] }, outcomes);
    for (const { position, one } of done) waiters.tell(position, one);
    for (const task of tasks) open.delete(task);
    if (tasks.some(({ sourceId }) => outcomes.get(sourceId)?.kind === 'large')) onLarge();
  }

  /** After a failure the pause cannot be cut short, so that an unavailable server is not called for every change. */
  private async pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (this.deps.troubles.isIn(this.deps.lane)) return pauseFor(milliseconds, signal);
    const woken = new AbortController();
    this.wake = () => woken.abort();
    if (!this.poked) await pauseFor(milliseconds, AbortSignal.any([signal, woken.signal]));
    this.wake = () => {};
  }
}

/** Returns a signal that aborts some time after another one, unless cleared. */
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
