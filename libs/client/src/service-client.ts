import createClient, {
  type Client,
  type ClientPathsWithMethod,
  type FetchResponse,
  type ParamsOption,
  type RequestBodyOption,
} from 'openapi-fetch';
import { platformDeps, type ClientDeps } from './client-deps.ts';
import { UnreadableResponseError, type FailedCall } from './client-errors.ts';
import { readResponseError } from './read-response-error.ts';
import { sendWithRetries } from './send-with-retries.ts';
import { withTimeLimit } from './time-limit.ts';

/** Settings of a client. */
export interface ClientOptions {
  /** Address that the contract's paths start from; in a browser also a path of the page's own origin. */
  baseUrl: string;
  /** Bearer token, or a function that returns the current one. Default: none, for example with a cookie. */
  token?: string | (() => string | Promise<string>);
  /** Headers of every call, such as `X-Sender-Id`. */
  headers?: Record<string, string>;
  /** Limit of a whole call with its retries, in milliseconds. Default: 30,000, and 120,000 for an upload. */
  timeLimitMs?: number;
  /** Retries of reads, and of writes that are done once for each `Idempotency-Key`. Default: 2. */
  retries?: number;
  /** Replaces the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Settings of one call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Default: the client's. */
  timeLimitMs?: number;
  /** Default: the client's; 0 for a write that takes no `Idempotency-Key`, which might be done twice. */
  retries?: number;
}

/** Successful response. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

type Method = 'get' | 'post' | 'patch' | 'delete';
type PathOf<Paths extends object, M extends Method> = ClientPathsWithMethod<Client<Paths>, M>;
type Operation<Paths, Path, M> = Path extends keyof Paths
  ? M extends keyof Paths[Path]
    ? Paths[Path][M]
    : never
  : never;
type CallInit<Op> = ParamsOption<Op> & RequestBodyOption<Op> & CallOptions;
type InitArguments<Op> = object extends CallInit<Op> ? [init?: CallInit<Op>] : [init: CallInit<Op>];
type BodyOf<Op> =
  Op extends Record<string | number, unknown>
    ? Extract<FetchResponse<Op, object, `${string}/${string}`>, { data: unknown }>['data']
    : never;

/** Calls as the untyped part sees them. */
interface UntypedInit extends CallOptions {
  params?: { header?: Record<string, unknown> };
  body?: unknown;
}

/** Names of calls that are made in their own way, such as `POST /undo`. */
export interface CallKinds {
  /** Writes that are done once for each `Idempotency-Key`. */
  keyed: ReadonlySet<string>;
  /** Calls whose response need not be JSON. */
  text: ReadonlySet<string>;
}

type UntypedRequest = (
  method: string,
  path: string,
  init: Record<string, unknown> & { fetch: ClientDeps['fetch'] },
) => Promise<{ response: Response; data?: unknown; error?: unknown }>;

const defaultRetries = 2;
const defaultTimeLimitMs = 30_000;
const uploadTimeLimitMs = 120_000;
/** Longer timers would end at once. */
const maxTimeLimitMs = 2_147_483_647;
const keyHeader = 'Idempotency-Key';

/** Calls of one service, typed by its OpenAPI document. Every method throws a `ClientError`, or the reason of the caller's signal. */
export class ServiceClient<Paths extends object> {
  readonly #options: ClientOptions;
  readonly #kinds: CallKinds;
  readonly #deps: ClientDeps;
  readonly #request: UntypedRequest;

  /** @throws TypeError for an address that is not one of HTTP */
  constructor(options: ClientOptions, kinds: CallKinds, deps: ClientDeps = platformDeps) {
    this.#options = options;
    this.#kinds = kinds;
    this.#deps = { ...deps, fetch: options.fetch ?? deps.fetch };
    this.#request = createClient({
      baseUrl: checkBaseUrl(options.baseUrl),
      redirect: 'error',
      bodySerializer: serializeBody,
    }).request as UntypedRequest;
  }

  async get<Path extends PathOf<Paths, 'get'>>(
    path: Path,
    ...init: InitArguments<Operation<Paths, Path, 'get'>>
  ): Promise<BodyOf<Operation<Paths, Path, 'get'>>> {
    return (await this.send('get', path, ...init)).body;
  }

  async post<Path extends PathOf<Paths, 'post'>>(
    path: Path,
    ...init: InitArguments<Operation<Paths, Path, 'post'>>
  ): Promise<BodyOf<Operation<Paths, Path, 'post'>>> {
    return (await this.send('post', path, ...init)).body;
  }

  async patch<Path extends PathOf<Paths, 'patch'>>(
    path: Path,
    ...init: InitArguments<Operation<Paths, Path, 'patch'>>
  ): Promise<BodyOf<Operation<Paths, Path, 'patch'>>> {
    return (await this.send('patch', path, ...init)).body;
  }

  async delete<Path extends PathOf<Paths, 'delete'>>(
    path: Path,
    ...init: InitArguments<Operation<Paths, Path, 'delete'>>
  ): Promise<BodyOf<Operation<Paths, Path, 'delete'>>> {
    return (await this.send('delete', path, ...init)).body;
  }

  /** Makes a call and returns its status and headers too, such as the `ETag`. */
  async send<M extends Method, Path extends PathOf<Paths, M>>(
    method: M,
    path: Path,
    ...[init]: InitArguments<Operation<Paths, Path, M>>
  ): Promise<Answer<BodyOf<Operation<Paths, Path, M>>>> {
    const { params = {}, body: content, signal, timeLimitMs, retries } = (init ?? {}) as UntypedInit;
    const call = `${method.toUpperCase()} ${String(path)}`;
    const isKeyed = this.#kinds.keyed.has(call);
    const idempotencyKey = isKeyed ? String(params.header?.[keyHeader] ?? this.#deps.newKey()) : null;
    const failed: FailedCall = { call, idempotencyKey };
    const wanted =
      timeLimitMs ?? this.#options.timeLimitMs ?? (isUpload(content) ? uploadTimeLimitMs : defaultTimeLimitMs);
    const ms = Math.min(wanted, maxTimeLimitMs);
    const bounds = {
      retries: retries ?? (method === 'get' || isKeyed ? (this.#options.retries ?? defaultRetries) : 0),
      endsAt: this.#deps.now() + ms,
    };
    return withTimeLimit({ ms, signal }, failed, async (limited) => {
      const token = await this.#token();
      const { response, data, error } = await this.#request(method, String(path), {
        params: { ...params, header: { ...params.header, ...(isKeyed && { [keyHeader]: idempotencyKey }) } },
        body: content,
        headers: { ...this.#options.headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
        signal: limited,
        parseAs: 'text',
        fetch: (request) => sendWithRetries(request, bounds, failed, this.#deps),
      });
      if (!response.ok) throw readResponseError(response, withoutToken(error, token), this.#deps.now(), failed);
      const body = data && !isJson(response) && this.#kinds.text.has(call) ? data : readJson(data, failed);
      return { status: response.status, headers: response.headers, body: body as never };
    });
  }

  async #token(): Promise<string | undefined> {
    const { token } = this.#options;
    const current = typeof token === 'function' ? await token() : token;
    // The platform's own error would quote it.
    if (current !== undefined && !/^[\x21-\x7e]+$/.test(current))
      throw new TypeError('The token must be visible ASCII characters.');
    return current;
  }
}

/** @throws TypeError, without the address, which may hold a password */
function checkBaseUrl(baseUrl: string): string {
  if (baseUrl.startsWith('/') && 'location' in globalThis) return baseUrl;
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new TypeError('baseUrl must be an http or https address without a password, or a path in a browser.');
  return baseUrl;
}

function isUpload(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && Object.values(body).some((value) => value instanceof Blob);
}

/** JSON, or a form when the body holds a file. */
function serializeBody(body: unknown): string | FormData {
  if (!isUpload(body)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}

function isJson({ headers }: Response): boolean {
  return /^application\/json\b/.test(headers.get('content-type') ?? '');
}

/** @throws UnreadableResponseError, for example for the page of a proxy */
function readJson(text: unknown, failed: FailedCall): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableResponseError('The response is not JSON, as the service would send it.', failed);
  }
}

/** A proxy may repeat the request in its error. */
function withoutToken(body: unknown, token: string | undefined): unknown {
  if (token === undefined || body === undefined) return body;
  return JSON.parse(JSON.stringify(body).replaceAll(token, '[token]'));
}
