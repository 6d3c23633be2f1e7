import { dayMs, minuteMs } from '@homeroom/icalendar';
import { MessengerBusyError, MessengerRefusedError } from '@homeroom/messenger';
import { backoff } from '@homeroom/service-kit';

/** Why the messenger did not take a message. */
export type FailureReason = 'busy' | 'refused' | 'away';

const maxPauseMs = 15 * minuteMs;
const firstPauseMs = { refused: minuteMs, away: 5_000 };

/** Why sending failed; an error that no messenger is meant to throw counts as `away`. */
export function reasonOf(error: unknown): FailureReason {
  if (error instanceof MessengerBusyError) return 'busy';
  return error instanceof MessengerRefusedError ? 'refused' : 'away';
}

/**
 * How long a message waits after a failure, in milliseconds: as long as a busy messenger asks for, at most a day;
 * otherwise from 5 s, or a minute when it was refused, doubled with each attempt up to 15 minutes.
 * @param attempts how often it has failed, with this time; at least 1
 */
export function pauseAfter(error: unknown, attempts: number): number {
  const reason = reasonOf(error);
  if (error instanceof MessengerBusyError) return Math.min(Math.max(Math.ceil(error.retryAfterMs), 1_000), dayMs);
  return backoff(attempts, { firstMs: firstPauseMs[reason === 'refused' ? 'refused' : 'away'], maxMs: maxPauseMs });
}
