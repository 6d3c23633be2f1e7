import { BotError, GrammyError, HttpError, type Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { setTimeout as wait } from 'node:timers/promises';
import type { BotContext } from './bot-context.ts';
import { commands } from './help-command.ts';

/** Longest time that Telegram waits for an update. */
const pollSeconds = 30;
const firstPauseMs = 1_000;
const maxPauseMs = 30_000;
/** Attempts at an update while Telegram takes no answer to it. */
const maxAttempts = 10;

export interface FollowUpdatesOptions {
  /** Ends the polling after the update that is being handled. */
  stopping: AbortSignal;
  log: (line: string) => void;
}

/**
 * Handles the bot's updates one by one, in order. Telegram forgets an update when the next one is asked for, which
 * happens after it has been answered: one that is interrupted comes again. (grammY's own polling forgets it before.)
 *
 * @throws GrammyError when Telegram does not accept the token (401, 404) or another program polls (409)
 */
export async function followUpdates(bot: Bot<BotContext>, { stopping, log }: FollowUpdatesOptions): Promise<void> {
  let next: number | null = null;
  let failures = 0;
  let isOpen = false;
  while (!stopping.aborted) {
    try {
      if (!isOpen) await open(bot, stopping);
      if (!isOpen) log(`I am @${bot.botInfo.username}.`);
      isOpen = true;
      const update = await nextUpdate(bot, next, stopping);
      if (update) await handle(bot, update, { stopping, log, isLastAttempt: failures + 1 >= maxAttempts });
      if (update) next = update.update_id + 1;
      failures = 0;
    } catch (error) {
      if (stopping.aborted) break;
      if (error instanceof GrammyError && [401, 404, 409].includes(error.error_code)) throw error;
      failures += 1;
      const pause = pauseMs(error, failures);
      log(`Telegram: ${(error as Error).message} Trying again in ${Math.ceil(pause / 1_000)} s.`);
      await wait(pause, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
  if (next !== null) await confirm(bot, next);
}

/** Introduces the bot to Telegram. */
async function open(bot: Bot<BotContext>, stopping: AbortSignal): Promise<void> {
  const signal = stopping as Signal;
  // bot.init would try again for ever without a word.
  bot.botInfo = await bot.api.getMe(signal);
  await bot.api.deleteWebhook({ drop_pending_updates: false }, signal);
  await bot.api.setMyCommands(commands, {}, signal);
}

async function nextUpdate(bot: Bot<BotContext>, from: number | null, stopping: AbortSignal): Promise<Update | null> {
  const [update = null] = await bot.api.getUpdates(
    {
      ...(from !== null && { offset: from }),
      limit: 1,
      timeout: pollSeconds,
      allowed_updates: ['message', 'callback_query'],
    },
    stopping as Signal,
  );
  return update;
}

/** @throws what a later attempt may get past: Telegram could not be reached, failed, or asks for a pause */
async function handle(
  bot: Bot<BotContext>,
  update: Update,
  { stopping, log, isLastAttempt }: FollowUpdatesOptions & { isLastAttempt: boolean },
): Promise<void> {
  try {
    await bot.handleUpdate(update);
  } catch (thrown) {
    const error: unknown = thrown instanceof BotError ? thrown.error : thrown;
    if (stopping.aborted || (isTemporary(error) && !isLastAttempt)) throw error;
    log(`Update ${update.update_id} is given up: ${(error as Error).message}`);
    const chat = update.message?.chat.id ?? update.callback_query?.from.id;
    const apology = 'Something went wrong on my side, and I could not do this. Please try again.';
    if (chat !== undefined) await bot.api.sendMessage(chat, apology).catch(() => undefined);
  }
}

/** Lets Telegram forget what was handled. When that fails, the last update comes again. */
async function confirm(bot: Bot<BotContext>, next: number): Promise<void> {
  const signal = AbortSignal.timeout(5_000) as Signal;
  await bot.api.getUpdates({ offset: next, limit: 1, timeout: 0 }, signal).catch(() => undefined);
}

function isTemporary(error: unknown): boolean {
  return (
    error instanceof HttpError ||
    (error instanceof GrammyError && (error.error_code === 429 || error.error_code >= 500))
  );
}

function pauseMs(error: unknown, failures: number): number {
  const asked = error instanceof GrammyError ? (error.parameters.retry_after ?? 0) * 1_000 : 0;
  return Math.max(asked, Math.min(maxPauseMs, firstPauseMs * 2 ** (failures - 1)));
}

/** Type of signals that grammY declares. */
type Signal = NonNullable<Parameters<Bot['api']['getMe']>[0]>;
