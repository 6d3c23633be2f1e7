import type { EarlierExtraction, ExtractionRecord } from './extraction-record.ts';
import type { KnowledgeSource } from './knowledge-source.ts';

/** What was written, and where the index has to come for it to be searchable. */
export interface SavedSource {
  source: KnowledgeSource;
  /** The position of the change in the outbox. */
  position: bigint;
}

/** A source that was removed. */
export interface ForgottenSource {
  id: string;
  type: string;
  subject: string;
  /** How many entries of the event graph went with it. */
  entries: number;
  /** Whether a document went with it, and its card. */
  card: boolean;
  /** Where the index has to come for its points to be gone. */
  position: bigint;
}

/** What became of a mail. */
export type MailOutcome = 'created' | 'changed' | 'unchanged';

/** The truth of the knowledge base. Every change is noted for the index in the same transaction. */
export interface KnowledgeStore {
  /** Writes the record that `make` makes with what is stored of the extraction already, null the first time. */
  saveExtraction(
    sourceId: string,
    make: (earlier: EarlierExtraction | null) => ExtractionRecord,
    now: Date,
  ): Promise<SavedSource>;
  /** Writes mails of different ids; one that is as it was is left alone. The outcomes by id. */
  saveMails(mails: readonly KnowledgeSource[], now: Date): Promise<Map<string, MailOutcome>>;
  /** The sources that are there, by id. */
  sources(ids: readonly string[]): Promise<Map<string, KnowledgeSource>>;
  /** The ids of all sources, in pieces. */
  sourceIds(): AsyncIterable<string[]>;
  /** Removes a source with its entries, its document and its card; null when there was none. Its points are removed in either case. */
  forget(id: string): Promise<ForgottenSource | null>;
  /**
   * Removes sources that came more than so many days ago by the database's clock, the oldest first, with their entries,
   * documents and cards. What another process removes right now is left to it.
   * @returns how many, at most `limit`
   */
  removeOlderThan(days: number, limit: number): Promise<number>;
}
