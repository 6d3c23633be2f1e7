/**
 * Server that provides embeddings and chat. Every method may fail with ModelHostUnavailableError, ModelHostBusyError,
 * ModelHostBrokenError, ModelHostRefusedError or ModelMissingError. When the caller's signal aborts, it rejects with
 * the signal's reason and closes the connection.
 */
export interface ModelHost {
  /** Lists the available models by the host's names (Ollama: with tag). Default limit: 5 s. */
  listModels(call?: CallOptions): Promise<string[]>;

  /**
   * Returns one vector per text, in order, all of one length and finite. Texts are sent sequentially in batches of at
   * most 32 texts and 64,000 characters; none is cut. Never waits for a chat. Default limit: 30 s in total.
   *
   * @throws EmbeddingInputTooLongError when a text has more tokens than the model accepts, BadEmbeddingError
   */
  embed(texts: readonly string[], call: EmbedOptions): Promise<Float32Array[]>;

  /**
   * Returns one JSON answer constrained by the schema. Validate it anyway: not every host obeys. One chat runs at a
   * time; waiting counts towards the limit, and a limit that mostly passed so is a ModelHostBusyError. Default limit:
   * 120 s in total.
   *
   * @throws PictureRefusedError, PromptTooLongError, AnswerCutError, EmptyAnswerError, AnswerNotJsonError
   */
  chat(request: ChatRequest): Promise<ChatAnswer>;

  /**
   * Returns a model's capabilities in Ollama's terms: `completion`, `vision`, `embedding`, `thinking`, `tools` …;
   * requested once per model. Null when the host does not report them. Default limit: 5 s.
   */
  capabilities(model: string, call?: CallOptions): Promise<readonly string[] | null>;

  /** Loads the embeddings model so that the first question does not wait. Default limit: 120 s. Fails like `embed`. */
  warm(model: string, call?: CallOptions): Promise<void>;
}

export interface CallOptions {
  /** Aborts the call, for example when the client disconnects. */
  signal?: AbortSignal;
  /** Limit for the whole call in milliseconds. */
  limitMs?: number;
}

export interface EmbedOptions extends CallOptions {
  model: string;
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** PNG or JPEG files for a vision model: at most 4 in a chat, of 4 MB and about 1,568 × 1,212 pixels each. */
  pictures?: readonly Uint8Array[];
}

export interface ChatRequest extends CallOptions {
  model: string;
  messages: readonly ChatMessage[];
  /** JSON Schema of the answer: a closed object with all properties required and all arrays and strings bounded. */
  schema: Record<string, unknown>;
  /** Maximum answer length in tokens. Default: 1,024. */
  answerTokens?: number;
  /** Default: 0 (always the most likely word). */
  temperature?: number;
}

export interface ChatAnswer {
  /** The parsed answer. */
  value: unknown;
  /** The answer as the model wrote it, without thinking. */
  text: string;
  /** Counted by the host; null when it does not report it. */
  promptTokens: number | null;
  answerTokens: number | null;
}

/** Whether the wanted model is listed; a name without a tag means `latest`, as in Ollama. */
export function servesModel(listed: readonly string[], wanted: string): boolean {
  return listed.includes(wanted) || listed.includes(`${wanted}:latest`);
}
