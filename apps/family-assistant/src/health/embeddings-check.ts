import fetch from 'node-fetch';
import type { EmbeddingsSettings } from '../config.ts';

/** What the health answer says of the embeddings host. */
export type EmbeddingsState = 'up' | 'down' | 'unreachable';

const largestListBytes = 4 * 1_048_576;

/**
 * Asks the embeddings host for its models: `GET /api/tags` (Ollama) or `GET /v1/models` (OpenAI-compatible).
 * `up` when it lists the model, `down` when it answers otherwise; rejects when it refuses or the signal ends.
 */
export async function checkEmbeddings(settings: EmbeddingsSettings, signal: AbortSignal): Promise<EmbeddingsState> {
  const base = settings.url.replace(/\/+$/, '');
  const response = await fetch(base + (settings.api === 'ollama' ? '/api/tags' : '/v1/models'), { signal, size: largestListBytes, redirect: 'error' });
  if (!response.ok) return 'down';
  const names = modelNames(await response.json().catch(() => null));
  return names.some((name) => name === settings.model || name.split(':')[0] === settings.model) ? 'up' : 'down';
}

function modelNames(body: unknown): string[] {
  const { models, data } = (body ?? {}) as { models?: unknown; data?: unknown };
  const list = Array.isArray(models) ? models : Array.isArray(data) ? data : [];
  return list.map((entry: { name?: unknown; id?: unknown }) => String(entry?.name ?? entry?.id ?? ''));
}
