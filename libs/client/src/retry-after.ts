/**
 * Reads a `Retry-After` header (RFC 9110 §10.2.3), in seconds or as an HTTP date.
 * @returns milliseconds from `now`, at least 0; null when it is missing or neither
 */
export function readRetryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const at = /^[A-Z][a-z]+, .+ GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
