/** Request headers that tell which host a request names and which page sent it; Node's `req.headers` fits. */
export interface SiteHeaders {
  host?: string | undefined;
  origin?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
}

/** True for a name or address of the loopback interface: `localhost`, 127.0.0.0/8 and `::1`, also in brackets or IPv4-mapped. */
export function isLoopback(host: string): boolean {
  const plain = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^::ffff:/, '');
  return plain === 'localhost' || plain === '::1' || /^127(\.\d{1,3}){3}$/.test(plain);
}

/**
 * True when a `Host` header (RFC 9110 §7.2) names loopback, with any port. A domain whose DNS entry points to 127.0.0.1
 * does not, which ends DNS rebinding. Also true without the header: every browser sends it.
 */
export function namesLoopback(host: string | undefined): boolean {
  return host === undefined || isLoopback(host.replace(/:\d*$/, ''));
}

/**
 * True when a page of another site made a browser send the request: `Origin` (RFC 6454) is none of `ownOrigins`, or
 * `Sec-Fetch-Site` (Fetch Metadata) is `cross-site`. False without these headers: then no browser sent it.
 * @param ownOrigins origins such as `http://127.0.0.1:3002`; a default port may be written out
 */
export function isForeign(headers: SiteHeaders, ownOrigins: readonly string[]): boolean {
  const { origin } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  return origin !== undefined && !ownOrigins.some((own) => URL.canParse(own) && new URL(own).origin === origin);
}
