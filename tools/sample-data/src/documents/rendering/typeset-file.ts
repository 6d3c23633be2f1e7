import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mailFile } from '../../mail-text.ts';
import type { TypesetArrival, TypesetDocument } from '../typeset-document.ts';
import { photoOf, scanOf, screenshotOf } from './pictured-pages.ts';
import { fileNameAndType, type RenderedFile } from './rendered-document.ts';

/**
 * Returns the file in which a typeset document arrives. PDF and DOCX are read as they were printed; pictures are drawn
 * from the PDF, mails are written from the HTML.
 * @param folder folder of its HTML file and its prints
 * @throws RangeError when it does not arrive that way
 */
export async function renderTypeset(
  folder: string,
  document: TypesetDocument,
  arrival: TypesetArrival,
): Promise<RenderedFile> {
  const { id, arrivals } = document;
  if (!arrivals.includes(arrival)) throw new RangeError(`${id} does not come as ${arrival}.`);
  return { ...fileNameAndType(id, arrival), bytes: await bytesOf(folder, document, arrival) };
}

async function bytesOf(folder: string, document: TypesetDocument, arrival: TypesetArrival): Promise<Buffer> {
  const { id, mail, received } = document;
  const file = (end: string) => path.join(folder, `${id}.${end}`);
  if (arrival === 'eml') {
    if (!mail) throw new RangeError(`${id} is no mail.`);
    return Buffer.from(mailFile({ id, ...mail, form: 'html', text: '', html: await readFile(file('html'), 'utf8') }));
  }
  if (arrival === 'docx') return readFile(file('docx'));
  const pdf = await readFile(file('pdf'));
  if (arrival === 'pdf') return pdf;
  if (arrival === 'screenshot') return screenshotOf(pdf);
  return arrival === 'scan' ? scanOf(pdf, { title: id, made: received }) : photoOf(pdf, id);
}
