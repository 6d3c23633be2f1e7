import { Worker } from 'node:worker_threads';
import { distances, kernelOf, type Distance } from './distance.ts';
import { scan, type ScanJob } from './scan.ts';
import { TopList, type Hit } from './top-list.ts';

/** Runs one scan in the worker. */
export type RunScan = (job: ScanJob, distance: Distance) => Promise<Hit[]>;

// Made from the functions that this thread runs too, so that it needs no file of its own, from source or bundled.
const program = `
const { parentPort } = require('node:worker_threads');
const scan = ${String(scan)};
const TopList = ${String(TopList)};
const kernels = { ${distances.map((distance) => `${distance}: ${String(kernelOf(distance))}`).join(', ')} };
parentPort.on('message', ({ job, distance }) => parentPort.postMessage(scan(job, kernels[distance], new TopList(job.limit, job.sign))));`;

/**
 * A thread for dense searches that would hold up every other call. It starts at the first one, does one after the
 * other, and does not keep the process alive. When it crashes, the search that it was at fails and the next one gets a
 * new thread.
 */
export class ScanWorker {
  /** A collection of more points than this is searched in the worker. */
  readonly above: number;
  private worker: Worker | undefined;
  private waiting: { resolve: (hits: Hit[]) => void; reject: (error: Error) => void } | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(above: number) {
    this.above = above;
  }

  /** Calls `work` when every earlier one is done. */
  inTurn(work: (run: RunScan) => Promise<Hit[]>): Promise<Hit[]> {
    const done = this.turn.then(() => work((job, distance) => this.run(job, distance)));
    this.turn = done.catch(() => {});
    return done;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private run(job: ScanJob, distance: Distance): Promise<Hit[]> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.worker ??= this.start();
      this.worker.postMessage({ job, distance }, [job.slots.buffer]);
    });
  }

  private start(): Worker {
    const worker = new Worker(program, { eval: true, execArgv: [], name: 'local-qdrant search' });
    const end = (error: Error) => {
      if (this.worker === worker) this.worker = undefined;
      this.waiting?.reject(error);
    };
    worker.on('message', (hits: Hit[]) => this.waiting?.resolve(hits));
    worker.on('error', end);
    worker.on('messageerror', end);
    worker.on('exit', (code) => end(new Error(`The search thread ended with ${code}.`)));
    worker.unref();
    return worker;
  }
}
