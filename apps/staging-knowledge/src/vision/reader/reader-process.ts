import { fork, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { ReaderMessage, ReadingJob, ReadingOutcome, ReportTo } from '../reading-reports.ts';
import { ReadingWatch, type PassedLimit, type ReaderLimits } from './reading-watch.ts';

/** How a reading ended: in the process, at a limit, because the process fell, because it was ended from outside, or because the caller left. */
export type ReadingEnd = ReadingOutcome | { type: 'limit'; limit: PassedLimit } | { type: 'fell'; how: string } | { type: 'ended'; how: string } | { type: 'left' };

export interface ReaderProcessOptions {
  /** The program's file. */
  program: string;
  /** Where it finds other programs, as PATH has it. */
  searchPath: string;
  limits: ReaderLimits;
}

const readyMs = 20_000;
/** The heap of JavaScript alone; the rest of the memory is for pictures and fonts. */
const heapMebibytes = 512;
const outsideSignals = new Set<NodeJS.Signals | null>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/** The process did not start: the service's own fault. */
export class ReaderNotStartedError extends Error {
  constructor(how: string) {
    super(`The reading process did not start (${how}).`);
    this.name = 'ReaderNotStartedError';
  }
}

/**
 * A process that reads one document after the other. It is told nothing of the service: no variables, no file, no
 * connection, only the bytes. After a reading that did not end as it should it is gone.
 */
export class ReaderProcess {
  /** Resolves when it can read. @throws ReaderNotStartedError */
  readonly ready: Promise<void>;
  /** How many documents it has read. */
  readings = 0;
  readonly #child: ChildProcess;
  readonly #limits: ReaderLimits;
  readonly #exited: Promise<string>;
  #alive = true;
  #started = false;

  constructor({ program, searchPath, limits }: ReaderProcessOptions) {
    this.#limits = limits;
    this.#child = fork(program, [String(process.pid)], {
      env: { PATH: searchPath, OMP_THREAD_LIMIT: '1', TZ: 'UTC', LANG: 'C.UTF-8' },
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
    givesWay(this.#child.pid);
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

  /** Reads a document. Whatever ends it but `done` and `refused` ends the process too. */
  async read(job: ReadingJob, report: ReportTo, signal: AbortSignal): Promise<ReadingEnd> {
    this.readings += 1;
    const watch = new ReadingWatch(this.pid ?? 0, this.#limits);
    try {
      const end = await Promise.race([this.#outcome(job, report, watch), watch.passed.then((limit): ReadingEnd => ({ type: 'limit', limit })), this.#exited.then(fallen), aborted(signal)]);
      if (end.type !== 'done' && end.type !== 'refused') this.end();
      return end;
    } finally {
      watch.stop();
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

  /** Resolves when the process is gone. */
  async gone(): Promise<void> {
    await this.#exited;
  }

  #outcome(job: ReadingJob, report: ReportTo, watch: ReadingWatch): Promise<ReadingEnd> {
    return new Promise((resolve) => {
      const take = (message: ReaderMessage) => {
        if (message.type === 'ready') return;
        if (message.type === 'done' || message.type === 'refused' || message.type === 'failed') return resolve(message);
        if (message.type === 'page') watch.firstPage();
        report(message);
      };
      this.#child.on('message', (messages: ReaderMessage[]) => messages.forEach(take));
      this.#child.send(job, (error) => error && resolve({ type: 'ended', how: 'its channel closed' }));
    });
  }

  async #untilReady(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => (timer = setTimeout(() => resolve(`not ready within ${readyMs / 1_000} seconds`), readyMs)));
    const ready = new Promise<null>((resolve) => this.#child.once('message', () => resolve(null)));
    const trouble = await Promise.race([ready, this.#exited, late]);
    clearTimeout(timer);
    if (trouble === null) return this.#detach();
    this.end();
    throw new ReaderNotStartedError(trouble);
  }

  /** Does not keep the service alive. */
  #detach(): void {
    this.#started = true;
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

/** A document may take both cores; who asks the service something else is served first, where the system allows that. */
function givesWay(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // Linux weighs a session of its own as one where it groups them, whatever is in it.
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // Without it the service is only slower to answer while it reads.
  }
}

/** A signal that no fault of a program sends came from outside. */
function fallen(how: string): ReadingEnd {
  return { type: outsideSignals.has(how as NodeJS.Signals) ? 'ended' : 'fell', how };
}

function aborted(signal: AbortSignal): Promise<ReadingEnd> {
  return new Promise((resolve) => {
    const left = () => resolve({ type: 'left' });
    if (signal.aborted) left();
    else signal.addEventListener('abort', left, { once: true });
  });
}
