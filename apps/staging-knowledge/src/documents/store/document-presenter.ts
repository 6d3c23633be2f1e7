import { cardOn } from '../card/card-on.ts';
import { dayOf, withOffset } from '../../family-time.ts';
import type { components } from '../../generated/contract-types.ts';
import type { BriefedDocument } from './document.ts';

type DocumentBody = components['schemas']['StoredDocument'];

/** A document as lists show it, its card as it stands at this moment in the household's zone. */
export function presentDocument(document: BriefedDocument, now: Date, timeZone: string): DocumentBody {
  const { id, filename, detectedType, sizeBytes, sha256, receivedAt } = document;
  const { title, category, action_required, deadline } = cardOn(document.card, {
    made: dayOf(receivedAt, timeZone),
    today: dayOf(now, timeZone),
  });
  return {
    id,
    filename,
    detected_type: detectedType,
    size_bytes: sizeBytes,
    sha256,
    title,
    category,
    action_required,
    deadline,
    received_at: withOffset(receivedAt, timeZone),
  };
}
