import { shortLine, type ShortLineOptions } from '@homeroom/text';

/** Returns an event's title on one short line, `Untitled event` without one. */
export function titleLine(summary: string, length: number, options: ShortLineOptions = {}): string {
  return shortLine(summary, length, options) || 'Untitled event';
}
