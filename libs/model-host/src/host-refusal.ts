import { withoutQuotations } from '@homeroom/errors';
import {
  BadEmbeddingError,
  EmbeddingInputTooLongError,
  ModelHostBrokenError,
  ModelHostBusyError,
  ModelHostRefusedError,
  ModelMissingError,
  PromptTooLongError,
} from './model-host-errors.ts';

/** Context of a request, used to classify its refusal. */
export interface Asked {
  purpose: 'list' | 'embed' | 'chat';
  /** Empty when no model was named. */
  model: string;
  /** Texts that must not appear in errors. */
  secrets: readonly string[];
}

const maxReasonLength = 200;
/** Messages of Ollama, OpenAI, vLLM, llama.cpp and text-embeddings-inference. */
const tooLongWords =
  /context (length|size|window)|context_length|input length exceeds|(input|prompt|text|request|sequence)\b.{0,40}too (long|large)|physical batch size|must have less than \d+ tokens|exceed_context/i;
const missingWords = /model_not_found|model\b.*\b(not found|does not exist|not exist|isn't loaded|is not loaded)/i;
/** Messages of Ollama, llama.cpp and vLLM. */
const blindWords = /missing data required for image input|image input is not supported|not a multimodal model/i;
/** Message of Go's JSON encoder for a model that computed NaN or infinity. */
const notFiniteWords = /unsupported value: ([+-]?inf|nan)/i;

/** Returns the error for a response with a status outside 200–299, or for an error inside a response. */
export function refusalError(status: number, body: string, asked: Asked): Error {
  const reason = reasonOf(body);
  const words = reason ? `${reason.message} ${reason.code}` : '';
  if (status === 401 || status === 403)
    return new ModelHostRefusedError('The model host does not accept the credentials.', status);
  if (asked.purpose !== 'list' && (status === 413 || (status !== 429 && tooLongWords.test(words))))
    return asked.purpose === 'embed' ? new EmbeddingInputTooLongError(null) : new PromptTooLongError();
  if (status < 500 && asked.model !== '' && (missingWords.test(words) || (status === 404 && reason !== null)))
    return new ModelMissingError(asked.model);
  if (blindWords.test(words)) return new ModelHostRefusedError('The model cannot read pictures.', status);
  if (status === 429) return new ModelHostBusyError('The model host has too much to do.');
  if (asked.purpose === 'embed' && notFiniteWords.test(words))
    return new BadEmbeddingError('The model host computed an embedding that is not made of numbers.');
  const sentence = clean(reason?.message ?? '', asked.secrets);
  if (status >= 400 && status < 500)
    return new ModelHostRefusedError(`The model host refused the request (${status})${sentence}.`, status);
  return new ModelHostBrokenError(
    `The model host failed${status === 200 ? ' while answering' : ` (${status})`}${sentence}.`,
  );
}

/**
 * Reads `{ error }`, `{ error: { message, code } }` or `{ message }`; null for anything else, for example a proxy's
 * page.
 */
function reasonOf(body: string): { message: string; code: string } | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  const { error, message } = (value ?? {}) as { error?: unknown; message?: unknown };
  if (typeof error === 'object' && error !== null) {
    const { code, type, message: inner } = error as Record<string, unknown>;
    return { message: textOf(inner), code: `${textOf(code)} ${textOf(type)}` };
  }
  const found = typeof error === 'string' ? error : message;
  return typeof found === 'string' ? { message: found, code: '' } : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function clean(reason: string, secrets: readonly string[]): string {
  const hidden = secrets
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '***'), reason);
  const line = hidden
    .replace(/\b[a-z]+:\/\/\S+/gi, '(an address)')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const short = withoutQuotations(line)
    .slice(0, maxReasonLength)
    .replace(/[\s.\ud800-\udbff]+$/, '');
  return short === '' ? '' : `: ${short}`;
}
