import { CompactionAbandonedError, type Leftovers, type Store } from './store.ts';

/** Delays before compacting the file, in milliseconds. */
export interface CompactionTimes {
  /** After points were removed. */
  afterRemoval: number;
  /** After records were replaced, whose earlier texts are left in the file. */
  afterReplacement: number;
  /** At least so long after the last compaction. */
  rest: number;
  /** And so many times as long as that one took. */
  restFactor: number;
}

/** 5 s after a removal, an hour after a replacement, once a minute at most. */
export const compactionTimes: CompactionTimes = {
  afterRemoval: 5_000,
  afterReplacement: 3_600_000,
  rest: 60_000,
  restFactor: 20,
};

/** The part of a store that compacting needs. */
export type CompactedStore = Pick<Store, 'isClean' | 'compact' | 'onLeftovers'>;

/** Compacts a store some time after something was removed from it or replaced in it. */
export class Compactor {
  private readonly store: CompactedStore;
  private readonly times: CompactionTimes;
  private readonly onError: (error: unknown) => void;
  private timer: NodeJS.Timeout | undefined;
  private dueAt = Infinity;
  private restsUntil = 0;
  private removalWaits = false;
  private stopped = false;
  private running: Promise<void> | undefined;

  /** @param onError told when the file could not be compacted, such as for want of space; it is retried after the rest */
  constructor(store: CompactedStore, times: CompactionTimes, onError: (error: unknown) => void) {
    this.store = store;
    this.times = times;
    this.onError = onError;
    store.onLeftovers = (kind) => this.note(kind);
    if (!store.isClean) this.note('removed');
  }

  /** Compacts once more when something that was removed is still in the file; a disk that refuses leaves it to the next start. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
    if (this.removalWaits) await this.compact();
  }

  private note(kind: Leftovers): void {
    this.removalWaits ||= kind === 'removed';
    this.dueAt = Math.min(
      this.dueAt,
      performance.now() + (kind === 'removed' ? this.times.afterRemoval : this.times.afterReplacement),
    );
    this.plan();
  }

  private plan(): void {
    if (this.running || this.stopped || this.dueAt === Infinity) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => (this.running = this.compact().finally(() => this.ended())),
      Math.max(this.dueAt, this.restsUntil) - performance.now(),
    ).unref();
  }

  private ended(): void {
    this.running = undefined;
    this.plan();
  }

  /** Never rejects. */
  private async compact(): Promise<void> {
    [this.dueAt, this.removalWaits] = [Infinity, false];
    if (this.store.isClean) return;
    const began = performance.now();
    try {
      await this.store.compact();
    } catch (error) {
      if (!(error instanceof CompactionAbandonedError)) this.onError(error);
      this.note('removed');
    }
    const ended = performance.now();
    this.restsUntil = ended + Math.max(this.times.rest, this.times.restFactor * (ended - began));
  }
}
