/** A PostgreSQL server of a test's own. */
export interface TestPostgres {
  readonly port: number;
  /** Connection string of its superuser to its database `postgres`, with a password. */
  readonly url: string;
  /** Stops it as an operator would (fast shutdown): running sessions are ended, the data stays. */
  stop(): Promise<void>;
  /** Ends its main process with SIGKILL, as a crash would; resolves when its port is free. */
  kill(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>;
  /** Halts all of its processes: connections stay open and nothing answers. */
  freeze(): void;
  /** Lets its processes go on. */
  thaw(): void;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/**
 * Starts a PostgreSQL server for tests that stop, kill or configure it. The caller removes it.
 *
 * @param options.settings server settings, for example `{ max_connections: 5 }`; fsync is off
 */
export function startPostgres(options?: { settings?: Record<string, string | number> }): Promise<TestPostgres>;
