import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

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
  /** What the process wrote last. */
  lastLines: () => string;
  /** How long it may take to stop before it is killed; 15 s by default. */
  stopLimitMilliseconds?: number;
}

const shortestPause = 200;
const longestPause = 30_000;
const watchedMilliseconds = 60_000;
const oftenEnds = 5;

/** Starts a process, starts it again whenever it ends by itself, and stops it when told to. */
export class Supervised {
  readonly #settings: SupervisedSettings;
  #child: ChildProcess | undefined;
  #stopping = false;
  #ends: number[] = [];
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
      throw new Error(`${this.#settings.name} did not start: ${(error as Error).message}\n${this.#settings.lastLines()}`, { cause: error });
    }
    this.#child?.once('exit', (code, signal) => void this.#restart(code, signal));
    if (this.#child?.exitCode !== null || this.#child.signalCode !== null) void this.#restart(this.#child?.exitCode ?? null, this.#child?.signalCode ?? null);
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
    const ended = new Promise<never>((_, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(new Error(`it ended with ${signal ?? `code ${code}`}`)));
    });
    ended.catch(() => {});
    await Promise.race([this.#settings.ready(child), ended]);
  }

  async #restart(code: number | null, signal: NodeJS.Signals | null): Promise<void> {
    if (this.#stopping) return;
    const wait = this.#pauseBeforeRestart();
    const { name, say, lastLines } = this.#settings;
    const lines = lastLines();
    say(`${name} ended (${signal ?? `code ${code}`}); starting it again${wait > shortestPause ? ` in ${Math.round(wait / 1000)} s` : ''}.${lines ? ` Its last lines:\n${lines}` : ''}`);
    await pause(wait, undefined, { signal: this.#stop.signal }).catch(() => {});
    if (this.#stopping) return;
    const started = Date.now();
    try {
      await this.#launch();
      say(`${name} is up again after ${((Date.now() - started) / 1000).toFixed(1)} s.`);
      this.#child?.once('exit', (nextCode, nextSignal) => void this.#restart(nextCode, nextSignal));
    } catch {
      const child = this.#child;
      if (child && child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      void this.#restart(child?.exitCode ?? null, child?.signalCode ?? null);
    }
  }

  #pauseBeforeRestart(): number {
    const now = Date.now();
    this.#ends = [...this.#ends.filter((end) => end > now - watchedMilliseconds), now];
    if (this.#ends.length < oftenEnds) return shortestPause;
    if (this.#ends.length === oftenEnds) this.#settings.say(`${this.#settings.name} keeps ending: ${oftenEnds} times within a minute. It is tried again every ${longestPause / 1000} s.`);
    return longestPause;
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    this.#settings.askToStop(child);
    const limit = setTimeout(() => child.kill('SIGKILL'), this.#settings.stopLimitMilliseconds ?? 15_000);
    await exited;
    clearTimeout(limit);
  }
}
