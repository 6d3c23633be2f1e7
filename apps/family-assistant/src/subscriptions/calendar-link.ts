import { errorCode } from '@homeroom/database';
import { outsideCall } from '@homeroom/tracing';
import fetch from 'node-fetch';
import type { Response } from 'node-fetch';
import { credentialsInUrl, type CalendarCredentials } from '../access/calendar-credentials.ts';
import { privateAddressCode, type AgentFor } from './public-network.ts';

/** Options of fetching a calendar. */
export interface CalendarLinkRequest {
  /** http://, https:// or webcal://, which is https://; may hold a user name and a password. */
  url: string;
  /** The entity tag and the date of the version that is already known; null when the server gave none. */
  etag: string | null;
  lastModified: string | null;
  /** Sent to the origin of `url` only, in place of those in it. */
  credentials: CalendarCredentials | null;
  /** Chooses how each address is connected to, redirects included; null: any address is connected to. */
  agentFor: AgentFor | null;
  signal: AbortSignal;
  /** Limit for the whole response, redirects included. Default: 30,000. */
  limitMilliseconds?: number | undefined;
  /** Maximum response size, uncompressed. Default: 20 MiB. */
  limitBytes?: number | undefined;
}

/** Result of a fetch: the calendar, or that it is unchanged. */
export type CalendarLinkAnswer =
  | { kind: 'not_modified' }
  | { kind: 'changed'; bytes: Uint8Array; etag: string | null; lastModified: string | null };

/** A link gives no calendar. The message says why and never quotes the address, which is often a secret. */
export class CalendarLinkError extends Error {
  /** HTTP status of the server's refusal; null when it did not answer with one. */
  readonly status: number | null;
  /** Code of a failed connection, such as ENOTFOUND; empty otherwise. */
  readonly code: string;

  constructor(message: string, { status = null, code = '' }: { status?: number | null; code?: string } = {}) {
    super(message);
    this.name = 'CalendarLinkError';
    this.status = status;
    this.code = code;
  }

  /** Whether the server says that nothing is there. */
  get isGone(): boolean {
    return this.status === 404 || this.status === 410;
  }
}

const mebibyte = 1_048_576;
const limits = { milliseconds: 30_000, bytes: 20 * mebibyte, redirects: 5 };
const headers = { 'user-agent': 'Homeroom/0.1 (family calendar)', accept: 'text/calendar' };

/**
 * Fetches the calendar behind a link, unless it is still the known version (RFC 9110 §13).
 * @throws CalendarLinkError when there is none to be had; the reason of the signal when that ends it
 */
export async function fetchCalendarLink(request: CalendarLinkRequest): Promise<CalendarLinkAnswer> {
  const { signal } = request;
  signal.throwIfAborted();
  const limit = AbortSignal.timeout(request.limitMilliseconds ?? limits.milliseconds);
  const bytes = request.limitBytes ?? limits.bytes;
  try {
    return await outsideCall('calendar link', async (trace) => {
      const options = { headers: trace, signal: AbortSignal.any([signal, limit]), size: bytes };
      return readAnswer(await follow(request, options), request);
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof CalendarLinkError) throw error;
    if (limit.aborted) throw new CalendarLinkError('The server took too long to answer.');
    if (error instanceof Error && 'type' in error && error.type === 'max-size')
      throw new CalendarLinkError(`The calendar is larger than ${sizeOf(bytes)}.`);
    if (errorCode(error) === privateAddressCode)
      throw new CalendarLinkError(
        'The link leads to an address of this host or of a private network. Set SUBSCRIPTIONS_ALLOW_PRIVATE=true to allow such calendars.',
        { code: privateAddressCode },
      );
    const code = codeOf(error);
    throw new CalendarLinkError(`The server could not be asked${code === '' ? '' : ` (${code})`}.`, { code });
  }
}

/** The host of a link with its port, which is all of it that may be told. */
export function hostOfLink(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'unknown';
}

/** Follows redirects itself: node-fetch would follow one to a `data:` address, and refuses an address with a password. */
async function follow(
  request: CalendarLinkRequest,
  options: { headers: Record<string, string>; signal: AbortSignal; size: number },
): Promise<Response> {
  let address = webAddress(request.url);
  let credentials = request.credentials ?? credentialsInUrl(address);
  const agent = request.agentFor ? { agent: request.agentFor } : {};
  for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
    const target = withoutCredentials(address);
    const response = await fetch(target.href, {
      ...options,
      headers: { ...headers, ...options.headers, ...knownVersion(request), ...authorizationFor(credentials) },
      redirect: 'manual',
      ...agent,
    });
    const next = redirectOf(response, address);
    if (!next) return response;
    discard(response);
    credentials = next.username || next.origin !== address.origin ? credentialsInUrl(next) : credentials;
    address = next;
  }
  throw new CalendarLinkError(`The link leads on to more than ${limits.redirects} other addresses.`);
}

async function readAnswer(response: Response, request: CalendarLinkRequest): Promise<CalendarLinkAnswer> {
  if (response.status === 200) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    return {
      kind: 'changed',
      bytes,
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
    };
  }
  discard(response);
  if (response.status === 304 && Object.keys(knownVersion(request)).length > 0) return { kind: 'not_modified' };
  throw new CalendarLinkError(`The server answered with status ${response.status}.`, { status: response.status });
}

function knownVersion({ etag, lastModified }: CalendarLinkRequest): Record<string, string> {
  return {
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  };
}

function webAddress(url: string): URL {
  const address = url.replace(/^webcal:/i, 'https:');
  if (!URL.canParse(address)) throw new CalendarLinkError('The link is no web address.');
  return requireWeb(new URL(address));
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** Returns the redirect target of a response; null when it is not a redirect. */
function redirectOf({ status, headers: answered }: Response, from: URL): URL | null {
  const location = answered.get('location');
  if (!redirectStatuses.has(status) || location === null) return null;
  if (!URL.canParse(location, from.href))
    throw new CalendarLinkError('The link leads on to something that is no web address.');
  return requireWeb(new URL(location, from));
}

function requireWeb(address: URL): URL {
  if (address.protocol !== 'https:' && address.protocol !== 'http:')
    throw new CalendarLinkError('The link leads to an address that is not http:// or https://.');
  return address;
}

function authorizationFor(credentials: CalendarCredentials | null): Record<string, string> {
  return credentials
    ? { authorization: `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}` }
    : {};
}

function withoutCredentials(address: URL): URL {
  const bare = new URL(address);
  bare.username = '';
  bare.password = '';
  return bare;
}

/** Ends an answer that nobody reads, so that its connection is free. */
function discard({ body }: Response): void {
  if (body && 'destroy' in body && typeof body.destroy === 'function') body.destroy();
}

function sizeOf(bytes: number): string {
  return bytes % mebibyte === 0 ? `${bytes / mebibyte} MiB` : `${bytes} bytes`;
}

/** node-fetch's own messages quote the address. */
function codeOf(error: unknown): string {
  const code = errorCode(error);
  return /^[A-Z_]+$/.test(code) ? code : '';
}
