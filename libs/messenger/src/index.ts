export * from './bot-connection.ts';
export * from './escape-html.ts';
export * from './messenger.ts';
export * from './telegram-bot.ts';
export { TelegramMessenger, type TelegramMessengerOptions } from './telegram-messenger.ts';
export * from './short-line.ts';
