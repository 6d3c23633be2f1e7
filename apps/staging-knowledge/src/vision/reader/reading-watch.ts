import { processMemory } from './process-memory.ts';

/** A limit that a document passed: too long to its first page, too long in all, too much memory. */
export type PassedLimit = 'first-page' | 'total' | 'memory';

/** The limits that are watched from outside the process. Times in milliseconds, memory in bytes. */
export interface ReaderLimits {
  firstPageMs: number;
  totalMs: number;
  memoryBytes: number;
}

const lookEveryMs = process.platform === 'linux' ? 40 : 300;

/** Watches one reading from outside, since a document can keep the process from watching over itself. */
export class ReadingWatch {
  /** Resolves with the first limit that is passed, otherwise never. */
  readonly passed: Promise<PassedLimit>;
  readonly #timers: { firstPage: NodeJS.Timeout; total: NodeJS.Timeout; memory: NodeJS.Timeout };

  constructor(pid: number, { firstPageMs, totalMs, memoryBytes }: ReaderLimits) {
    const { promise, resolve } = deferred<PassedLimit>();
    this.passed = promise;
    this.#timers = {
      firstPage: setTimeout(() => resolve('first-page'), firstPageMs),
      total: setTimeout(() => resolve('total'), totalMs),
      memory: setInterval(() => {
        void processMemory(pid).then((bytes) => {
          if ((bytes ?? 0) > memoryBytes) resolve('memory');
        });
      }, lookEveryMs),
    };
  }

  firstPage(): void {
    clearTimeout(this.#timers.firstPage);
  }

  stop(): void {
    Object.values(this.#timers).forEach((timer) => clearTimeout(timer));
  }
}

function deferred<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}
