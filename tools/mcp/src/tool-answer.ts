import { ClientError, ConnectionError, ResponseError, TimeLimitError, UnauthorizedError } from '@homeroom/client';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

const maxListLength = 40_000;

/** Runs a tool: its result as JSON, or a failure of the service as a sentence for the model. */
export async function toolAnswer(run: () => Promise<object>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: JSON.stringify(await run()) }] };
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    return { isError: true, content: [{ type: 'text', text: sentencesOf(error).join(' ') }] };
  }
}

/** Items that fit into an answer, and the number of those left out. */
export function shortened<Item>(items: readonly Item[]): { items: Item[]; left_out?: number } {
  let length = 0;
  const cut = items.findIndex((item) => (length += JSON.stringify(item).length) > maxListLength);
  return cut === -1 ? { items: [...items] } : { items: items.slice(0, cut), left_out: items.length - cut };
}

function sentencesOf(error: ClientError): string[] {
  const sentences = [error.message];
  if (error instanceof UnauthorizedError) sentences.push('Check the token of this server.');
  if (error instanceof ResponseError) {
    if (error.retryAfterMs !== null) sentences.push(`Try again in ${Math.ceil(error.retryAfterMs / 1_000)} s.`);
    sentences.push(`(${error.code})`);
  }
  const isUnknown = error instanceof ConnectionError || error instanceof TimeLimitError;
  if (isUnknown && error.idempotencyKey !== null)
    sentences.push('It may have been done: look at the calendar before trying again.');
  return sentences;
}
