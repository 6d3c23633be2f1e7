export * from './escape-html.ts';
export * from './messenger.ts';
export * from './telegram-messenger.ts';
