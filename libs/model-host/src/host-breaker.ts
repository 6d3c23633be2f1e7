/** The leave to ask the model host once; what came of it is told once, whatever comes after counts for nothing. */
export interface BreakerPass {
  /** The host answered, be it with a refusal. */
  answered(): void;
  /** The host was unavailable, too slow, or answered something that cannot be used. */
  failed(): void;
  /** Nobody knows, because the one who asked went away. */
  abandoned(): void;
}

/** How long a failure keeps callers from the host, in milliseconds. */
export const breakerOpenMs = 15_000;

/**
 * Keeps callers from waiting for a model host that just failed one. A failure opens it for 15 s; then one call is let
 * through as a probe while the others go without, and its outcome closes the breaker or opens it for another 15 s. What
 * began before the breaker last opened or closed does not change it, so that a hundred calls that fail together open it
 * once.
 */
export class HostBreaker {
  readonly #clock: () => number;
  readonly #openMs: number;
  /** When a probe may go, by the clock; null while closed. */
  #probeFrom: number | null = null;
  #probing = false;
  /** Counts openings and closings. */
  #period = 0;

  /** @param clock in milliseconds, only ever forward */
  constructor(clock: () => number, openMs: number = breakerOpenMs) {
    this.#clock = clock;
    this.#openMs = openMs;
  }

  /** Whether the last that was heard of the host is a failure. */
  get isOpen(): boolean {
    return this.#probeFrom !== null;
  }

  /** Leave to ask the host, or null when the caller is to do without. */
  ask(): BreakerPass | null {
    if (this.#probeFrom === null) return this.#pass();
    if (this.#probing || this.#clock() < this.#probeFrom) return null;
    this.#probing = true;
    return this.#pass();
  }

  #pass(): BreakerPass {
    const period = this.#period;
    let told = false;
    const tell = (outcome: () => void) => () => {
      if (!told && period === this.#period) outcome();
      told = true;
    };
    return {
      answered: tell(() => this.isOpen && this.#turn(null)),
      failed: tell(() => this.#turn(this.#clock() + this.#openMs)),
      abandoned: tell(() => (this.#probing = false)),
    };
  }

  #turn(probeFrom: number | null): void {
    this.#probeFrom = probeFrom;
    this.#probing = false;
    this.#period += 1;
  }
}
