/** First and longest pause of a backoff, in milliseconds. */
export interface BackoffLimits {
  firstMs: number;
  maxMs: number;
}

/** Returns the pause after the n-th failure in a row, in milliseconds: `firstMs`, doubled with each up to `maxMs`. */
export function backoff(failures: number, { firstMs, maxMs }: BackoffLimits): number {
  return Math.min(maxMs, firstMs * 2 ** (failures - 1));
}
