import { uuidV5 } from '@homeroom/text';
import type { CardFacts } from '../card/card.ts';
import type { NewEntry } from '../../event-graph/new-entry.ts';
import { whenOf } from '../../event-graph/when-of.ts';
import { withOffset } from '../../family-time.ts';
import type { KnowledgeSource } from '../../knowledge/knowledge-source.ts';
import { storable, storableText } from '../../knowledge/storable.ts';
import type { ParseResult } from '../read/parse-result.ts';
import { documentSourceId, type BriefedDocument, type DocumentRecord } from './document.ts';

/**
 * The record of a document that was read and has its card. Its entry of the event graph waits for somebody when the card
 * wants something done, until that is closed; a card that a person should check waits for nobody, since it says so itself.
 *
 * @param timeZone the household's
 * @param rules ids of the household's rules that say whom it concerns
 */
export function documentRecord(
  document: BriefedDocument,
  parse: ParseResult,
  timeZone: string,
  rules: string[],
): DocumentRecord {
  const stored = { ...document, card: storable(document.card) as CardFacts };
  return {
    document: stored,
    source: sourceOf(stored, parse, timeZone),
    entry: { ...entryOf(stored, timeZone), rules },
  };
}

function sourceOf(
  { id, sha256, card, sender, sentAs, receivedAt }: BriefedDocument,
  parse: ParseResult,
  timeZone: string,
): KnowledgeSource {
  const { filename, content_type, detected_type, size_bytes, title, metadata } = parse;
  const said =
    whenOf(metadata.email?.date ?? card.document_date ?? '', { now: receivedAt, timeZone })?.at ?? receivedAt;
  const provenance = {
    filename,
    content_type,
    detected_type,
    size_bytes,
    sha256,
    title,
    metadata,
    sender: sender.name,
    sender_username: sender.username,
    sent_as: sentAs,
  };
  return {
    id: documentSourceId(id),
    type: 'document',
    kind: null,
    subject: card.title,
    sender: storableText(metadata.email?.from ?? ''),
    saidAt: said < receivedAt ? said : receivedAt,
    text: storableText(documentText(parse)),
    provenance: storable(provenance) as Record<string, unknown>,
  };
}

/** The text of a document, with what its attachments say, each under its name. */
export function documentText({ text, attachments }: ParseResult): string {
  const attached = attachments
    .filter((attachment) => attachment.text?.trim())
    .map(({ filename, text: said }) => [filename, said].filter(Boolean).join('\n'));
  return [text, ...attached].filter((part) => part.trim() !== '').join('\n\n');
}

/** With a document's id for namespace, so that its entry has one id whenever the card is made. */
function entryOf({ id, card, receivedAt }: BriefedDocument, timeZone: string): Omit<NewEntry, 'rules'> {
  const waits = card.action_required && (card.deadline !== null || card.deadlines.length === 0);
  const { when, label } = momentOf(card, waits);
  const read = whenOf(when, { now: receivedAt, timeZone });
  const [place] = card.location;
  return {
    id: uuidV5(id, 'entry'),
    type: 'document',
    what: waits && label !== '' && !card.title.includes(label) ? `${card.title}: ${label}` : card.title,
    who: card.who,
    when: read?.hasTime ? withOffset(read.at, timeZone) : when,
    whenAt: read?.at ?? null,
    where: [place?.name, place?.address].filter(Boolean).join(', '),
    confidence: card.confidence_score,
    needsConfirmation: waits,
    messageId: null,
    calendarEventId: null,
  };
}

/** By when something is to be done and what, or else when what it tells of takes place next; local times. */
function momentOf(card: CardFacts, waits: boolean): { when: string; label: string } {
  const due = card.deadlines.find(({ date }) => date === card.deadline);
  const next = card.dates
    .filter(({ past }) => !past)
    .map(localTime)
    .toSorted()[0];
  const deadline = due ? localTime(due) : card.deadline;
  const when = waits ? (deadline ?? next) : (next ?? deadline);
  return { when: when ?? '', label: due?.label.trim() ?? '' };
}

function localTime({ date, time }: { date: string; time: string | null }): string {
  return time === null ? date : `${date}T${time}`;
}
