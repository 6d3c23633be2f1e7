import type { PDFDocumentProxy } from 'pdfjs-dist';
import { cleanLine } from '@homeroom/text';
import { readingLimits } from '../reading-limits.ts';
import { ReaderFaultError, RefusedDocumentError, type ReadPage, type ReportTo } from '../reading-reports.ts';
import type { Nesting } from '../nesting.ts';
import { numberedPages } from '../page-numbers.ts';
import { meaningfulTitle, titleFromText } from '../text/title.ts';
import { openPdf } from './open-pdf.ts';
import { pdfDate } from './pdf-date.ts';
import { PicturesWithText } from './pictures-with-text.ts';
import { readPage, type OpenReading } from './read-page.ts';
import { headline } from '../layout/headline.ts';

/** Reads a PDF page by page: its own text and what is filled in, or what is recognised on a page without text. */
export async function readPdf(bytes: Uint8Array, report: ReportTo, nesting: Nesting): Promise<void> {
  const { document, drawable, hasLockedAttachments, close } = await openPdf(bytes);
  try {
    const { numPages } = document;
    if (numPages < 1) throw new RefusedDocumentError('This PDF is broken: it has no pages.');
    report({ type: 'total', pages: numPages });
    const read = Math.min(numPages, readingLimits.pages);
    const facts = await documentFacts(document);
    report({ type: 'facts', facts });
    const pictures = holdsPictures(bytes) ? new PicturesWithText(drawable) : null;
    await readPages({ document, drawable, report, nesting, pictures }, read, facts.title === null);
    if (pictures && pictures.skipped.length > 0)
      warn(report, `${numberedPages(pictures.skipped)}: the pictures there were not read.`);
    if (hasLockedAttachments) warn(report, 'The attachments of this PDF need a password and were not read.');
    if (read < numPages) warn(report, `Only the first ${read} of ${numPages} pages were read.`);
  } finally {
    await close();
  }
}

function warn(report: ReportTo, sentence: string): void {
  report({ type: 'warning', sentence, truncated: true });
}

/** Pictures are streams, whose dictionaries nothing compresses (ISO 32000-1 §7.5.7). */
function holdsPictures(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Image');
}

async function readPages(reading: OpenReading, count: number, wantsTitle: boolean): Promise<void> {
  const { report } = reading;
  const broken: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const page = await readOrNull(reading, number, wantsTitle && number === 1);
    if (page === null) broken.push(number);
    report({ type: 'page', page: page ?? { page: number, method: 'text', text: '', confidence: 0, broken: true } });
  }
  if (broken.length === count) throw new RefusedDocumentError('This PDF is broken: none of its pages can be read.');
  if (broken.length > 0) warn(report, `${numberedPages(broken)} could not be read: the file is broken there.`);
}

/** One page; null when it is broken. */
async function readOrNull(reading: OpenReading, number: number, wantsTitle: boolean): Promise<ReadPage | null> {
  try {
    const { page, lines } = await readPage(reading, number);
    const title = wantsTitle ? (headline(lines) ?? titleFromText(page.text)) : null;
    if (title !== null) reading.report({ type: 'facts', facts: { title } });
    return page;
  } catch (error) {
    if (error instanceof ReaderFaultError) throw error;
    return null;
  }
}

async function documentFacts(
  document: PDFDocumentProxy,
): Promise<{ title: string | null; author: string | null; created: string | null }> {
  const info = ((await document.getMetadata().catch(() => null))?.info ?? {}) as Record<string, unknown>;
  return {
    title: meaningfulTitle(info['Title']),
    author: typeof info['Author'] === 'string' ? cleanLine(info['Author'], 200) || null : null,
    created: pdfDate(info['CreationDate']),
  };
}
