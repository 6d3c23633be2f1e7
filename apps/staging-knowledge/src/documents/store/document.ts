import type { NewEntry } from '../../event-graph/new-entry.ts';
import type { KnowledgeSource } from '../../knowledge/knowledge-source.ts';
import type { BriefingSource, CardFacts } from '../card/card.ts';
import type { DocumentKind } from '../read/reading-reports.ts';

/** Sender of a document. */
export interface Sender {
  name: string;
  /** Empty when there is none. */
  username: string;
}

/** A document that was briefed; its text is that of its source. */
export interface BriefedDocument {
  /** A UUID. */
  id: string;
  /** Of the bytes, in hexadecimal; unique. */
  sha256: string;
  /** The name under which it came first. */
  filename: string;
  detectedType: DocumentKind;
  sizeBytes: number;
  sender: Sender;
  sentAs: BriefingSource['type'];
  receivedAt: Date;
  /** As it was made: what it says of the day is of the day on which the document came. */
  card: CardFacts;
  /** The version of the rules that made the card; 0 when they could not. */
  rulesVersion: number;
  /** Time at which the card was made. */
  generatedAt: Date;
}

/** A document to store, with its source, which holds its text, and its entry of the event graph. */
export interface DocumentRecord {
  document: BriefedDocument;
  source: KnowledgeSource;
  entry: NewEntry;
}

/** The stored document. */
export interface SavedDocument {
  document: BriefedDocument;
  /** Position in the outbox from which it is searchable; null when nothing was written. */
  position: bigint | null;
}

/** The id of a document's source in the knowledge base. */
export function documentSourceId(documentId: string): string {
  return `document:${documentId}`;
}
