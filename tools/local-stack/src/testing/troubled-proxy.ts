import { listenOnLoopback } from '@homeroom/testing/loopback';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Trouble of a host: it refuses connections (`down`), accepts them and says nothing (`hung`), sends its answers a byte
 * at a time (`dripping`), or says what is no HTTP (`talking garbage`).
 */
export type HostTrouble = 'down' | 'hung' | 'dripping' | 'talking garbage';

/** Host behind a proxy that can get into trouble. */
export interface TroubledProxy {
  /** Base URL without a trailing slash; the same in every trouble. */
  readonly url: string;
  /** Base URL of the host, to be set before the first request. */
  target: string;
  /** Connections accepted since the last change. */
  readonly met: number;
  /** Starts a trouble, or ends it with null. A change breaks the open connections. */
  suffer(trouble: HostTrouble | null): Promise<void>;
  close(): Promise<void>;
}

/** Pause after each byte of a dripping answer: the shortest one takes longer than any time limit. */
const dripMs = 500;
const garbage = Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 167 + 13) % 256));

/** Starts a proxy on a loopback port. */
export async function startTroubledProxy(): Promise<TroubledProxy> {
  const sockets = new Set<Socket>();
  const followed = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    return socket;
  };
  const reached = (client: Socket): Socket => {
    const { hostname, port } = new URL(proxy.target);
    const host = followed(connect(Number(port), hostname));
    client.pipe(host);
    client.once('close', () => host.destroy());
    return host;
  };
  const behaviours: Record<Exclude<HostTrouble, 'down'> | 'well', (client: Socket) => unknown> = {
    well: (client) =>
      reached(client)
        .once('close', () => client.destroy())
        .pipe(client),
    hung: (client) => client.resume(),
    dripping: (client) => drip(reached(client), client).catch(() => client.destroy()),
    'talking garbage': (client) => client.once('data', () => client.end(garbage)),
  };
  let current: HostTrouble | null = null;
  let server: Server | null = null;
  let port = 0;
  let met = 0;
  const listen = async () => {
    if (current === 'down') return;
    const behave = behaviours[current ?? 'well'];
    server = createServer((client) => {
      met += 1;
      behave(followed(client));
    });
    port = await listenOnLoopback(server, port);
  };
  const close = async () => {
    const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
    for (const socket of sockets) socket.destroy();
    await closed;
    server = null;
  };
  await listen();
  const proxy: TroubledProxy = {
    url: `http://127.0.0.1:${port}`,
    target: '',
    get met() {
      return met;
    },
    suffer: async (trouble) => {
      if (trouble === current) return;
      current = trouble;
      await close();
      met = 0;
      await listen();
    },
    close,
  };
  return proxy;
}

async function drip(host: Socket, client: Socket): Promise<void> {
  for await (const chunk of host)
    for (const byte of chunk as Buffer) {
      if (client.destroyed) return;
      client.write(Buffer.of(byte));
      await pause(dripMs);
    }
  client.end();
}
