export * from './fake-telegram.ts';
export type { AcceptedMessage } from './send-message.ts';
export type { FileReference } from './sent-files.ts';
export type { EditedMessage } from './sent-messages.ts';
export type { Trouble } from './trouble.ts';
export { parseTelegramHtml } from './telegram-html.ts';
