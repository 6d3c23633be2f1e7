import { mailFile } from '../../mail-text.ts';
import type { SampleDocument } from '../sample-document.ts';
import type { TypesetArrival } from '../typeset-document.ts';
import { blocksOf, type Block } from './blocks.ts';
import { docxFile } from './docx-file.ts';
import { htmlPage } from './html-page.ts';
import { pagesOf } from './page-layout.ts';
import { textPdf } from './pdf-file.ts';
import { photoOf, scanOf } from './pictured-pages.ts';
import { printedMailHead } from './printed-mail.ts';

/** Format of a document: `scan` is a PDF of pictures, `photo` one phone JPEG per page. */
export type DocumentFormat = 'pdf' | 'docx' | 'html' | 'eml' | 'scan' | 'photo';

/** File of a document as a family may receive or create it. */
export interface RenderedFile {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

const mediaTypes: Record<DocumentFormat | TypesetArrival, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  eml: 'message/rfc822',
  scan: 'application/pdf',
  photo: 'image/jpeg',
  screenshot: 'image/png',
};

const pictureEnds: Partial<typeof mediaTypes> = {
  scan: '-scan.pdf',
  photo: '-photo.jpg',
  screenshot: '-screenshot.png',
};

/** Returns the formats that suit a document: a mail is never a Word file, and a phone takes one page at a time. */
export function formatsOf(document: SampleDocument): DocumentFormat[] {
  const text: DocumentFormat[] = document.mail ? ['pdf', 'eml'] : ['pdf', 'docx', 'html'];
  return [...text, 'scan', ...(pagesOf(printed(document)).length === 1 ? (['photo'] as const) : [])];
}

/**
 * Renders a document's file. Deterministic on every machine: the fonts are pdf.js's own.
 * @throws RangeError for a format that does not suit the document
 */
export async function renderDocument(document: SampleDocument, format: DocumentFormat): Promise<RenderedFile> {
  if (!formatsOf(document).includes(format)) throw new RangeError(`${document.id} does not come as ${format}.`);
  return { ...fileNameAndType(document.id, format), bytes: await bytesOf(document, format) };
}

/** Returns the name and media type of a document's file. */
export function fileNameAndType(
  id: string,
  format: DocumentFormat | TypesetArrival,
): Pick<RenderedFile, 'name' | 'mediaType'> {
  return { name: `${id}${pictureEnds[format] ?? `.${format}`}`, mediaType: mediaTypes[format] };
}

async function bytesOf(document: SampleDocument, format: DocumentFormat): Promise<Buffer> {
  if (format === 'docx') return docxFile(blocksOf(document.text), document);
  if (format === 'html') return htmlPage(blocksOf(document.text), document.title);
  if (format === 'eml') return mailBytes(document);
  const pdf = textPdf(pagesOf(printed(document)), document);
  if (format === 'pdf') return pdf;
  return format === 'scan' ? scanOf(pdf, document) : photoOf(pdf, document.id);
}

function printed({ mail, text }: SampleDocument): Block[] {
  return [...(mail ? printedMailHead(mail) : []), ...blocksOf(text)];
}

function mailBytes({ id, mail, text }: SampleDocument): Buffer {
  if (!mail) throw new RangeError(`${id} is no mail.`);
  return Buffer.from(mailFile({ id, ...mail, text: text.trim() }));
}
