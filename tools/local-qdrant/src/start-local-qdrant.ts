import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoopback } from '@homeroom/auth';
import { CollectionRegistry } from './collections/registry.ts';
import { createHandler } from './server/http-handler.ts';
import { PointWriter } from './server/point-writer.ts';
import { routes } from './server/routes.ts';
import { compactionTimes, Compactor, type CompactionTimes } from './storage/compactor.ts';
import { lockFolder } from './storage/folder-lock.ts';
import { Store } from './storage/store.ts';
import { ScanWorker } from './vectors/scan-worker.ts';

/** Options for starting a local Qdrant. */
export interface LocalQdrantOptions {
  /** The data folder; made when it is not there. One server at a time owns it. */
  folder: string;
  /** The address to listen on, 127.0.0.1 by default. */
  host?: string;
  /** The port to listen on, 0 for any free one. */
  port: number;
  /** If set, required on every call except the service root and health. */
  apiKey?: string | undefined;
  /** The largest request body in bytes, 32 MiB by default. */
  bodyLimit?: number;
  /** Dense searches in a collection of more points than this run in a thread of their own, 20,000 by default. */
  workerAbove?: number;
  /** Delays until removed or replaced texts leave the file. Default: 5 s and an hour, at most once a minute. */
  compaction?: CompactionTimes;
  /** Receives notices: errors hidden from callers, and advice to move to a Qdrant server. */
  log?: (level: 'warn' | 'error', message: string, error?: unknown) => void;
}

/** A running local Qdrant. */
export interface LocalQdrant {
  url: string;
  port: number;
  /** Finishes the calls that are under way, puts everything on disk and gives the folder back. */
  close(): Promise<void>;
}

/** From this many points on a Qdrant server is the better choice. */
const pointsForAServer = 100_000;

const mebibyte = 2 ** 20;

/**
 * Starts a local Qdrant on a data folder.
 * @throws FolderInUseError when another one runs on the same folder
 */
export async function startLocalQdrant({
  folder,
  host = '127.0.0.1',
  port,
  apiKey,
  bodyLimit = 32 * mebibyte,
  workerAbove = 20_000,
  compaction = compactionTimes,
  log = () => {},
}: LocalQdrantOptions): Promise<LocalQdrant> {
  const unlock = lockFolder(folder);
  const worker = new ScanWorker(workerAbove);
  let store: Store | undefined;
  try {
    store = new Store(folder);
    const registry = new CollectionRegistry(store);
    await store.unmap();
    adviseOnSize(registry.pointCount(), log);
    const writer = new PointWriter(store, registry, (error) =>
      log('error', 'A write that was acknowledged without wait did not reach the disk.', error),
    );
    const handler = createHandler({
      routes: routes(registry, writer, worker),
      apiKey,
      loopbackOnly: isLoopback(host),
      bodyLimit,
      onError: (error) => log('error', 'A request failed.', error),
    });
    const server = createServer(handler);
    await listen(server, host, port);
    const compactor = new Compactor(store, compaction, (error) =>
      log('error', 'Removed texts could not be cleared from the file; this is retried.', error),
    );
    return running(server, host, { worker, compactor, store, unlock });
  } catch (error) {
    await store?.close();
    unlock();
    throw error;
  }
}

function adviseOnSize(points: number, log: NonNullable<LocalQdrantOptions['log']>): void {
  if (points > pointsForAServer)
    log(
      'warn',
      `The local Qdrant holds ${points} points and compares every one of them in a search; from ${pointsForAServer} on, move to a Qdrant server.`,
    );
}

interface Running {
  worker: ScanWorker;
  compactor: Compactor;
  store: Store;
  unlock: () => void;
}

function running(server: Server, host: string, { worker, compactor, store, unlock }: Running): LocalQdrant {
  const { port } = server.address() as AddressInfo;
  let closed: Promise<void> | undefined;
  const close = async () => {
    // A connection that was busy when the server closed is idle later, and would hold it up for its keep-alive time.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    await new Promise((resolve) => server.close(resolve));
    clearInterval(sweep);
    await worker.close();
    await compactor.stop();
    await store.close();
    unlock();
  };
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, port, close: () => (closed ??= close()) };
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  // Qdrant's client keeps idle connections for 10 s: a server that drops them sooner makes its next call fail.
  server.keepAliveTimeout = 30_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
