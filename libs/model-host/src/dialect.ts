import type { CallWatch } from './call-watch.ts';
import type { Generation } from './chat-answer.ts';
import { ModelHostBrokenError } from './model-host-errors.ts';
import type { ChatRequest } from './model-host.ts';

/** Differences between the two kinds of host. */
export interface Dialect {
  list(watch: CallWatch): Promise<string[]>;
  /** Embeds one batch; returns the host's raw vectors. */
  embed(texts: readonly string[], model: string, watch: CallWatch): Promise<readonly unknown[]>;
  /** Capabilities of the model; null when the host does not report them. */
  capabilities(model: string, watch: CallWatch): Promise<readonly string[] | null>;
  generate(request: ChatRequest, watch: CallWatch): Promise<Generation>;
}

/** Settings common to both dialects. */
export interface DialectSettings {
  /** Time the host keeps a model in memory, in Ollama's format. */
  keepAlive: string;
  /** Largest context window requested, in tokens. */
  maxContext: number;
}

/** Response size limits in bytes. */
export const largest = { list: 4 * 1_048_576, embeddings: 32 * 1_048_576, generation: 8 * 1_048_576 };
export const standardAnswerTokens = 1_024;
/** Maximum length of an answer in characters; stops a model that repeats itself. */
const maxContentLength = 1_048_576;

/** Appends a piece to the answer. @throws ModelHostBrokenError */
export function append(generation: Generation, piece: unknown): void {
  if (piece === undefined || piece === null) return;
  if (typeof piece !== 'string') throw unreadable();
  generation.content += piece;
  if (generation.content.length > maxContentLength)
    throw new ModelHostBrokenError(`The model's answer is longer than ${maxContentLength} characters.`);
}

export function emptyGeneration(): Generation {
  return { content: '', end: null, promptTokens: null, answerTokens: null };
}

/** Parses any response as a JSON object. @throws ModelHostBrokenError */
export function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return value as Record<string, unknown>;
}

/** Parses a JSON array. @throws ModelHostBrokenError */
export function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw unreadable();
  return value;
}

/** Parses a line as a JSON object. @throws ModelHostBrokenError */
export function parseObject(line: string): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(line));
  } catch {
    throw unreadable();
  }
}

export function unreadable(): ModelHostBrokenError {
  return new ModelHostBrokenError('The model host gave an answer that could not be read.');
}
