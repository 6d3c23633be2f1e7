import { Worker } from 'node:worker_threads';

/** A message of a worker process to its parent, which receives them in arrays: `ready` once, then reports, and one outcome for each job. */
export type WorkerMessage<Report, Outcome> = { ready: true } | { report: Report } | { outcome: Outcome };

/** Sends a report to the parent; with `canWait` together with the next one that cannot. */
export type SendReport<Report> = (report: Report, options?: { canWait?: boolean }) => void;

/** The work of a worker process. */
export interface JobHandlers<Job, Report, Outcome> {
  /** Called once before the first job. */
  prepare?: () => Promise<unknown>;
  run: (job: Job, report: SendReport<Report>) => Outcome | Promise<Outcome>;
  /** The outcome of a job that threw, or on whose side a library did. */
  failed: (error: unknown) => Outcome;
}

/** Ends the process when its parent is gone, also while a job keeps its own thread busy, or was gone before this began. */
const guard = `
const { workerData: parent } = require('node:worker_threads');
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1000);`;

/**
 * Runs the jobs that a `WorkerProcess` sends, one at a time.
 * @param channel its first argument is the parent's process id
 */
export function serveJobs<Job, Report, Outcome>(
  channel: NodeJS.Process,
  { prepare, run, failed }: JobHandlers<Job, Report, Outcome>,
): void {
  let held: WorkerMessage<Report, Outcome>[] = [];
  const send = (message: WorkerMessage<Report, Outcome>, canWait = false) => {
    held.push(message);
    if (canWait) return;
    const messages = held;
    held = [];
    channel.send?.(messages);
  };
  const perform = async (job: Job) => {
    try {
      return await run(job, (report, { canWait } = {}) => send({ report }, canWait));
    } catch (error) {
      return failed(error);
    }
  };
  new Worker(guard, {
    eval: true,
    workerData: Number(channel.argv[2]),
    execArgv: [],
    stdout: true,
    stderr: true,
  }).unref();
  channel.on('disconnect', () => channel.exit());
  channel.on('message', (job: Job) => void perform(job).then((outcome) => send({ outcome })));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    channel.on(event, (error: unknown) => send({ outcome: failed(error) }));
  void Promise.resolve(prepare?.()).then(() => send({ ready: true }));
}
