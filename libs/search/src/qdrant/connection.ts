import { outsideCall } from '@homeroom/tracing';
import { QdrantClient, withHeaders } from '@qdrant/js-client-rest';
import { readCollectionState, type CollectionState } from './collection-state.ts';
import { isBrokenConnection, isUnreachable, QdrantRefusedError, toSearchUnavailable } from './qdrant-failure.ts';

export type { CollectionState } from './collection-state.ts';

/** Log for operators; never receives source texts or credentials. */
export interface IndexLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Layout of a new collection in a cluster, in Qdrant's terms. Default of each: the server's own. */
export interface CollectionLayout {
  shards?: number | undefined;
  replication?: number | undefined;
  /** Replicas that must have a write before it is acknowledged. */
  writeConsistency?: number | undefined;
  /** Whether vectors and payloads are read from disk rather than kept in memory. */
  onDisk?: boolean | undefined;
  /** `int8`: scalar quantization, with the small vectors in memory. */
  quantization?: 'int8' | undefined;
}

export interface ConnectionOptions {
  /**
   * `http://` or `https://`; default ports 80 and 443. A user name and password become basic credentials, a path a
   * prefix. Of several addresses of one cluster, separated by commas, one is asked until it fails, then the next.
   */
  url: string;
  /** Sent as `api-key`. */
  apiKey?: string;
  /** Alias of the collection. */
  collection: string;
  /** Limit for one call in milliseconds. Default: 5,000. */
  timeoutMs?: number;
  /** Time the alias's target is cached, in milliseconds. Default: 5,000. */
  stateMs?: number;
  layout?: CollectionLayout;
  logger?: IndexLogger;
  /** Monotonic clock in milliseconds. Default: the process's own. */
  clock?: () => number;
}

const standardTimeoutMs = 5_000;
const standardStateMs = 5_000;

/**
 * Opens a connection to one alias without contacting Qdrant.
 * @throws TypeError when the address is not a URL, URIError when its credentials are not percent-encoded
 */
export function openConnection(options: ConnectionOptions): QdrantConnection {
  return new QdrantConnection(options);
}

/** Calls one Qdrant, or a cluster; fails only with SearchUnavailableError or the signal's reason. */
export class QdrantConnection {
  /** Alias of the collection. */
  readonly collection: string;
  /** Server address without credentials; of several the first. */
  readonly address: string;
  readonly layout: CollectionLayout;
  readonly timeoutMs: number;
  readonly stateMs: number;
  readonly logger: IndexLogger | undefined;
  readonly #clock: () => number;
  readonly #clients: readonly QdrantClient[];
  /** Index of the client that is asked. */
  #serving = 0;
  #known: { state: Promise<CollectionState>; since: number } | null = null;

  constructor(options: ConnectionOptions) {
    const {
      collection,
      timeoutMs = standardTimeoutMs,
      stateMs = standardStateMs,
      clock = () => performance.now(),
    } = options;
    const urls = options.url.split(',').map((url) => new URL(url.trim()));
    this.collection = collection;
    this.timeoutMs = timeoutMs;
    this.stateMs = stateMs;
    this.logger = options.logger;
    this.#clock = clock;
    this.layout = options.layout ?? {};
    this.#clients = urls.map((url) => openClient(url, options.apiKey, timeoutMs));
    this.address = urls.map(({ origin, pathname }) => (origin + pathname).replace(/\/+$/, ''))[0] ?? '';
  }

  /** The client of the address that is asked at present. */
  get client(): QdrantClient {
    return this.#clients[this.#serving] as QdrantClient;
  }

  /**
   * Runs one call of the client. It is repeated when a kept connection turns out to be closed, and at the next address
   * when one cannot answer, so it must be idempotent. The client cannot cancel a request: when the signal aborts, its
   * response is ignored.
   * @param what name of the call in errors: "a search"
   * @throws SearchUnavailableError, or the signal's reason
   */
  async call<Answer>(
    what: string,
    work: (client: QdrantClient) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      signal?.throwIfAborted();
      const asked = this.#serving;
      try {
        return await this.#ask(work, signal);
      } catch (error) {
        if (signal?.aborted || isUnreachable(error)) this.#leave(asked);
        signal?.throwIfAborted();
        if (attempt === this.#clients.length || !isUnreachable(error))
          throw toSearchUnavailable(error, what, this.timeoutMs);
      }
    }
  }

  #ask<Answer>(work: (client: QdrantClient) => Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
    const answer = outsideCall('Qdrant', (trace) => {
      const send = () => withHeaders(trace, () => work(this.client));
      return send().catch((error: unknown) => {
        if (isBrokenConnection(error)) return send();
        throw error;
      });
    });
    return signal ? unlessEnded(answer, signal) : answer;
  }

  /** Asks the next address from now on, unless another call has moved on already. */
  #leave(asked: number): void {
    if (this.#clients.length === 1 || this.#serving !== asked) return;
    this.#serving = (asked + 1) % this.#clients.length;
    this.logger?.warn({ address: asked + 1, next: this.#serving + 1 }, 'an address of QDRANT_URL does not answer');
  }

  /**
   * Returns the state behind the alias, at most `stateMs` old.
   * @throws SearchUnavailableError also when the alias is missing, or the signal's reason
   */
  async state(signal?: AbortSignal): Promise<CollectionState> {
    const now = this.#clock();
    const known = this.#known !== null && now - this.#known.since < this.stateMs ? this.#known : this.#learn(now);
    return signal ? unlessEnded(known.state, signal) : known.state;
  }

  /** Clears the cached state. */
  forget(): void {
    this.#known = null;
  }

  /**
   * Runs a call on the collection behind the alias, under its real name. When that was moved meanwhile, which shows as
   * 404 or, for a vector of the old length, as 400, the call is repeated on the new one.
   * @throws SearchUnavailableError, or the signal's reason
   */
  async onCollection<Answer>(
    what: string,
    work: (client: QdrantClient, state: CollectionState) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const state = await this.state(signal);
    try {
      return await this.call(what, (client) => work(client, state), signal);
    } catch (error) {
      if (!(error instanceof QdrantRefusedError) || ![400, 404].includes(error.status)) throw error;
      this.forget();
      const fresh = await this.state(signal);
      if (fresh.name === state.name && fresh.dimension === state.dimension) throw error;
      return this.call(what, (client) => work(client, fresh), signal);
    }
  }

  #learn(now: number): { state: Promise<CollectionState>; since: number } {
    const state = this.#readState();
    const known = { state, since: now };
    this.#known = known;
    state.catch(() => {
      if (this.#known === known) this.#known = null;
    });
    return known;
  }

  /**
   * Resolves the name first, then reads it: by alias, the two could be answered for different collections. An alias
   * that was just created shows as a collection of its name, so such a result is checked again.
   */
  async #readState(): Promise<CollectionState> {
    const name = await this.realName();
    const state = await this.call('the question what the collection is', async (client) =>
      readCollectionState(name, await client.getCollection(name)),
    );
    const isAlias = name === this.collection && (await this.realName()) !== name;
    return isAlias ? this.#readState() : state;
  }

  /** Returns the collection behind the alias, or the alias itself when a collection has that very name. */
  async realName(signal?: AbortSignal): Promise<string> {
    const find = async (client: QdrantClient) =>
      (await client.getAliases()).aliases.find(({ alias_name }) => alias_name === this.collection);
    return (await this.call('the question for its aliases', find, signal))?.collection_name ?? this.collection;
  }
}

/** The client logs a console warning when given a key over http, and adds port 6333 when none is named. */
function openClient(url: URL, apiKey: string | undefined, timeout: number): QdrantClient {
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const basic = user + password === '' ? null : Buffer.from(`${user}:${password}`).toString('base64');
  const prefix = url.pathname.replace(/\/+$/, '');
  return new QdrantClient({
    url: url.origin,
    port: url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port),
    ...(prefix !== '' && { prefix }),
    headers: { ...(apiKey && { 'api-key': apiKey }), ...(basic && { authorization: `Basic ${basic}` }) },
    timeout,
    checkCompatibility: false,
  });
}

function unlessEnded<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    signal.addEventListener('abort', end, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
