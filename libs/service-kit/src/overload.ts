import { performance } from 'node:perf_hooks';
import { UnavailableError } from '@homeroom/errors';
import type { RequestHandler, Response } from 'express';
import { contextOf } from './request-context.ts';

const retryAfterSeconds = 2;
/** Share of the time above which an event loop counts as busy. */
const busyUtilization = 0.9;
/** Samples in a row in which reads were waiting throughout, before one is refused. */
const leastSamples = 4;

/** More reads are in progress than the processor gets through in the longest wait: 503. */
export class OverloadedError extends UnavailableError {
  constructor() {
    super('Too many requests are being answered already. Try again in a moment.', 'overloaded', retryAfterSeconds);
  }
}

/** Made once: noting where an error was made is a large part of what a refusal costs. */
const overloaded = new OverloadedError();

/** Limits of an overload guard. */
export interface OverloadLimits {
  /** Longest time that a read may have to wait for the processor, in milliseconds. Default: 2,000. */
  maxWaitMs?: number;
  /** Reads in progress that are always taken; half as many throughout a sample are a queue. Default: 32. */
  alwaysTaken?: number;
  /** Time over which the load is measured, in milliseconds. Default: 500. */
  sampleMs?: number;
  /** Present time, in milliseconds. Default: `performance.now`. */
  now?: () => number;
  /** Time that the event loop was not idle since the process started, in milliseconds. Default: that of Node.js. */
  busyTime?: () => number;
}

/** Both handlers of the guard of one process. */
export interface OverloadGuard {
  /** Refuses a read (503). Comes early, so that a refusal costs little. */
  refuse: RequestHandler;
  /** Counts a read as in progress until it is answered. Comes after authentication, so strangers do not count. */
  count: RequestHandler;
}

/**
 * Returns a guard for one process. By Little's law a new read waits for as long as those in progress take at the rate at
 * which the last ones were answered. Reads that would wait too long are refused once the event loop was busy and a queue
 * stood for four samples, so neither in a short burst nor while a host that requests wait for hangs. Writes are always taken: callers
 * can ask again for what they read, but may not keep what they send. `/health` is always answered, because a check that
 * is refused would have a busy service replaced.
 */
export function overloadGuard(limits: OverloadLimits = {}): OverloadGuard {
  const reads = new ReadsInProgress(limits);
  return {
    refuse: (req, res, next) => {
      const isRefused = reads.areTooMany() && req.method === 'GET' && !isHealthCheck(res);
      next(isRefused ? overloaded : undefined);
    },
    count: (req, res, next) => {
      if (req.method === 'GET') reads.begin(res);
      next();
    },
  };
}

/** Reads that are being answered, and the number of them above which another would wait too long. */
class ReadsInProgress {
  private readonly limits: Required<OverloadLimits>;
  private number = 0;
  private least = 0;
  private most = Infinity;
  private overloadedSamples = 0;
  private answered = 0;
  private since: number;
  private busyBefore: number;
  private last = { answered: 0, ms: 0 };

  constructor({
    maxWaitMs = 2_000,
    alwaysTaken = 32,
    sampleMs = 500,
    now = () => performance.now(),
    busyTime = () => performance.eventLoopUtilization().active,
  }: OverloadLimits) {
    this.limits = { maxWaitMs, alwaysTaken, sampleMs, now, busyTime };
    this.since = now();
    this.busyBefore = busyTime();
  }

  areTooMany(): boolean {
    const at = this.limits.now();
    if (at - this.since >= this.limits.sampleMs) this.sample(at);
    return this.number >= this.most;
  }

  /** Counts a read until its answer is closed. */
  begin(res: Response): void {
    this.number += 1;
    // A reader that gave up does not tell how fast others are answered.
    res.once('finish', () => (this.answered += 1));
    res.once('close', () => {
      this.number -= 1;
      this.least = Math.min(this.least, this.number);
    });
  }

  private sample(at: number): void {
    const { maxWaitMs, alwaysTaken, busyTime } = this.limits;
    const ms = at - this.since;
    const busy = busyTime();
    const isOverloaded = busy - this.busyBefore > busyUtilization * ms && this.least >= alwaysTaken / 2;
    this.overloadedSamples = isOverloaded ? this.overloadedSamples + 1 : 0;
    const answersEachMs = (this.last.answered + this.answered) / (this.last.ms + ms);
    const isRefusing = this.overloadedSamples >= leastSamples;
    this.most = isRefusing ? Math.max(alwaysTaken, answersEachMs * maxWaitMs) : Infinity;
    this.last = { answered: this.answered, ms };
    [this.busyBefore, this.since, this.answered, this.least] = [busy, at, 0, this.number];
  }
}

function isHealthCheck(res: Response): boolean {
  return contextOf(res).operation?.operationId === 'getHealth';
}
