import type { Household } from '@homeroom/household';
import {
  AnswerCutError,
  AnswerNotJsonError,
  EmptyAnswerError,
  ModelHostBusyError,
  ModelHostError,
  PromptTooLongError,
  type ModelHost,
} from '@homeroom/model-host';
import type { Interpretation } from '../../interpret/interpret-document.ts';
import type { ShownDocument } from '../../interpret/shown-document.ts';
import type { CardFacts, CardMoment } from '../card.ts';
import { AnswerShapeError, readCardAnswer, type CardAnswer } from './card-answer.ts';
import { cardPrompt, cardSchema } from './card-prompt.ts';
import { readEvidence } from './evidence.ts';
import { judgeCard } from './judge-card.ts';
import { mergeAnswer } from './merge-card.ts';
import { QuotedText } from '@homeroom/text';

/** The model that reads documents for cards. */
export interface CardModel {
  host: Pick<ModelHost, 'chat'>;
  /** Its name, as the host lists it. */
  model: string;
  /** Time limit for one card, waiting for its turn included, in milliseconds. */
  limitMs: number;
}

/** Model and setting of an improvement. */
export interface ImproveOptions {
  household: Household;
  chat: CardModel;
  /** Makes the marker that separates the document from the rest of the prompt, unique for each. */
  newMarker: () => string;
  clock: () => Date;
  /** Logs failures of the model, never a text or an answer. */
  logger: { warn(fields: object, message: string): void };
  moment: CardMoment;
  signal: AbortSignal;
}

const leastMs = 1_000;
const answerTokens = 2_000;
/** Lengths at which a document is shown, in characters: to most models, and to one that cannot take that. */
export const shownLengths = [12_000, 4_000] as const;

/**
 * The card of the rules, made better by what a model says of the same document and the document bears out; see
 * `mergeAnswer`. A model that is unavailable, busy or slow, or whose answer cannot be used, leaves the card unchanged, with a warning.
 *
 * @throws the signal's reason when it ends
 */
export async function improveCard(
  { card, shown }: Omit<Interpretation, 'rules'>,
  options: ImproveOptions,
): Promise<CardFacts> {
  const {
    household,
    chat: { model },
    logger,
    moment,
    signal,
  } = options;
  try {
    const asked = await askForCard(shown, options);
    if (asked === null) return card;
    const { document, answer } = asked;
    const merged = mergeAnswer(answer, {
      document,
      quoted: new QuotedText(document.text),
      evidence: readEvidence(document),
      card,
      household,
      moment,
    });
    const warnings = [
      ...card.warnings,
      ...(document.cut
        ? [`The language model read only the first ${document.text.length} characters of this document.`]
        : []),
      ...(merged.generated_by === 'rules' ? ['Nothing that the language model said is in this document.'] : []),
    ];
    return { ...card, ...merged, ...judgeCard(card, merged, moment.today), model, warnings };
  } catch (error) {
    signal.throwIfAborted();
    logger.warn(
      { model, reason: reasonOf(error) },
      'The language model cannot be used for a card; rules alone make it.',
    );
    return { ...card, warnings: [...card.warnings, `${whyWithoutModel(error)} The card was made by rules alone.`] };
  }
}

/** Null for a document without text. Asked with less of it when it is too long for the model. */
async function askForCard(
  shown: readonly ShownDocument[],
  { household, chat, newMarker, clock, signal }: ImproveOptions,
): Promise<{ document: ShownDocument; answer: CardAnswer } | null> {
  const end = clock().getTime() + chat.limitMs;
  for (const [attempt, document] of shown.entries()) {
    if (document.text === '') return null;
    const messages = cardPrompt({ document, household, marker: newMarker() });
    try {
      const { value } = await chat.host.chat({
        model: chat.model,
        messages,
        schema: cardSchema,
        answerTokens,
        limitMs: Math.max(leastMs, end - clock().getTime()),
        signal,
      });
      return { document, answer: readCardAnswer(value) };
    } catch (error) {
      if (!(error instanceof PromptTooLongError) || attempt === shown.length - 1) throw error;
    }
  }
  return null;
}

/** Reason of a failure for the log. For our own faults only name and stack, since the message might quote the document. */
function reasonOf(error: unknown): string {
  if (error instanceof ModelHostError) return error.message;
  if (error instanceof AnswerShapeError) return 'Another shape than asked for.';
  return error instanceof Error
    ? `${error.name}${error.stack?.slice(error.stack.indexOf('\n    at ')).slice(0, 400) ?? ''}`
    : 'Unknown';
}

/** Reason of a failure in words for a parent. */
function whyWithoutModel(error: unknown): string {
  if (error instanceof PromptTooLongError) return 'This document is too long for the language model.';
  if (error instanceof ModelHostBusyError) return 'The language model had too much to do.';
  const unusable = [AnswerCutError, AnswerNotJsonError, EmptyAnswerError, AnswerShapeError].some(
    (kind) => error instanceof kind,
  );
  if (unusable) return 'The language model gave an answer that cannot be used.';
  return error instanceof ModelHostError
    ? 'The language model could not be reached in time.'
    : 'The language model could not be used.';
}
