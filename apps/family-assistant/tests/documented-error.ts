import { contract } from '../src/generated/contract.ts';

interface DocumentedResponse {
  content?: { 'application/json'?: { example?: unknown; examples?: Record<string, { value: unknown }> } };
}

/** The document's example of an error response; `name` chooses one of several. */
export function documentedError(response: string, name?: string): unknown {
  const responses = contract.components?.['responses'] as Record<string, DocumentedResponse>;
  const json = responses[response]?.content?.['application/json'];
  return name === undefined ? json?.example : json?.examples?.[name]?.value;
}
