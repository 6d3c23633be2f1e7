import { asLeader, type ConfirmLeadership, type Database } from '@homeroom/database';
import { UnavailableError } from '@homeroom/errors';
import { MessengerBusyError, type BotConnection, type BotIdentity, type BotUpdate } from '@homeroom/messenger';
import { backoff, BackgroundLoop, pauseFor, type Logger } from '@homeroom/service-kit';
import type { BotMetrics } from './bot-metrics.ts';
import type { BotProgressStore } from './bot-progress-store.ts';
import type { BotState } from './bot-state.ts';
import type { HandleUpdate } from './handle-update.ts';
import { PollCondition } from './poll-condition.ts';

/** Intervals and limits of the bot. */
export interface BotTimes {
  /** Delay before the first poll: at startup the service is busy, and a connection requested then arrives too late. */
  startMs: number;
  /** Long-poll duration. */
  pollSeconds: number;
  /** Pause after the first failure; doubles with each consecutive one. */
  firstPauseMs: number;
  maxPauseMs: number;
  /** Interval between checks whether another replica still polls. */
  standbyMs: number;
  /** Limit for handling one update. */
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

export interface FollowUpdatesDeps {
  connection: Pick<BotConnection, 'open' | 'updates'>;
  handler: Pick<HandleUpdate, 'handle' | 'apologize'>;
  progress: BotProgressStore;
  /** Database in which replicas agree on the one that polls. */
  database: Database;
  metrics: BotMetrics;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  clock: () => Date;
  times: BotTimes;
}

const leadershipName = 'homeroom staging bot';
/** Number of attempts before an update is dropped. */
const maxAttempts = 10;

/**
 * Processes the bot's updates in order, one by one. Progress is stored after an update has been handled and answered,
 * so an update interrupted by a crash is handled again, which is idempotent. Only one replica polls.
 */
export class FollowUpdates {
  private readonly deps: FollowUpdatesDeps;
  private readonly condition: PollCondition;
  private readonly loop: BackgroundLoop;
  private identity: BotIdentity | null = null;
  private hasBegun = false;
  private polledAt: Date | null = null;

  constructor(deps: FollowUpdatesDeps) {
    this.deps = deps;
    this.condition = new PollCondition(deps);
    this.loop = new BackgroundLoop({
      work: (signal) => this.turn(signal),
      onError: (error) => deps.logger.error({ err: error }, 'the bot stumbled'),
    });
  }

  get state(): BotState {
    return this.condition.state;
  }

  /** Time of the last poll whose updates were all handled, at first of the start; null while it does not run. */
  get succeededAt(): Date | null {
    return this.polledAt;
  }

  start(): void {
    this.polledAt ??= this.deps.clock();
    this.loop.start(0);
  }

  /** Aborts the poll and the update in progress, which will be delivered again. */
  async stop(): Promise<void> {
    await this.loop.stop();
    this.polledAt = null;
  }

  /** Polls once and handles the result. */
  private async turn(signal: AbortSignal): Promise<void> {
    if (!this.hasBegun) await pauseFor(this.deps.times.startMs, signal);
    this.hasBegun = true;
    if (signal.aborted) return;
    try {
      const polled = await asLeader(this.deps.database, leadershipName, (confirm) =>
        this.pollAndHandle(confirm, signal),
      );
      if (polled !== null) {
        if (this.condition.state === 'polling') this.polledAt = this.deps.clock();
        return;
      }
      this.condition.standsBy();
      await pauseFor(this.deps.times.standbyMs, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof UpdateFailedError) return pauseFor(this.pauseAfter(error.cause, error.attempt), signal);
      this.identity = null;
      this.condition.failed(error);
      await pauseFor(this.pauseAfter(error, this.condition.failures), signal);
    }
  }

  private async pollAndHandle(confirm: ConfirmLeadership, signal: AbortSignal): Promise<true> {
    const { connection, progress, times } = this.deps;
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
    const { handler, progress, times } = this.deps;
    const attempt = await progress.begin(bot.id, update.id);
    const limit = AbortSignal.timeout(times.updateMs);
    try {
      if (attempt > maxAttempts) await this.giveUp(update);
      else await handler.handle(update, { botName: bot.username, signal: AbortSignal.any([signal, limit]) });
    } catch (error) {
      if (signal.aborted) throw error;
      if (attempt === 1 || limit.aborted)
        this.deps.logger.warn({ err: error, updateId: update.id }, 'an update of the bot could not be handled');
      if (!limit.aborted) throw new UpdateFailedError(attempt, error);
      await this.giveUp(update);
    }
    await progress.finish(bot.id, update.id);
  }

  /** Gives up on an update, which would otherwise block all later ones. */
  private async giveUp(update: BotUpdate): Promise<void> {
    const { handler, metrics, logger } = this.deps;
    metrics.givenUp();
    logger.error({ updateId: update.id }, 'an update of the bot is given up');
    await handler.apologize(update).catch(() => undefined);
  }

  private pauseAfter(error: unknown, failures: number): number {
    if (error instanceof MessengerBusyError) return error.retryAfterMs;
    const { firstPauseMs, maxPauseMs } = this.deps.times;
    const asked = error instanceof UnavailableError ? Number(error.headers['Retry-After']) * 1_000 : 0;
    return Math.min(maxPauseMs, Math.max(asked, backoff(failures, { firstMs: firstPauseMs, maxMs: maxPauseMs })));
  }
}

/** An update could not be handled, although the poll succeeded. */
class UpdateFailedError extends Error {
  readonly attempt: number;

  constructor(attempt: number, cause: unknown) {
    super('An update could not be handled.', { cause });
    this.name = 'UpdateFailedError';
    this.attempt = attempt;
  }
}
