export * from './date-mention.ts';
export * from './find-dates.ts';
