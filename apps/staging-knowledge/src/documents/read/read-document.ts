import { RefusedDocumentError, type DocumentKind, type ReportTo } from './reading-reports.ts';
import { documentKind } from './kinds/document-kind.ts';
import { outermost, type Reader } from './nesting.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { readCsv, readHtml, readMarkdown, readText } from './text/read-text.ts';

/** Libraries for one kind only are loaded with the first document of that kind. */
const readPicture: Reader = async (bytes, report, nesting) =>
  (await import('./picture/read-picture.ts')).readPicture(bytes, report, nesting);

const readers: Record<DocumentKind, Reader> = {
  pdf: readPdf,
  png: readPicture,
  jpeg: readPicture,
  webp: readPicture,
  gif: readPicture,
  tiff: readPicture,
  heic: readPicture,
  docx: async (bytes, report) => (await import('./docx/read-docx.ts')).readDocx(bytes, report),
  html: readHtml,
  eml: async (bytes, report, nesting) =>
    (await import('./mail/read-mail-document.ts')).readMailDocument(bytes, report, { ...nesting, read: readDocument }),
  ics: async (bytes, report) => (await import('./ics/read-ics.ts')).readIcs(bytes, report),
  text: readText,
  markdown: readMarkdown,
  csv: readCsv,
};

/**
 * Tells what a document is from its content and reads it.
 * @param nesting where it lies, for the attachment of a mail
 * @throws RefusedDocumentError with a sentence that names what it is; anything else means that it is broken
 */
export async function readDocument(bytes: Uint8Array, report: ReportTo, nesting = outermost()): Promise<void> {
  if (bytes.length === 0) throw new RefusedDocumentError('This file is empty.');
  const kind = await documentKind(bytes);
  report({ type: 'kind', kind });
  await readers[kind](bytes, report, nesting);
}
