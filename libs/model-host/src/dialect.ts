import type { CallWatch } from './call-watch.ts';
import type { Generation } from './chat-answer.ts';
import { ModelHostBrokenError } from './model-host-errors.ts';
import type { ChatRequest } from './model-host.ts';

/** What the two kinds of host do differently. */
export interface Dialect {
  list(watch: CallWatch): Promise<string[]>;
  /** One batch, as the host answers it. */
  embed(texts: readonly string[], model: string, watch: CallWatch): Promise<readonly unknown[]>;
  /** What the model can; null when the host does not tell. */
  capabilities(model: string, watch: CallWatch): Promise<readonly string[] | null>;
  generate(request: ChatRequest, watch: CallWatch): Promise<Generation>;
}

/** What both are told. */
export interface DialectSettings {
  /** How long the host keeps a model in memory, as Ollama writes it. */
  keepAlive: string;
  /** The largest context window that is asked for, in tokens. */
  largestContext: number;
}

/** Bounds of answers in bytes. */
export const largest = { list: 4 * 1_048_576, embeddings: 32 * 1_048_576, generation: 8 * 1_048_576 };
export const standardAnswerTokens = 1_024;
/** The longest answer that is put together, in characters; what a model writes in a circle ends here. */
const longestContent = 1_048_576;

/** A piece more of the answer. @throws ModelHostBrokenError */
export function append(generation: Generation, piece: unknown): void {
  if (piece === undefined || piece === null) return;
  if (typeof piece !== 'string') throw unreadable();
  generation.content += piece;
  if (generation.content.length > longestContent)
    throw new ModelHostBrokenError(`The model's answer is longer than ${longestContent} characters.`);
}

export function emptyGeneration(): Generation {
  return { content: '', end: null, promptTokens: null, answerTokens: null };
}

/** A JSON object, whatever the host sent. @throws ModelHostBrokenError */
export function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return value as Record<string, unknown>;
}

/** A JSON list. @throws ModelHostBrokenError */
export function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw unreadable();
  return value;
}

/** A JSON object in a line. @throws ModelHostBrokenError */
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
