import {
  MessengerUnavailableError,
  MessengerBusyError,
  MessengerConflictError,
  MessengerRefusedError,
} from '@homeroom/messenger';
import type { Logger } from '@homeroom/service-kit';
import type { BotMetrics, PollFailure } from './bot-metrics.ts';
import type { BotState } from './bot-state.ts';

export interface PollConditionDeps {
  metrics: Pick<BotMetrics, 'pollFailed' | 'state'>;
  logger: Pick<Logger, 'info' | 'warn'>;
  clock: () => Date;
}

const hourMs = 3_600_000;

const stateOf: Partial<Record<PollFailure, BotState>> = {
  conflict: 'conflict',
  refused: 'refused',
  busy: 'away',
  away: 'away',
};
const messageOf: Record<PollFailure, string> = {
  conflict: 'somebody else polls as this bot; both miss what the other takes. It is tried again',
  refused: 'the messenger refuses the bot; is STAGING_BOT_TOKEN right? It is tried again',
  busy: 'the messenger asks the bot to wait',
  away: 'the messenger cannot be reached; the bot tries again',
  other: 'the bot could not poll; it tries again',
};

/** Tracks the health of polling: each trouble is logged once, and so is its end. */
export class PollCondition {
  state: BotState = 'starting';
  /** Consecutive failed polls. */
  failures = 0;
  /** Whether the last poll succeeded. */
  isGood = false;
  private readonly deps: PollConditionDeps;
  private trouble: PollFailure | null = null;
  private toldAt = new Map<PollFailure, number>();

  constructor(deps: PollConditionDeps) {
    this.deps = deps;
  }

  /**
   * Whether a poll should wait for updates instead of only checking the state. A conflict shows only during the wait.
   */
  get mayWait(): boolean {
    return this.isGood || this.trouble === 'conflict';
  }

  worked(): void {
    const waited = this.mayWait;
    this.failures = 0;
    this.isGood = true;
    if (this.trouble === 'conflict' && !waited) return;
    if (this.trouble !== null) this.deps.logger.info('the bot polls again');
    this.trouble = null;
    this.becomes('polling');
  }

  failed(error: unknown): void {
    const { metrics, logger } = this.deps;
    const reason = reasonOf(error);
    metrics.pollFailed(reason);
    this.failures += 1;
    this.isGood = false;
    if (reason !== this.trouble && this.mayTell(reason)) logger.warn({ err: error }, messageOf[reason]);
    this.trouble = reason;
    this.becomes(stateOf[reason] ?? this.state);
  }

  standsBy(): void {
    this.isGood = false;
    this.becomes('standby');
  }

  /** Two pollers interrupt each other alternately, and each believes for a while to be alone. */
  private mayTell(reason: PollFailure): boolean {
    const now = this.deps.clock().getTime();
    if (reason === 'conflict' && now - (this.toldAt.get(reason) ?? -Infinity) < hourMs) return false;
    this.toldAt.set(reason, now);
    return true;
  }

  private becomes(state: BotState): void {
    this.state = state;
    this.deps.metrics.state(state);
  }
}

function reasonOf(error: unknown): PollFailure {
  if (error instanceof MessengerConflictError) return 'conflict';
  if (error instanceof MessengerRefusedError) return 'refused';
  if (error instanceof MessengerBusyError) return 'busy';
  return error instanceof MessengerUnavailableError ? 'away' : 'other';
}
