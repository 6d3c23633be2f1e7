import type { ParseResult } from '../read/parse-result.ts';
import { withoutOrders } from '../interpret/addressed-to-machines.ts';
import type { CardFacts, CardMoment } from './card.ts';
import { improveCard, type CardModel, type ImproveParts } from './model/improve-card.ts';
import { cardByRulesInSteps } from '../interpret/card-by-rules.ts';
import { inTurns } from '../interpret/steps.ts';

/** What a card is written with. */
export interface CardParts extends Omit<ImproveParts, 'chat' | 'moment' | 'signal'> {
  /** Null when no model is configured: rules alone make the card. */
  chat: CardModel | null;
}

/**
 * The card of a document: what rules find, made better by a model where one is configured. A model that is unavailable, slow or
 * writes nonsense costs a warning on the card, never the card. Orders to a program, wherever they stand in the document,
 * neither change the card nor stand on it.
 *
 * @throws the signal's reason when it ends
 */
export async function writeCard(
  parse: ParseResult,
  moment: CardMoment,
  parts: CardParts,
  signal: AbortSignal,
): Promise<CardFacts> {
  signal.throwIfAborted();
  const read = await inTurns(withoutOrders(parse), signal);
  const card = await inTurns(cardByRulesInSteps(read, parts.household, moment), signal);
  const { chat } = parts;
  return chat === null ? card : improveCard(card, read, { ...parts, chat, moment, signal });
}
