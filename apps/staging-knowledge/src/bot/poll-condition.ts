import {
  MessengerUnavailableError,
  MessengerBusyError,
  MessengerConflictError,
  MessengerRefusedError,
} from '@homeroom/messenger';
import type { Logger } from '@homeroom/service-kit';
import type { BotMetrics, PollFailure } from './bot-metrics.ts';
import type { BotState } from './bot-state.ts';

/** What following the condition of the polling needs. */
export interface PollConditionParts {
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

/** How the polling goes: each trouble is told once, and once that it is over. */
export class PollCondition {
  state: BotState = 'starting';
  /** How many polls in a row have failed. */
  failures = 0;
  /** Whether the last poll, if there was one, went well. */
  isGood = false;
  private readonly parts: PollConditionParts;
  private trouble: PollFailure | null = null;
  private toldAt = new Map<PollFailure, number>();

  constructor(parts: PollConditionParts) {
    this.parts = parts;
  }

  /** Whether a poll should wait for updates: otherwise it only sees how things are. A conflict shows during the wait alone. */
  get mayWait(): boolean {
    return this.isGood || this.trouble === 'conflict';
  }

  worked(): void {
    const waited = this.mayWait;
    this.failures = 0;
    this.isGood = true;
    if (this.trouble === 'conflict' && !waited) return;
    if (this.trouble !== null) this.parts.logger.info('the bot polls again');
    this.trouble = null;
    this.becomes('polling');
  }

  failed(error: unknown): void {
    const { metrics, logger } = this.parts;
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

  /** Two pollers throw each other out in turn, and each believes for a while to be alone. */
  private mayTell(reason: PollFailure): boolean {
    const now = this.parts.clock().getTime();
    if (reason === 'conflict' && now - (this.toldAt.get(reason) ?? -Infinity) < hourMs) return false;
    this.toldAt.set(reason, now);
    return true;
  }

  private becomes(state: BotState): void {
    this.state = state;
    this.parts.metrics.state(state);
  }
}

function reasonOf(error: unknown): PollFailure {
  if (error instanceof MessengerConflictError) return 'conflict';
  if (error instanceof MessengerRefusedError) return 'refused';
  if (error instanceof MessengerBusyError) return 'busy';
  return error instanceof MessengerUnavailableError ? 'away' : 'other';
}
