import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EnvironmentError } from './environment.ts';
import type { Logger } from './logger.ts';
import type { Stopping } from './probes.ts';
import { limitSockets } from './socket-limits.ts';
import { trustedProxies, type TrustProxy } from './trust-proxy.ts';

/** Address and limits of a server. */
export interface ListenSettings {
  port: number;
  host: string;
  logger: Logger;
  /** Proxies whose sockets are not limited by address; by default none. */
  trustProxy?: TrustProxy | undefined;
  /** Runs when the last request is over, for example to close the database. */
  close: () => Promise<void>;
  /** Time for running requests to finish after a stop signal. Default: 10 s. */
  stopLimitMilliseconds?: number;
}

/** A service that listens. */
export interface RunningService {
  server: Server;
  url: string;
  /** Stops as on SIGTERM; resolves when everything is closed. */
  stop: () => Promise<void>;
}

/** A switch that is thrown once, when the service begins to stop. */
export class Lifecycle implements Stopping {
  stopping = false;
  readonly #running = new Set<ServerResponse>();

  /** Notes an answer that is being made; once the service stops, each tells its connection to close. */
  track(res: ServerResponse): void {
    if (this.stopping) res.setHeader('Connection', 'close');
    this.#running.add(res);
    res.once('close', () => this.#running.delete(res));
  }

  stop(): void {
    this.stopping = true;
    for (const res of this.#running) if (!res.headersSent) res.setHeader('Connection', 'close');
  }
}

/** Times in milliseconds, sizes in bytes, sockets by number. */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
  maxSockets: 2_000,
  maxPeerSockets: 1_000,
  idleShare: 0.8,
};

/**
 * Makes the HTTP server with its limits: 10 s for the headers, 120 s for a whole request, 2,000 sockets, 1,000 of one
 * peer that is no trusted proxy. Idle sockets are kept for 65 s, which outlives a proxy's, while there is room.
 */
export function createHttpServer(
  app: RequestListener,
  lifecycle: Lifecycle,
  { limits = serverLimits, isTrusted = trustedProxies() } = {},
): Server {
  const server = createServer(limits, (req, res) => {
    lifecycle.track(res);
    app(req, res);
  });
  limitSockets(server, limits, isTrusted);
  return server;
}

/**
 * Listens, and stops on SIGTERM, on SIGINT, or when the parent that holds its IPC channel is gone: `/readyz` turns
 * 503, keep-alive connections are told to close, running requests finish, `close` runs, the process exits 0. An error
 * that nothing handled is logged and stops it in the same way, with exit code 1, since nobody knows what it left behind.
 */
export async function runService(
  app: RequestListener,
  lifecycle: Lifecycle,
  settings: ListenSettings,
): Promise<RunningService> {
  const { logger } = settings;
  const server = createHttpServer(app, lifecycle, { isTrusted: trustedProxies(settings.trustProxy) });
  await listen(server, settings.port, settings.host);
  const { address, family, port } = server.address() as AddressInfo;
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  logger.info({ url }, 'listening');
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= stopServer(server, lifecycle, settings));
  let exitCode = 0;
  const stopAndExit = (reason: string) => {
    logger.info({ reason }, 'stopping');
    void stop().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  const fail = (event: string, error: unknown) => {
    exitCode = 1;
    logger.fatal({ err: error }, 'an error that nothing handled; the service stops');
    stopAndExit(event);
  };
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => fail(event, error));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopAndExit(signal));
  if (process.connected) process.on('disconnect', () => stopAndExit('parent gone'));
  process.send?.({ listening: url });
  return { server, url, stop };
}

async function stopServer(server: Server, lifecycle: Lifecycle, settings: ListenSettings): Promise<void> {
  lifecycle.stop();
  const limit = setTimeout(() => server.closeAllConnections(), settings.stopLimitMilliseconds ?? 10_000);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await closed;
  clearTimeout(limit);
  await Promise.race([settings.close(), new Promise((resolve) => setTimeout(resolve, 2_000).unref())]);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        new EnvironmentError([
          taken
            ? `PORT: ${port} is taken by another process; choose another or 0`
            : `HOST, PORT: cannot listen on ${host}:${port} (${error.code ?? error.message})`,
        ]),
      );
    });
    server.listen(port, host, resolve);
  });
}

/** Runs a `main`: a bad environment ends the process with its lines, anything else with its message; both with code 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const lines =
      error instanceof EnvironmentError ? error.problems : [error instanceof Error ? error.message : String(error)];
    for (const line of lines) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
