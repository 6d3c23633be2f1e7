import { setTimeout as wait } from 'node:timers/promises';
import type { IndexWriter } from '../knowledge-index.ts';
import { noteSourcesChanged } from './note-sources-changed.ts';
import type { SqlIndexOutbox } from './sql-index-outbox.ts';

/** How far a rebuild is. */
export interface ReindexProgress {
  /** Sources that were marked so far, those included that only have points left. */
  total: number;
  /** How many of them are in the index. */
  done: number;
  /** How many failed at least once and are tried again. */
  failing: number;
}

/** What a rebuild of a service's own part needs. */
export interface ReindexParts {
  outbox: SqlIndexOutbox;
  index: Pick<IndexWriter, 'ownSources'>;
  /** The ids of all sources that the service has, in pieces of any size. */
  sourceIds: AsyncIterable<readonly string[]>;
  /** Told whenever the numbers changed. */
  progress?: (progress: ReindexProgress) => void;
  /** Ends the watching; what is marked is indexed all the same. */
  signal?: AbortSignal;
  /** How often the table is asked, in milliseconds; 250 unless told. */
  pollMs?: number;
}

/** What a rebuild came to. */
export interface ReindexResult {
  total: number;
  /** Sources that failed several times in a row; they are still tried again and again. */
  failed: string[];
}

/** How many rows one statement marks. */
const markedAtOnce = 500;
/** From how many failures in a row a source is not waited for. */
const givenUpAfter = 3;

/**
 * Rebuilds a service's own part of the index: marks each of its sources as changed, and each that has points but is no
 * source any more, then watches until an `Indexer`, in this process or another, has done them. It may be broken off and
 * begun again at any time. Whether a source is still there is read when its turn comes, so one that arrives meanwhile
 * is never removed.
 *
 * @throws SearchUnavailableError when the index cannot say what it has; the sources are marked then
 */
export async function reindexAll(parts: ReindexParts): Promise<ReindexResult> {
  const { outbox, index, sourceIds, signal, pollMs = 250 } = parts;
  const marked = new Set<string>();
  for await (const ids of sourceIds) {
    if (signal?.aborted) break;
    await mark(ids, marked, parts);
  }
  const left = await index.ownSources();
  await mark(
    [...left].filter((id) => !marked.has(id)),
    marked,
    parts,
  );
  let waiting = await stillOpen(outbox, marked);
  for (;;) {
    const failing = [...waiting.values()].filter((failures) => failures > 0).length;
    parts.progress?.({ total: marked.size, done: marked.size - waiting.size, failing });
    const failed = [...waiting].filter(([, failures]) => failures >= givenUpAfter).map(([id]) => id);
    if (failed.length === waiting.size || signal?.aborted) return { total: marked.size, failed };
    waiting = await changed(outbox, waiting, pollMs, signal);
  }
}

async function mark(
  ids: readonly string[],
  marked: Set<string>,
  { outbox, progress, signal }: ReindexParts,
): Promise<void> {
  for (let from = 0; from < ids.length && !signal?.aborted; from += markedAtOnce) {
    const some = ids.slice(from, from + markedAtOnce);
    await noteSourcesChanged(outbox.database, some);
    for (const id of some) marked.add(id);
    progress?.({ total: marked.size, done: 0, failing: 0 });
  }
}

/** Those that are open, with their failures, once that is not as before any more. */
async function changed(
  outbox: SqlIndexOutbox,
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

async function stillOpen(outbox: SqlIndexOutbox, sourceIds: Iterable<string>): Promise<Map<string, number>> {
  const standing = await outbox.standing([...sourceIds]);
  return new Map([...standing].filter(([, { open }]) => open).map(([id, { failures }]) => [id, failures]));
}
