import { setTimeout as wait } from 'node:timers/promises';
import { pointId } from '../../point-ids.ts';
import type { IndexedSource, IndexWriter, WrittenSource } from '../../knowledge-index.ts';

export interface IndexCall {
  kind: 'write' | 'remove';
  ids: string[];
  embed: boolean;
}

type Intrude = (call: IndexCall, signal: AbortSignal | undefined) => unknown;

/** Scriptable in-memory index: `before` may wait or throw, and decides whether embeddings are made. */
export class MemoryIndex implements IndexWriter {
  readonly calls: IndexCall[] = [];
  /** Texts written for each source, in order. */
  readonly history = new Map<string, string[]>();
  /** Sources with points, and their texts. */
  readonly points = new Map<string, string>();
  readonly embedded = new Set<string>();
  /** Runs before each write. */
  before: Intrude = () => undefined;
  /** Duration of a call. */
  delayMs = 0;
  /** Whether the model host makes embeddings on request. */
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
