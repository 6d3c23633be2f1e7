import { watched } from './call-watch.ts';
import type { WatchSettings } from './call-watch.ts';
import { toAnswer } from './chat-answer.ts';
import type { Dialect, DialectSettings } from './dialect.ts';
import { embedInBatches } from './embeddings.ts';
import { GenerationQueue } from './generation-queue.ts';
import { HostConnection } from './host-connection.ts';
import type { CallOptions, ChatAnswer, ChatRequest, EmbedOptions, ModelHost } from './model-host.ts';
import { OllamaDialect } from './ollama-dialect.ts';
import { OpenAiDialect } from './openai-dialect.ts';
import { assertPictures } from './pictures.ts';

/** How the host is spoken to: Ollama's own `/api/*`, or `/v1/*` as OpenAI made it. */
export type ModelHostApi = 'ollama' | 'openai';

export interface ModelHostOptions {
  /** Where it is, with or without `/api` or `/v1`; a user name and password in it become basic credentials and appear in no error. */
  url: string;
  api: ModelHostApi;
  /** Sent as a bearer token; it appears in no error. None unless told. */
  apiKey?: string;
  /** How long a connection may take, in milliseconds; 2,000 unless told. */
  connectMs?: number;
  /** How long the host may say nothing, loading a model included, in milliseconds; 60,000 unless told. */
  idleMs?: number;
  /** How long Ollama keeps a model in memory after its last use; `30m` unless told, `-1m` for ever. */
  keepAlive?: string;
  /** The largest context window that chats ask for, in tokens; 32,768 unless told, and never more than the model has. */
  largestContext?: number;
  /** How many chats may wait for their turn; 8 unless told. */
  mostWaiting?: number;
}

const standardLimitMs = { list: 5_000, capabilities: 5_000, embed: 30_000, chat: 120_000, warm: 120_000 };

/**
 * A model host behind its address. Opening it asks nothing of it. Chats take turns on one opened host, so open one for
 * each address and share it.
 *
 * @throws TypeError when the address is no URL, URIError when its credentials are not percent-encoded
 */
export function openModelHost(options: ModelHostOptions): ModelHost {
  const { url, api, apiKey, connectMs = 2_000, idleMs = 60_000, mostWaiting = 8 } = options;
  const connection = new HostConnection({ url, apiKey: apiKey ?? null, connectMs });
  const settings: DialectSettings = {
    keepAlive: options.keepAlive ?? '30m',
    largestContext: options.largestContext ?? 32_768,
  };
  const dialect = api === 'ollama' ? new OllamaDialect(connection, settings) : new OpenAiDialect(connection, settings);
  return new RemoteModelHost(dialect, new GenerationQueue(mostWaiting), idleMs);
}

class RemoteModelHost implements ModelHost {
  readonly #dialect: Dialect;
  readonly #queue: GenerationQueue;
  readonly #idleMs: number;

  constructor(dialect: Dialect, queue: GenerationQueue, idleMs: number) {
    this.#dialect = dialect;
    this.#queue = queue;
    this.#idleMs = idleMs;
  }

  listModels(call: CallOptions = {}): Promise<string[]> {
    return watched(this.#watch(call, standardLimitMs.list), (watch) => this.#dialect.list(watch));
  }

  embed(texts: readonly string[], { model, ...call }: EmbedOptions): Promise<Float32Array[]> {
    return watched(this.#watch(call, standardLimitMs.embed), (watch) =>
      embedInBatches(texts, (batch) => this.#dialect.embed(batch, model, watch)),
    );
  }

  async chat(request: ChatRequest): Promise<ChatAnswer> {
    assertPictures(request.messages);
    return watched(this.#watch(request, standardLimitMs.chat), (watch) =>
      this.#queue.run(watch.signal, async () => toAnswer(await this.#dialect.generate(request, watch))),
    );
  }

  capabilities(model: string, call: CallOptions = {}): Promise<readonly string[] | null> {
    return watched(this.#watch(call, standardLimitMs.capabilities), (watch) =>
      this.#dialect.capabilities(model, watch),
    );
  }

  async warm(model: string, { limitMs = standardLimitMs.warm, ...call }: CallOptions = {}): Promise<void> {
    await this.embed(['warm'], { ...call, limitMs, model });
  }

  #watch({ signal, limitMs }: CallOptions, standardMs: number): WatchSettings {
    return { signal, limitMs: limitMs ?? standardMs, idleMs: this.#idleMs };
  }
}
