/**
 * The value of a cookie in a `Cookie` header (RFC 6265 §4.2.1), as it stands there; undefined without one. Of two with
 * the name the first counts, which is the one with the longer path.
 */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}
