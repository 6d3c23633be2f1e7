import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { countTokens } from './bag-of-words.ts';
import { answerChat } from './fake-chat.ts';
import { ApiRefusal } from './fake-types.ts';
import type { FakeModel, FakeReply, FakeRequest } from './fake-types.ts';
import { TroublePlan } from './trouble.ts';
import type { Purpose, Trouble } from './trouble.ts';
import { ollamaFormat, openAiFormat } from './wire-format.ts';
import type { WireFormat } from './wire-format.ts';

export interface FakeHostSettings {
  models: readonly FakeModel[];
  dimension: number;
  embed: (text: string, dimension: number) => readonly number[];
  apiKey: string | null;
}

const routes: Readonly<Record<string, [Purpose, WireFormat]>> = {
  'GET /api/version': ['version', ollamaFormat],
  'GET /api/tags': ['list', ollamaFormat],
  'POST /api/show': ['show', ollamaFormat],
  'POST /api/embed': ['embed', ollamaFormat],
  'POST /api/chat': ['chat', ollamaFormat],
  'GET /v1/models': ['list', openAiFormat],
  'POST /v1/embeddings': ['embed', openAiFormat],
  'POST /v1/chat/completions': ['chat', openAiFormat],
};

export class FakeHost {
  readonly requests: FakeRequest[] = [];
  readonly troubles = new TroublePlan();
  reply: (body: Readonly<Record<string, unknown>>) => FakeReply = () => ({ content: {} });
  peakChats = 0;
  #chats = 0;
  readonly #settings: FakeHostSettings;

  constructor(settings: FakeHostSettings) {
    this.#settings = settings;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#route(request, response);
    } catch (error) {
      if (error instanceof ApiRefusal && !response.headersSent) writeJson(response, error.status, error.body);
      else response.destroy();
    }
  }

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const path = new URL(request.url ?? '/', 'http://fake.test').pathname;
    const [purpose, format] = routes[`${method} ${path}`] ?? [];
    if (!purpose || !format)
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found');
    const body = await readBody(request, format);
    const seen = { method, path, purpose, headers, body, abandoned: false };
    this.requests.push(seen);
    response.once('close', () => (seen.abandoned = !response.writableFinished));
    const { apiKey } = this.#settings;
    if (apiKey !== null && headers.authorization !== `Bearer ${apiKey}`)
      throw format.failure(401, `Incorrect API key provided: ${headers.authorization?.replace('Bearer ', '')}`);
    const trouble = this.troubles.next(purpose);
    if (trouble && (await interfere(trouble, response, format, body))) return;
    await this.#answer(purpose, format, body, response, trouble);
  }

  async #answer(
    purpose: Purpose,
    format: WireFormat,
    body: FakeRequest['body'],
    response: ServerResponse,
    trouble: Trouble | null,
  ): Promise<void> {
    switch (purpose) {
      case 'version':
        return writeJson(response, 200, { version: '0.12.6' });
      case 'list':
        return writeJson(response, 200, format.list(this.#settings.models));
      case 'show':
        return writeJson(response, 200, shown(this.#model(body, format, null)));
      case 'embed':
        return this.#embed(format, body, response, trouble);
      case 'chat':
        this.#chats += 1;
        this.peakChats = Math.max(this.peakChats, this.#chats);
        response.once('close', () => (this.#chats -= 1));
        return answerChat({
          body,
          model: this.#model(body, format, 'completion'),
          reply: this.reply(body),
          format,
          response,
          trouble,
        });
    }
  }

  #embed(format: WireFormat, body: FakeRequest['body'], response: ServerResponse, trouble: Trouble | null): void {
    const model = this.#model(body, format, 'embedding');
    const texts = [body['input']].flat();
    if (!texts.every((text) => typeof text === 'string')) throw format.failure(400, 'invalid input type');
    const cuts = format === ollamaFormat && body['truncate'] !== false;
    if (trouble?.kind === 'too-long' || (!cuts && texts.some((text) => countTokens(text) > model.contextTokens)))
      throw format.tooLong('embed');
    const vectors = texts.map((text, place) => this.#vector(text, place, trouble));
    const written = format.embeddings(String(body['model']), trouble?.kind === 'too-few' ? vectors.slice(1) : vectors);
    response.writeHead(200, { 'content-type': 'application/json' });
    if (trouble?.kind !== 'drop-midway') return void response.end(written);
    response.write(written.slice(0, written.length / 2), () => response.destroy());
  }

  /** Formats a vector as JSON. */
  #vector(text: string, place: number, trouble: Trouble | null): string {
    const { embed, dimension } = this.#settings;
    const vector = embed(text, trouble?.kind === 'wrong-dimension' ? trouble.dimension : dimension);
    const kept = trouble?.kind === 'uneven' && place % 2 === 1 ? vector.slice(1) : vector;
    const written = kept.map((number) => JSON.stringify(number));
    return `[${(trouble?.kind === 'bad-number' ? [...written.slice(1), trouble.written] : written).join(',')}]`;
  }

  #model(body: FakeRequest['body'], format: WireFormat, capability: string | null): FakeModel {
    const name = String(body['model'] ?? '');
    const found = this.#settings.models.find((model) => model.name === name || model.name === `${name}:latest`);
    if (!found) throw format.missing(name);
    if (capability !== null && !found.capabilities.includes(capability))
      throw format.failure(400, `"${name}" does not support ${capability === 'completion' ? 'chat' : 'embeddings'}`);
    return found;
  }
}

function shown({ capabilities, contextTokens }: FakeModel): Record<string, unknown> {
  return {
    license: '',
    details: { format: 'gguf', family: 'fake' },
    model_info: { 'general.architecture': 'fake', 'fake.context_length': contextTokens },
    capabilities,
  };
}

/** @returns whether the request was answered here */
async function interfere(
  trouble: Trouble,
  response: ServerResponse,
  format: WireFormat,
  body: FakeRequest['body'],
): Promise<boolean> {
  switch (trouble.kind) {
    case 'hang':
      return true;
    case 'slow':
      await pause(trouble.delayMs, undefined, { ref: false });
      return false;
    case 'model-missing':
      throw format.missing(String(body['model'] ?? ''));
    case 'broken':
      throw format.failure(trouble.status ?? 500, trouble.message ?? 'llama runner process has terminated');
    case 'nan':
      throw format.notFinite();
    case 'garbage':
      response
        .writeHead(trouble.status ?? 502, { 'content-type': 'text/html' })
        .end('<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>');
      return true;
    case 'nonsense':
      response.writeHead(200, { 'content-type': 'application/json' }).end(trouble.body);
      return true;
    case 'drop':
      response.destroy();
      return true;
    default:
      return false;
  }
}

async function readBody(request: IncomingMessage, format: WireFormat): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (chunks.length === 0) return {};
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
  } catch {
    throw format.failure(400, 'invalid character in the request body');
  }
}

function writeJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
