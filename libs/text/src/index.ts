export * from './calendar-day.ts';
export * from './clean-text.ts';
export * from './cut-text.ts';
export * from './escape-html.ts';
export * from './sentences.ts';
export * from './short-line.ts';
export * from './stem.ts';
export * from './uuid-v5.ts';
