import type { WrittenSource } from '../knowledge-index.ts';
import type { TaskStanding } from './index-task.ts';

/** Indexed source, at the requested position or a later one. */
export interface IndexedState extends Omit<WrittenSource, 'pointIds'> {
  /** In passage order; empty for a removed source; null when another process wrote them. */
  pointIds: string[] | null;
}

export interface IndexWaitersDeps {
  standing: (sourceIds: readonly string[]) => Promise<ReadonlyMap<string, TaskStanding>>;
  /** Polling interval while someone waits, in milliseconds. */
  pollMs: number;
}

interface Waiter {
  sourceId: string;
  position: bigint;
  resolve: (state: IndexedState | null) => void;
}

/** Number of recently written sources kept for callers that start waiting a moment later. */
const remembered = 2_000;

/** Callers that wait until a change is indexed, by this process or another. */
export class IndexWaiters {
  private readonly deps: IndexWaitersDeps;
  private readonly waiting = new Set<Waiter>();
  private readonly recent = new Map<string, { position: bigint; written: WrittenSource }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(deps: IndexWaitersDeps) {
    this.deps = deps;
  }

  /** Ids of the awaited sources. */
  get sourceIds(): string[] {
    return [...new Set([...this.waiting].map(({ sourceId }) => sourceId))];
  }

  /** Resolves with null after `limitMs`, or at `end`. */
  wait(sourceId: string, position: bigint, limitMs: number): Promise<IndexedState | null> {
    return new Promise((resolve) => {
      const waiter: Waiter = {
        sourceId,
        position,
        resolve: (state) => {
          clearTimeout(limit);
          this.waiting.delete(waiter);
          resolve(state);
        },
      };
      const limit = setTimeout(() => waiter.resolve(null), limitMs);
      this.waiting.add(waiter);
      this.pollSoon();
    });
  }

  /** Records that this process wrote a source at a position or later, for callers that learn of it from the table. */
  remember(position: bigint, written: WrittenSource): void {
    this.recent.delete(written.id);
    this.recent.set(written.id, { position, written });
    const [oldest] = this.recent.keys();
    if (this.recent.size > remembered && oldest !== undefined) this.recent.delete(oldest);
  }

  /** Resolves the callers waiting for a source that this process wrote, once its task is settled. */
  tell(position: bigint, written: WrittenSource): void {
    for (const waiter of this.waiting) {
      if (waiter.sourceId === written.id && waiter.position <= position) waiter.resolve(written);
    }
  }

  /** Ends all waiting. */
  end(): void {
    for (const waiter of this.waiting) waiter.resolve(null);
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private pollSoon(): void {
    this.timer ??= setTimeout(() => void this.poll(), this.deps.pollMs);
  }

  /** Resolves only callers that were waiting before the query. While the table cannot be read, they keep waiting. */
  private async poll(): Promise<void> {
    const asking = [...this.waiting];
    const standing = asking.length > 0 ? await this.deps.standing(this.sourceIds).catch(() => null) : null;
    for (const waiter of standing ? asking : []) {
      const row = standing?.get(waiter.sourceId);
      if (!row?.open) waiter.resolve(this.stateOf(waiter, row));
    }
    this.timer = undefined;
    if (this.waiting.size > 0) this.pollSoon();
  }

  private stateOf({ sourceId, position }: Waiter, row: TaskStanding | undefined): IndexedState {
    const own = this.recent.get(sourceId);
    return own && own.position >= position
      ? own.written
      : { id: sourceId, pointIds: null, embedded: !row?.embeddingsOnly };
  }
}
