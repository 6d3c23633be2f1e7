import {
  ClientError,
  ConnectionError,
  ResponseError,
  ServiceFailedError,
  TimeLimitError,
  UnauthorizedError,
  UnreadableResponseError,
} from '@homeroom/client';
import { GrammyError, type MiddlewareFn } from 'grammy';
import type { BotContext } from './bot-context.ts';

const maxAlertLength = 200;

/** Tells the member in a sentence why the family assistant did not do it, and what to do now. */
export function reportFailures(log: (line: string) => void): MiddlewareFn<BotContext> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      log(`${error.call}: ${error.name}: ${error.message}`);
      await tell(ctx, failureSentence(error));
    }
  };
}

/** `The family assistant cannot be reached right now. …` */
function failureSentence(error: ClientError): string {
  if (error instanceof UnauthorizedError)
    return 'The family assistant does not know me: my BOT_TOKEN is not its own. Please tell the person who set me up.';
  if (error instanceof ConnectionError || error instanceof UnreadableResponseError)
    return 'The family assistant cannot be reached right now. Try again in a few minutes; if it stays like this, ask the person who runs it to start it.';
  if (error instanceof TimeLimitError)
    return 'The family assistant takes too long right now. Try again in a few minutes.';
  if (error instanceof ServiceFailedError)
    return 'The family assistant made a mistake. Try again; if it stays like this, ask the person who runs it to look at its log.';
  if (!(error instanceof ResponseError) || error.retryAfterMs === null) return error.message;
  const seconds = Math.ceil(error.retryAfterMs / 1_000);
  return `${error.message} Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`;
}

/** A press is answered with an alert, unless it was answered or is too old. */
async function tell(ctx: BotContext, sentence: string): Promise<void> {
  if (ctx.callbackQuery && sentence.length <= maxAlertLength) {
    try {
      return void (await ctx.answerCallbackQuery({ text: sentence, show_alert: true }));
    } catch (error) {
      if (!(error instanceof GrammyError && error.error_code === 400)) throw error;
    }
  }
  await ctx.reply(sentence.slice(0, 4_096));
}
