import type { IndexedSource, SourceType } from '@homeroom/search';
import { dayOf } from '../family-time.ts';
import { extractionMetadata } from './extraction-fields.ts';

/** A source of the knowledge base as this service holds it. */
export interface KnowledgeSource {
  id: string;
  type: Exclude<SourceType, 'calendar'>;
  /** An extraction's type; null for other sources. */
  kind: string | null;
  subject: string;
  /** Empty when it is not known. */
  sender: string;
  /** Time it was said or sent; null when unknown. */
  saidAt: Date | null;
  text: string;
  /** Everything that came with it. */
  provenance: Record<string, unknown>;
}

/** Converts to an indexed source, with its date in the household's zone. */
export function toIndexed(
  { id, type, kind, subject, sender, saidAt, text, provenance }: KnowledgeSource,
  timeZone: string,
): IndexedSource {
  const date = saidAt ? dayOf(saidAt, timeZone) : '';
  const metadata = type === 'message' ? { metadata: extractionMetadata(provenance) } : {};
  return { id, type, kind, subject, sender, date, text, ...metadata };
}
