import { withoutQuotations } from '@homeroom/errors';
import { serveJobs } from '@homeroom/service-kit/workers';
import {
  ReaderFaultError,
  RefusedDocumentError,
  type ReadingJob,
  type ReadingOutcome,
  type ReadingReport,
} from './reading-reports.ts';
import { readDocument } from './read-document.ts';
import { warmPdf } from './pdf/open-pdf.ts';
import { ReportsToSend } from './reports-to-send.ts';

/** Reads the documents that the parent process sends, one at a time, and reports what is found page by page. */
export function serveReadings(channel: NodeJS.Process): void {
  serveJobs<ReadingJob, ReadingReport, ReadingOutcome>(channel, {
    prepare: warmPdf,
    run: async ({ bytes }, report) => {
      const reports = new ReportsToSend(report);
      try {
        await readDocument(bytes, (one) => reports.add(one));
        return { type: 'done' };
      } catch (error) {
        if (error instanceof RefusedDocumentError) return { type: 'refused', sentence: error.message };
        throw error;
      }
    },
    // What a library throws on the side belongs to the document that is being read.
    failed,
  });
}

function failed(error: unknown): ReadingOutcome {
  if (error instanceof ReaderFaultError) return { type: 'failed', reason: error.message, fault: 'service' };
  return { type: 'failed', reason: reasonOf(error), fault: 'document' };
}

/** For the log; a library's error may quote the document. */
function reasonOf(error: unknown): string {
  return error instanceof Error
    ? withoutQuotations(`${error.name}: ${error.message}`).slice(0, 500)
    : `a value of type ${typeof error}`;
}
