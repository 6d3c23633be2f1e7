import { ServiceError } from '@homeroom/errors';
import type { Logger } from '@homeroom/service-kit';
import { WorkerNotStartedError, WorkerPool } from '@homeroom/service-kit/workers';
import { digestLimits } from './digest-limits.ts';
import type { DigestOutcome, DigestTask } from './digest-tasks.ts';
import type { DigestSection, Newsletter } from './digest.ts';
import type { ReadNewsletters } from './read-newsletters.ts';
import type { SectionsOrder } from './write-sections.ts';

export interface DigestWorkerOptions {
  /** The file of the program that reads newsletters (`digest-worker.main.ts` when it is built). */
  program: string;
  logger: Pick<Logger, 'warn'>;
}

/** The newsletters could not be read, though nothing is wrong with the request. */
export class DigestFailedError extends ServiceError {
  constructor(cause: unknown) {
    super(
      500,
      'digest_failed',
      'The digest could not be made: the process that reads newsletters ended unexpectedly. Send the request again.',
      { cause },
    );
  }
}

const heapMebibytes = 400;

/** Reads newsletters and writes digests in a process of its own, which no text can make the service wait for. */
export class DigestWorker {
  readonly #pool: WorkerPool<DigestTask, never, DigestOutcome>;
  readonly #logger: Pick<Logger, 'warn'>;

  constructor({ program, logger }: DigestWorkerOptions) {
    this.#pool = new WorkerPool({ program, heapMebibytes, size: 1 });
    this.#logger = logger;
  }

  /** The ids of its processes. */
  get pids(): number[] {
    return this.#pool.pids;
  }

  /** Has a process ready for the first digest; without it the first digest waits for one. */
  start(): void {
    this.#pool.start();
  }

  /** Ends every process. */
  close(): Promise<void> {
    return this.#pool.close();
  }

  /**
   * The matters of newsletters.
   * @param today YYYY-MM-DD
   * @param signal ends the work, and with it the process
   * @throws DigestFailedError, the signal's reason when it ends
   */
  async read(newsletters: readonly Newsletter[], today: string, signal: AbortSignal): Promise<ReadNewsletters> {
    const outcome = await this.#perform({ type: 'read', newsletters, today }, signal);
    if (outcome.type !== 'read') throw this.#failed(outcome);
    return outcome.read;
  }

  /** The sections of a digest. Otherwise as `read`. */
  async write(order: SectionsOrder, signal: AbortSignal): Promise<DigestSection[]> {
    const outcome = await this.#perform({ type: 'write', ...order }, signal);
    if (outcome.type !== 'written') throw this.#failed(outcome);
    return outcome.sections;
  }

  async #perform(task: DigestTask, signal: AbortSignal): Promise<DigestOutcome> {
    try {
      const end = await this.#pool.run(task, {
        signal,
        limits: { memoryBytes: digestLimits.memoryBytes },
        isReusable: ({ type }) => type !== 'failed',
      });
      if (end.type === 'finished') return end.outcome;
      signal.throwIfAborted();
      throw this.#failed(end);
    } catch (error) {
      throw error instanceof WorkerNotStartedError
        ? this.#failed({ type: 'not started', reason: error.message })
        : error;
    }
  }

  /** No text of a newsletter reaches the log. */
  #failed(end: { type: string; how?: string; limit?: string; reason?: string }): DigestFailedError {
    const { type, how, limit, reason } = end;
    this.#logger.warn({ end: type, detail: how ?? limit ?? reason }, 'a digest could not be made');
    return new DigestFailedError(`${type}: ${how ?? limit ?? reason ?? ''}`);
  }
}
