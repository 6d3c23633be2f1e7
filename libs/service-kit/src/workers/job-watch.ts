import { processMemory } from './process-memory.ts';

/** The limit that a job exceeded: time to its first result, time in all, or memory. */
export type ExceededLimit = 'first-result' | 'total' | 'memory';

/** Limits that are enforced from outside the process. Times in milliseconds, memory in bytes. */
export interface JobLimits {
  /** Time to the first result, which the job's owner announces. Default: no limit of its own. */
  firstResultMs?: number;
  /** Default: none, the signal alone ends the job. */
  totalMs?: number;
  /** Resident memory of the process. */
  memoryBytes: number;
}

const memoryCheckMs = process.platform === 'linux' ? 40 : 300;

/** Watches one job from outside, since its input may keep the process from watching itself. */
export class JobWatch {
  /** Resolves with the first limit that is exceeded, otherwise never. */
  readonly exceeded: Promise<ExceededLimit>;
  readonly #timers: (NodeJS.Timeout | undefined)[];
  readonly #firstResult: NodeJS.Timeout | undefined;

  constructor(pid: number, { firstResultMs, totalMs, memoryBytes }: JobLimits) {
    let exceed: (limit: ExceededLimit) => void = () => {};
    this.exceeded = new Promise((resolve) => (exceed = resolve));
    const checkMemory = async () => {
      if (((await processMemory(pid)) ?? 0) > memoryBytes) exceed('memory');
    };
    const after = (milliseconds: number | undefined, limit: ExceededLimit) =>
      milliseconds === undefined ? undefined : setTimeout(() => exceed(limit), milliseconds);
    this.#firstResult = after(firstResultMs, 'first-result');
    this.#timers = [after(totalMs, 'total'), setInterval(() => void checkMemory(), memoryCheckMs)];
  }

  /** Says that the first result is there. */
  firstResult(): void {
    clearTimeout(this.#firstResult);
  }

  stop(): void {
    this.firstResult();
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
