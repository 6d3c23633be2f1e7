import type { WrittenSource } from '../knowledge-index.ts';
import type { TaskStanding } from './index-task.ts';

/** A source that is in the index, at the position that was asked for or a later one. */
export interface IndexedState extends Omit<WrittenSource, 'pointIds'> {
  /** In the order of its passages, empty for a removed source; null when another process wrote them. */
  pointIds: string[] | null;
}

/** What waiting needs. */
export interface IndexWaitersParts {
  standing: (sourceIds: readonly string[]) => Promise<ReadonlyMap<string, TaskStanding>>;
  /** How often the table is asked while somebody waits, in milliseconds. */
  pollMs: number;
}

interface Waiter {
  sourceId: string;
  position: bigint;
  resolve: (state: IndexedState | null) => void;
}

/** How many written sources are remembered for those who begin to wait a moment later. */
const remembered = 2_000;

/** Those who wait until a change is in the index, whichever process brings it there. */
export class IndexWaiters {
  private readonly parts: IndexWaitersParts;
  private readonly waiting = new Set<Waiter>();
  private readonly recent = new Map<string, { position: bigint; written: WrittenSource }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(parts: IndexWaitersParts) {
    this.parts = parts;
  }

  /** The sources that are waited for. */
  get sourceIds(): string[] {
    return [...new Set([...this.waiting].map(({ sourceId }) => sourceId))];
  }

  /** Resolves with null when `limitMs` are over, or at `end`. */
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

  /** Remembers that this process wrote a source as it is at a position or later, for those who learn it from the table. */
  remember(position: bigint, written: WrittenSource): void {
    this.recent.delete(written.id);
    this.recent.set(written.id, { position, written });
    const [oldest] = this.recent.keys();
    if (this.recent.size > remembered && oldest !== undefined) this.recent.delete(oldest);
  }

  /** Ends the waiting for a source that this process wrote, once its task is settled. */
  tell(position: bigint, written: WrittenSource): void {
    for (const waiter of this.waiting) {
      if (waiter.sourceId === written.id && waiter.position <= position) waiter.resolve(written);
    }
  }

  /** Everybody stops waiting. */
  end(): void {
    for (const waiter of this.waiting) waiter.resolve(null);
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private pollSoon(): void {
    this.timer ??= setTimeout(() => void this.poll(), this.parts.pollMs);
  }

  /** Only those who waited before the question may go by its answer. While the table cannot be asked, they wait on. */
  private async poll(): Promise<void> {
    const asking = [...this.waiting];
    const standing = asking.length > 0 ? await this.parts.standing(this.sourceIds).catch(() => null) : null;
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
