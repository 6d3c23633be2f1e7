import { types } from 'node:util';
import { isDatabaseUnavailable } from '@homeroom/database';
import { withoutQuotations } from '@homeroom/errors';
import { secretRemover } from '@homeroom/service-kit';
import type { Logger } from '@homeroom/service-kit';
import { SearchUnavailableError } from '../knowledge-index.ts';
import type { IndexWriter, WrittenSource } from '../knowledge-index.ts';
import { isLarge } from './estimate-points.ts';
import type { IndexTask, Lane, ReadSources, SourceState, TaskOutcome } from './index-task.ts';

export interface BatchWriterDeps {
  index: IndexWriter;
  read: ReadSources;
  /** Receives each failed source by its id. */
  logger: Pick<Logger, 'warn'>;
  /** Limit for a single index call, in milliseconds. */
  limitMs: number;
}

/** Outcomes of a batch; a task in neither map was not processed. */
export interface BatchResult {
  outcomes: Map<string, TaskOutcome>;
  written: Map<string, WrittenSource>;
  /** Qdrant or PostgreSQL is unavailable, so the batch stops. */
  trouble: Error | null;
}

/** An index call exceeded its limit. */
export class IndexingTimeoutError extends Error {
  override readonly name = 'IndexingTimeoutError';
}

/** Options of one batch. */
export interface BatchTurn {
  embed: boolean;
  /** The previous batch failed because Qdrant did not respond; a source that Qdrant rejects may be the cause. */
  doubting: boolean;
  /** Lane of the tasks. In the small lane, a source that turns out to be large is left to the other. */
  lane: Lane;
  /** Called after each index call with the finished tasks, so that a later failure does not repeat them. */
  onDone: (tasks: readonly IndexTask[], result: BatchResult) => Promise<void>;
  /** Aborts the batch; unfinished tasks are released. */
  signal: AbortSignal;
}

/** Number of sources tried alone, in a row, before Qdrant counts as unavailable. */
const triedAlone = 3;

/** Writes the points of a batch of sources. A source that cannot be indexed does not block the others. */
export class BatchWriter {
  private readonly deps: BatchWriterDeps;

  constructor(deps: BatchWriterDeps) {
    this.deps = deps;
  }

  /** Never rejects. */
  async write(tasks: readonly IndexTask[], turn: BatchTurn): Promise<BatchResult> {
    const result: BatchResult = { outcomes: new Map(), written: new Map(), trouble: null };
    const error = await this.attempt(tasks, turn, result);
    const [only, ...others] = tasks;
    if (!error || !only || turn.signal.aborted) return result;
    if (
      isDatabaseUnavailable(error) ||
      (error instanceof SearchUnavailableError && (!turn.doubting || others.length === 0))
    )
      result.trouble = error;
    else if (others.length === 0) this.fail(only, error, result);
    else await this.oneByOne(tasks, turn, result);
    return result;
  }

  /**
   * Either Qdrant is unavailable or it rejects one of the sources: if another source succeeds alone, the rejected ones
   * are to blame. Newest first, because a source that Qdrant rejects is likely old.
   */
  private async oneByOne(tasks: readonly IndexTask[], turn: BatchTurn, result: BatchResult): Promise<void> {
    const refused: [IndexTask, Error][] = [];
    for (const task of tasks.toReversed()) {
      const error = await this.attempt([task], turn, result);
      if (turn.signal.aborted) break;
      if (isDatabaseUnavailable(error)) result.trouble = error;
      else if (error instanceof SearchUnavailableError) refused.push([task, error]);
      else if (error) this.fail(task, error, result);
      const goOn = turn.doubting && (result.written.size > 0 || refused.length < triedAlone);
      if (result.trouble || (refused.length > 0 && !goOn)) break;
    }
    if (turn.doubting && result.written.size > 0)
      await this.onceMore(
        refused.map(([task]) => task),
        turn,
        result,
      );
    else result.trouble ??= refused[0]?.[1] ?? null;
  }

  /** Retries once: another source succeeded, but perhaps because Qdrant recovered just then. */
  private async onceMore(refused: readonly IndexTask[], turn: BatchTurn, result: BatchResult): Promise<void> {
    for (const task of refused) {
      const error = await this.attempt([task], turn, result);
      if (turn.signal.aborted || isDatabaseUnavailable(error)) return;
      if (error) this.fail(task, error, result);
    }
  }

  private async attempt(tasks: readonly IndexTask[], turn: BatchTurn, result: BatchResult): Promise<Error | null> {
    try {
      await this.together(tasks, turn, result);
      await turn.onDone(tasks, result);
      return null;
    } catch (error) {
      return types.isNativeError(error) ? error : new Error(`Thrown was no error but a value of type ${typeof error}.`);
    }
  }

  private async together(
    tasks: readonly IndexTask[],
    { embed, lane, signal }: BatchTurn,
    result: BatchResult,
  ): Promise<void> {
    const { index, read } = this.deps;
    const states = await within(read(tasks.map(({ sourceId }) => sourceId)), signal);
    const present = tasks.flatMap(({ sourceId }) => states.get(sourceId)?.source ?? []);
    const large = new Set(lane === 'small' ? present.filter(({ text }) => isLarge(text)).map(({ id }) => id) : []);
    const sources = present.filter(({ id }) => !large.has(id));
    const removed = tasks.map(({ sourceId }) => sourceId).filter((id) => !states.get(id)?.source);
    const written = new Map(removed.map((id) => [id, { id, pointIds: [], embedded: true } as WrittenSource]));
    if (removed.length > 0) await this.limited(signal, (limit) => index.remove(removed, { signal: limit }));
    if (sources.length > 0)
      for (const source of await this.limited(signal, (limit) => index.write(sources, { embed, signal: limit })))
        written.set(source.id, source);
    for (const id of large) result.outcomes.set(id, { kind: 'large' });
    for (const { sourceId } of tasks.filter((task) => !large.has(task.sourceId))) {
      const one = written.get(sourceId);
      if (!one) throw new Error('The index did not say what became of the source.');
      if (!one.leftOut) result.written.set(sourceId, one);
      result.outcomes.set(sourceId, outcomeOf(one, states.get(sourceId), embed));
    }
  }

  /** Checks the limit first, because the call's own error may hide that it was aborted. */
  private async limited<T>(signal: AbortSignal, call: (limit: AbortSignal) => Promise<T>): Promise<T> {
    const { limitMs } = this.deps;
    const over = AbortSignal.timeout(limitMs);
    const limit = AbortSignal.any([signal, over]);
    try {
      return await within(call(limit), limit);
    } catch (error) {
      throw over.aborted ? new IndexingTimeoutError(`The index took longer than ${limitMs / 1_000} s.`) : error;
    }
  }

  private fail({ sourceId, failures }: IndexTask, error: Error, { outcomes }: BatchResult): void {
    outcomes.set(sourceId, { kind: 'failed', reason: reasonOf(error) });
    this.deps.logger.warn({ sourceId, failures: failures + 1, err: error }, 'source not indexed');
  }
}

function outcomeOf({ embedded, leftOut }: WrittenSource, state: SourceState | undefined, tried: boolean): TaskOutcome {
  if (leftOut) return { kind: 'left_out' };
  const refreshAt = state?.refreshAt ?? null;
  return embedded ? { kind: 'done', refreshAt } : { kind: 'without_embeddings', refreshAt, tried };
}

/** Returns the promise, or rejects when the signal aborts. */
async function within<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  let end = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  try {
    return await Promise.race([promise, ended]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** Returns the reason as stored: without secrets, quotes or control characters, at most 300 characters. */
function reasonOf({ name, message }: Error): string {
  return withoutQuotations(secretRemover([])(`${name}: ${message}`))
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, 300);
}
