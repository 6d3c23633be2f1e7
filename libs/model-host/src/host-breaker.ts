/** Permission for one call to the model host. Only the first reported outcome counts. */
export interface BreakerPass {
  /** The host responded, even if with a refusal. */
  answered(): void;
  /** The host was unavailable, too slow, or returned an invalid response, with this error. */
  failed(error?: unknown): void;
  /** Outcome unknown because the caller gave up. */
  abandoned(): void;
}

/** Time a failure keeps the breaker open, in milliseconds. */
export const breakerOpenMs = 15_000;

/**
 * Circuit breaker in front of a model host, so that callers do not wait for a host that just failed. A failure opens it
 * for 15 s; then one call is let through as a probe, and its outcome closes the breaker or opens it for another 15 s.
 * Calls started before the breaker last changed do not affect it, so a hundred calls that fail together open it once.
 */
export class HostBreaker {
  readonly #clock: () => number;
  /** Earliest time for a probe, by the clock; null while closed. */
  #probeFrom: number | null = null;
  #probing = false;
  #failure: unknown = null;
  /** Counts transitions. */
  #period = 0;

  /** @param clock monotonic clock in milliseconds */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Whether the latest outcome is a failure. */
  get isOpen(): boolean {
    return this.#probeFrom !== null;
  }

  /** The error that opened the breaker last; null while closed. */
  get failure(): unknown {
    return this.#failure;
  }

  /** Returns a pass for one call, or null while the breaker is open. */
  ask(): BreakerPass | null {
    if (this.#probeFrom === null) return this.#pass();
    if (this.#probing || this.#clock() < this.#probeFrom) return null;
    this.#probing = true;
    return this.#pass();
  }

  #pass(): BreakerPass {
    const period = this.#period;
    let told = false;
    const tell = (outcome: (error?: unknown) => void) => (error?: unknown) => {
      if (!told && period === this.#period) outcome(error);
      told = true;
    };
    return {
      answered: tell(() => this.isOpen && this.#turn(null, null)),
      failed: tell((error) => this.#turn(this.#clock() + breakerOpenMs, error)),
      abandoned: tell(() => (this.#probing = false)),
    };
  }

  #turn(probeFrom: number | null, failure: unknown): void {
    this.#probeFrom = probeFrom;
    this.#failure = failure;
    this.#probing = false;
    this.#period += 1;
  }
}
