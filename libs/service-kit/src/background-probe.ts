const pauseMs = 1_000;

/** Check that runs in the background, so that no request waits for it. */
export interface BackgroundProbeSettings<Result> {
  /** Must end by itself when the signal does. */
  check: (signal: AbortSignal) => Promise<Result>;
  /** The result until the first check, and of one that throws or takes too long. */
  otherwise: Result;
  /** Limit for one check. Default: 1 s. */
  limitMilliseconds?: number;
}

/** Keeps the last result of a check that runs every second until it is stopped. */
export class BackgroundProbe<Result> {
  latest: Result;
  readonly #settings: BackgroundProbeSettings<Result>;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(settings: BackgroundProbeSettings<Result>) {
    this.#settings = settings;
    this.latest = settings.otherwise;
  }

  /** Runs the first check, then goes on by itself; resolves when the first result is there. */
  async start(): Promise<void> {
    await this.#run();
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.start(), pauseMs);
    this.#timer.unref();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    const { check, otherwise, limitMilliseconds = 1_000 } = this.#settings;
    const signal = AbortSignal.timeout(limitMilliseconds);
    const expired = new Promise<Result>((resolve) =>
      signal.addEventListener('abort', () => resolve(otherwise), { once: true }),
    );
    this.latest = await Promise.race([check(signal).catch(() => otherwise), expired]);
  }
}
