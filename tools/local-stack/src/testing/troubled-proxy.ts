import { listenOnLoopback } from '@homeroom/testing/loopback';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Trouble of a host: it refuses connections (`down`), accepts them and says nothing (`hung`), sends its answers a byte
 * at a time (`dripping`), or says what is no HTTP (`garbage`).
 */
export type HostTrouble = 'down' | 'hung' | 'dripping' | 'garbage';

/** Host behind a proxy that can get into trouble. */
export interface TroubledProxy {
  /** Base URL without a trailing slash; the same in every trouble. */
  readonly url: string;
  /** Base URL of the host, to be set before the first request. */
  target: string;
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
  const followed = <Listener extends Server>(server: Listener): Listener => {
    server.on('connection', (socket: Socket) => {
      sockets.add(socket.on('error', () => undefined));
      socket.once('close', () => sockets.delete(socket));
    });
    return server;
  };
  const web = (drips: boolean) =>
    followed(
      createServer((request, response) => {
        forward(proxy.target, request, response, drips).catch(() => response.destroy());
      }),
    );
  const listeners: Record<HostTrouble | 'none', () => Server | null> = {
    none: () => web(false),
    down: () => null,
    hung: () => followed(createTcpServer((socket) => socket.resume())),
    dripping: () => web(true),
    garbage: () => followed(createTcpServer((socket) => socket.once('data', () => socket.end(garbage)))),
  };
  let current: HostTrouble | null = null;
  let server: Server | null = web(false);
  const port = await listenOnLoopback(server);
  const end = async () => {
    const ended = server && new Promise((resolve) => server?.close(resolve));
    for (const socket of sockets) socket.destroy();
    await ended;
  };
  const proxy: TroubledProxy = {
    url: `http://127.0.0.1:${port}`,
    target: '',
    suffer: async (trouble) => {
      if (trouble === current) return;
      current = trouble;
      await end();
      server = listeners[trouble ?? 'none']();
      if (server) await listenOnLoopback(server, port);
    },
    close: end,
  };
  return proxy;
}

async function forward(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  drips: boolean,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
  const answer = await fetch(target + String(request.url), {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { 'content-encoding': _encoding, 'transfer-encoding': _transfer, ...kept } = Object.fromEntries(answer.headers);
  response.writeHead(answer.status, { ...kept, 'content-length': String(bytes.length) });
  if (!drips) return void response.end(bytes);
  for (let sent = 0; sent < bytes.length && !response.destroyed; sent += 1) {
    response.write(bytes.subarray(sent, sent + 1));
    await pause(dripMs);
  }
  response.end();
}
