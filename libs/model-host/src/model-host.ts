/**
 * The server that embeds and chats, as the services see it. Every method may fail with ModelHostUnavailableError,
 * ModelHostBusyError, ModelHostBrokenError, ModelHostRefusedError or ModelMissingError; when the caller's signal
 * ends, it rejects with the signal's reason, and the host is told by closing the connection.
 */
export interface ModelHost {
  /** The names of the models that are there, as the host writes them (Ollama: with tag). Within 5 s unless told. */
  listModels(call?: CallOptions): Promise<string[]>;

  /**
   * One vector for each text, in order, all of one length, every number finite. Texts go in batches of at most 32 texts
   * and 64,000 characters, one batch after the other; none is cut. Never waits for a chat. Within 30 s in all unless told.
   *
   * @throws EmbeddingInputTooLongError when a text has more tokens than the model takes, BadEmbeddingError
   */
  embed(texts: readonly string[], call: EmbedOptions): Promise<Float32Array[]>;

  /**
   * One answer of JSON that the host was made to write by the schema; check it all the same, not every host obeys. One
   * chat at a time: others wait for their turn, which counts towards the limit. Within 120 s in all unless told.
   *
   * @throws PictureRefusedError, PromptTooLongError, AnswerCutError, EmptyAnswerError, AnswerNotJsonError
   */
  chat(request: ChatRequest): Promise<ChatAnswer>;

  /**
   * What a model can, in Ollama's words: `completion`, `vision`, `embedding`, `thinking`, `tools` …; asked once for each
   * model. Null when the host does not tell. Within 5 s unless told.
   */
  capabilities(model: string, call?: CallOptions): Promise<readonly string[] | null>;

  /** Has the embeddings model loaded, so that the first question need not wait. Within 120 s unless told; fails as `embed`. */
  warm(model: string, call?: CallOptions): Promise<void>;
}

export interface CallOptions {
  /** Ends the call, for example because the client went away. */
  signal?: AbortSignal;
  /** How long the whole call may take, in milliseconds. */
  limitMs?: number;
}

export interface EmbedOptions extends CallOptions {
  model: string;
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** PNG or JPEG files that belong to it, for a model that can see: at most 4 in a chat, of 4 MB and some 1,568 × 1,212 pixels each. */
  pictures?: readonly Uint8Array[];
}

export interface ChatRequest extends CallOptions {
  model: string;
  messages: readonly ChatMessage[];
  /** JSON Schema of the answer: an object that is closed, with every property required and every array and text bounded. */
  schema: Record<string, unknown>;
  /** How long the answer may get, in tokens; 1,024 unless told. */
  answerTokens?: number;
  /** 0 (always the likeliest word) unless told. */
  temperature?: number;
}

export interface ChatAnswer {
  /** The parsed answer. */
  value: unknown;
  /** The answer as the model wrote it, without its thinking. */
  text: string;
  /** What the host counted; null when it does not say. */
  promptTokens: number | null;
  answerTokens: number | null;
}

/** Whether one of the listed models is the wanted one; a name without tag means `latest`, as with Ollama. */
export function servesModel(listed: readonly string[], wanted: string): boolean {
  return listed.includes(wanted) || listed.includes(`${wanted}:latest`);
}
