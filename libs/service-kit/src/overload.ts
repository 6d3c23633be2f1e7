import { performance } from 'node:perf_hooks';
import { UnavailableError } from '@homeroom/errors';
import type { RequestHandler } from 'express';
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
export function overloadGuard({
  maxWaitMs = 2_000,
  alwaysTaken = 32,
  sampleMs = 500,
  now = () => performance.now(),
  busyTime = () => performance.eventLoopUtilization().active,
}: OverloadLimits = {}): OverloadGuard {
  let inProgress = 0;
  let leastInProgress = 0;
  let maxInProgress = Infinity;
  let overloadedSamples = 0;
  let answered = 0;
  let since = now();
  let busyBefore = busyTime();
  let last = { answered: 0, ms: 0 };

  function sample(at: number): void {
    const ms = at - since;
    const busy = busyTime();
    const isOverloaded = busy - busyBefore > busyUtilization * ms && leastInProgress >= alwaysTaken / 2;
    overloadedSamples = isOverloaded ? overloadedSamples + 1 : 0;
    const answersEachMs = (last.answered + answered) / (last.ms + ms);
    maxInProgress = overloadedSamples >= leastSamples ? Math.max(alwaysTaken, answersEachMs * maxWaitMs) : Infinity;
    last = { answered, ms };
    [busyBefore, since, answered, leastInProgress] = [busy, at, 0, inProgress];
  }

  return {
    refuse: (req, res, next) => {
      const at = now();
      if (at - since >= sampleMs) sample(at);
      const isRefused = inProgress >= maxInProgress && req.method === 'GET' && !isHealthCheck(res);
      next(isRefused ? overloaded : undefined);
    },
    count: (req, res, next) => {
      if (req.method === 'GET') {
        inProgress += 1;
        // A reader that gave up does not tell how fast others are answered.
        res.once('finish', () => (answered += 1));
        res.once('close', () => {
          inProgress -= 1;
          leastInProgress = Math.min(leastInProgress, inProgress);
        });
      }
      next();
    },
  };
}

function isHealthCheck(res: Parameters<RequestHandler>[1]): boolean {
  return contextOf(res).operation?.operationId === 'getHealth';
}
