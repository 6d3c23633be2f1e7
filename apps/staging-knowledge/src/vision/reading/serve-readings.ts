import { Worker } from 'node:worker_threads';
import { withoutQuotations } from '@homeroom/errors';
import { ReaderFaultError, RefusedDocumentError, type ReaderMessage, type ReadingJob, type ReadingOutcome } from '../reading-reports.ts';
import { readDocument } from './read-document.ts';
import { warmPdf } from './pdf/open-pdf.ts';
import { ReportsToSend } from './reports-to-send.ts';

/** Ends the process when its parent is gone, also while a document keeps its own thread busy, or was gone before this began. */
const guard = `
const { workerData: parent } = require('node:worker_threads');
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1000);`;

/** Reads the documents that the parent process sends, one at a time, and reports what is found page by page. @param channel its first argument is the parent's process id */
export function serveReadings(channel: NodeJS.Process): void {
  const toSend = new ReportsToSend((messages) => void channel.send?.(messages));
  const tell = (message: ReaderMessage) => toSend.add(message);
  new Worker(guard, { eval: true, workerData: Number(channel.argv[2]), execArgv: [], stdout: true, stderr: true }).unref();
  channel.on('disconnect', () => channel.exit());
  channel.on('message', ({ bytes }: ReadingJob) => {
    void outcomeOf(bytes, tell).then(tell);
  });
  // What a library throws on the side belongs to the document that is being read.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) channel.on(event, (error: unknown) => tell(failure(error)));
  void warmPdf().then(() => tell({ type: 'ready' }));
}

async function outcomeOf(bytes: Uint8Array, tell: (message: ReaderMessage) => void): Promise<ReadingOutcome> {
  try {
    await readDocument(bytes, tell);
    return { type: 'done' };
  } catch (error) {
    if (error instanceof RefusedDocumentError) return { type: 'refused', sentence: error.message };
    return failure(error);
  }
}

function failure(error: unknown): ReadingOutcome {
  if (error instanceof ReaderFaultError) return { type: 'failed', reason: error.message, fault: 'service' };
  return { type: 'failed', reason: reasonOf(error), fault: 'document' };
}

/** For the log; a library's error may quote the document. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? withoutQuotations(`${error.name}: ${error.message}`).slice(0, 500) : `a value of type ${typeof error}`;
}
