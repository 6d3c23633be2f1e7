import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { cleanLine, tidyText } from '@homeroom/text';
import { readingLimits } from '../reading-limits.ts';
import { ReaderFaultError, RefusedDocumentError, type ReadPage, type ReportTo } from '../reading-reports.ts';
import type { Nesting } from '../nesting.ts';
import { numberedPages } from '../page-numbers.ts';
import { recognise } from '../ocr/recognise.ts';
import { hardPage } from '../picture/hard-page.ts';
import { meaningfulTitle, titleFromText } from '../text/title.ts';
import { sure } from '../text/read-text.ts';
import { formValues } from './form-values.ts';
import { closeLetterSpacing } from './letter-spacing.ts';
import { openPdf, type OpenPdf } from './open-pdf.ts';
import { pageRuns } from './page-items.ts';
import { drawnOn, pagePicture } from './page-picture.ts';
import { pdfDate } from './pdf-date.ts';
import type { TextLine } from './table-rows.ts';
import { linesToText, pageLines } from './text-lines.ts';

/** Fewer letters than these on a page with pictures, and the text is taken to be in the pictures. */
const fewLetters = 60;

/** Reads a PDF page by page: its own text and what is filled in, or what is recognised on a page without text. */
export async function readPdf(bytes: Uint8Array, report: ReportTo, nesting: Nesting): Promise<void> {
  const { document, drawable, close } = await openPdf(bytes);
  try {
    const { numPages } = document;
    if (numPages < 1) throw new RefusedDocumentError('This PDF is broken: it has no pages.');
    report({ type: 'total', pages: numPages });
    const read = Math.min(numPages, readingLimits.pages);
    const facts = await documentFacts(document);
    report({ type: 'facts', facts });
    await readPages({ document, drawable, report, nesting }, read, facts.title === null);
    if (read < numPages)
      report({ type: 'warning', sentence: `Only the first ${read} of ${numPages} pages were read.`, truncated: true });
  } finally {
    await close();
  }
}

/** A document that is being read. */
interface OpenReading extends Pick<OpenPdf, 'document' | 'drawable'> {
  report: ReportTo;
  nesting: Nesting;
}

async function readPages(reading: OpenReading, count: number, wantsTitle: boolean): Promise<void> {
  const { report } = reading;
  const broken: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const page = await readPage(reading, number, wantsTitle && number === 1);
    if (page === null) broken.push(number);
    report({ type: 'page', page: page ?? { page: number, method: 'text', text: '', confidence: 0, broken: true } });
  }
  if (broken.length === count) throw new RefusedDocumentError('This PDF is broken: none of its pages can be read.');
  if (broken.length > 0)
    report({
      type: 'warning',
      sentence: `${numberedPages(broken)} could not be read: the file is broken there.`,
      truncated: true,
    });
}

/** One page; null when it is broken. */
async function readPage(reading: OpenReading, number: number, wantsTitle: boolean): Promise<ReadPage | null> {
  const { document, report } = reading;
  try {
    const page = await document.getPage(number);
    const { runs, cut } = await pageRuns(page);
    if (cut)
      report({
        type: 'warning',
        sentence: `The text of page ${number} was cut off, since it is too long.`,
        truncated: true,
      });
    const lines = await closeLetterSpacing(page, pageLines(runs));
    const written = tidyText([linesToText(lines), ...(await formValues(page))].join('\n'));
    const result = await withPictures(reading, page, written);
    const title = wantsTitle ? (headline(lines) ?? titleFromText(result.text)) : null;
    if (title !== null) report({ type: 'facts', facts: { title } });
    page.cleanup();
    return result;
  } catch (error) {
    if (error instanceof ReaderFaultError) throw error;
    return null;
  }
}

/** The text of the page itself, or of its picture when it has none to speak of. */
async function withPictures(
  { drawable, report, nesting }: OpenReading,
  page: PDFPageProxy,
  written: string,
): Promise<ReadPage> {
  const letters = written.match(/\p{L}/gu)?.length ?? 0;
  const own: ReadPage = { page: page.pageNumber, method: 'text', text: written, confidence: letters === 0 ? 0 : sure };
  const unreadable = (written.match(/[\ufffd\ue000-\uf8ff]/g)?.length ?? 0) > written.length * 0.3;
  if (letters >= fewLetters && !unreadable) return own;
  const drawn = await drawnOn(page);
  if (!drawn.pictures && !unreadable && (letters > 0 || !drawn.shapes)) return own;
  const picture = await pagePicture(await drawable(), page.pageNumber);
  const found = picture ? await recognise(picture) : null;
  if (!found) return own;
  report({ type: 'facts', facts: { ocrEngine: found.engine } });
  const hard = await hardPage(found, unreadable ? '' : written, nesting, report);
  if (found.text.length <= (unreadable ? 0 : written.length)) return { ...own, ...hard };
  const kept = unreadable || letters === 0 || found.text.includes(written) ? found.text : `${found.text}\n\n${written}`;
  return {
    page: page.pageNumber,
    method: kept === found.text ? 'ocr' : 'mixed',
    text: kept,
    confidence: found.confidence,
    ...hard,
  };
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

/** The line, or two, in the largest letters, when they stand out. */
function headline(lines: readonly TextLine[]): string | null {
  const candidates = lines.slice(0, 40).filter(({ text }) => /\p{L}{3}/u.test(text));
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const largest = Math.max(0, ...candidates.map(({ size }) => size));
  if (largest < usual * 1.15) return null;
  const first = candidates.findIndex(({ size }) => size >= largest * 0.98);
  const second = candidates[first + 1];
  const words = [
    candidates[first]?.text ?? '',
    second && second.size >= largest * 0.98 && second.y - (candidates[first]?.y ?? 0) < 2 * largest ? second.text : '',
  ];
  return meaningfulTitle(words.join(' '));
}
