import { setTimeout as wait } from 'node:timers/promises';
import type { IndexWriter } from '../knowledge-index.ts';
import { noteSourcesChanged } from './note-sources-changed-sql.ts';
import type { IndexOutbox } from './index-outbox-sql.ts';

/** Progress of a rebuild. */
export interface ReindexProgress {
  /** Sources marked so far, including those that only have points left. */
  total: number;
  /** Sources already indexed. */
  done: number;
  /** Sources that failed at least once and are being retried. */
  failing: number;
}

export interface ReindexOptions {
  outbox: IndexOutbox;
  index: Pick<IndexWriter, 'ownSources'>;
  /** Ids of all sources of the service, in batches of any size. */
  sourceIds: AsyncIterable<readonly string[]>;
  /** Called when the numbers change. */
  progress?: (progress: ReindexProgress) => void;
  /** Stops watching; marked sources are indexed anyway. */
  signal?: AbortSignal;
  /** Polling interval in milliseconds. Default: 250. */
  pollMs?: number;
}

/** Result of a rebuild. */
export interface ReindexResult {
  total: number;
  /** Sources that failed several times in a row; they are still retried. */
  failed: string[];
}

/** Rows marked per statement. */
const markedAtOnce = 500;
/** Consecutive failures after which a source is no longer waited for. */
const givenUpAfter = 3;

/**
 * Rebuilds a service's part of the index: marks all its sources, and all with points that no longer exist, as changed,
 * then watches until an `Indexer` in any process has processed them. It may be interrupted and restarted. Whether a
 * source still exists is read when its turn comes, so one that arrives meanwhile is never removed.
 *
 * @throws SearchUnavailableError when the index cannot list its sources; they are marked anyway
 */
export async function reindexAll(options: ReindexOptions): Promise<ReindexResult> {
  const { outbox, index, sourceIds, signal, pollMs = 250 } = options;
  const marked = new Set<string>();
  for await (const ids of sourceIds) {
    if (signal?.aborted) break;
    await mark(ids, marked, options);
  }
  const left = await index.ownSources();
  await mark(
    [...left].filter((id) => !marked.has(id)),
    marked,
    options,
  );
  let waiting = await stillOpen(outbox, marked);
  for (;;) {
    const failing = [...waiting.values()].filter((failures) => failures > 0).length;
    options.progress?.({ total: marked.size, done: marked.size - waiting.size, failing });
    const failed = [...waiting].filter(([, failures]) => failures >= givenUpAfter).map(([id]) => id);
    if (failed.length === waiting.size || signal?.aborted) return { total: marked.size, failed };
    waiting = await changed(outbox, waiting, pollMs, signal);
  }
}

async function mark(
  ids: readonly string[],
  marked: Set<string>,
  { outbox, progress, signal }: ReindexOptions,
): Promise<void> {
  for (let from = 0; from < ids.length && !signal?.aborted; from += markedAtOnce) {
    const some = ids.slice(from, from + markedAtOnce);
    await noteSourcesChanged(outbox.database, some);
    for (const id of some) marked.add(id);
    progress?.({ total: marked.size, done: 0, failing: 0 });
  }
}

/** Returns the open sources with their failures, once they differ from before. */
async function changed(
  outbox: IndexOutbox,
  before: ReadonlyMap<string, number>,
  pollMs: number,
  signal: AbortSignal | undefined,
): Promise<Map<string, number>> {
  for (;;) {
    await wait(pollMs, undefined, signal ? { signal } : {}).catch(() => undefined);
    const now = await stillOpen(outbox, before.keys());
    const same = now.size === before.size && [...now].every(([id, failures]) => before.get(id) === failures);
    if (!same || signal?.aborted) return now;
  }
}

async function stillOpen(outbox: IndexOutbox, sourceIds: Iterable<string>): Promise<Map<string, number>> {
  const standing = await outbox.standing([...sourceIds]);
  return new Map([...standing].filter(([, { open }]) => open).map(([id, { failures }]) => [id, failures]));
}
