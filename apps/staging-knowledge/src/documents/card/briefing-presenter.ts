import type { BriefedDocument } from '../store/document.ts';
import { dayOf, withOffset } from '../../family-time.ts';
import type { BriefingCard } from './card.ts';
import { cardOn } from './card-on.ts';

/** Moment and zone in which a card is shown. */
export interface CardShowing {
  now: Date;
  /** The household's zone. */
  timeZone: string;
  /** Duration of the request. */
  milliseconds: number;
}

/** Cards of earlier releases name no doubts. */
const withoutReview: Pick<BriefingCard, 'review'> = { review: [] };

/** The card of a document as it stands now. */
export function presentBriefing(
  { id, card, filename, detectedType, sender, sentAs, receivedAt, generatedAt }: BriefedDocument,
  { now, timeZone, milliseconds }: CardShowing,
): BriefingCard {
  const { text_excerpt, parse_method, generated_by, model, warnings, ...facts } = cardOn(card, {
    made: dayOf(receivedAt, timeZone),
    today: dayOf(now, timeZone),
  });
  return {
    id,
    ...withoutReview,
    ...facts,
    source: {
      filename,
      type: sentAs,
      sender: sender.name,
      sender_username: sender.username,
      received_at: withOffset(receivedAt, timeZone),
      detected_type: detectedType,
    },
    text_excerpt,
    parse_method,
    generated_by,
    model,
    warnings,
    generated_at: withOffset(generatedAt, timeZone),
    processing_time_ms: Math.round(milliseconds),
  };
}
