import {
  AnswerCutError,
  AnswerNotJsonError,
  EmptyAnswerError,
  ModelHostError,
  PromptTooLongError,
  type ModelHost,
} from '@homeroom/model-host';
import * as z from 'zod';
import { categories, type Category } from '@homeroom/matters';
import { categoryPrompt, categorySchema, maxMattersInPrompt, type ShownMatter } from './category-prompt.ts';

/** The model that chooses categories. */
export interface CategoryModel {
  host: Pick<ModelHost, 'chat'>;
  /** Its name, as the host lists it. */
  model: string;
  /** Time limit for all matters of one digest, in milliseconds. Default: 20,000. */
  limitMs?: number;
}

export interface ModelChoiceDeps {
  chat: CategoryModel;
  clock: () => Date;
  /** Makes what separates the matters in a prompt, a new one each time. */
  newMarker: () => string;
  /** Logs failures of the model; never a text or an answer. */
  logger: { warn(fields: object, message: string): void };
  signal: AbortSignal;
}

const standardLimitMs = 20_000;
const batchLimitMs = 30_000;
const leastMs = 500;
const tokensOfEntry = 24;
const maxFaults = 2;
const answerShape = z.object({ matters: z.array(z.unknown()).max(10 * maxMattersInPrompt) });
const entryShape = z.strictObject({ number: z.int(), category: z.enum(categories) });

/**
 * The category of each matter that the model gives one, null for the others: what it left out, named twice with different
 * categories, or wrote in another shape. A host that fails is not asked again; one that answers nonsense gets one more try
 * with the matters that follow.
 *
 * @throws the signal's reason when it ends
 */
export async function categorizeByModel(
  matters: readonly ShownMatter[],
  deps: ModelChoiceDeps,
): Promise<(Category | null)[]> {
  const chosen: (Category | null)[] = matters.map(() => null);
  const {
    clock,
    chat: { limitMs = standardLimitMs },
  } = deps;
  const end = clock().getTime() + limitMs;
  let faults = 0;
  for (let from = 0; from < matters.length && faults < maxFaults; from += maxMattersInPrompt) {
    const leftMs = Math.min(batchLimitMs, end - clock().getTime());
    if (leftMs < Math.min(leastMs, limitMs)) break;
    const batch = matters.slice(from, from + maxMattersInPrompt);
    try {
      for (const [place, category] of (await askForBatch(batch, deps, leftMs)).entries())
        chosen[from + place] = category;
    } catch (error) {
      deps.signal.throwIfAborted();
      faults += isPassing(error) ? 1 : maxFaults;
      const reason =
        error instanceof ModelHostError
          ? error.message
          : error instanceof ShapeError
            ? 'Another shape than asked for.'
            : 'An unexpected failure.';
      deps.logger.warn(
        { model: deps.chat.model, reason },
        'The categories of the chat model cannot be used; rules choose instead.',
      );
    }
  }
  return chosen;
}

class ShapeError extends Error {
  override readonly name = 'ShapeError';
}

async function askForBatch(
  batch: readonly ShownMatter[],
  { chat, newMarker, signal }: ModelChoiceDeps,
  limitMs: number,
): Promise<(Category | null)[]> {
  const { value } = await chat.host.chat({
    model: chat.model,
    messages: categoryPrompt(batch, newMarker()),
    schema: categorySchema(batch.length),
    answerTokens: 40 + tokensOfEntry * batch.length,
    limitMs,
    signal,
  });
  const answer = answerShape.safeParse(value);
  if (!answer.success) throw new ShapeError();
  const chosen = new Map<number, Category | null>();
  for (const written of answer.data.matters) {
    const entry = entryShape.safeParse(written);
    if (!entry.success) continue;
    const { number, category } = entry.data;
    chosen.set(number, chosen.has(number) && chosen.get(number) !== category ? null : category);
  }
  return batch.map((_, index) => chosen.get(index + 1) ?? null);
}

/** Whether it was this answer that failed, not the host. */
function isPassing(error: unknown): boolean {
  return [ShapeError, AnswerCutError, AnswerNotJsonError, EmptyAnswerError, PromptTooLongError].some(
    (kind) => error instanceof kind,
  );
}
