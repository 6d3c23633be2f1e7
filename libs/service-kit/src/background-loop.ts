import { setTimeout as wait } from 'node:timers/promises';

/** Waits; ends early, resolving or rejecting, when the signal ends. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Waits, for no longer than the signal lives. */
export async function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined);
}

export interface BackgroundLoopDeps {
  /** One turn. It ends early when the signal does. */
  work: (signal: AbortSignal) => Promise<unknown>;
  /** Called when a turn failed; the next one comes all the same. */
  onError: (error: unknown) => void;
  /** Default: `pauseFor`. */
  pause?: Pause | undefined;
}

/** Work in the background, one turn at a time. */
export class BackgroundLoop {
  private readonly deps: BackgroundLoopDeps;
  private loop: Promise<void> | undefined;
  private turn = new AbortController();
  private stopping = false;
  private lastSuccess: Date | null = null;

  constructor(deps: BackgroundLoopDeps) {
    this.deps = deps;
  }

  /** Time of the last turn without an error, at first of the start; null while it does not run. */
  get succeededAt(): Date | null {
    return this.lastSuccess;
  }

  /** Begins a turn right away and others, `intervalMs` after the end of the last one, until `stop`. */
  start(intervalMs: number): void {
    this.lastSuccess ??= new Date();
    this.loop ??= this.repeat(intervalMs);
  }

  /** Ends the turn that runs, if one does, and resolves when it is over; it may be started again then. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.turn.abort();
    await this.loop;
    this.loop = undefined;
    this.lastSuccess = null;
    this.stopping = false;
  }

  /** Each turn has a signal of its own, so that nothing gathers on one that lives as long as the process. */
  private async repeat(intervalMs: number): Promise<void> {
    const { work, onError, pause = pauseFor } = this.deps;
    while (!this.stopping) {
      this.turn = new AbortController();
      const { signal } = this.turn;
      await work(signal).then(() => (this.lastSuccess = new Date()), onError);
      if (!signal.aborted) await pause(intervalMs, signal).catch(() => undefined);
    }
  }
}
