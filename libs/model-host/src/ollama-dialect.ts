import type { CallWatch } from './call-watch.ts';
import type { Generation } from './chat-answer.ts';
import { contextWindow } from './context-window.ts';
import {
  append,
  emptyGeneration,
  largest,
  listOf,
  objectOf,
  parseObject,
  standardAnswerTokens,
  unreadable,
} from './dialect.ts';
import type { Dialect, DialectSettings } from './dialect.ts';
import type { HostConnection } from './host-connection.ts';
import { ModelHostRefusedError } from './model-host-errors.ts';
import type { ChatMessage, ChatRequest } from './model-host.ts';
import { base64 } from './pictures.ts';

/** Facts from `/api/show`. */
interface ModelTraits {
  /** Null when not reported. */
  capabilities: readonly string[] | null;
  thinks: boolean;
  /** The model's own context window in tokens; infinite when not reported. */
  contextTokens: number;
}

/** Ollama's native interface: `/api/tags`, `/api/show`, `/api/embed`, and `/api/chat` as a stream of JSON lines. */
export class OllamaDialect implements Dialect {
  readonly #connection: HostConnection;
  readonly #settings: DialectSettings;
  readonly #traits = new Map<string, ModelTraits>();

  constructor(connection: HostConnection, settings: DialectSettings) {
    this.#connection = connection;
    this.#settings = settings;
  }

  async list(watch: CallWatch): Promise<string[]> {
    const answer = await this.#connection.json({
      path: '/api/tags',
      watch,
      asked: { purpose: 'list', model: '' },
      maxBytes: largest.list,
    });
    return listOf(objectOf(answer)['models']).map((entry) => textOf(objectOf(entry)['name']));
  }

  async embed(texts: readonly string[], model: string, watch: CallWatch): Promise<readonly unknown[]> {
    const body = { model, input: texts, truncate: false, keep_alive: this.#settings.keepAlive };
    const answer = await this.#connection.json({
      path: '/api/embed',
      body,
      watch,
      asked: { purpose: 'embed', model },
      maxBytes: largest.embeddings,
    });
    return listOf(objectOf(answer)['embeddings']);
  }

  async capabilities(model: string, watch: CallWatch): Promise<readonly string[] | null> {
    return (await this.#traitsOf(model, watch)).capabilities;
  }

  async generate(request: ChatRequest, watch: CallWatch): Promise<Generation> {
    const traits = await this.#traitsOf(request.model, watch);
    try {
      return await this.#stream(request, traits, watch);
    } catch (error) {
      if (!(error instanceof ModelHostRefusedError && traits.thinks && /think/i.test(error.message))) throw error;
      // The name now refers to a different model than at the last lookup.
      const corrected = { ...traits, thinks: false };
      this.#traits.set(request.model, corrected);
      return await this.#stream(request, corrected, watch);
    }
  }

  async #stream(request: ChatRequest, traits: ModelTraits, watch: CallWatch): Promise<Generation> {
    const generation = emptyGeneration();
    const asked = { purpose: 'chat', model: request.model } as const;
    await this.#connection.lines(
      { path: '/api/chat', body: this.#body(request, traits), watch, asked, maxBytes: largest.generation },
      (line) => {
        const piece = parseObject(line);
        if (piece['error'] !== undefined) throw this.#connection.complaint(line, asked);
        if (piece['message'] !== undefined) append(generation, objectOf(piece['message'])['content']);
        if (piece['done'] !== true) return false;
        const { done_reason: reason, prompt_eval_count: promptTokens, eval_count: answerTokens } = piece;
        Object.assign(generation, { end: typeof reason === 'string' ? reason : 'stop', promptTokens, answerTokens });
        return true;
      },
    );
    return generation;
  }

  /**
   * Ollama cuts prompts that exceed `num_ctx`, whose default is small; `truncate` and `shift` forbid it where
   * supported.
   */
  #body(
    { model, messages, schema, temperature = 0, answerTokens = standardAnswerTokens }: ChatRequest,
    traits: ModelTraits,
  ): Record<string, unknown> {
    const window = contextWindow(messages, answerTokens, Math.min(this.#settings.maxContext, traits.contextTokens));
    return {
      model,
      messages: messages.map(written),
      format: schema,
      stream: true,
      truncate: false,
      shift: false,
      keep_alive: this.#settings.keepAlive,
      options: { num_ctx: window, num_predict: answerTokens, temperature },
      ...(traits.thinks && { think: false }),
    };
  }

  /** A host refuses `think` for a model without it, so capabilities are requested once. */
  async #traitsOf(model: string, watch: CallWatch): Promise<ModelTraits> {
    const known = this.#traits.get(model);
    if (known) return known;
    const shown = objectOf(
      await this.#connection.json({
        path: '/api/show',
        body: { model },
        watch,
        asked: { purpose: 'chat', model },
        maxBytes: largest.list,
      }),
    );
    const capabilities = Array.isArray(shown['capabilities']) ? shown['capabilities'].map(String) : null;
    const traits = {
      capabilities,
      thinks: capabilities?.includes('thinking') ?? false,
      contextTokens: contextTokens(shown['model_info']),
    };
    this.#traits.set(model, traits);
    return traits;
  }
}

function written({ role, content, pictures = [] }: ChatMessage): Record<string, unknown> {
  return { role, content, ...(pictures.length > 0 && { images: pictures.map(base64) }) };
}

/** The key is the architecture's name plus `.context_length`. */
function contextTokens(info: unknown): number {
  const entries = typeof info === 'object' && info !== null ? Object.entries(info) : [];
  const found = entries.find(
    ([key, value]) => key.endsWith('.context_length') && Number.isSafeInteger(value) && value > 0,
  );
  return found ? (found[1] as number) : Infinity;
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw unreadable();
  return value;
}
