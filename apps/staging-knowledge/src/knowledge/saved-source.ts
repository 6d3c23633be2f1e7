import type { KnowledgeSource } from './knowledge-source.ts';

/** Saved source, and the index position at which it is searchable. */
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
  /** Number of event graph entries removed with it. */
  entries: number;
  /** Whether a document went with it, and its card. */
  card: boolean;
  /** Index position at which its points are gone. */
  position: bigint;
}

/** Outcome for a mail. */
export type MailOutcome = 'created' | 'changed' | 'unchanged';
