import type { ContentLine } from './content-lines.ts';
import { durationLength, readDuration } from './event-time.ts';

/** Names of the property, the standard one first. */
const names = ['REFRESH-INTERVAL', 'X-PUBLISHED-TTL'];

/**
 * Reads how often a calendar asks to be fetched, in milliseconds: REFRESH-INTERVAL (RFC 7986 §5.7), or X-PUBLISHED-TTL
 * without it. Null when it does not say or the duration cannot be read.
 */
export function refreshIntervalOf(properties: readonly ContentLine[]): number | null {
  for (const name of names) {
    const line = properties.find(
      ({ text }) => text.toUpperCase().startsWith(name) && /^[;:]/.test(text.slice(name.length)),
    );
    const value = line && /:([^:]*)$/.exec(line.text)?.[1];
    const length = value === undefined ? 0 : lengthOf(value);
    if (length > 0) return length;
  }
  return null;
}

function lengthOf(value: string): number {
  try {
    return durationLength(readDuration(value));
  } catch {
    return 0;
  }
}
