import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';
import { text } from 'node:stream/consumers';

/** One request on its way through the proxy. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The server's answer. */
  forward(): Promise<{ status: number; headers: Record<string, string>; body: string }>;
  answer(status: number, headers: Record<string, string>, body: string): void;
  /** Forwards the request and its answer as they are. */
  pass(): Promise<void>;
  /** Ends the connection without an answer. */
  drop(): void;
}

/** A server between a client and the calendar server, which a test can make lose or change answers. */
export interface Proxy {
  /** The same address, through the proxy. */
  through(url: string): string;
  close(): Promise<void>;
}

/** Starts a proxy before `target`; `handle` says what becomes of each request. */
export async function startProxy(target: string, handle: (exchange: Exchange) => Promise<void> | void): Promise<Proxy> {
  const server = createServer((request, response) => {
    void exchangeOf(target, request, response)
      .then(handle)
      .catch(() => response.destroy());
  });
  const port = await listenOnLoopback(server);
  return {
    through: (url) => url.replace(new URL(url).origin, `http://127.0.0.1:${port}`),
    close: () => closeAtOnce(server),
  };
}

async function exchangeOf(target: string, request: IncomingMessage, response: ServerResponse): Promise<Exchange> {
  const { method = 'GET', url = '/', headers } = request;
  const body = await text(request);
  const forward: Exchange['forward'] = async () => {
    const sent = Object.entries(headers).filter(
      ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
    ) as [string, string][];
    const answer = await fetch(new URL(url, target), {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body === '' ? {} : { body }),
    });
    const kept = ['content-type', 'etag', 'www-authenticate'].flatMap((name) =>
      answer.headers.has(name) ? [[name, answer.headers.get(name)!]] : [],
    );
    return {
      status: answer.status,
      headers: Object.fromEntries(kept) as Record<string, string>,
      body: await answer.text(),
    };
  };
  const answer: Exchange['answer'] = (status, sent, content) => void response.writeHead(status, sent).end(content);
  const pass = async () => {
    const { status, headers: sent, body: content } = await forward();
    answer(status, sent, content);
  };
  return { method, path: url, headers, body, forward, answer, pass, drop: () => void request.socket.destroy() };
}
