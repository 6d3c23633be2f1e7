export * from './fake-telegram.ts';
export type { AcceptedMessage } from './send-message.ts';
export type { Trouble } from './trouble.ts';
