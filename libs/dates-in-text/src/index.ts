export * from './date-mention.ts';
export { daysComeFirst } from './day-order.ts';
export * from './find-dates.ts';
export * from './lookalikes.ts';
export * from './read-moment.ts';
export * from './spans.ts';
export type { NamedZone } from './time-zones.ts';
export { dayMark, findTimes, timeSpans, type TimeMention, type TimeSpan } from './times-of-day.ts';
export { weekdayWords, type WeekdayWord } from './weekday-words.ts';
