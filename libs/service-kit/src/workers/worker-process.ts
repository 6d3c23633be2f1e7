import { fork, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { JobWatch, type ExceededLimit, type JobLimits } from './job-watch.ts';
import type { WorkerMessage } from './serve-jobs.ts';

/**
 * End of a job: its own outcome, a limit, a crash, a kill from outside, or a caller that left. Anything but an outcome
 * ends the process too.
 */
export type JobEnd<Outcome> =
  | { type: 'finished'; outcome: Outcome }
  | { type: 'limit'; limit: ExceededLimit }
  | { type: 'crashed'; how: string }
  | { type: 'killed'; how: string }
  | { type: 'callerGone' };

export interface WorkerProcessOptions {
  /** The program's file, which calls `serveJobs`. */
  program: string;
  /** All variables that it sees. Default: none but the time zone and the locale. */
  environment?: Readonly<Record<string, string>>;
  /** Limit of the JavaScript heap alone. */
  heapMebibytes: number;
  /** Whether every other process goes first, where the system allows that, because a job may take every core for long. Default: no. */
  lowPriority?: boolean;
}

/** One job, and how it is watched. */
export interface JobOptions<Report> {
  limits: JobLimits;
  /** Ends the job, and with it the process. */
  signal: AbortSignal;
  /** Receives each report; `watch` wants to know of the first result when there is a limit for it. */
  onReport?: (report: Report, watch: Pick<JobWatch, 'firstResult'>) => void;
}

/** Starting takes a second on an idle machine, and waits its turn on a busy one. */
const readyMs = 120_000;
const outsideSignals = new Set<NodeJS.Signals | null>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/** The process did not start: the service's own fault. */
export class WorkerNotStartedError extends Error {
  constructor(how: string) {
    super(`The worker process did not start (${how}).`);
    this.name = 'WorkerNotStartedError';
  }
}

/**
 * A process that does one job after the other. It is told nothing of the service: no variables, no file, no connection,
 * only its jobs.
 */
export class WorkerProcess<Job, Report, Outcome> {
  /** Resolves when it takes jobs. @throws WorkerNotStartedError */
  readonly ready: Promise<void>;
  /** Number of jobs started. */
  jobs = 0;
  readonly #child: ChildProcess;
  readonly #exited: Promise<string>;
  #alive = true;
  #started = false;

  constructor({ program, environment = {}, heapMebibytes, lowPriority = false }: WorkerProcessOptions) {
    this.#child = fork(program, [String(process.pid)], {
      env: { TZ: 'UTC', LANG: 'C.UTF-8', ...environment },
      execArgv: [`--max-old-space-size=${heapMebibytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // A group of its own, so that the programs it runs end with it.
      detached: process.platform !== 'win32',
    });
    this.#exited = new Promise((resolve) => {
      const gone = (how: string) => {
        this.#alive = false;
        resolve(how);
      };
      this.#child.once('exit', (code, signal) => gone(signal ?? `code ${code}`));
      this.#child.once('error', (error: NodeJS.ErrnoException) => gone(error.code ?? 'error'));
    });
    if (lowPriority) lowerPriority(this.#child.pid);
    this.ready = this.#untilReady();
    this.ready.catch(() => {});
  }

  get alive(): boolean {
    return this.#alive;
  }

  /** Whether `ready` has resolved. */
  get started(): boolean {
    return this.#started;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Does a job; one at a time. */
  async run(job: Job, { limits, signal, onReport }: JobOptions<Report>): Promise<JobEnd<Outcome>> {
    this.jobs += 1;
    const watch = new JobWatch(this.pid ?? 0, limits);
    const caller = whenGone(signal);
    try {
      const exceeded = watch.exceeded.then((limit): JobEnd<never> => ({ type: 'limit', limit }));
      const end = await Promise.race([
        this.#run(job, (report) => onReport?.(report, watch)),
        exceeded,
        this.#exited.then(endOf),
        caller.gone,
      ]);
      if (end.type !== 'finished') this.end();
      return end;
    } finally {
      watch.stop();
      caller.forget();
      this.#child.removeAllListeners('message');
    }
  }

  /** Ends it at once, with every program that it runs. */
  end(): void {
    if (!this.#alive) return;
    this.#alive = false;
    try {
      if (process.platform === 'win32' || this.pid === undefined) this.#child.kill('SIGKILL');
      else process.kill(-this.pid, 'SIGKILL');
    } catch {
      this.#child.kill('SIGKILL');
    }
  }

  /** Resolves when the process is gone, which keeps this one alive. */
  async gone(): Promise<void> {
    this.#child.ref();
    await this.#exited;
  }

  #run(job: Job, onReport: (report: Report) => void): Promise<JobEnd<Outcome>> {
    return new Promise((resolve) => {
      this.#child.on('message', (messages: WorkerMessage<Report, Outcome>[]) => {
        for (const message of messages) {
          if ('report' in message) onReport(message.report);
          else if ('outcome' in message) resolve({ type: 'finished', outcome: message.outcome });
        }
      });
      this.#child.send(job as object, (error) => error && resolve({ type: 'killed', how: 'its channel closed' }));
    });
  }

  async #untilReady(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>(
      (resolve) => (timer = setTimeout(() => resolve(`not ready within ${readyMs / 1_000} seconds`), readyMs)),
    );
    const ready = new Promise<null>((resolve) => this.#child.once('message', () => resolve(null)));
    const trouble = await Promise.race([ready, this.#exited, late]);
    clearTimeout(timer);
    if (trouble === null) return this.#detach();
    this.end();
    throw new WorkerNotStartedError(trouble);
  }

  /** Does not keep the service alive. */
  #detach(): void {
    this.#started = true;
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // Linux weighs a session of its own as one where it groups them, whatever is in it.
    if (process.platform === 'linux')
      writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // Without it the service only answers slower while a job runs.
  }
}

/** A signal that no fault of a program sends came from outside. */
function endOf(how: string): JobEnd<never> {
  return { type: outsideSignals.has(how as NodeJS.Signals) ? 'killed' : 'crashed', how };
}

function whenGone(signal: AbortSignal): { gone: Promise<JobEnd<never>>; forget: () => void } {
  let leave = () => {};
  const gone = new Promise<JobEnd<never>>((resolve) => (leave = () => resolve({ type: 'callerGone' })));
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  return { gone, forget: () => signal.removeEventListener('abort', leave) };
}
