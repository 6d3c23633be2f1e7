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

/** Dialect of the host: Ollama's native `/api/*`, or OpenAI's `/v1/*`. */
export type ModelHostApi = 'ollama' | 'openai';

export interface ModelHostOptions {
  /** With or without `/api` or `/v1`; a user name and password become basic credentials and never appear in errors. */
  url: string;
  api: ModelHostApi;
  /** Sent as a bearer token; never part of an error. Default: none. */
  apiKey?: string;
  /** Connection timeout in milliseconds. Default: 2,000. */
  connectMs?: number;
  /** Idle timeout of the host in milliseconds, including loading a model. Default: 60,000. */
  idleMs?: number;
  /** Time Ollama keeps a model in memory after its last use; `-1m` for ever. Default: `30m`. */
  keepAlive?: string;
  /** Largest context window for chats in tokens, never more than the model has. Default: 32,768. */
  maxContext?: number;
  /** Number of chats that may wait. Default: 8. */
  maxWaiting?: number;
}

const standardLimitMs = { list: 5_000, capabilities: 5_000, embed: 30_000, chat: 120_000, warm: 120_000 };

/**
 * Opens a model host without contacting it. Chats queue per opened host, so open each address once and share it.
 *
 * @throws TypeError when the address is not a URL, URIError when its credentials are not percent-encoded
 */
export function openModelHost(options: ModelHostOptions): ModelHost {
  const { url, api, apiKey, connectMs = 2_000, idleMs = 60_000, maxWaiting = 8 } = options;
  const connection = new HostConnection({ url, apiKey: apiKey ?? null, connectMs });
  const settings: DialectSettings = {
    keepAlive: options.keepAlive ?? '30m',
    maxContext: options.maxContext ?? 32_768,
  };
  const dialect = api === 'ollama' ? new OllamaDialect(connection, settings) : new OpenAiDialect(connection, settings);
  return new RemoteModelHost(dialect, new GenerationQueue(maxWaiting), idleMs);
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
