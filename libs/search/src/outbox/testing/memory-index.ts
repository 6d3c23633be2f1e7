import { setTimeout as wait } from 'node:timers/promises';
import { pointId } from '../../point-ids.ts';
import type { IndexedSource, IndexWriter, WrittenSource } from '../../knowledge-index.ts';

/** One call of the index. */
export interface IndexCall {
  kind: 'write' | 'remove';
  ids: string[];
  embed: boolean;
}

type Intrude = (call: IndexCall, signal: AbortSignal | undefined) => unknown;

/** An index in memory that does what a test tells it: `before` may wait or throw, and decides whether embeddings come. */
export class MemoryIndex implements IndexWriter {
  readonly calls: IndexCall[] = [];
  /** Every text that each source had, in the order of the writes. */
  readonly history = new Map<string, string[]>();
  /** The sources that have points, with their texts. */
  readonly points = new Map<string, string>();
  readonly embedded = new Set<string>();
  /** Before anything is written. */
  before: Intrude = () => undefined;
  /** How long a call takes. */
  delayMs = 0;
  /** Whether the model host makes embeddings when it is asked. */
  modelHost = true;

  async write(
    sources: readonly IndexedSource[],
    { embed = false, signal }: { embed?: boolean; signal?: AbortSignal } = {},
  ): Promise<WrittenSource[]> {
    await this.call({ kind: 'write', ids: sources.map(({ id }) => id), embed }, signal);
    return sources.map(({ id, text }) => {
      this.points.set(id, text);
      this.history.set(id, [...(this.history.get(id) ?? []), text]);
      const embedded = embed && this.modelHost;
      if (embedded) this.embedded.add(id);
      else this.embedded.delete(id);
      return { id, pointIds: [pointId('family', id, 0)], embedded };
    });
  }

  async remove(sourceIds: readonly string[], { signal }: { signal?: AbortSignal } = {}): Promise<void> {
    await this.call({ kind: 'remove', ids: [...sourceIds], embed: false }, signal);
    for (const id of sourceIds) this.points.delete(id);
  }

  ownSources(): Promise<Set<string>> {
    return Promise.resolve(new Set(this.points.keys()));
  }

  private async call(call: IndexCall, signal: AbortSignal | undefined): Promise<void> {
    this.calls.push(call);
    if (this.delayMs > 0) await wait(this.delayMs, undefined, signal ? { signal } : {});
    await this.before(call, signal);
  }
}
