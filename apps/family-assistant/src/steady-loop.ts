import { DatabaseUnavailableError } from '@homeroom/database';
import type { Logger } from '@homeroom/service-kit';
import { BackgroundLoop } from './background-loop.ts';
import type { BackgroundLoopParts } from './background-loop.ts';

/** What is done every moment, whatever fails. */
export interface SteadyLoopParts extends Pick<BackgroundLoopParts, 'work' | 'pause'> {
  /** What a warning says. */
  message: string;
  logger: Logger;
}

/** A loop that warns of turns that failed; while PostgreSQL is away, of the first only. */
export function steadyLoop({ work, pause, message, logger }: SteadyLoopParts): BackgroundLoop {
  let wasAway = false;
  return new BackgroundLoop({
    work: async (signal) => {
      await work(signal);
      wasAway = false;
    },
    onError: (error) => {
      const isAway = error instanceof DatabaseUnavailableError;
      if (!isAway || !wasAway) logger.warn({ err: error }, message);
      wasAway = isAway;
    },
    pause,
  });
}
