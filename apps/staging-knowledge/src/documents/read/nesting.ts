import { readingLimits } from './reading-limits.ts';
import type { ReportTo } from './reading-reports.ts';

/** Where a document lies inside the one that was sent. */
export interface Nesting {
  /** In how many mails. */
  depth: number;
  /** What the whole may still read, counted down. */
  budget: { attachments: number; pictures: number };
}

/** The document itself. */
export function outermost(): Nesting {
  return { depth: 0, budget: { attachments: readingLimits.attachments, pictures: readingLimits.pictures } };
}

/** Reads the bytes of one kind of document. @throws RefusedDocumentError, or anything at all for a broken one */
export type Reader = (bytes: Uint8Array, report: ReportTo, nesting: Nesting) => Promise<void>;
