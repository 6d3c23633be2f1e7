import { readFileSync } from 'node:fs';

/** Turns of the event loop while something ran. */
export interface SeenTurns {
  /** Processor time of the longest turn, in milliseconds. */
  maxMs: number;
  turns: number;
}

/**
 * Watches how long each turn of the event loop keeps the processor. Processor time, not time on the clock: a busy
 * machine stretches the one and not the other. Garbage collection counts too, and turns within a millisecond count as one.
 *
 * @returns ends the watching and says what was seen
 */
export function watchTurns(): () => SeenTurns {
  const seen: SeenTurns = { maxMs: 0, turns: 0 };
  let last = processorTime();
  let running = true;
  const look = () => {
    const now = processorTime();
    seen.maxMs = Math.max(seen.maxMs, now - last);
    last = processorTime();
    seen.turns += 1;
    // Not at each turn: that would keep a core from what is watched while the service waits.
    if (running) setTimeout(look, 1);
  };
  setTimeout(look, 1);
  return () => {
    running = false;
    look();
    return seen;
  };
}

/**
 * Processor time of this thread in milliseconds, where Linux tells it; elsewhere of the process, in which the tests of
 * another worker may run.
 */
function processorTime(): number {
  try {
    const time = Number.parseInt(readFileSync('/proc/thread-self/schedstat', 'utf8'), 10) / 1_000_000;
    if (time > 0) return time;
  } catch {
    // Not Linux.
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const attempts = 3;

/**
 * The longest turn of the event loop while something runs, in milliseconds of processor time. Runs it up to three times,
 * until a turn is within `limit`, and takes the best: a collection of the test process's own garbage is no turn of what
 * is watched.
 */
export async function measureMaxTurn(limit: number, run: (attempt: number) => Promise<void>): Promise<number> {
  let best = Infinity;
  for (let attempt = 1; attempt <= attempts && best >= limit; attempt += 1) {
    const stop = watchTurns();
    await run(attempt);
    best = Math.min(best, stop().maxMs);
  }
  return best;
}
