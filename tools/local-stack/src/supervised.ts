import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { backoff } from '@homeroom/service-kit';

/** A process that is kept running. */
export interface SupervisedSettings {
  name: string;
  spawn: () => ChildProcess;
  /** Resolves when the process does its work; rejects when it cannot. */
  ready: (child: ChildProcess) => Promise<void>;
  /** Asks the process to stop. */
  askToStop: (child: ChildProcess) => void;
  /** Says one line to the user. */
  say: (line: string) => void;
  /** Returns the last output of the process. */
  lastLines: () => string;
  /** Time to stop before it is killed. Default: 15 s. */
  stopLimitMilliseconds?: number;
}

const shortestPause = 200;
const maxPause = 30_000;
const steadyMilliseconds = 60_000;
const oftenEnds = 5;

/** Starts a process, starts it again whenever it ends by itself, and stops it when told to. */
export class Supervised {
  readonly #settings: SupervisedSettings;
  #child: ChildProcess | undefined;
  #stopping = false;
  #launched = 0;
  /** Number of exits since it last ran for a minute. */
  #ends = 0;
  readonly #stop = new AbortController();

  constructor(settings: SupervisedSettings) {
    this.#settings = settings;
  }

  /** The process, while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts it for the first time. Rejects, with its last lines, when it ends before it is ready, `tries` times. */
  async start(tries = 1): Promise<void> {
    try {
      await this.#launch();
    } catch (error) {
      if (tries > 1 && !this.#stopping) return this.start(tries - 1);
      this.#stopping = true;
      await this.#end();
      throw new Error(
        `${this.#settings.name} did not start: ${(error as Error).message}\n${this.#settings.lastLines()}`,
        { cause: error },
      );
    }
    this.#watch();
  }

  /** Stops it for good; kills it when it takes too long. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#stop.abort();
    await this.#end();
  }

  async #launch(): Promise<void> {
    const child = this.#settings.spawn();
    this.#child = child;
    this.#launched = Date.now();
    const ended = new Promise<never>((_, reject) => {
      child.on('error', reject);
      child.once('exit', () => reject(new Error(`it ended with ${howEnded(child)}`)));
    });
    ended.catch(() => {});
    await Promise.race([this.#settings.ready(child), ended]);
  }

  /** Starts it again when it ends, or when it has ended already. */
  #watch(): void {
    const child = this.#child;
    if (!child) return;
    const restart = () => void this.#restart(`ended with ${howEnded(child)}`);
    if (isRunning(child)) child.once('exit', restart);
    else restart();
  }

  async #restart(what: string): Promise<void> {
    if (this.#stopping) return;
    const wait = this.#pauseBeforeRestart();
    const { name, say, lastLines } = this.#settings;
    const lines = lastLines();
    const when = wait < 1_000 ? '' : ` in ${Math.round(wait / 1000)} s`;
    say(`${name} ${what}; starting it again${when}.${lines ? ` Its last lines:\n${lines}` : ''}`);
    await pause(wait, undefined, { signal: this.#stop.signal }).catch(() => {});
    if (this.#stopping) return;
    try {
      await this.#launch();
      say(`${name} is up again after ${((Date.now() - this.#launched) / 1000).toFixed(1)} s.`);
      this.#watch();
    } catch (error) {
      if (this.#child && isRunning(this.#child)) this.#child.kill('SIGKILL');
      void this.#restart(`did not come up (${(error as Error).message})`);
    }
  }

  /** The pause doubles with each end; it is short again once the process has run for a minute. */
  #pauseBeforeRestart(): number {
    this.#ends = Date.now() - this.#launched < steadyMilliseconds ? this.#ends + 1 : 1;
    if (this.#ends === oftenEnds)
      this.#settings.say(
        `${this.#settings.name} keeps ending: ${oftenEnds} times in a row, each within a minute. It is tried again more and more slowly, at least every ${maxPause / 1000} s.`,
      );
    return backoff(this.#ends, { firstMs: shortestPause, maxMs: maxPause });
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (!child || !isRunning(child)) return;
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    this.#settings.askToStop(child);
    const limit = setTimeout(() => child.kill('SIGKILL'), this.#settings.stopLimitMilliseconds ?? 15_000);
    await exited;
    clearTimeout(limit);
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function howEnded({ exitCode, signalCode }: ChildProcess): string {
  return signalCode ?? `code ${exitCode}`;
}
