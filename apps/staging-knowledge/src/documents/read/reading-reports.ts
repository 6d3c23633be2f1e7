import type { components } from '../../generated/contract-types.ts';

/** The kinds of file that are read. */
export type DocumentKind = components['schemas']['DetectedType'];
export type ParsedEvent = components['schemas']['ParsedEvent'];
export type ParsedAttachment = components['schemas']['ParsedAttachment'];
export type MailHead = NonNullable<components['schemas']['EmailHeaders']>;

/** One page that was read. */
export interface ReadPage {
  /** From 1. */
  page: number;
  method: components['schemas']['ReadingMethod'];
  text: string;
  /** From 0 to 1. */
  confidence: number;
  /** The file is broken there. */
  broken?: true;
  /** Its own text, before its pictures are read; the page is reported again when they are. */
  unfinished?: true;
  /** Its letters are hard to recognise, so that a vision model may do better. */
  hard?: HardPage;
}

/** A page that a vision model may read better than character recognition did. */
export interface HardPage {
  /** Id of the reported picture that shows it; null when more pages are hard than are kept as pictures. */
  picture: number | null;
  /** Number of letters in clear words, each weighted by its confidence. */
  clearLetters: number;
  /** Text of the page outside its picture. */
  otherText: string;
}

/** An attachment of a mail, page by page. */
export interface ReadAttachment extends Omit<ParsedAttachment, 'text'> {
  pages: ReadPage[];
}

/** Metadata of a document, events and attachments. */
export interface DocumentFacts {
  title: string | null;
  author: string | null;
  /** RFC 3339. */
  created: string | null;
  email: MailHead | null;
  events: ParsedEvent[];
  attachments: ReadAttachment[];
  ocrEngine: string | null;
}

/** Report of the reading process. Sent piece by piece, so that what was read counts even if the reading never ends. */
export type ReadingReport =
  | { type: 'kind'; kind: DocumentKind }
  | { type: 'total'; pages: number }
  | { type: 'page'; page: ReadPage }
  /** The picture of a page that is hard to read, upright, at most 1,568 pixels long; it comes before its page. */
  | { type: 'picture'; id: number; jpeg: Uint8Array }
  | { type: 'facts'; facts: Partial<DocumentFacts> }
  | { type: 'warning'; sentence: string; truncated: boolean };

/** Outcome of a reading in the process itself. */
export type ReadingOutcome =
  | { type: 'done' }
  | { type: 'refused'; sentence: string }
  | { type: 'failed'; reason: string; fault: 'document' | 'service' };

/** One document to read. */
export interface ReadingJob {
  bytes: Uint8Array;
}

/** Takes reports while a document is read. */
export type ReportTo = (report: ReadingReport) => void;

/** A document that cannot be read; the message is a sentence for the caller. */
export class RefusedDocumentError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'RefusedDocumentError';
  }
}

/** The service cannot do what reading takes, whatever the document; the message is the reason. */
export class ReaderFaultError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'ReaderFaultError';
  }
}
