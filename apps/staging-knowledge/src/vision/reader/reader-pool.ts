import { processMemory } from './process-memory.ts';
import { ReaderProcess, type ReaderProcessOptions } from './reader-process.ts';

export interface ReaderPoolOptions extends ReaderProcessOptions {
  /** How many processes read at once at most. */
  size: number;
}

/** A process that holds more than this after a reading is ended; one that has read this often works until another is ready. */
const grownBytes = 320 * 1_048_576;
const tiredReadings = 500;
/** By then the answer to the document that ended a process has left; a start takes a core for most of a second. */
const restartAfterMs = 60;

/**
 * Processes that are kept ready, the first from `start` on, so that a document need not wait for one to start.
 */
export class ReaderPool {
  readonly #options: ReaderPoolOptions;
  readonly #idle: ReaderProcess[] = [];
  readonly #busy = new Set<ReaderProcess>();
  #restart: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: ReaderPoolOptions) {
    this.#options = options;
  }

  /** The ids of the processes that are alive. */
  get pids(): number[] {
    return [...this.#idle, ...this.#busy].flatMap(({ alive, pid }) => (alive && pid !== undefined ? [pid] : []));
  }

  /** Has one process ready. */
  start(): void {
    this.#dropDead();
    if (!this.#closed && this.#idle.length === 0 && this.#busy.size < this.#options.size) this.#idle.push(new ReaderProcess(this.#options));
  }

  /** A process for one document, to be given back; the one that read last is the warmest. @throws ReaderNotStartedError */
  async take(): Promise<ReaderProcess> {
    this.#dropDead();
    clearTimeout(this.#restart);
    const reader = this.#idle.findLast(({ started }) => started) ?? this.#idle[0] ?? new ReaderProcess(this.#options);
    this.#forget(reader);
    this.#busy.add(reader);
    try {
      await reader.ready;
      return reader;
    } catch (error) {
      this.#busy.delete(reader);
      throw error;
    }
  }

  /** Takes a process back after its document; one that failed, or grew, is not used again, and an old one is replaced. */
  giveBack(reader: ReaderProcess, failed: boolean): void {
    this.#busy.delete(reader);
    if (failed || this.#closed) reader.end();
    if (!reader.alive) return this.#startSoon();
    this.#idle.push(reader);
    void this.#endWhenGrown(reader);
    if (reader.readings >= tiredReadings) void this.#replace(reader);
  }

  /** Ends every process; resolves when they are gone. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#restart);
    const all = [...this.#idle, ...this.#busy];
    for (const reader of all) reader.end();
    await Promise.all(all.map((reader) => reader.gone()));
  }

  #startSoon(): void {
    clearTimeout(this.#restart);
    this.#restart = setTimeout(() => this.start(), restartAfterMs).unref();
  }

  /** Looked at when the answer is under way; when it reads again by then, after that. */
  async #endWhenGrown(reader: ReaderProcess): Promise<void> {
    const bytes = reader.alive && reader.pid !== undefined ? await processMemory(reader.pid) : null;
    if ((bytes ?? 0) <= grownBytes || !this.#idle.includes(reader)) return;
    reader.end();
    this.#startSoon();
  }

  /** It works on until another one is ready. */
  async #replace(reader: ReaderProcess): Promise<void> {
    this.#dropDead();
    if (!this.#idle.some((other) => other !== reader)) this.#idle.unshift(new ReaderProcess(this.#options));
    const [successor] = this.#idle;
    await successor?.ready.catch(() => {});
    if (this.#idle.includes(reader) && successor !== reader) reader.end();
  }

  #forget(reader: ReaderProcess): void {
    const at = this.#idle.indexOf(reader);
    if (at >= 0) this.#idle.splice(at, 1);
  }

  #dropDead(): void {
    const alive = this.#idle.filter((reader) => reader.alive);
    this.#idle.splice(0, this.#idle.length, ...alive);
  }
}
