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
import type { ParseResult } from '../../read/parse-result.ts';
import type { CardFacts, CardMoment } from '../card.ts';
import { AnswerShapeError, readCardAnswer, type CardAnswer } from './card-answer.ts';
import { cardPrompt, cardSchema } from './card-prompt.ts';
import { readEvidence } from './evidence.ts';
import { judgeCard } from './judge-card.ts';
import { mergeAnswer } from './merge-card.ts';
import { QuotedText } from './quoted-text.ts';
import { showDocument, type ShownDocument } from './shown-document.ts';

/** The model that reads documents for cards. */
export interface CardModel {
  host: Pick<ModelHost, 'chat'>;
  /** Its name, as the host lists it. */
  model: string;
  /** How long it may take for one card, its turn in the queue included, in milliseconds; 45,000 unless told. */
  limitMs?: number;
}

/** What the improving needs. */
export interface ImproveParts {
  household: Household;
  chat: CardModel;
  /** Makes what separates the document from the rest of the prompt, a new one each time. */
  newMarker: () => string;
  clock: () => Date;
  /** Told when the model fails; never a text or an answer. */
  logger: { warn(fields: object, message: string): void };
  moment: CardMoment;
  signal: AbortSignal;
}

const standardLimitMs = 45_000;
const leastMs = 1_000;
const answerTokens = 2_000;
/** How much of a document is shown, and how much to a model that cannot take that. */
const shownCharacters = [12_000, 4_000] as const;

/**
 * The card of the rules, made better by what a model says of the same document and the document bears out; see
 * `mergeAnswer`. A model that is unavailable, busy or slow, or whose answer cannot be used, leaves the card as it is, with a warning.
 *
 * @throws the signal's reason when it ends
 */
export async function improveCard(card: CardFacts, parse: ParseResult, parts: ImproveParts): Promise<CardFacts> {
  const {
    household,
    chat: { model },
    logger,
    moment,
    signal,
  } = parts;
  const written = card.document_date ?? moment.today;
  try {
    const asked = await askForCard(parse, written, parts);
    if (asked === null) return card;
    const { document, answer } = asked;
    const merged = mergeAnswer(answer, {
      document,
      quoted: new QuotedText(document.text),
      evidence: readEvidence(document, written),
      card,
      parse,
      household,
      moment,
      written,
    });
    const warnings = document.cut
      ? [
          ...card.warnings,
          `The language model read only the first ${document.text.length} characters of this document.`,
        ]
      : card.warnings;
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
  parse: ParseResult,
  written: string,
  { household, chat, newMarker, clock, signal }: ImproveParts,
): Promise<{ document: ShownDocument; answer: CardAnswer } | null> {
  const end = clock().getTime() + (chat.limitMs ?? standardLimitMs);
  for (const [attempt, mostCharacters] of shownCharacters.entries()) {
    const document = showDocument(parse, { mostCharacters, written });
    if (document.text === '') return null;
    const messages = cardPrompt({ document, household, written, marker: newMarker() });
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
      if (!(error instanceof PromptTooLongError) || attempt === shownCharacters.length - 1) throw error;
    }
  }
  return null;
}

/** What went wrong, for the log: of a fault of ours its kind and place, whose message might quote the document. */
function reasonOf(error: unknown): string {
  if (error instanceof ModelHostError) return error.message;
  if (error instanceof AnswerShapeError) return 'Another shape than asked for.';
  return error instanceof Error
    ? `${error.name}${error.stack?.slice(error.stack.indexOf('\n    at ')).slice(0, 400) ?? ''}`
    : 'Unknown';
}

/** What went wrong, as a parent understands it. */
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
