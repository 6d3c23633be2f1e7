import { types } from 'node:util';
import pg from 'pg';
import { translateDatabaseError } from './database-unavailable-error.ts';
import { isPooled, parseDatabaseUrl } from './database-url.ts';

// A date is otherwise written in the host's zone, whose offsets have seconds in old years that the driver leaves out.
pg.defaults.parseInputDatesAsUTC = true;

/** An open database: a node-postgres pool whose errors say when PostgreSQL is unavailable. */
export type Database = pg.Pool;

export interface DatabaseOptions {
  /**
   * A PostgreSQL connection string; its query parameters win over the options here. With `pgbouncer=true` no statement is
   * prepared, and the limits of statements and locks are the database's own, see {@link requireSessionSettings}.
   */
  url: string;
  /** Name of the connections in `pg_stat_activity`. */
  applicationName: string;
  /** Maximum number of connections. Default: 10. */
  poolSize?: number;
  /** Limit for getting a connection, free or new. Default: 3,000. */
  connectTimeoutMs?: number;
  /** Limit for one statement, 0 for none. Default: 15,000. */
  statementTimeoutMs?: number;
  /** Limit for getting a lock. Default: 5,000. */
  lockTimeoutMs?: number;
  /** Limit between two statements of a transaction. Default: 15,000. */
  idleInTransactionTimeoutMs?: number;
  /** Time from which on a statement is slow. Default: 200. */
  slowQueryMs?: number | undefined;
  /** Called after a slow statement, for the log. */
  onSlowQuery?: (query: SlowQuery) => void;
  /** Called when an idle connection is lost, for the log; the pool replaces it. */
  onConnectionLost?: (reason: string) => void;
}

/** Statement that took long. */
export interface SlowQuery {
  /** Its text with placeholders on one line, at most 300 UTF-16 units, without the values in it. */
  sql: string;
  ms: number;
}

/** Time that the client waits beyond the server's own limit, in case the server has frozen. */
const answerGraceMilliseconds = 5_000;

/**
 * Opens a pool of connections, each made when it is first needed, so this succeeds while PostgreSQL is unavailable. Queries
 * on the pool, on its connections and through Prisma then throw DatabaseUnavailableError; they work again as soon as
 * PostgreSQL does, and a lost connection never ends the process. Close it with `end()`.
 *
 * @throws InvalidDatabaseUrlError when `url` is not a PostgreSQL connection string
 */
export function openDatabase(options: DatabaseOptions): Database {
  const statementTimeout = options.statementTimeoutMs ?? 15_000;
  const session = {
    // The server's own zone may have offsets with seconds in old years, which the clients cannot read.
    options: '-c TimeZone=UTC',
    statement_timeout: statementTimeout,
    lock_timeout: options.lockTimeoutMs ?? 5_000,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 15_000,
  };
  const pool = new TranslatingPool({
    Client: clientWithin(statementTimeout > 0 ? statementTimeout + answerGraceMilliseconds : 0, options),
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 3_000,
    ...(isPooled(parseDatabaseUrl(options.url)) ? {} : session),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  pool.on('error', (error) => options.onConnectionLost?.(error.message));
  return pool;
}

type Callback = (error: Error | undefined, ...rest: unknown[]) => void;

/**
 * Calls node-postgres in whichever form its caller chose, a last callback or a promise, and translates the error.
 * @param done called when the outcome is there
 */
function translating(call: (args: unknown[]) => unknown, args: unknown[], done = () => {}): unknown {
  const last = args.at(-1);
  if (typeof last === 'function') {
    const callback = last as Callback;
    return call([
      ...args.slice(0, -1),
      (error: Error | undefined, ...rest: unknown[]) => {
        done();
        callback(error && (translateDatabaseError(error) as Error), ...rest);
      },
    ]);
  }
  const result = call(args);
  if (!types.isPromise(result)) return result;
  return result.finally(done).catch((error: unknown) => {
    throw translateDatabaseError(error);
  });
}

/**
 * node-postgres' client with translated errors, a limit for every answer that is not a stream, 0 for none, and word of
 * slow statements.
 */
function clientWithin(limitMilliseconds: number, options: DatabaseOptions): typeof pg.Client {
  const canPrepare = !isPooled(parseDatabaseUrl(options.url));
  class TranslatingClient extends pg.Client {
    lastAnswer = 0;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // A connection that is lost between two queries of a transaction has no other listener.
      this.on('error', () => undefined);
    }
  }
  TranslatingClient.prototype.query = function query(this: TranslatingClient, first: unknown, ...rest: unknown[]) {
    const sent = canPrepare ? first : withoutName(first);
    const limited = limitMilliseconds > 0 ? withLimit(sent, limitMilliseconds) : sent;
    const done = watchFor(first, this, options);
    return translating((all) => Reflect.apply(pg.Client.prototype.query, this, all), [limited, ...rest], done);
  } as typeof pg.Client.prototype.query;
  return TranslatingClient;
}

type SlowQueryOptions = Pick<DatabaseOptions, 'slowQueryMs' | 'onSlowQuery'>;

/** Returns the function to be called at the end of a statement that begins now. */
function watchFor(
  query: unknown,
  client: { lastAnswer: number },
  { slowQueryMs = 200, onSlowQuery }: SlowQueryOptions,
): (() => void) | undefined {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  if (!onSlowQuery || typeof text !== 'string') return undefined;
  const sent = performance.now();
  return () => {
    const answered = performance.now();
    // One that was sent before an earlier one was answered has waited for it.
    const ms = Math.round(answered - Math.max(sent, client.lastAnswer));
    client.lastAnswer = answered;
    if (ms >= slowQueryMs) onSlowQuery({ sql: shapeOf(text), ms });
  };
}

function shapeOf(sql: string): string {
  const bare = sql.slice(0, 2_000).replaceAll(/'(?:[^']|'')*(?:'|$)/g, '?');
  return bare.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
}

/** node-postgres never clears the limit of a stream, such as a COPY, so those get none. */
function withLimit(query: unknown, limitMilliseconds: number): unknown {
  if (typeof query === 'string') return { text: query, query_timeout: limitMilliseconds };
  return isPlain(query) ? { query_timeout: limitMilliseconds, ...query } : query;
}

/** A prepared statement is known to one session only, and the next transaction may have another. */
function withoutName(query: unknown): unknown {
  return isPlain(query) ? { ...query, name: undefined } : query;
}

/** Whether a query is given by its text and values, and is no stream. */
function isPlain(query: unknown): query is object {
  return typeof query === 'object' && query !== null && !('submit' in query);
}

class TranslatingPool extends pg.Pool {}
TranslatingPool.prototype.connect = function connect(this: TranslatingPool, ...args: unknown[]) {
  return translating((all) => Reflect.apply(pg.Pool.prototype.connect, this, all), args);
} as typeof pg.Pool.prototype.connect;
TranslatingPool.prototype.query = function query(this: TranslatingPool, ...args: unknown[]) {
  return translating((all) => Reflect.apply(pg.Pool.prototype.query, this, all), args);
} as typeof pg.Pool.prototype.query;
