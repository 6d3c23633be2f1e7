import type { NewEntry } from '../../event-graph/new-entry.ts';
import type { KnowledgeSource } from '../../knowledge/knowledge-source.ts';
import type { BriefedDocument } from './document.ts';

/** A document as it is stored: with its source, which holds its text, and its entry of the event graph. */
export interface DocumentRecord {
  document: BriefedDocument;
  source: KnowledgeSource;
  entry: NewEntry;
}

/** What is stored of a document now. */
export interface SavedDocument {
  document: BriefedDocument;
  /** Where the index has to come for it to be searchable; null when nothing was written. */
  position: bigint | null;
}

/** A page of the stored documents. */
export interface DocumentList {
  /** Newest first. */
  documents: BriefedDocument[];
  /** With those beyond the page. */
  total: number;
}

/**
 * The documents that were briefed, each once for its bytes. Every change is noted for the index in the same transaction.
 * A document is removed as every source is, by `KnowledgeStore.forget`.
 */
export interface DocumentStore {
  /** The document of these bytes; null when there is none. */
  find(sha256: string): Promise<BriefedDocument | null>;
  /**
   * Writes the record that `make` makes with what is stored of these bytes, null the first time; when it makes none, what
   * is stored stays. Of two calls for the same bytes the second sees what the first has stored. An entry that somebody
   * has closed stays closed.
   */
  save(sha256: string, make: (earlier: BriefedDocument | null) => DocumentRecord | null): Promise<SavedDocument>;
  list(limit: number): Promise<DocumentList>;
}
