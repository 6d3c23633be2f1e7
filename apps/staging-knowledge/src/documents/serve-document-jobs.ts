import { withoutQuotations } from '@homeroom/errors';
import { serveJobs, type SendReport } from '@homeroom/service-kit/workers';
import type { DocumentJob, DocumentOutcome } from './document-job.ts';
import { interpretDocument, warmRules } from './interpret/interpret-document.ts';
import { warmPdf } from './read/pdf/open-pdf.ts';
import { readDocument } from './read/read-document.ts';
import {
  ReaderFaultError,
  RefusedDocumentError,
  type ReadingOutcome,
  type ReadingReport,
} from './read/reading-reports.ts';
import { ReportsToSend } from './read/reports-to-send.ts';

/** Reads and interprets the documents that the parent process sends, one at a time; reports what is read page by page. */
export function serveDocumentJobs(channel: NodeJS.Process): void {
  serveJobs<DocumentJob, ReadingReport, DocumentOutcome>(channel, {
    prepare: async () => {
      await warmPdf();
      warmRules();
    },
    run: async (job, report) => {
      if (job.type === 'read') return read(job.bytes, report);
      return { type: 'interpreted', ...interpretDocument(job) };
    },
    // An error that a library throws asynchronously belongs to the current document.
    failed,
  });
}

async function read(bytes: Uint8Array, report: SendReport<ReadingReport>): Promise<ReadingOutcome> {
  const reports = new ReportsToSend(report);
  try {
    await readDocument(bytes, (one) => reports.add(one));
    return { type: 'done' };
  } catch (error) {
    if (error instanceof RefusedDocumentError) return { type: 'refused', sentence: error.message };
    throw error;
  }
}

function failed(error: unknown): ReadingOutcome {
  if (error instanceof ReaderFaultError) return { type: 'failed', reason: error.message, fault: 'service' };
  // For the log; a library's error may quote the document.
  const reason =
    error instanceof Error
      ? withoutQuotations(`${error.name}: ${error.message}`).slice(0, 500)
      : `a value of type ${typeof error}`;
  return { type: 'failed', reason, fault: 'document' };
}
