import { processUsage } from './process-usage.ts';
import { WorkerProcess, type JobEnd, type JobOptions, type WorkerProcessOptions } from './worker-process.ts';

export interface WorkerPoolOptions extends WorkerProcessOptions {
  /** Maximum number of concurrent processes. */
  size: number;
}

/** A job of a pool. */
export interface PoolJobOptions<Report, Outcome> extends JobOptions<Report> {
  /** Whether the process may do another job after this outcome. Default: yes. */
  isReusable?: (outcome: Outcome) => boolean;
}

/** A process that holds more memory than this after a job is replaced. */
const maxIdleBytes = 320 * 1_048_576;
/** One that has done this many jobs works until another is ready. */
const maxJobs = 500;
/** By then the answer to the job that ended a process has left; a start takes a core for most of a second. */
const restartAfterMs = 60;

/** Worker processes that are kept ready, the first from `start` on, so that a job need not wait for one to start. */
export class WorkerPool<Job, Report, Outcome> {
  readonly #options: WorkerPoolOptions;
  readonly #idle: WorkerProcess<Job, Report, Outcome>[] = [];
  readonly #busy = new Set<WorkerProcess<Job, Report, Outcome>>();
  #restart: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  /** The ids of the processes that are alive. */
  get pids(): number[] {
    return [...this.#idle, ...this.#busy].flatMap(({ alive, pid }) => (alive && pid !== undefined ? [pid] : []));
  }

  /** Has one process ready. */
  start(): void {
    this.#dropDead();
    if (!this.#closed && this.#idle.length === 0 && this.#busy.size < this.#options.size)
      this.#idle.push(new WorkerProcess(this.#options));
  }

  /** Does a job. The caller sees to it that no more than `size` run at once. @throws WorkerNotStartedError */
  async run(
    job: Job,
    { isReusable = () => true, ...options }: PoolJobOptions<Report, Outcome>,
  ): Promise<JobEnd<Outcome>> {
    const worker = await this.#take();
    let isClean = false;
    try {
      const end = await worker.run(job, options);
      isClean = end.type === 'finished' && isReusable(end.outcome);
      return end;
    } finally {
      this.#giveBack(worker, isClean);
    }
  }

  /** Ends every process; resolves when they are gone. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#restart);
    const all = [...this.#idle, ...this.#busy];
    for (const worker of all) worker.end();
    await Promise.all(all.map((worker) => worker.gone()));
  }

  /** The one that worked last is the warmest. */
  async #take(): Promise<WorkerProcess<Job, Report, Outcome>> {
    this.#dropDead();
    clearTimeout(this.#restart);
    const worker = this.#idle.findLast(({ started }) => started) ?? this.#idle[0] ?? new WorkerProcess(this.#options);
    this.#forget(worker);
    this.#busy.add(worker);
    try {
      await worker.ready;
      return worker;
    } catch (error) {
      this.#busy.delete(worker);
      throw error;
    }
  }

  /** One that failed, or grew, is not used again, and an old one is replaced. */
  #giveBack(worker: WorkerProcess<Job, Report, Outcome>, isClean: boolean): void {
    this.#busy.delete(worker);
    if (!isClean || this.#closed) worker.end();
    if (!worker.alive) return this.#startSoon();
    this.#idle.push(worker);
    void this.#endWhenGrown(worker);
    if (worker.jobs >= maxJobs) void this.#replace(worker);
  }

  #startSoon(): void {
    clearTimeout(this.#restart);
    this.#restart = setTimeout(() => this.start(), restartAfterMs).unref();
  }

  /** Looked at when the answer is under way; when it works again by then, after that. */
  async #endWhenGrown(worker: WorkerProcess<Job, Report, Outcome>): Promise<void> {
    const usage = worker.alive && worker.pid !== undefined ? await processUsage(worker.pid) : null;
    if ((usage?.memoryBytes ?? 0) <= maxIdleBytes || !this.#idle.includes(worker)) return;
    worker.end();
    this.#startSoon();
  }

  /** It works on until another one is ready. */
  async #replace(worker: WorkerProcess<Job, Report, Outcome>): Promise<void> {
    this.#dropDead();
    if (!this.#idle.some((other) => other !== worker)) this.#idle.unshift(new WorkerProcess(this.#options));
    const [successor] = this.#idle;
    await successor?.ready.catch(() => {});
    if (this.#idle.includes(worker) && successor !== worker) worker.end();
  }

  #forget(worker: WorkerProcess<Job, Report, Outcome>): void {
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
  }

  #dropDead(): void {
    const alive = this.#idle.filter((worker) => worker.alive);
    this.#idle.splice(0, this.#idle.length, ...alive);
  }
}
