import { readingLimits } from './reading-limits.ts';
import type { ReportTo } from './reading-reports.ts';

/** Position of a document inside the uploaded one. */
export interface Nesting {
  /** In how many mails. */
  depth: number;
  /** Remaining budget of the whole upload. */
  budget: { attachments: number; pictures: number };
}

/** The document itself. */
export function outermost(): Nesting {
  return { depth: 0, budget: { attachments: readingLimits.attachments, pictures: readingLimits.pictures } };
}

/** Reads the bytes of one kind of document. @throws RefusedDocumentError, or anything at all for a broken one */
export type Reader = (bytes: Uint8Array, report: ReportTo, nesting: Nesting) => Promise<void>;
