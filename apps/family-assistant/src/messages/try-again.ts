import { dayMs, minuteMs } from '@homeroom/icalendar';
import { MessengerBusyError, MessengerRefusedError } from '@homeroom/messenger';
import { backoff } from '@homeroom/service-kit';

/** Reasons for which the messenger does not accept a message. */
export const failureReasons = ['busy', 'refused', 'away'] as const;
export type FailureReason = (typeof failureReasons)[number];

const maxPauseMs = 15 * minuteMs;
const firstPauseMs = { refused: minuteMs, away: 5_000 };

/** Returns the reason of a failed send; unexpected errors count as `away`. */
export function reasonOf(error: unknown): FailureReason {
  if (error instanceof MessengerBusyError) return 'busy';
  return error instanceof MessengerRefusedError ? 'refused' : 'away';
}

/**
 * Returns the pause after a failure in milliseconds: the pause requested by a busy messenger, at most a day; otherwise
 * from 5 s, or a minute when it was refused, doubled with each attempt up to 15 minutes.
 * @param attempts number of failures including this one; at least 1
 */
export function pauseAfter(error: unknown, attempts: number): number {
  const reason = reasonOf(error);
  if (error instanceof MessengerBusyError) return Math.min(Math.max(Math.ceil(error.retryAfterMs), 1_000), dayMs);
  return backoff(attempts, { firstMs: firstPauseMs[reason === 'refused' ? 'refused' : 'away'], maxMs: maxPauseMs });
}
