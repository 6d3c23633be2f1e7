export * from './escape-html.ts';
export * from './messenger.ts';
export * from './telegram-messenger.ts';
export * from './short-line.ts';
