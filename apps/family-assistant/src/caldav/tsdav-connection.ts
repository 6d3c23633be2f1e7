import { outsideCall } from '@homeroom/tracing';
import fetch, { AbortError, FetchError, isRedirect, Response, type RequestInit } from 'node-fetch';
import { CalendarServerUnavailableError } from './calendar-server.ts';

const answerBytes = 50 * 1024 * 1024;
const redirectLimit = 3;
/** A listing of thousands of objects takes servers far longer than any other request. */
const listingTimes = 6;
/** Faults from before a byte of the request was sent; every fault of connecting counts too, whatever its code. */
const unsentCodes =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ERR_TLS_CERT\w+|ERR_SSL\w+|CERT_\w+|DEPTH_ZERO\w+|SELF_SIGNED\w+|UNABLE_TO\w+)$/;

export interface ConnectionSettings {
  /** Address of the server. */
  readonly url: URL;
  readonly username: string | null;
  readonly password: string | null;
  /** For one request with its redirects and its whole answer. */
  readonly timeLimitMs: number;
}

/** The server answered a read with a status that is none of success. */
export class ServerRefusalError extends CalendarServerUnavailableError {
  override readonly name = 'ServerRefusalError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message, { uncertain: false, isGone: status === 404 || status === 410 });
    this.status = status;
  }
}

/** An answer beyond what is read at once. */
export class AnswerTooLargeError extends CalendarServerUnavailableError {
  override readonly name = 'AnswerTooLargeError';
}

/** Requests to one server, each within the time limit, and to no other, wherever answers and redirects point. */
export class TsdavConnection {
  private readonly base: URL;
  private readonly authorization: string | null;
  private readonly timeLimitMs: number;
  private origin: string;

  constructor({ url, username, password, timeLimitMs }: ConnectionSettings) {
    this.base = url;
    this.origin = url.origin;
    this.authorization = basicAuthorization(username, password);
    this.timeLimitMs = timeLimitMs;
  }

  /** The address of a path on this server, for tsdav. */
  addressOf(path: string): string {
    return this.origin + path;
  }

  /** True without a user name. */
  get anonymous(): boolean {
    return this.authorization === null;
  }

  /** The other server that an address points to; null for this one and for a mere path. */
  otherServer(href: string): string | null {
    const url = new URL(href, this.base);
    return url.hostname === this.base.hostname ? null : url.origin;
  }

  /** `fetch` for requests that change nothing: anything but success throws. */
  readonly reading = asFetch((url, init) => this.readWithin(answerBytes, url, init));

  /** The same for the listing of a whole calendar, with six times the time limit. */
  readonly listing = asFetch((url, init) => this.readWithin(answerBytes, url, init, listingTimes));

  /** `fetch` for requests that change something: success and refusal come back, trouble of the server throws. */
  readonly writing = asFetch(async (url, init) => {
    const response = await this.exchange(url, init, {
      size: answerBytes,
      limitMs: this.timeLimitMs,
      uncertain: true,
      wantsBody: false,
    });
    const { status } = response;
    if (status >= 500 || status === 408) throw new CalendarServerUnavailableError(trouble(status), { uncertain: true });
    if (status === 401 || status === 429 || status < 200 || (status >= 300 && status < 400))
      throw this.refusal(response, url);
    return response;
  });

  /** The text of a resource with its headers, if it has at most `bytes`. */
  async get(path: string, bytes: number): Promise<Response> {
    return this.readWithin(bytes, this.addressOf(path), { method: 'GET', headers: { Accept: 'text/calendar' } });
  }

  /** Whether anything but a trouble of its own comes back. Sent without a password, which a server might refuse too often. */
  async answers(signal: AbortSignal): Promise<boolean> {
    try {
      return await outsideCall('calendar server', async (headers) => {
        const options = { method: 'OPTIONS', headers, redirect: 'manual', size: answerBytes, signal } as const;
        const response = await fetch(this.base.href, options);
        await response.text();
        return response.status < 500 || response.status === 501;
      });
    } catch {
      return false;
    }
  }

  private async readWithin(size: number, url: string, init: RequestInit, times = 1): Promise<Response> {
    const response = await this.exchange(url, init, {
      size,
      limitMs: times * this.timeLimitMs,
      uncertain: false,
      wantsBody: true,
    });
    if (!response.ok) throw this.refusal(response, url);
    return response;
  }

  /** One request and its answer, wholly read, so that every fault of the network shows up here. */
  private async exchange(url: string, init: RequestInit, options: ExchangeOptions): Promise<Response> {
    const { size, limitMs, wantsBody } = options;
    const signal = AbortSignal.timeout(limitMs);
    try {
      return await outsideCall('calendar server', async (trace) => {
        const headers = { ...(init.headers as Record<string, string>), ...trace };
        const response = await this.follow(new URL(url), { ...init, headers, redirect: 'manual', size, signal });
        const text = wantsBody ? await response.text() : await response.text().catch(() => '');
        return new Response(text, {
          status: response.status,
          statusText: response.statusText,
          headers: response.headers,
        });
      });
    } catch (error) {
      throw faultOf(error, options);
    }
  }

  /** A redirect to another server is refused: it would get the user's events, and name addresses for us to write to. */
  private async follow(url: URL, init: RequestInit): Promise<Response> {
    for (let hops = 0; hops <= redirectLimit; hops += 1) {
      const response = await fetch(url.href, { ...init, headers: this.headersFor(init) });
      const target = response.headers.get('location');
      if (!isRedirect(response.status) || response.status === 303 || target === null || !URL.canParse(target, url.href))
        return response;
      await response.text().catch(() => '');
      url = withoutUser(new URL(target, url));
      if (!this.isOwn(url))
        throw new CalendarServerUnavailableError(
          `The calendar server redirects to ${url.origin}, which must be the configured address.`,
          { uncertain: false },
        );
      this.origin = url.origin;
    }
    throw new CalendarServerUnavailableError(`The calendar server redirects more than ${redirectLimit} times.`, {
      uncertain: false,
    });
  }

  private headersFor({ headers }: RequestInit): Record<string, string> {
    // A compressed answer often has another entity tag, or a weak one.
    const plain = { ...(headers as Record<string, string>), 'Accept-Encoding': 'identity' };
    return this.authorization !== null ? { ...plain, Authorization: this.authorization } : plain;
  }

  /** The configured server itself, or the same with TLS. */
  private isOwn(url: URL): boolean {
    if (url.origin === this.base.origin) return true;
    return (
      url.hostname === this.base.hostname &&
      this.base.protocol === 'http:' &&
      url.protocol === 'https:' &&
      this.base.port === '' &&
      url.port === ''
    );
  }

  private refusal({ status }: Response, url: string): ServerRefusalError {
    return new ServerRefusalError(status, this.refusalSentence(status, new URL(url).pathname));
  }

  private refusalSentence(status: number, path: string): string {
    if (status === 401)
      return this.authorization === null
        ? 'The calendar server asks for a user name and a password. CALDAV_USERNAME and CALDAV_PASSWORD go to CALDAV_URL only; a calendar elsewhere names its own in the family file (username_env, password_env).'
        : 'The calendar server refuses the user name or password.';
    if (status === 403) return `The calendar server does not allow this user to read ${path}.`;
    if (status === 404 || status === 410) return `The calendar server has nothing at ${path}.`;
    if (status === 429) return 'The calendar server asks for fewer requests (429).';
    return status >= 500
      ? trouble(status)
      : `The calendar server does not answer the request for ${path} as expected (${status}).`;
  }
}

interface ExchangeOptions {
  /** Most bytes of the answer. */
  readonly size: number;
  readonly limitMs: number;
  /** Meaning of a lost answer. */
  readonly uncertain: boolean;
  readonly wantsBody: boolean;
}

/** tsdav is typed for the platform's `fetch`, and uses of it what node-fetch has too. */
function asFetch(send: (url: string, init: RequestInit) => Promise<Response>): typeof globalThis.fetch {
  return send as unknown as typeof globalThis.fetch;
}

function faultOf(error: unknown, { size, limitMs, uncertain }: ExchangeOptions): unknown {
  if (error instanceof AbortError)
    return new CalendarServerUnavailableError(`The calendar server did not answer within ${limitMs / 1000} s.`, {
      uncertain,
    });
  if (!(error instanceof FetchError)) return error;
  if (error.type === 'max-size')
    return new AnswerTooLargeError(`The calendar server's answer has more than ${size} bytes.`, { uncertain });
  const code = error.code ?? error.type;
  if (unsent(error))
    return new CalendarServerUnavailableError(`The calendar server cannot be reached (${code}).`, {
      uncertain: false,
      cause: error,
    });
  return new CalendarServerUnavailableError(`The connection to the calendar server broke (${code}).`, {
    uncertain,
    cause: error,
  });
}

function unsent({ code, erroredSysCall }: FetchError & { erroredSysCall?: string }): boolean {
  return erroredSysCall === 'connect' || erroredSysCall === 'getaddrinfo' || unsentCodes.test(code ?? '');
}

function withoutUser(url: URL): URL {
  url.username = '';
  url.password = '';
  return url;
}

function trouble(status: number): string {
  return `The calendar server is in trouble (${status}).`;
}

function basicAuthorization(username: string | null, password: string | null): string | null {
  return username === null ? null : `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}`;
}
