import { pauseFor, type BackgroundLoop, type Pause } from './background-loop.ts';
import type { Logger } from './logger.ts';
import { steadyLoop } from './steady-loop.ts';

/** One kind of data that is kept for a time. */
export interface RetentionRule {
  /** Name of the removed data for the log, such as `documents`. */
  what: string;
  /**
   * Removes at most `limit` whose time is over by the database's clock, passing over what another process holds.
   * @returns how many it removed
   */
  remove: (limit: number) => Promise<number>;
}

/** Settings of a retention loop. */
export interface RetentionLoopOptions {
  rules: readonly RetentionRule[];
  logger: Logger;
  /** Default: `pauseFor`. */
  pause?: Pause;
}

const batchSize = 200;
/** At the start a service needs its database connections for requests. */
const firstAfterMs = 1_000;

/**
 * A loop that removes what has served its time, in batches; any number of processes may run it on one database. A rule
 * that fails does not keep the others from their turn.
 */
export function retentionLoop({ rules, logger, pause = pauseFor }: RetentionLoopOptions): BackgroundLoop {
  let started = false;
  const work = async (stop: AbortSignal) => {
    if (!started) await pause(firstAfterMs, stop);
    started = true;
    const failures: unknown[] = [];
    for (const { what, remove } of rules) {
      const removed = await removeAll(remove, stop).catch((error: unknown) => void failures.push(error));
      if (removed) logger.info({ what, removed }, 'removed what is kept for a time only');
    }
    if (failures.length > 0) throw failures[0];
  };
  return steadyLoop({ work, pause, logger, message: 'what is kept for a time only was not removed' });
}

async function removeAll(remove: RetentionRule['remove'], stop: AbortSignal): Promise<number> {
  let removed = 0;
  for (let batch = batchSize; batch === batchSize && !stop.aborted; removed += batch) batch = await remove(batchSize);
  return removed;
}
