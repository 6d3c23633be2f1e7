import { outsideCall } from '@homeroom/tracing';
import type { Agent } from 'node:http';
import fetch from 'node-fetch';
import type { Response } from 'node-fetch';
import type { CallWatch } from './call-watch.ts';
import { limitedAgent } from './connection-limit.ts';
import { refusalError } from './host-refusal.ts';
import type { Asked } from './host-refusal.ts';
import { ModelHostUnavailableError, ModelHostBrokenError, ModelHostError } from './model-host-errors.ts';

/** Address, credentials and limits of a host. */
export interface ConnectionSettings {
  /** With or without trailing `/api` or `/v1`; user name and password become basic credentials. */
  url: string;
  apiKey: string | null;
  connectMs: number;
}

/** One request: GET without a body, POST with one. */
export interface HostRequest {
  path: string;
  body?: unknown;
  watch: CallWatch;
  asked: Omit<Asked, 'secrets'>;
  /** Maximum response size in bytes. */
  maxBytes: number;
}

const maxRefusalBytes = 65_536;

/** Sends requests to one host under all limits. Fails only with the library's errors or the caller's reason. */
export class HostConnection {
  // A private field, so that logging a host does not reveal its credentials.
  readonly #base: string;
  readonly #headers: Record<string, string>;
  readonly #secrets: readonly string[];
  readonly #agent: Agent;

  constructor({ url, apiKey, connectMs }: ConnectionSettings) {
    const address = new URL(url);
    const [user, password] = [decodeURIComponent(address.username), decodeURIComponent(address.password)];
    const basic = user + password === '' ? null : Buffer.from(`${user}:${password}`).toString('base64');
    address.username = address.password = address.search = address.hash = '';
    this.#base = address.href.replace(/\/+$/, '').replace(/\/(api|v1)$/, '');
    const authorization = apiKey ? `Bearer ${apiKey}` : basic && `Basic ${basic}`;
    this.#headers = { accept: '*/*', 'content-type': 'application/json', ...(authorization && { authorization }) };
    this.#secrets = [apiKey ?? '', password, basic ?? ''];
    this.#agent = limitedAgent(address.protocol, connectMs);
  }

  /** Returns the whole response as JSON. */
  async json(request: HostRequest): Promise<unknown> {
    const text = await this.#exchange(request, (response) => readText(response, request.watch, request.maxBytes));
    try {
      return JSON.parse(text);
    } catch {
      throw new ModelHostBrokenError('The model host gave an answer that could not be read.');
    }
  }

  /** Passes on the response line by line with its content type, until `take` returns true. */
  async lines(request: HostRequest, take: (line: string, contentType: string) => boolean): Promise<void> {
    await this.#exchange(request, async (response) => {
      const contentType = response.headers.get('content-type') ?? '';
      for await (const line of readLines(response, request.watch, request.maxBytes))
        if (take(line, contentType)) return;
    });
  }

  /** Returns the error for an error message inside a response. */
  complaint(body: string, asked: HostRequest['asked']): Error {
    return refusalError(200, body, { ...asked, secrets: this.#secrets });
  }

  async #exchange<Result>(request: HostRequest, read: (response: Response) => Promise<Result>): Promise<Result> {
    const { watch, asked } = request;
    watch.signal.throwIfAborted();
    watch.alive();
    try {
      return await outsideCall('model host', async (trace) => {
        const response = await this.#send(request, trace);
        watch.alive();
        if (response.ok) return read(response);
        throw refusalError(response.status, await readText(response, watch, maxRefusalBytes).catch(tooLargeIsEmpty), {
          ...asked,
          secrets: this.#secrets,
        });
      });
    } catch (error) {
      throw watch.signal.aborted ? watch.signal.reason : translate(error);
    } finally {
      watch.rest();
    }
  }

  #send({ path, body, watch }: HostRequest, trace: Record<string, string>): Promise<Response> {
    return fetch(this.#base + path, {
      headers: { ...this.#headers, ...trace },
      agent: this.#agent,
      signal: watch.signal,
      redirect: 'error',
      compress: false,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
  }
}

/** A refusal stays a refusal, however long its page. */
function tooLargeIsEmpty(error: unknown): string {
  if (error instanceof ModelHostBrokenError) return '';
  throw error;
}

/** Errors of node-fetch quote the URL, so they are never used as `cause`. */
function translate(error: unknown): Error {
  if (error instanceof ModelHostError) return error;
  const { code, type } = error as { code?: unknown; type?: unknown };
  if (type === 'no-redirect') return new ModelHostBrokenError('The model host sends requests elsewhere.');
  if (typeof code === 'string' && code.startsWith('HPE_'))
    return new ModelHostBrokenError('The model host gave an answer that could not be read.');
  if (code === 'ERR_STREAM_PREMATURE_CLOSE')
    return new ModelHostUnavailableError('The model host broke off its answer.');
  return new ModelHostUnavailableError(
    `The model host could not be reached${typeof code === 'string' && /^[A-Z_]+$/.test(code) ? ` (${code})` : ''}.`,
  );
}

async function* readChunks(response: Response, watch: CallWatch, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    watch.alive();
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ModelHostBrokenError(`The model host answered with more than ${maxBytes} bytes.`);
    yield chunk as Buffer;
  }
}

async function readText(response: Response, watch: CallWatch, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of readChunks(response, watch, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function* readLines(response: Response, watch: CallWatch, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of readChunks(response, watch, maxBytes)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.map((line) => line.trim()).filter((line) => line !== '');
  }
  rest = (rest + decoder.decode()).trim();
  if (rest !== '') yield rest;
}
