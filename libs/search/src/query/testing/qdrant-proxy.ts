import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';

/** Failure between client and Qdrant: no response, or this one. */
export type QdrantTrouble = 'hang' | { status: number; body: string; headers?: Record<string, string> };

/** Proxy in front of Qdrant that records requests and can inject failures. */
export interface QdrantProxy {
  readonly url: string;
  /** Requests received, in order. */
  readonly requests: { method: string; path: string; body: string }[];
  /** Replaces Qdrant's responses for matching paths; null ends it. */
  misbehave(trouble: QdrantTrouble | null, paths?: RegExp): void;
  /** Runs once, before the next matching request reaches Qdrant. */
  before(paths: RegExp, action: () => Promise<void>): void;
  close(): Promise<void>;
}

/** @param target Qdrant's own address */
export async function startQdrantProxy(target: string): Promise<QdrantProxy> {
  const requests: QdrantProxy['requests'] = [];
  let trouble: { kind: QdrantTrouble; paths: RegExp } | null = null;
  let waiting: { paths: RegExp; action: () => Promise<void> } | null = null;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const seen = { method: request.method ?? '', path: request.url ?? '', body: await readBody(request) };
    requests.push(seen);
    if (trouble?.paths.test(seen.path)) return misbehave(trouble.kind, response);
    if (waiting?.paths.test(seen.path)) {
      const { action } = waiting;
      waiting = null;
      await action();
    }
    const headers = { 'content-type': 'application/json' };
    const forwarded = await fetch(target + seen.path, {
      method: seen.method,
      headers,
      ...(seen.body !== '' && { body: seen.body }),
    });
    response.writeHead(forwarded.status, headers).end(await forwarded.text());
  };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.keepAliveTimeout = 30_000;
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    misbehave: (kind, paths = /./) => void (trouble = kind === null ? null : { kind, paths }),
    before: (paths, action) => void (waiting = { paths, action }),
    close: () => closeAtOnce(server),
  };
}

function misbehave(trouble: QdrantTrouble, response: ServerResponse): void {
  if (trouble !== 'hang')
    response.writeHead(trouble.status, { 'content-type': 'application/json', ...trouble.headers }).end(trouble.body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
