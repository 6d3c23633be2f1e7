import { asLeader, type ConfirmLeadership, type Database } from '@homeroom/database';
import { UnavailableError } from '@homeroom/errors';
import { MessengerBusyError, type BotConnection, type BotIdentity, type BotUpdate } from '@homeroom/messenger';
import { backoff, BackgroundLoop, pauseFor, type Logger } from '@homeroom/service-kit';
import type { BotMetrics } from './bot-metrics.ts';
import type { BotProgressStore } from './bot-progress-store.ts';
import type { BotState } from './bot-state.ts';
import type { HandleUpdate } from './handle-update.ts';
import { PollCondition } from './poll-condition.ts';

/** How long the bot waits for what. */
export interface BotTimes {
  /** Before the first poll: the service has its hands full when it starts, and a connection that is asked for then comes too late. */
  startMs: number;
  /** For updates, in one poll. */
  pollSeconds: number;
  /** After the first failure; each further one in a row doubles it. */
  firstPauseMs: number;
  maxPauseMs: number;
  /** Between two looks whether another replica still polls. */
  standbyMs: number;
  /** For all that one update asks for. */
  updateMs: number;
}

export const botTimes: BotTimes = {
  startMs: 1_000,
  pollSeconds: 30,
  firstPauseMs: 1_000,
  maxPauseMs: 60_000,
  standbyMs: 5_000,
  updateMs: 300_000,
};

/** What following the bot's updates needs. */
export interface FollowUpdatesParts {
  connection: Pick<BotConnection, 'open' | 'updates'>;
  handler: Pick<HandleUpdate, 'handle' | 'apologize'>;
  progress: BotProgressStore;
  /** Where replicas agree on which of them polls. */
  database: Database;
  metrics: BotMetrics;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  clock: () => Date;
  times: BotTimes;
}

const leadershipName = 'homeroom staging bot';
/** How often an update is begun before it is given up. */
const mostAttempts = 10;

/**
 * Follows the bot's updates, one after the other in their order. How far it came is written down after an update has
 * been handled and answered: one that was begun when the process died is handled again, which does nothing twice. Of
 * several replicas one polls.
 */
export class FollowUpdates {
  private readonly parts: FollowUpdatesParts;
  private readonly condition: PollCondition;
  private readonly loop: BackgroundLoop;
  private identity: BotIdentity | null = null;
  private hasBegun = false;

  constructor(parts: FollowUpdatesParts) {
    this.parts = parts;
    this.condition = new PollCondition(parts);
    this.loop = new BackgroundLoop({
      work: (signal) => this.turn(signal),
      onError: (error) => parts.logger.error({ err: error }, 'the bot stumbled'),
    });
  }

  get state(): BotState {
    return this.condition.state;
  }

  start(): void {
    this.loop.start(0);
  }

  /** Ends the poll that waits, and what is being handled; that comes again. */
  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** One poll and what it brought. */
  private async turn(signal: AbortSignal): Promise<void> {
    if (!this.hasBegun) await pauseFor(this.parts.times.startMs, signal);
    this.hasBegun = true;
    if (signal.aborted) return;
    try {
      const polled = await asLeader(this.parts.database, leadershipName, (confirm) =>
        this.pollAndHandle(confirm, signal),
      );
      if (polled !== null) return;
      this.condition.standsBy();
      await pauseFor(this.parts.times.standbyMs, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof UpdateFailedError) return pauseFor(this.pauseAfter(error.cause, error.attempt), signal);
      this.identity = null;
      this.condition.failed(error);
      await pauseFor(this.pauseAfter(error, this.condition.failures), signal);
    }
  }

  private async pollAndHandle(confirm: ConfirmLeadership, signal: AbortSignal): Promise<true> {
    const { connection, progress, times } = this.parts;
    this.identity ??= await connection.open(signal);
    const bot = this.identity;
    const from = await progress.next(bot.id);
    const updates = await connection.updates(
      { from, waitSeconds: this.condition.mayWait ? times.pollSeconds : 0 },
      signal,
    );
    this.condition.worked();
    for (const update of updates) {
      await confirm();
      await this.handle(bot, update, signal);
    }
    return true;
  }

  private async handle(bot: BotIdentity, update: BotUpdate, signal: AbortSignal): Promise<void> {
    const { handler, progress, times } = this.parts;
    const attempt = await progress.begin(bot.id, update.id);
    const limit = AbortSignal.timeout(times.updateMs);
    try {
      if (attempt > mostAttempts) await this.giveUp(update);
      else await handler.handle(update, { botName: bot.username, signal: AbortSignal.any([signal, limit]) });
    } catch (error) {
      if (signal.aborted) throw error;
      if (attempt === 1 || limit.aborted)
        this.parts.logger.warn({ err: error, updateId: update.id }, 'an update of the bot could not be handled');
      if (!limit.aborted) throw new UpdateFailedError(attempt, error);
      await this.giveUp(update);
    }
    await progress.finish(bot.id, update.id);
  }

  /** Otherwise it would keep all that come after it waiting. */
  private async giveUp(update: BotUpdate): Promise<void> {
    const { handler, metrics, logger } = this.parts;
    metrics.givenUp();
    logger.error({ updateId: update.id }, 'an update of the bot is given up');
    await handler.apologize(update).catch(() => undefined);
  }

  private pauseAfter(error: unknown, failures: number): number {
    if (error instanceof MessengerBusyError) return error.retryAfterMs;
    const { firstPauseMs, maxPauseMs } = this.parts.times;
    const asked = error instanceof UnavailableError ? Number(error.headers['Retry-After']) * 1_000 : 0;
    return Math.min(maxPauseMs, Math.max(asked, backoff(failures, { firstMs: firstPauseMs, maxMs: maxPauseMs })));
  }
}

/** An update could not be handled, though the poll went well. */
class UpdateFailedError extends Error {
  readonly attempt: number;

  constructor(attempt: number, cause: unknown) {
    super('An update could not be handled.', { cause });
    this.name = 'UpdateFailedError';
    this.attempt = attempt;
  }
}
