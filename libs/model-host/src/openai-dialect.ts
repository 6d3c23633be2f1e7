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
import { BadEmbeddingError, ModelHostRefusedError } from './model-host-errors.ts';
import type { ChatMessage, ChatRequest } from './model-host.ts';
import { base64, pictureType } from './pictures.ts';

/**
 * OpenAI's interface as implemented by llama.cpp, vLLM, LM Studio and others: `/v1/models`, `/v1/embeddings`, and
 * `/v1/chat/completions` as a stream of server-sent events; non-streamed responses are accepted too.
 */
export class OpenAiDialect implements Dialect {
  readonly #connection: HostConnection;
  readonly #settings: DialectSettings;

  constructor(connection: HostConnection, settings: DialectSettings) {
    this.#connection = connection;
    this.#settings = settings;
  }

  async list(watch: CallWatch): Promise<string[]> {
    const answer = await this.#connection.json({
      path: '/v1/models',
      watch,
      asked: { purpose: 'list', model: '' },
      maxBytes: largest.list,
    });
    return listOf(objectOf(answer)['data']).map((entry) => {
      const { id } = objectOf(entry);
      if (typeof id !== 'string') throw unreadable();
      return id;
    });
  }

  async embed(texts: readonly string[], model: string, watch: CallWatch): Promise<readonly unknown[]> {
    const body = { model, input: texts, encoding_format: 'float' };
    const answer = objectOf(
      await this.#connection.json({
        path: '/v1/embeddings',
        body,
        watch,
        asked: { purpose: 'embed', model },
        maxBytes: largest.embeddings,
      }),
    );
    return inOrder(listOf(answer['data']).map(objectOf));
  }

  /** The hosts have no common call for it. */
  async capabilities(): Promise<null> {
    return null;
  }

  async generate(request: ChatRequest, watch: CallWatch): Promise<Generation> {
    const generation = emptyGeneration();
    const whole: string[] = [];
    const asked = { purpose: 'chat', model: request.model } as const;
    await this.#connection.lines(
      { path: '/v1/chat/completions', body: this.#body(request), watch, asked, maxBytes: largest.generation },
      (line, contentType) => {
        if (!contentType.includes('text/event-stream')) return whole.push(line) < 0;
        const data = dataOf(line);
        if (data === null) return false;
        if (data === '[DONE]') return true;
        this.#take(generation, data, asked);
        return false;
      },
    );
    if (whole.length > 0) this.#take(generation, whole.join('\n'), asked);
    return generation;
  }

  #take(generation: Generation, text: string, asked: { purpose: 'chat'; model: string }): void {
    const piece = parseObject(text);
    if (piece['error'] !== undefined && piece['error'] !== null) throw this.#connection.complaint(text, asked);
    const usage =
      typeof piece['usage'] === 'object' && piece['usage'] !== null ? (piece['usage'] as Record<string, unknown>) : {};
    if ('prompt_tokens' in usage)
      Object.assign(generation, { promptTokens: usage['prompt_tokens'], answerTokens: usage['completion_tokens'] });
    const [choice] = listOf(piece['choices']);
    if (choice === undefined) return;
    const { delta, message, finish_reason: reason } = objectOf(choice);
    const { content, refusal } = objectOf(delta ?? message ?? {});
    if ((typeof refusal === 'string' && refusal !== '') || reason === 'content_filter')
      throw new ModelHostRefusedError('The model declined to answer.', 200);
    append(generation, content);
    if (typeof reason === 'string') generation.end = reason;
  }

  #body({
    model,
    messages,
    schema,
    temperature = 0,
    answerTokens = standardAnswerTokens,
  }: ChatRequest): Record<string, unknown> {
    contextWindow(messages, answerTokens, this.#settings.maxContext);
    return {
      model,
      messages: messages.map(written),
      stream: true,
      temperature,
      max_tokens: answerTokens,
      response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
    };
  }
}

function written({ role, content, pictures = [] }: ChatMessage): Record<string, unknown> {
  if (pictures.length === 0) return { role, content };
  const shown = pictures.map((picture) => ({
    type: 'image_url',
    image_url: { url: `data:${pictureType(picture)};base64,${base64(picture)}` },
  }));
  return { role, content: [{ type: 'text', text: content }, ...shown] };
}

/** Returns the payload of a `data:` line, or of llama.cpp's `error:` line; null for comments and other fields. */
function dataOf(line: string): string | null {
  const [, field, value = ''] = /^(data|error):\s*(.*)$/.exec(line) ?? [];
  if (field === undefined) return null;
  return field === 'error' ? `{"error":${value}}` : value;
}

/** Sorts entries by `index` where given; each position must occur once. */
function inOrder(entries: readonly Record<string, unknown>[]): unknown[] {
  const vectors = new Array<unknown>(entries.length);
  const taken = new Set<unknown>();
  for (const [place, { index = place, embedding }] of entries.entries()) {
    if (
      !Number.isSafeInteger(index) ||
      taken.has(index) ||
      (index as number) < 0 ||
      (index as number) >= entries.length
    )
      throw new BadEmbeddingError('The model host gave embeddings in no clear order.');
    taken.add(index);
    vectors[index as number] = embedding;
  }
  return vectors;
}
