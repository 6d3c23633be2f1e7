import { type WallTime, dayMs } from '@homeroom/icalendar';
import { monthNames, weekdayNames } from '@homeroom/text';

/** The days since 1970-01-01 on the same wall clock. */
export function dayNumber(wall: WallTime): number {
  return Math.floor(wall / dayMs);
}

/** `Thursday` */
export function weekdayWord(wall: WallTime): string {
  return weekdayNames[new Date(wall).getUTCDay()] ?? '';
}

/** `October`, of the months from 1. */
export function monthWord(month: number): string {
  return monthNames[month - 1] ?? '';
}

/** `October 8` */
export function monthDayWords(wall: WallTime): string {
  const date = new Date(wall);
  return `${monthWord(date.getUTCMonth() + 1)} ${date.getUTCDate()}`;
}

/** `Thursday, October 8` */
export function dayWords(wall: WallTime): string {
  return `${weekdayWord(wall)}, ${monthDayWords(wall)}`;
}

/** `Thursday, October 8, 2026` */
export function dateWords(wall: WallTime): string {
  return `${dayWords(wall)}, ${new Date(wall).getUTCFullYear()}`;
}

/** `Tuesday, Thursday and Friday` */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** Whole minutes as `1 hour 15 minutes`, `2 hours` or `45 minutes`. */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 ? counted(hours, 'hour') : '', rest > 0 || hours === 0 ? counted(rest, 'minute') : ''];
  return parts.filter((part) => part !== '').join(' ');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
