import { ServiceError, UnavailableError } from '@homeroom/errors';
import type { Logger } from '@homeroom/service-kit';
import { readingLimits } from '../reading-limits.ts';
import { RefusedDocumentError } from '../reading-reports.ts';
import { isPdf } from '../reading/kinds/pdf-mark.ts';
import { CollectedReading } from './collected-reading.ts';
import { kindNames } from './kind-names.ts';
import { ReaderPool } from './reader-pool.ts';
import type { ReadingEnd } from './reader-process.ts';
import type { PassedLimit, ReaderLimits } from './reading-watch.ts';
import { TooManyWaitingError, Turns } from './turns.ts';

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
/** How a process ends whose JavaScript has no memory left. */
const heapFull = 'SIGABRT';

/**
 * Reads documents, each in a process of its own kind: two at once, eight more wait. What a document does to its process,
 * the service does not feel.
 */
export class DocumentReader {
  readonly #pool: ReaderPool;
  readonly #turns = new Turns(readingLimits.atOnce, readingLimits.waiting);
  readonly #limits: ReaderLimits;
  readonly #logger: Pick<Logger, 'warn'>;

  constructor({ program, searchPath, logger, limits = readingLimits }: DocumentReaderOptions) {
    this.#limits = limits;
    this.#logger = logger;
    this.#pool = new ReaderPool({ program, searchPath, limits, size: readingLimits.atOnce });
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
      return await this.#turns.run(signal, () => this.#readNow(bytes, signal));
    } catch (error) {
      if (!(error instanceof TooManyWaitingError)) throw error;
      throw new UnavailableError('Too many documents are being read right now. Try again shortly.', 'reader_busy', busySeconds);
    }
  }

  async #readNow(bytes: Uint8Array, signal: AbortSignal): Promise<CollectedReading> {
    const reading = new CollectedReading();
    if (isPdf(bytes)) reading.kind = 'pdf';
    const reader = await this.#pool.take().catch((error: unknown) => {
      throw new ReadingFailedError('the reading process did not start', error);
    });
    let end: ReadingEnd = { type: 'left' };
    try {
      end = await reader.read({ bytes }, (report) => reading.take(report), signal);
    } finally {
      // A file that no reader has touched left no trace.
      this.#pool.giveBack(reader, end.type !== 'done' && !(end.type === 'refused' && reading.kind === null));
    }
    this.#conclude(reading, end, signal);
    return reading;
  }

  /** Says what an early end means: for the pages that were read a warning, without any a refusal. */
  #conclude(reading: CollectedReading, end: ReadingEnd, signal: AbortSignal): void {
    if (end.type === 'done') return;
    if (end.type === 'left') throw signal.reason;
    if (end.type === 'refused') throw new RefusedDocumentError(end.sentence);
    const kind = reading.kind === null ? 'file' : kindNames[reading.kind];
    const passed = end.type === 'limit' ? end.limit : end.type === 'fell' && end.how === heapFull ? 'memory' : null;
    if (end.type === 'failed' || end.type === 'fell') this.#logger.warn({ kind, reason: end.type === 'failed' ? end.reason : end.how }, 'a document could not be read');
    const why = passed ? this.#passed(passed) : end.type === 'ended' ? 'the reading process was ended from outside' : 'the file is broken there';
    if (end.type === 'failed' && end.fault === 'service') throw new ReadingFailedError(end.reason);
    if (reading.pages.length > 0) return reading.cutShort(why);
    if (end.type === 'ended') throw new ReadingFailedError(why);
    if (passed) throw new RefusedDocumentError(`This ${kind} cannot be read: ${why}.`);
    throw new RefusedDocumentError(`This ${kind} is broken and cannot be read.`);
  }

  #passed(limit: PassedLimit): string {
    if (limit === 'memory') return `it takes more than the ${Math.round(this.#limits.memoryBytes / 1_048_576)} MB of memory that one document may take`;
    if (limit === 'total') return `it takes longer than the ${this.#limits.totalMs / 1_000} seconds that one document may take`;
    return `its first page takes longer than the allowed ${this.#limits.firstPageMs / 1_000} seconds`;
  }
}
