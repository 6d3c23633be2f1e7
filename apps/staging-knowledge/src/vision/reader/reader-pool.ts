import { processMemory } from './process-memory.ts';
import { ReaderProcess, type ReaderProcessOptions } from './reader-process.ts';

export interface ReaderPoolOptions extends ReaderProcessOptions {
  /** How many processes there are at most. */
  size: number;
}

/** A process that holds more than this after a reading, or has read this much, is replaced by a fresh one. */
const tiredBytes = 320 * 1_048_576;
const tiredReadings = 200;

/** Processes that are kept ready, the first from `start` on, so that a document need not wait for one to start. */
export class ReaderPool {
  readonly #options: ReaderPoolOptions;
  readonly #idle: ReaderProcess[] = [];
  readonly #busy = new Set<ReaderProcess>();
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

  /** A process for one document, to be given back. @throws ReaderNotStartedError */
  async take(): Promise<ReaderProcess> {
    this.#dropDead();
    const reader = this.#idle.shift() ?? new ReaderProcess(this.#options);
    this.#busy.add(reader);
    try {
      await reader.ready;
      return reader;
    } catch (error) {
      this.#busy.delete(reader);
      throw error;
    }
  }

  /** Takes a process back after its document; one that failed, grew or is old is not used again. */
  giveBack(reader: ReaderProcess, failed: boolean): void {
    this.#busy.delete(reader);
    if (failed || this.#closed || reader.readings >= tiredReadings) reader.end();
    else if (reader.alive) this.#idle.push(reader);
    this.start();
    void this.#endWhenGrown(reader);
  }

  /** Ends every process; resolves when they are gone. */
  async close(): Promise<void> {
    this.#closed = true;
    const all = [...this.#idle, ...this.#busy];
    for (const reader of all) reader.end();
    await Promise.all(all.map((reader) => reader.gone()));
  }

  /** Looked at when the answer is under way; when it reads again by then, after that. */
  async #endWhenGrown(reader: ReaderProcess): Promise<void> {
    const bytes = reader.alive && reader.pid !== undefined ? await processMemory(reader.pid) : null;
    if ((bytes ?? 0) <= tiredBytes || !this.#idle.includes(reader)) return;
    reader.end();
    this.start();
  }

  #dropDead(): void {
    const alive = this.#idle.filter((reader) => reader.alive);
    this.#idle.splice(0, this.#idle.length, ...alive);
  }
}
