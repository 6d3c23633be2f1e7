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
