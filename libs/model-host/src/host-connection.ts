import type { Agent } from 'node:http';
import fetch from 'node-fetch';
import type { Response } from 'node-fetch';
import type { CallWatch } from './call-watch.ts';
import { limitedAgent } from './connection-limit.ts';
import { refusalError } from './host-refusal.ts';
import type { Asked } from './host-refusal.ts';
import { ModelHostUnavailableError, ModelHostBrokenError, ModelHostError } from './model-host-errors.ts';

/** Where the host is, and how it lets one in. */
export interface ConnectionSettings {
  /** With or without `/api` or `/v1` at its end; user name and password become basic credentials. */
  url: string;
  apiKey: string | null;
  connectMs: number;
}

/** One request; GET without a body, POST with one. */
export interface HostRequest {
  path: string;
  body?: unknown;
  watch: CallWatch;
  asked: Omit<Asked, 'secrets'>;
  /** The largest answer that is read, in bytes. */
  largestBytes: number;
}

const largestRefusalBytes = 65_536;

/** Requests to one host with every limit; fails with the library's errors or the caller's reason, nothing else. */
export class HostConnection {
  // Private to the language, so that whoever logs a host does not log its credentials.
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

  /** The whole answer as JSON. */
  async json(request: HostRequest): Promise<unknown> {
    const text = await this.#exchange(request, (response) => readText(response, request.watch, request.largestBytes));
    try {
      return JSON.parse(text);
    } catch {
      throw new ModelHostBrokenError('The model host gave an answer that could not be read.');
    }
  }

  /** Hands over the answer line by line as it comes, with its content type; `take` returns true when it has enough. */
  async lines(request: HostRequest, take: (line: string, contentType: string) => boolean): Promise<void> {
    await this.#exchange(request, async (response) => {
      const contentType = response.headers.get('content-type') ?? '';
      for await (const line of readLines(response, request.watch, request.largestBytes))
        if (take(line, contentType)) return;
    });
  }

  /** The error for a complaint that came inside an answer. */
  complaint(body: string, asked: HostRequest['asked']): Error {
    return refusalError(200, body, { ...asked, secrets: this.#secrets });
  }

  async #exchange<Result>(request: HostRequest, read: (response: Response) => Promise<Result>): Promise<Result> {
    const { watch, asked } = request;
    watch.signal.throwIfAborted();
    watch.alive();
    try {
      const response = await this.#send(request);
      watch.alive();
      if (response.ok) return await read(response);
      throw refusalError(response.status, await readText(response, watch, largestRefusalBytes).catch(tooLargeIsEmpty), {
        ...asked,
        secrets: this.#secrets,
      });
    } catch (error) {
      throw watch.signal.aborted ? watch.signal.reason : translate(error);
    } finally {
      watch.rest();
    }
  }

  #send({ path, body, watch }: HostRequest): Promise<Response> {
    return fetch(this.#base + path, {
      headers: this.#headers,
      agent: this.#agent,
      signal: watch.signal,
      redirect: 'error',
      compress: false,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
  }
}

/** A refusal is a refusal, however long its page. */
function tooLargeIsEmpty(error: unknown): string {
  if (error instanceof ModelHostBrokenError) return '';
  throw error;
}

/** The errors of node-fetch quote the address, so none of them becomes a cause. */
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

async function* readChunks(response: Response, watch: CallWatch, largestBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    watch.alive();
    bytes += chunk.length;
    if (bytes > largestBytes)
      throw new ModelHostBrokenError(`The model host answered with more than ${largestBytes} bytes.`);
    yield chunk as Buffer;
  }
}

async function readText(response: Response, watch: CallWatch, largestBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of readChunks(response, watch, largestBytes)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function* readLines(response: Response, watch: CallWatch, largestBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of readChunks(response, watch, largestBytes)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.map((line) => line.trim()).filter((line) => line !== '');
  }
  rest = (rest + decoder.decode()).trim();
  if (rest !== '') yield rest;
}
