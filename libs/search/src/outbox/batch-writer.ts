import { types } from 'node:util';
import { isDatabaseUnavailable } from '@homeroom/database';
import { withoutQuotations } from '@homeroom/errors';
import { secretRemover } from '@homeroom/service-kit';
import type { Logger } from '@homeroom/service-kit';
import { SearchUnavailableError } from '../knowledge-index.ts';
import type { IndexWriter, WrittenSource } from '../knowledge-index.ts';
import { isLarge } from './estimate-points.ts';
import type { IndexTask, Lane, ReadSources, SourceState, TaskOutcome } from './index-task.ts';

/** What writing a batch needs. */
export interface BatchWriterParts {
  index: IndexWriter;
  read: ReadSources;
  /** Told of each source that failed, by its id. */
  logger: Pick<Logger, 'warn'>;
  /** Longest single call of the index, in milliseconds. */
  limitMs: number;
}

/** What became of a batch; a task that is in neither map was not done. */
export interface BatchResult {
  outcomes: Map<string, TaskOutcome>;
  written: Map<string, WrittenSource>;
  /** Qdrant or PostgreSQL is unavailable, so going on makes no sense. */
  trouble: Error | null;
}

/** A call of the index took longer than it may. */
export class IndexingTimeoutError extends Error {
  override readonly name = 'IndexingTimeoutError';
}

/** How a batch is written. */
export interface BatchTurn {
  embed: boolean;
  /** The batch before failed for want of Qdrant, so a source that Qdrant does not take may be the reason. */
  doubting: boolean;
  /** Which tasks these are: of small ones, a source that turned out to be large is left out. */
  lane: Lane;
  /** Called after each call of the index with the tasks that are done, so that what fails later does not have them done again. */
  onDone: (tasks: readonly IndexTask[], result: BatchResult) => Promise<void>;
  /** Ends the batch; what is not done then is released. */
  signal: AbortSignal;
}

/** How many sources in a row are tried alone before Qdrant counts as away for all. */
const triedAlone = 3;

/** Makes the points of a batch of sources as their truth is; one that cannot be indexed does not hinder the others. */
export class BatchWriter {
  private readonly parts: BatchWriterParts;

  constructor(parts: BatchWriterParts) {
    this.parts = parts;
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
   * While in doubt, Qdrant may be unavailable or may not take one of the sources: if another one goes through alone, it is those
   * that do not. The newest come first, since what nobody takes has grown old.
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

  /** Another source went through, but perhaps because Qdrant came back just then. */
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
    const { index, read } = this.parts;
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

  /** The call's own error may hide that it was ended, so the limit is asked first. */
  private async limited<T>(signal: AbortSignal, call: (limit: AbortSignal) => Promise<T>): Promise<T> {
    const { limitMs } = this.parts;
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
    this.parts.logger.warn({ sourceId, failures: failures + 1, err: error }, 'source not indexed');
  }
}

function outcomeOf({ embedded, leftOut }: WrittenSource, state: SourceState | undefined, tried: boolean): TaskOutcome {
  if (leftOut) return { kind: 'left_out' };
  const refreshAt = state?.refreshAt ?? null;
  return embedded ? { kind: 'done', refreshAt } : { kind: 'without_embeddings', refreshAt, tried };
}

/** The promise, for no longer than the signal lives. */
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

/** For the table: without secrets, quotations and control characters, at most 300 characters. */
function reasonOf({ name, message }: Error): string {
  return withoutQuotations(secretRemover([])(`${name}: ${message}`))
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, 300);
}
