import { PromptTooLongError } from './model-host-errors.ts';
import type { ChatMessage } from './model-host.ts';

/** Window sizes double: a host reloads the model when the size changes, so few sizes are used. */
const smallest = 4_096;
const bytesPerToken = 3;
const tokensPerMessage = 16;
/** A letter of 1,568 × 1,212 pixels in tiles of 28, the finest that models use. */
const tokensPerPicture = 2_500;

/**
 * Estimates the maximum number of tokens of the messages: 3 bytes of UTF-8 each (English has about 4, most scripts
 * more), and a fixed number per picture.
 */
function estimateTokens(messages: readonly ChatMessage[]): number {
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
 * Returns the context window that fits messages and answer: 4,096 tokens, doubled until large enough.
 *
 * @param largest limit of the model and of the configuration
 * @throws PromptTooLongError when the estimate exceeds `largest`
 */
export function contextWindow(messages: readonly ChatMessage[], answerTokens: number, largest: number): number {
  const needed = estimateTokens(messages) + answerTokens;
  if (needed > largest) throw new PromptTooLongError();
  let size = smallest;
  while (size < needed) size *= 2;
  return Math.min(size, largest);
}
