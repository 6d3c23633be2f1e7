/** What was seen of the event loop while something ran. */
export interface SeenTurns {
  /** Processor time of the longest turn, in milliseconds. */
  longestMs: number;
  turns: number;
}

/**
 * Watches how long each turn of the event loop keeps the processor. Processor time, not time on the clock: a busy
 * machine stretches the one and not the other. Garbage collection and other threads of this process count too.
 *
 * @returns ends the watching and says what was seen
 */
export function watchTurns(): () => SeenTurns {
  const seen: SeenTurns = { longestMs: 0, turns: 0 };
  let last = process.cpuUsage();
  let running = true;
  const look = () => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    seen.longestMs = Math.max(seen.longestMs, (user + system) / 1_000);
    seen.turns += 1;
    if (running) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    running = false;
    look();
    return seen;
  };
}
