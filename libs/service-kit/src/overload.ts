import { performance } from 'node:perf_hooks';
import { UnavailableError } from '@homeroom/errors';
import type { RequestHandler } from 'express';

const retryAfterSeconds = 2;

/** More requests are in progress than the processor gets through in the longest wait: 503. */
export class OverloadedError extends UnavailableError {
  constructor() {
    super('Too many requests are being answered already. Try again in a moment.', 'overloaded', retryAfterSeconds);
  }
}

/** Limits of an overload guard. */
export interface OverloadLimits {
  /** Longest time that a new request may have to wait for the processor, in milliseconds (defaults to 2,000). */
  maxWaitMs?: number;
  /** Requests in progress that are always taken (defaults to 32). */
  alwaysTaken?: number;
  /** Time over which the load is measured, in milliseconds (defaults to 500). */
  sampleMs?: number;
  /** Present time, in milliseconds (defaults to `performance.now`). */
  now?: () => number;
  /** Source of numbers from 0 to below 1 (defaults to `Math.random`). */
  random?: () => number;
  /** Reads the load of the process (defaults to that of Node.js). */
  readLoad?: () => ProcessLoad;
}

/** Load of the process since its start. */
export interface ProcessLoad {
  /** Time that the event loop was not idle, in milliseconds. */
  busyMs: number;
  /** Rounds of the event loop. */
  rounds: number;
}

/** Refuses new requests while those in progress keep the processor busy for too long. */
export interface OverloadGuard {
  /** Refuses a request (503). Comes early, so that a refusal costs little. */
  refuse: RequestHandler;
  /** Counts a request as in progress until it is answered. Comes when the body is there, so slow senders do not count. */
  count: RequestHandler;
}

/** Share of the time above which an event loop counts as busy. */
const busyUtilization = 0.9;
/** Growth of the share of requests that are taken, for each busy sample without overload. */
const recovery = 1.25;
const minShare = 0.02;

function readProcessLoad(): ProcessLoad {
  const { active } = performance.eventLoopUtilization();
  return { busyMs: active, rounds: performance.nodeTiming.uvMetricsInfo.loopCount };
}

/**
 * Returns a guard for one process. A new request waits for the processor in two places: on its socket until the event
 * loop comes round, and behind the requests in progress, by Little's law as long as they take at the rate at which the
 * last ones were answered. The second is bounded by a number of requests, the first by the share of requests that are
 * taken. Nothing is refused before the event loop was busy for two samples, so neither for a burst nor while a host that
 * requests wait for hangs.
 */
export function overloadGuard({
  maxWaitMs = 2_000,
  alwaysTaken = 32,
  sampleMs = 500,
  random = Math.random,
  now = () => performance.now(),
  readLoad = readProcessLoad,
}: OverloadLimits = {}): OverloadGuard {
  let inProgress = 0;
  let answered = 0;
  let since = now();
  let load = readLoad();
  let last = { isBusy: false, answered: 0, ms: 0 };
  let maxInProgress = Infinity;
  let share = 1;

  /** Takes a sample of whole rounds: within a long one nobody knows its length. */
  function sample(at: number): void {
    const current = readLoad();
    if (current.rounds === load.rounds) return;
    const ms = at - since;
    const isBusy = current.busyMs - load.busyMs > busyUtilization * ms;
    const roundMs = ms / (current.rounds - load.rounds);
    const isOverloaded = last.isBusy && isBusy;
    const answersEachMs = (last.answered + answered) / (last.ms + ms);
    maxInProgress = isOverloaded ? Math.max(alwaysTaken, answersEachMs * maxWaitMs) : Infinity;
    if (!isBusy) share = 1;
    else if (isOverloaded && roundMs > maxWaitMs) share = Math.max(minShare, (share * maxWaitMs) / roundMs);
    else share = Math.min(1, share * recovery);
    [last, load, since, answered] = [{ isBusy, answered, ms }, current, at, 0];
  }

  return {
    refuse: (_req, _res, next) => {
      const at = now();
      if (at - since >= sampleMs) sample(at);
      const isTaken = inProgress < maxInProgress && (share === 1 || random() < share);
      next(isTaken ? undefined : new OverloadedError());
    },
    count: (_req, res, next) => {
      inProgress += 1;
      let isOver = false;
      const end = (isAnswer: boolean): void => {
        if (isOver) return;
        isOver = true;
        inProgress -= 1;
        if (isAnswer) answered += 1;
      };
      // The answer is handed over, though a slow reader may not have all of it, or the caller has given up.
      res.once('prefinish', () => end(true));
      res.once('close', () => end(false));
      next();
    },
  };
}
