import { ApiRefusal } from './fake-types.ts';
import type { FakeModel, Generated } from './fake-types.ts';

/** Wire format of a dialect. */
export interface WireFormat {
  contentType: string;
  list(models: readonly FakeModel[]): unknown;
  embeddings(model: string, vectors: readonly string[]): string;
  /** Writes a piece of a streamed answer. */
  piece(model: string, part: { content?: string; thinking?: string }): string;
  end(model: string, generated: Generated): string;
  errorLine(message: string): string;
  whole(model: string, generated: Generated): unknown;
  missing(model: string): ApiRefusal;
  tooLong(purpose: 'embed' | 'chat'): ApiRefusal;
  notFinite(): ApiRefusal;
  failure(status: number, message: string): ApiRefusal;
}

const createdAt = '2026-01-05T08:00:00Z';
const created = 1_767_600_000;

/** Ollama: JSON lines, errors as `{ error: "…" }`. */
export const ollamaFormat: WireFormat = {
  contentType: 'application/x-ndjson',
  list: (models) => ({
    models: models.map(({ name }) => ({
      name,
      model: name,
      modified_at: createdAt,
      size: 45_960_996,
      digest: '0'.repeat(64),
      details: { format: 'gguf', family: 'bert' },
    })),
  }),
  embeddings: (model, vectors) =>
    `{"model":${JSON.stringify(model)},"embeddings":[${vectors.join(',')}],"total_duration":1000,"load_duration":100,"prompt_eval_count":${vectors.length}}`,
  piece: (model, { content = '', thinking }) =>
    line({
      model,
      created_at: createdAt,
      message: { role: 'assistant', content, ...(thinking !== undefined && { thinking }) },
      done: false,
    }),
  end: (model, generated) =>
    line({ model, created_at: createdAt, message: { role: 'assistant', content: '' }, ...ollamaEnd(generated) }),
  errorLine: (message) => line({ error: message }),
  whole: (model, generated) => ({
    model,
    created_at: createdAt,
    message: {
      role: 'assistant',
      content: generated.content,
      ...(generated.thinking !== '' && { thinking: generated.thinking }),
    },
    ...ollamaEnd(generated),
  }),
  missing: (model) => ollamaFormat.failure(404, `model "${model}" not found, try pulling it first`),
  tooLong: () => ollamaFormat.failure(400, 'the input length exceeds the context length'),
  notFinite: () => ollamaFormat.failure(500, 'failed to encode response: json: unsupported value: NaN'),
  failure: (status, message) => new ApiRefusal(status, { error: message }),
};

/** OpenAI: server-sent events, errors as `{ error: { message, type, code } }`. */
export const openAiFormat: WireFormat = {
  contentType: 'text/event-stream',
  list: (models) => ({
    object: 'list',
    data: models.map(({ name }) => ({ id: name, object: 'model', created, owned_by: 'library' })),
  }),
  embeddings: (model, vectors) =>
    `{"object":"list","data":[${vectors.map((vector, index) => `{"object":"embedding","index":${index},"embedding":${vector}}`).join(',')}],"model":${JSON.stringify(model)},"usage":{"prompt_tokens":${vectors.length},"total_tokens":${vectors.length}}}`,
  piece: (model, { content, thinking }) =>
    event({
      ...chunk(model),
      choices: [
        {
          index: 0,
          delta: {
            role: 'assistant',
            ...(content !== undefined && { content }),
            ...(thinking !== undefined && { reasoning_content: thinking }),
          },
          finish_reason: null,
        },
      ],
    }),
  end: (model, generated) =>
    `${event({ ...chunk(model), choices: [{ index: 0, delta: {}, finish_reason: generated.end }], usage: usage(generated) })}data: [DONE]\n\n`,
  errorLine: (message) => event({ error: { message, type: 'server_error', code: 500 } }),
  whole: (model, generated) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: generated.content }, finish_reason: generated.end }],
    usage: usage(generated),
  }),
  missing: (model) =>
    new ApiRefusal(404, {
      error: {
        message: `The model \`${model}\` does not exist`,
        type: 'invalid_request_error',
        param: null,
        code: 'model_not_found',
      },
    }),
  tooLong: () =>
    new ApiRefusal(400, {
      error: {
        message: "This model's maximum context length is exceeded by the input.",
        type: 'invalid_request_error',
        param: null,
        code: 'context_length_exceeded',
      },
    }),
  notFinite: () => openAiFormat.failure(500, 'json: unsupported value: NaN'),
  failure: (status, message) =>
    new ApiRefusal(status, {
      error: { message, type: status < 500 ? 'invalid_request_error' : 'server_error', param: null, code: null },
    }),
};

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

function event(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

function ollamaEnd({ end, promptTokens, answerTokens }: Generated): Record<string, unknown> {
  return {
    done: true,
    done_reason: end,
    total_duration: 1_000,
    load_duration: 100,
    prompt_eval_count: promptTokens,
    prompt_eval_duration: 100,
    eval_count: answerTokens,
    eval_duration: 100,
  };
}

function chunk(model: string): Record<string, unknown> {
  return { id: 'chatcmpl-1', object: 'chat.completion.chunk', created, model };
}

function usage({ promptTokens, answerTokens }: Generated): Record<string, unknown> {
  return { prompt_tokens: promptTokens, completion_tokens: answerTokens, total_tokens: promptTokens + answerTokens };
}
