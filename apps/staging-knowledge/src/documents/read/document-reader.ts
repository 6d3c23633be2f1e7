import { ServiceError, UnavailableError } from '@homeroom/errors';
import type { Logger } from '@homeroom/service-kit';
import {
  WaitingLine,
  WaitingLineFullError,
  WorkerNotStartedError,
  WorkerPool,
  type ExceededLimit,
  type JobEnd,
} from '@homeroom/service-kit/workers';
import { readingLimits } from './reading-limits.ts';
import { RefusedDocumentError, type ReadingJob, type ReadingOutcome, type ReadingReport } from './reading-reports.ts';
import { isPdf } from './kinds/pdf-mark.ts';
import { CollectedReading } from './collected-reading.ts';
import { kindNames } from './kind-names.ts';

/** The limits of one reading. Times in milliseconds, memory in bytes. */
export interface ReaderLimits {
  firstPageMs: number;
  totalMs: number;
  memoryBytes: number;
}

export interface DocumentReaderOptions {
  /** The file of the program that reads (`document-reader.main.ts` when it is built). */
  program: string;
  /** Where the system's Tesseract is looked for, as PATH has it. */
  searchPath: string;
  logger: Pick<Logger, 'warn'>;
  /** The limits of one reading; `readingLimits` unless told. */
  limits?: ReaderLimits;
}

/** Nothing is wrong with the document, the service could not read it; the message is the reason. */
export class ReadingFailedError extends ServiceError {
  constructor(reason: string, cause?: unknown) {
    super(500, 'processing_failed', reason, { cause });
  }
}

const busySeconds = 10;
/** The heap of JavaScript alone; the rest of the memory is for pictures and fonts. */
const heapMebibytes = 512;
/** How a process ends whose JavaScript has no memory left. */
const heapFull = 'SIGABRT';

/**
 * Reads documents, each in a process of its own kind: two at once, eight more wait. What a document does to its process,
 * the service does not feel.
 */
export class DocumentReader {
  readonly #pool: WorkerPool<ReadingJob, ReadingReport, ReadingOutcome>;
  readonly #line = new WaitingLine({ concurrency: readingLimits.atOnce, maxWaiting: readingLimits.waiting });
  readonly #limits: ReaderLimits;
  readonly #logger: Pick<Logger, 'warn'>;

  constructor({ program, searchPath, logger, limits = readingLimits }: DocumentReaderOptions) {
    this.#limits = limits;
    this.#logger = logger;
    this.#pool = new WorkerPool({
      program,
      environment: { PATH: searchPath, OMP_THREAD_LIMIT: '1' },
      heapMebibytes,
      lowPriority: true,
      size: readingLimits.atOnce,
    });
  }

  /** The ids of its processes. */
  get pids(): number[] {
    return this.#pool.pids;
  }

  /** Has a process ready for the first document; without it the first document waits for one. */
  start(): void {
    this.#pool.start();
  }

  /** Ends every process. */
  close(): Promise<void> {
    return this.#pool.close();
  }

  /**
   * What a document says. A document that passes a limit after its first page gives what was read by then, with a
   * warning that names the missing pages.
   * @throws RefusedDocumentError for a document that cannot be read, UnavailableError when too many wait already,
   * ReadingFailedError when the service is at fault, the signal's reason when it ends; then the process is ended too
   */
  async read(bytes: Uint8Array, signal: AbortSignal): Promise<CollectedReading> {
    try {
      return await this.#line.run(signal, () => this.#readNow(bytes, signal));
    } catch (error) {
      if (!(error instanceof WaitingLineFullError)) throw error;
      throw new UnavailableError(
        'Too many documents are being read right now. Try again shortly.',
        'reader_busy',
        busySeconds,
      );
    }
  }

  async #readNow(bytes: Uint8Array, signal: AbortSignal): Promise<CollectedReading> {
    const reading = new CollectedReading();
    if (isPdf(bytes)) reading.kind = 'pdf';
    const end = await this.#pool
      .run(
        { bytes },
        {
          limits: {
            firstResultMs: this.#limits.firstPageMs,
            totalMs: this.#limits.totalMs,
            memoryBytes: this.#limits.memoryBytes,
          },
          signal,
          onReport: (report, watch) => {
            if (report.type === 'page') watch.firstResult();
            reading.take(report);
          },
          // A file that no reader has touched left no trace.
          isReusable: ({ type }) => type === 'done' || (type === 'refused' && reading.kind === null),
        },
      )
      .catch((error: unknown) => {
        if (error instanceof WorkerNotStartedError)
          throw new ReadingFailedError('the reading process did not start', error);
        throw error;
      });
    this.#conclude(reading, end, signal);
    return reading;
  }

  /** Says what an early end means: for the pages that were read a warning, without any a refusal. */
  #conclude(reading: CollectedReading, end: JobEnd<ReadingOutcome>, signal: AbortSignal): void {
    if (end.type === 'callerGone') throw signal.reason;
    const outcome = end.type === 'finished' ? end.outcome : null;
    if (outcome?.type === 'done') return;
    if (outcome?.type === 'refused') throw new RefusedDocumentError(outcome.sentence);
    const kind = reading.kind === null ? 'file' : kindNames[reading.kind];
    const exceeded =
      end.type === 'limit' ? end.limit : end.type === 'crashed' && end.how === heapFull ? 'memory' : null;
    if (outcome || end.type === 'crashed')
      this.#logger.warn(
        { kind, reason: outcome?.reason ?? (end.type === 'crashed' && end.how) },
        'a document could not be read',
      );
    if (outcome?.fault === 'service') throw new ReadingFailedError(outcome.reason);
    const why = exceeded
      ? this.#reasonOf(exceeded)
      : end.type === 'killed'
        ? 'the reading process was ended from outside'
        : 'the file is broken there';
    if (reading.pages.length > 0) return reading.cutShort(why);
    if (end.type === 'killed') throw new ReadingFailedError(why);
    if (exceeded) throw new RefusedDocumentError(`This ${kind} cannot be read: ${why}.`);
    throw new RefusedDocumentError(`This ${kind} is broken and cannot be read.`);
  }

  #reasonOf(limit: ExceededLimit): string {
    if (limit === 'memory')
      return `it takes more than the ${Math.round(this.#limits.memoryBytes / 1_048_576)} MB of memory that one document may take`;
    if (limit === 'total')
      return `it takes longer than the ${this.#limits.totalMs / 1_000} seconds that one document may take`;
    return `its first page takes longer than the allowed ${this.#limits.firstPageMs / 1_000} seconds`;
  }
}
