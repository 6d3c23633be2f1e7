import { inspect } from 'node:util';
import { openModelHost } from '../open-model-host.ts';
import type { ModelHostApi, ModelHostOptions } from '../open-model-host.ts';
import type { ChatRequest, ModelHost } from '../model-host.ts';
import type { FakeModelHost } from './fake-model-host.ts';

/** Both dialects. */
export const apis: ModelHostApi[] = ['ollama', 'openai'];

/** Opens a host at the fake's address, optionally with short limits. */
export function openAt(fake: FakeModelHost, api: ModelHostApi, options: Partial<ModelHostOptions> = {}): ModelHost {
  return openModelHost({ url: fake.url, api, ...options });
}

/** Builds a generic chat request. */
export function buildChat(parts: Partial<ChatRequest> = {}): ChatRequest {
  return {
    model: 'small-chat',
    messages: [{ role: 'user', content: 'When is the slip due?' }],
    schema: { type: 'object' },
    ...parts,
  };
}

/** Returns a call's error after checking everything that a log could show for secrets and addresses. */
export async function failure(call: Promise<unknown>, hidden: readonly string[] = []): Promise<Error> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('The call succeeded.');
  const shown = [
    String(error),
    error.stack,
    inspect(error, { depth: 10, showHidden: true, getters: true }),
    JSON.stringify(error),
  ].join('\n');
  for (const text of ['http://', ...hidden]) if (shown.includes(text)) throw new Error(`The error shows ${text}.`);
  if (error.cause !== undefined) throw new Error('The error has a cause.');
  return error;
}
