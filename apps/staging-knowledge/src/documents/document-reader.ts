import { ServiceError, UnavailableError } from '@homeroom/errors';
import type { Logger } from '@homeroom/service-kit';
import {
  WaitingLine,
  WaitingLineFullError,
  WorkerNotStartedError,
  WorkerPool,
  type ExceededLimit,
  type JobEnd,
  type PoolJobOptions,
} from '@homeroom/service-kit/workers';
import type { DocumentJob, DocumentOutcome } from './document-job.ts';
import type { Interpretation, InterpretationRequest } from './interpret/interpret-document.ts';
import { CollectedReading } from './read/collected-reading.ts';
import { kindNames } from './read/kind-names.ts';
import { isPdf } from './read/kinds/pdf-mark.ts';
import { readingLimits } from './read/reading-limits.ts';
import { RefusedDocumentError, type ReadingReport } from './read/reading-reports.ts';

/** Limits of one document. Processor times in milliseconds, memory in bytes. */
export interface ReaderLimits {
  firstPageMs: number;
  totalMs: number;
  interpretationMs: number;
  /** On the clock. */
  clockMs: number;
  memoryBytes: number;
}

export interface DocumentReaderOptions {
  /** File of the program that reads (`document-reader.main.ts` when it is built). */
  program: string;
  /** `PATH` on which the system's Tesseract is looked for. */
  searchPath: string;
  logger: Pick<Logger, 'warn'>;
  /** Default: `readingLimits`. */
  limits?: ReaderLimits;
  /** Whether its processes leave the processors to others. Default: true. */
  lowPriority?: boolean;
}

/** Nothing is wrong with the document, the service could not read it; the message is the reason. */
export class ReadingFailedError extends ServiceError {
  constructor(reason: string, cause?: unknown) {
    super(500, 'processing_failed', reason, { cause });
  }
}

/** The rules came to no end with a document; the message is the reason. */
export class InterpretationFailedError extends Error {
  override readonly name = 'InterpretationFailedError';
}

const busySeconds = 10;
/** JavaScript heap alone; the rest of the memory is for pictures and fonts. */
const heapMebibytes = 512;
/** Signal of a process whose JavaScript heap is full. */
const heapFull = 'SIGABRT';

/**
 * Reads and interprets documents in processes of their own: two at once, eight more wait. A hostile document can harm
 * its process, never the service.
 */
export class DocumentReader {
  readonly #pool: WorkerPool<DocumentJob, ReadingReport, DocumentOutcome>;
  readonly #line = new WaitingLine({ concurrency: readingLimits.atOnce, maxWaiting: readingLimits.waiting });
  readonly #limits: ReaderLimits;
  readonly #logger: Pick<Logger, 'warn'>;

  constructor({ program, searchPath, logger, limits = readingLimits, lowPriority = true }: DocumentReaderOptions) {
    this.#limits = limits;
    this.#logger = logger;
    this.#pool = new WorkerPool({
      program,
      environment: { PATH: searchPath, OMP_THREAD_LIMIT: '1' },
      heapMebibytes,
      lowPriority,
      size: readingLimits.atOnce,
    });
  }

  /** Ids of its processes. */
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
   * Reads a document. One that passes a limit after its first page gives the pages read until then, with a warning that
   * names the missing ones.
   * @throws RefusedDocumentError for a document that cannot be read, UnavailableError when too many wait already or the machine is too busy,
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

  /**
   * Interprets a document that was read, ahead of those that wait to be read.
   * @throws InterpretationFailedError, ReadingFailedError when no process starts, the signal's reason when it ends; then
   * the process is ended too
   */
  async interpret(
    { parse, household, ...request }: InterpretationRequest,
    signal: AbortSignal,
  ): Promise<Interpretation> {
    const { interpretationMs: totalMs, clockMs, memoryBytes } = this.#limits;
    const job: DocumentJob = {
      type: 'interpret',
      ...request,
      parse: { ...parse, pages: [] },
      // The process needs to know of no calendar, whose address may hold credentials.
      household: { ...household, calendars: [], groupChatId: null },
    };
    const end = await this.#line.run(
      signal,
      () =>
        this.#run(job, {
          limits: { totalMs, clockMs, memoryBytes },
          signal,
          isReusable: ({ type }) => type === 'interpreted',
        }),
      { isAdmitted: true },
    );
    if (end.type === 'callerGone') throw signal.reason;
    if (end.type === 'finished' && end.outcome.type === 'interpreted') return end.outcome;
    throw new InterpretationFailedError(
      end.type === 'limit' ? `The limit “${end.limit}” was exceeded.` : `The process says: ${reasonOf(end)}.`,
    );
  }

  async #readNow(bytes: Uint8Array, signal: AbortSignal): Promise<CollectedReading> {
    const { firstPageMs: firstResultMs, totalMs, clockMs, memoryBytes } = this.#limits;
    const reading = new CollectedReading();
    if (isPdf(bytes)) reading.kind = 'pdf';
    const end = await this.#run(
      { type: 'read', bytes },
      {
        limits: { firstResultMs, totalMs, clockMs, memoryBytes },
        signal,
        onReport: (report, watch) => {
          if (report.type === 'page') watch.firstResult();
          reading.take(report);
        },
        // A file that no reader has touched left no trace.
        isReusable: ({ type }) => type === 'done' || (type === 'refused' && reading.kind === null),
      },
    );
    this.#conclude(reading, end, signal);
    return reading;
  }

  async #run(
    job: DocumentJob,
    options: PoolJobOptions<ReadingReport, DocumentOutcome>,
  ): Promise<JobEnd<DocumentOutcome>> {
    try {
      return await this.#pool.run(job, options);
    } catch (error) {
      if (!(error instanceof WorkerNotStartedError)) throw error;
      throw new ReadingFailedError('the reading process did not start', error);
    }
  }

  /** Turns an early end into a warning where pages were read, into a refusal where none were. */
  #conclude(reading: CollectedReading, end: JobEnd<DocumentOutcome>, signal: AbortSignal): void {
    if (end.type === 'callerGone') throw signal.reason;
    const outcome = end.type === 'finished' ? end.outcome : null;
    if (outcome?.type === 'done') return;
    if (outcome?.type === 'refused') throw new RefusedDocumentError(outcome.sentence);
    const kind = reading.kind === null ? 'file' : kindNames[reading.kind];
    const exceeded =
      end.type === 'limit' ? end.limit : end.type === 'crashed' && end.how === heapFull ? 'memory' : null;
    if (outcome || end.type === 'crashed')
      this.#logger.warn({ kind, reason: reasonOf(end) }, 'a document could not be read');
    if (outcome?.type === 'failed' && outcome.fault === 'service') throw new ReadingFailedError(outcome.reason);
    const why = exceeded
      ? this.#reasonOfLimit(exceeded)
      : end.type === 'killed'
        ? 'the reading process was ended from outside'
        : 'the file is broken there';
    if (reading.pages.length > 0) return reading.cutShort(why);
    if (end.type === 'killed') throw new ReadingFailedError(why);
    if (exceeded === 'clock')
      throw new UnavailableError(
        'This machine is too busy to read the document now. Try again later.',
        'reader_busy',
        busySeconds,
      );
    if (exceeded) throw new RefusedDocumentError(`This ${kind} cannot be read: ${why}.`);
    throw new RefusedDocumentError(`This ${kind} is broken and cannot be read.`);
  }

  #reasonOfLimit(limit: ExceededLimit): string {
    if (limit === 'memory')
      return `it takes more than the ${Math.round(this.#limits.memoryBytes / 1_048_576)} MB of memory that one document may take`;
    if (limit === 'clock') return 'the machine is too busy';
    if (limit === 'total')
      return `it takes more than the ${this.#limits.totalMs / 1_000} seconds of processor time that one document may take`;
    return `its first page takes more than the allowed ${this.#limits.firstPageMs / 1_000} seconds of processor time`;
  }
}

/** For the log. */
function reasonOf(end: JobEnd<DocumentOutcome>): string {
  if (end.type === 'finished') return end.outcome.type === 'failed' ? end.outcome.reason : end.outcome.type;
  return 'how' in end ? end.how : end.type;
}
