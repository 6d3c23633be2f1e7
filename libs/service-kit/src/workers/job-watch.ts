import { processUsage } from './process-usage.ts';

/** The limit that a job exceeded: processor time to its first result, processor time in all, memory, or the clock. */
export type ExceededLimit = 'first-result' | 'total' | 'memory' | 'clock';

/**
 * Limits that are enforced from outside the process. Times in milliseconds of processor time, so that a job on a busy machine
 * takes longer and is not ended for that; memory in bytes.
 */
export interface JobLimits {
  /** Time to the first result, which the job's owner announces. Default: no limit of its own. */
  firstResultMs?: number;
  /** Default: none, the signal alone ends the job. */
  totalMs?: number;
  /** Time on the clock, however little the processor worked. Default: ten times `totalMs`. */
  clockMs?: number;
  /** Resident memory of the process. */
  memoryBytes: number;
}

const clockShare = 10;
const checkMs = process.platform === 'linux' ? 40 : 300;

/** Watches one job from outside, since its input may keep the process from watching itself. */
export class JobWatch {
  /** Resolves with the first limit that is exceeded, otherwise never. */
  readonly exceeded: Promise<ExceededLimit>;
  readonly #pid: number;
  readonly #limits: JobLimits;
  readonly #started = performance.now();
  readonly #timer: NodeJS.Timeout;
  #processorMsBefore: number | null = null;
  #hasFirstResult = false;
  #checking = false;

  constructor(pid: number, limits: JobLimits) {
    this.#pid = pid;
    this.#limits = limits;
    let exceed: (limit: ExceededLimit) => void = () => {};
    this.exceeded = new Promise((resolve) => (exceed = resolve));
    const check = async () => {
      const limit = await this.#exceededLimit();
      if (limit !== null) exceed(limit);
    };
    void check();
    this.#timer = setInterval(() => void check(), checkMs);
  }

  /** Says that the first result is there. */
  firstResult(): void {
    this.#hasFirstResult = true;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #exceededLimit(): Promise<ExceededLimit | null> {
    if (this.#checking) return null;
    this.#checking = true;
    const usage = await processUsage(this.#pid);
    this.#checking = false;
    const elapsedMs = performance.now() - this.#started;
    this.#processorMsBefore ??= usage?.processorMs ?? null;
    // Where processor time cannot be told, the clock takes its place.
    const processorMs =
      usage && this.#processorMsBefore !== null ? usage.processorMs - this.#processorMsBefore : elapsedMs;
    const { firstResultMs = Infinity, totalMs = Infinity, memoryBytes } = this.#limits;
    const { clockMs = clockShare * totalMs } = this.#limits;
    if ((usage?.memoryBytes ?? 0) > memoryBytes) return 'memory';
    if (!this.#hasFirstResult && processorMs > firstResultMs) return 'first-result';
    if (processorMs > totalMs) return 'total';
    return elapsedMs > clockMs ? 'clock' : null;
  }
}
