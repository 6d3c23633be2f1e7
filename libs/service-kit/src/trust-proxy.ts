import { isIP } from 'node:net';
import express from 'express';

/** Proxies whose `X-Forwarded-*` headers count, as Express' `trust proxy`: a number of hops, all or none, or addresses, ranges and names. */
export type TrustProxy = number | boolean | string;

/** True when the address, so many hops away (the peer is hop 0), is a trusted proxy's. */
export type IsTrustedProxy = (address: string, hop: number) => boolean;

/** The forms of `TRUST_PROXY`, for its refusal. */
export const trustProxyForms =
  'wants a number of proxies such as 1, true, false, or addresses, ranges and the names loopback, linklocal and uniquelocal, separated by commas';

/** Reads `TRUST_PROXY`; undefined for what Express does not document. */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  // Express takes a lone number within a list for an address: 1 for 0.0.0.1.
  const isListed = text
    .split(',')
    .every(
      (item) =>
        /^\s*(loopback|linklocal|uniquelocal)\s*$/.test(item) || isIP(item.trim().replace(/\/[^/]*$/, '')) !== 0,
    );
  return isListed && compiles(text) ? text : undefined;
}

/** Express' own test of a proxy. */
export function trustedProxies(trustProxy: TrustProxy = false): IsTrustedProxy {
  return express().set('trust proxy', trustProxy).get('trust proxy fn') as IsTrustedProxy;
}

function compiles(text: string): boolean {
  try {
    trustedProxies(text);
    return true;
  } catch {
    return false;
  }
}
