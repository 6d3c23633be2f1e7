import { ModelHostUnavailableError } from './model-host-errors.ts';

/** What ends one call: the caller, its total limit, or a silence of the host. Times in milliseconds. */
export interface WatchSettings {
  signal: AbortSignal | undefined;
  limitMs: number;
  idleMs: number;
}

/** What a timer can hold. */
const longestMs = 2 ** 31 - 1;

/** Watches over one call; `signal` ends with the first reason there is, and `reason` is what the caller is to be told. */
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
      () => this.#end(new ModelHostUnavailableError(`The model host did not answer within ${seconds(limitMs)}.`)),
      Math.min(limitMs, longestMs),
    );
    if (signal?.aborted) this.#callerLeft();
    else signal?.addEventListener('abort', this.#callerLeft, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Something came from the host, or is asked of it now. */
  alive(): void {
    clearTimeout(this.#idle);
    if (this.signal.aborted) return;
    const { idleMs } = this.#settings;
    this.#idle = setTimeout(
      () => this.#end(new ModelHostUnavailableError(`The model host was silent for ${seconds(idleMs)}.`)),
      Math.min(idleMs, longestMs),
    );
  }

  /** The call is between two requests, or over with `stop`. */
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
