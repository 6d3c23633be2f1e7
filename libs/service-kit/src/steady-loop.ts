import { BackgroundLoop } from './background-loop.ts';
import type { BackgroundLoopDeps } from './background-loop.ts';
import type { Logger } from './logger.ts';

/** Work that is repeated regularly, whatever fails. */
export interface SteadyLoopDeps extends Pick<BackgroundLoopDeps, 'work' | 'pause'> {
  /** Message of the warning. */
  message: string;
  logger: Logger;
}

/** A loop that warns of turns that failed; of those that fail in a row for one reason, of the first only. */
export function steadyLoop({ work, pause, message, logger }: SteadyLoopDeps): BackgroundLoop {
  let lastReason: string | undefined;
  return new BackgroundLoop({
    work: async (signal) => {
      await work(signal);
      lastReason = undefined;
    },
    onError: (error) => {
      const reason = String(error);
      if (reason !== lastReason) logger.warn({ err: error }, message);
      lastReason = reason;
    },
    pause,
  });
}
