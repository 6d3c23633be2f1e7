import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isForeign, namesLoopback } from '@homeroom/auth';
import { BadRequestError, RefusedError } from '../errors.ts';
import type { Route } from './route.ts';

/** Options of the handler in addition to its routes. */
export interface HandlerOptions {
  routes: Route[];
  apiKey: string | undefined;
  /** Whether only loopback names are accepted in `Host`, as for a server that listens on loopback only. */
  loopbackOnly: boolean;
  /** The largest body in bytes. */
  bodyLimit: number;
  /** Called with errors that responses do not reveal. */
  onError: (error: unknown) => void;
}

/** The Qdrant whose answers this server gives. */
const qdrantVersion = '1.18.3';

const texts: Record<string, string> = {
  '/healthz': 'healthz check passed',
  '/livez': 'healthz check passed',
  '/readyz': 'all shards are ready',
};
const parameters = ['wait', 'ordering', 'timeout', 'consistency'];

/** Answers one request after the other from the routes, in Qdrant's envelope. */
export function createHandler(
  options: HandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const began = process.hrtime.bigint();
    try {
      await answer(options, request, response, began);
    } catch (error) {
      const known = error instanceof RefusedError;
      if (!known) options.onError(error);
      if (response.headersSent) return;
      request.resume();
      const sentence = known ? error.message : 'Something went wrong in the local Qdrant; its log says what.';
      send(response, known ? error.status : 500, { status: { error: sentence }, time: seconds(began) });
    }
  };
}

async function answer(
  options: HandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  began: bigint,
): Promise<void> {
  refuseWebPages(request, options.loopbackOnly);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const text = request.method === 'GET' ? texts[url.pathname] : undefined;
  if (text !== undefined) return sendText(response, 200, text);
  if (request.method === 'GET' && url.pathname === '/')
    return send(response, 200, {
      title: 'qdrant - vector search engine (local mode of Homeroom)',
      version: qdrantVersion,
    });
  if (!isAllowed(request, options.apiKey))
    throw new RefusedError(401, 'Send the API key in the header `api-key` or as a bearer token.');
  const found = findRoute(options.routes, request.method ?? '', url.pathname);
  if (!found) {
    request.resume();
    return sendText(response, 404, '');
  }
  requireJson(request);
  const body =
    request.method === 'GET' || request.method === 'DELETE'
      ? undefined
      : parseBody(await readBody(request, response, options.bodyLimit));
  const result = await found.route.run({ parts: found.parts, body, wait: readWait(url.searchParams) });
  send(response, 200, { result, status: 'ok', time: seconds(began) });
}

function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; parts: string[] } | undefined {
  const given = path.replace(/(.)\/$/, '$1').split('/');
  const route = routes.find((candidate) => candidate.method === method && matches(candidate.path.split('/'), given));
  return route && { route, parts: given.filter((_, at) => route.path.split('/')[at] === '*').map(decode) };
}

function matches(pattern: string[], given: string[]): boolean {
  return (
    pattern.length === given.length &&
    pattern.every((part, at) => (part === '*' ? given[at] !== '' : part === given[at]))
  );
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new BadRequestError(`The part ${JSON.stringify(part)} of the path is not encoded as a URL wants it.`);
  }
}

/** @throws RefusedError when a page of another site sent the request, also through a domain that points to loopback */
function refuseWebPages({ headers }: IncomingMessage, loopbackOnly: boolean): void {
  if (loopbackOnly && !namesLoopback(headers.host) && !isSingleLabel(headers.host))
    throw new RefusedError(403, 'The Host header names no loopback address; use http://127.0.0.1 or http://localhost.');
  if (isForeign(headers, [`http://${headers.host}`]))
    throw new RefusedError(403, 'Pages of other sites may not call this server.');
}

/** "qdrant" of a container network: only a local resolver knows a name of one label, so no page can point it here. */
function isSingleLabel(host = ''): boolean {
  return /^[a-z0-9_-]+(?::\d+)?$/i.test(host) && !/^\d+(?::|$)/.test(host);
}

/** A page may send other types to any address without asking; `application/json` needs a permission that is never given. */
function requireJson({ headers }: IncomingMessage): void {
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  if (hasBody && !/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new RefusedError(415, 'Send the body with `Content-Type: application/json`.');
}

/** Both are hashed first, so that neither content nor length shows in the time that comparing takes. */
function isAllowed(request: IncomingMessage, apiKey: string | undefined): boolean {
  if (apiKey === undefined) return true;
  const header = request.headers['api-key'];
  const given = typeof header === 'string' ? header : /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(hash(given), hash(apiKey));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function readWait(query: URLSearchParams): boolean {
  for (const name of query.keys())
    if (!parameters.includes(name)) throw new BadRequestError(`The query parameter \`${name}\` is not supported here.`);
  const wait = query.get('wait') ?? 'false';
  if (wait !== 'true' && wait !== 'false')
    throw new BadRequestError(`\`wait\` must be true or false, not ${JSON.stringify(wait)}.`);
  return wait === 'true';
}

async function readBody(request: IncomingMessage, response: ServerResponse, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const tooLarge = () => {
    response.setHeader('Connection', 'close');
    return new RefusedError(413, `The body is larger than ${limit} bytes; send fewer points at once.`);
  };
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  // The connection stays open, so that a refusal still reaches the caller.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadRequestError(`The body is not valid JSON: ${(error as Error).message.slice(0, 120)}`);
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) })
    .end(text);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Content-Length': Buffer.byteLength(text) }).end(text);
}

function seconds(began: bigint): number {
  return Number(process.hrtime.bigint() - began) / 1e9;
}
