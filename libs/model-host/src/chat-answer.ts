import { AnswerCutError, AnswerNotJsonError, EmptyAnswerError, ModelHostBrokenError } from './model-host-errors.ts';
import type { ChatAnswer } from './model-host.ts';

/** Result of one generation, independent of the dialect. */
export interface Generation {
  content: string;
  /** Finish reason; null while unfinished. */
  end: string | null;
  promptTokens: unknown;
  answerTokens: unknown;
}

/**
 * Turns a generation into an answer. @throws AnswerCutError, EmptyAnswerError, AnswerNotJsonError, ModelHostBrokenError
 * when it did not finish
 */
export function toAnswer({ content, end, promptTokens, answerTokens }: Generation): ChatAnswer {
  if (end === null) throw new ModelHostBrokenError('The model host broke off its answer without an end.');
  if (end === 'length') throw new AnswerCutError();
  const text = withoutFence(withoutThinking(content));
  if (text === '') throw new EmptyAnswerError();
  return { value: parse(text), text, promptTokens: toCount(promptTokens), answerTokens: toCount(answerTokens) };
}

/** Removes leading thinking, with its opening tag or with the closing tag alone (some templates open it themselves). */
function withoutThinking(content: string): string {
  const text = content.trim();
  if (/^[[{]/.test(text)) return text;
  const closed = text.replace(/^(?:<(think|thinking)>)?[\s\S]*?<\/(?:think|thinking)>/, '').trim();
  return /^<(think|thinking)>/.test(closed) ? '' : closed;
}

/** Removes a Markdown fence: hosts without schema support let the model write Markdown. */
function withoutFence(text: string): string {
  return /^```(?:json)?\s*\n([\s\S]*?)\n?```$/.exec(text)?.[1]?.trim() ?? text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AnswerNotJsonError();
  }
}

function toCount(value: unknown): number | null {
  return Number.isSafeInteger(value) ? (value as number) : null;
}
