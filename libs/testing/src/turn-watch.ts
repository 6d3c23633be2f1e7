/** Turns of the event loop while something ran. */
export interface SeenTurns {
  /** Processor time of the longest turn, in milliseconds. */
  maxMs: number;
  turns: number;
}

/**
 * Watches how long each turn of the event loop keeps the processor. Processor time, not time on the clock: a busy
 * machine stretches the one and not the other. Garbage collection and other threads of this process count too, and
 * turns within a millisecond count as one.
 *
 * @returns ends the watching and says what was seen
 */
export function watchTurns(): () => SeenTurns {
  const seen: SeenTurns = { maxMs: 0, turns: 0 };
  let last = process.cpuUsage();
  let running = true;
  const look = () => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    seen.maxMs = Math.max(seen.maxMs, (user + system) / 1_000);
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
