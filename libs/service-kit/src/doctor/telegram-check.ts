import { MessengerRefusedError, TelegramBot, type TelegramMessengerOptions } from '@homeroom/messenger';
import { broken, fine, type Check } from './check.ts';
import { publicAddress } from './network-cause.ts';

/**
 * Whether Telegram knows the bot of a token (`getMe`).
 * @param variable name of the variable with the token
 */
export function telegramCheck(settings: TelegramMessengerOptions, variable: string): Check {
  return {
    name: 'Telegram',
    run: async (signal) => {
      try {
        return fine(`the bot @${(await new TelegramBot(settings).identity(signal)).username}`);
      } catch (error) {
        signal.throwIfAborted();
        return error instanceof MessengerRefusedError
          ? broken(
              `${error.message} The token of ${variable} is mistyped or was revoked.`,
              `Ask @BotFather for a token (/mybots, API Token) and set ${variable}.`,
            )
          : broken(
              (error as Error).message,
              `Check this machine's way to ${publicAddress(settings.apiRoot ?? 'https://api.telegram.org')} (TELEGRAM_API_ROOT).`,
            );
      }
    },
  };
}
