import { ModelHostUnavailableError } from './model-host-errors.ts';

/** The call reached its limit in all. */
export class CallLimitError extends ModelHostUnavailableError {}

/** Limits of one call: the caller's signal, total time and idle time. Times in milliseconds. */
export interface WatchSettings {
  signal: AbortSignal | undefined;
  limitMs: number;
  idleMs: number;
}

/** Maximum delay of a timer. */
const maxDelayMs = 2 ** 31 - 1;

/** Watches one call. `signal` aborts on the first limit reached; `reason` is the error for the caller. */
export class CallWatch {
  readonly #controller = new AbortController();
  readonly #settings: WatchSettings;
  readonly #total: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;
  readonly #callerLeft = () => this.#end(this.#settings.signal?.reason);

  constructor(settings: WatchSettings) {
    this.#settings = settings;
    const { signal, limitMs } = settings;
    this.#total = setTimeout(
      () => this.#end(new CallLimitError(`The model host did not answer within ${seconds(limitMs)}.`)),
      Math.min(limitMs, maxDelayMs),
    );
    if (signal?.aborted) this.#callerLeft();
    else signal?.addEventListener('abort', this.#callerLeft, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Restarts the idle timer: the host sent something, or is being asked now. */
  alive(): void {
    clearTimeout(this.#idle);
    if (this.signal.aborted) return;
    const { idleMs } = this.#settings;
    this.#idle = setTimeout(
      () => this.#end(new ModelHostUnavailableError(`The model host was silent for ${seconds(idleMs)}.`)),
      Math.min(idleMs, maxDelayMs),
    );
  }

  /** Suspends the idle timer between two requests; `stop` ends the call. */
  rest(): void {
    clearTimeout(this.#idle);
  }

  stop(): void {
    clearTimeout(this.#total);
    this.rest();
    this.#settings.signal?.removeEventListener('abort', this.#callerLeft);
  }

  #end(reason: unknown): void {
    this.#controller.abort(reason);
  }
}

/** Runs a call under a watch. */
export async function watched<Result>(
  settings: WatchSettings,
  call: (watch: CallWatch) => Promise<Result>,
): Promise<Result> {
  const watch = new CallWatch(settings);
  try {
    watch.signal.throwIfAborted();
    return await call(watch);
  } finally {
    watch.stop();
  }
}

function seconds(milliseconds: number): string {
  const figure = milliseconds / 1_000;
  return `${figure} ${figure === 1 ? 'second' : 'seconds'}`;
}
