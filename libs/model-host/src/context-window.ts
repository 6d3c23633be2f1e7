import { PromptTooLongError } from './model-host-errors.ts';
import type { ChatMessage } from './model-host.ts';

/** Steps of the window: a host loads the model anew when the size changes, so few sizes are asked for. */
const smallest = 4_096;
const bytesPerToken = 3;
const tokensPerMessage = 16;
/** A letter of 1,568 × 1,212 pixels in tiles of 28, as the models with the finest eyes take it. */
const tokensPerPicture = 2_500;

/** How many tokens the messages have at most: 3 bytes of UTF-8 each, where English has about 4 and most scripts more; pictures by their number. */
export function estimateTokens(messages: readonly ChatMessage[]): number {
  return messages.reduce(
    (sum, { content, pictures = [] }) =>
      sum +
      tokensPerMessage +
      tokensPerPicture * pictures.length +
      Math.ceil(Buffer.byteLength(content) / bytesPerToken),
    0,
  );
}

/**
 * The context window in which messages and answer fit: 4,096 tokens, doubled until it is large enough.
 *
 * @param largest what the model takes and the host should be asked for at most
 * @throws PromptTooLongError when the estimate does not fit into the largest
 */
export function contextWindow(messages: readonly ChatMessage[], answerTokens: number, largest: number): number {
  const needed = estimateTokens(messages) + answerTokens;
  if (needed > largest) throw new PromptTooLongError();
  let size = smallest;
  while (size < needed) size *= 2;
  return Math.min(size, largest);
}
