export * from './bot-connection.ts';
export * from './messenger.ts';
export * from './telegram-bot.ts';
export { TelegramMessenger, type TelegramMessengerOptions } from './telegram-messenger.ts';
