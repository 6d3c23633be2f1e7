import { PromptTooLongError, type ModelHost } from '@homeroom/model-host';
import type { FoundPassage } from '@homeroom/search';
import * as z from 'zod';
import { standardAnswerMs } from '../answer-budget.ts';
import { answerPrompt, answerSchema, shownPassages } from './answer-prompt.ts';
import { groundingFault } from './grounding.ts';
import { cleanLine } from '@homeroom/text';

/** The model that writes answers. */
export interface AnswerModel {
  host: Pick<ModelHost, 'chat'>;
  /** Its name, as the host lists it. */
  model: string;
  /** Time limit in milliseconds. Default: 4,000. */
  limitMs?: number;
}

/** Outcome of asking a model: a grounded answer, the word that there is none, or what cannot be used, and why. */
export type ModelAnswer =
  | { kind: 'answer'; text: string; sources: string[] }
  | { kind: 'none' }
  | { kind: 'refused'; reason: string };

/** Input of a model. */
export interface ModelRequest {
  chat: AnswerModel;
  question: string;
  passages: readonly FoundPassage[];
  today: string;
  timeZone: string;
  marker: string;
  signal?: AbortSignal;
}

const answerTokens = 500;
const writtenAnswer = z.strictObject({
  answerable: z.boolean(),
  answer: z.string().max(600),
  passages: z.array(z.int()).max(5),
  quotes: z.array(z.string().max(1_000)).max(3),
});

/** Asks the model and holds its answer against the passages. @throws ModelHostError, or the signal's reason */
export async function answerByModel({
  chat,
  question,
  passages,
  today,
  timeZone,
  marker,
  signal,
}: ModelRequest): Promise<ModelAnswer> {
  const request = (shown: readonly FoundPassage[]) =>
    chat.host.chat({
      model: chat.model,
      messages: answerPrompt({ question, passages: shown, today, timeZone, marker }),
      schema: answerSchema,
      answerTokens,
      limitMs: chat.limitMs ?? standardAnswerMs,
      ...(signal ? { signal } : {}),
    });
  const { value, shown } = await withFittingPassages(shownPassages(passages), request);
  const written = writtenAnswer.safeParse(value);
  if (!written.success) return { kind: 'refused', reason: 'another shape than asked for' };
  if (!written.data.answerable) return { kind: 'none' };
  const cited = [...new Set(written.data.passages)].map((number) => shown[number - 1]);
  if (!cited.every((passage) => passage !== undefined))
    return { kind: 'refused', reason: 'a passage that was not shown' };
  const answer = cleanLine(written.data.answer, 600);
  if (!/[\p{L}\p{N}]/u.test(answer)) return { kind: 'refused', reason: 'no words' };
  const reason = groundingFault({
    answer,
    quotes: written.data.quotes.map((quote) => cleanLine(quote, 1_000)),
    cited,
    question,
    today,
  });
  return reason === null
    ? { kind: 'answer', text: answer, sources: [...new Set(cited.map(({ source }) => source))] }
    : { kind: 'refused', reason };
}

/** Makes a request with all passages, then with the better half as long as they are too long for the model's context. */
async function withFittingPassages<Answer extends object>(
  shown: readonly FoundPassage[],
  request: (shown: readonly FoundPassage[]) => Promise<Answer>,
): Promise<Answer & { shown: readonly FoundPassage[] }> {
  try {
    return { ...(await request(shown)), shown };
  } catch (error) {
    if (!(error instanceof PromptTooLongError) || shown.length < 2) throw error;
    return withFittingPassages(shown.slice(0, Math.ceil(shown.length / 2)), request);
  }
}
