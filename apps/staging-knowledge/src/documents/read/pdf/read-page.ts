import type { PDFPageProxy } from 'pdfjs-dist';
import { tidyText } from '@homeroom/text';
import type { Nesting } from '../nesting.ts';
import { recognise } from '../ocr/recognise.ts';
import { hardPage } from '../picture/hard-page.ts';
import { ReaderFaultError, type ReadPage, type ReportTo } from '../reading-reports.ts';
import { repairMojibake } from '../../../mail/mojibake.ts';
import { sure } from '../text/read-text.ts';
import { isGarbled } from '../text/text-quality.ts';
import { annotationTexts } from './annotations.ts';
import { drawingsOn } from './drawings.ts';
import { closeLetterSpacing } from './letter-spacing.ts';
import type { OpenPdf } from './open-pdf.ts';
import { pageRuns } from './page-items.ts';
import type { CellEdge } from '../layout/cell-edges.ts';
import type { TextRun } from '../layout/text-run.ts';
import { pagePicture } from './page-picture.ts';
import type { PicturesWithText } from './pictures-with-text.ts';
import type { TextLine } from '../layout/table-rows.ts';
import { linesToText, pageLines } from '../layout/text-lines.ts';
import { weekdayHeads } from '../layout/weekday-head.ts';

/** Fewer letters than these on a page with pictures, and the text is taken to be in the pictures. */
const fewLetters = 60;
/** Confidence of a text whose letters are garbled. */
const garbledConfidence = 0.2;

/** A PDF that is being read. */
export interface OpenReading extends Pick<OpenPdf, 'document' | 'drawable'> {
  report: ReportTo;
  nesting: Nesting;
  /** Null when the file holds no picture. */
  pictures: PicturesWithText | null;
}

/** Reads a page: its own text, what was put on it later, and the letters in its pictures. */
export async function readPage(reading: OpenReading, number: number): Promise<PageWithLines> {
  const { document, report } = reading;
  const page = await document.getPage(number);
  const { runs, cut } = await pageRuns(page);
  if (cut)
    report({
      type: 'warning',
      sentence: `The text of page ${number} was cut off, since it is too long.`,
      truncated: true,
    });
  const annotations = await annotationTexts(page);
  const edges = await cellEdges(page, runs);
  const lines = await closeLetterSpacing(page, pageLines([...runs, ...annotations.typed], { edges }));
  const written = repairMojibake(tidyText([linesToText(lines), ...annotations.lines].join('\n')));
  const read = await withPictures(reading, page, { written, runs, lines });
  page.cleanup();
  return read;
}

/** The edges of cells, which only a calendar needs; its text is read without them where the drawings are broken. */
async function cellEdges(page: PDFPageProxy, runs: readonly TextRun[]): Promise<CellEdge[]> {
  if (weekdayHeads(runs).length === 0) return [];
  try {
    return (await drawingsOn(page)).edges;
  } catch {
    return [];
  }
}

/** A page that was read, and its lines, from whose sizes its title can be told. */
interface PageWithLines {
  page: ReadPage;
  lines: readonly TextLine[];
}

interface OwnText {
  written: string;
  runs: readonly TextRun[];
  lines: readonly TextLine[];
}

/** The text of the page itself, with that of its pictures, or of the whole page as it looks where it has none to speak of. */
async function withPictures(
  reading: OpenReading,
  page: PDFPageProxy,
  { written, runs, lines }: OwnText,
): Promise<PageWithLines> {
  const letters = written.match(/\p{L}/gu)?.length ?? 0;
  const garbled = isGarbled(written);
  const own: ReadPage = {
    page: page.pageNumber,
    method: 'text',
    text: written,
    confidence: letters === 0 ? 0 : garbled ? garbledConfidence : sure,
  };
  const isEnough = letters >= fewLetters && !garbled;
  if (isEnough && !reading.pictures) return { page: own, lines };
  // Drawing may take more than a page may take; then its text remains.
  if (letters > 0) reading.report({ type: 'page', page: { ...own, unfinished: true } });
  try {
    if (isEnough) return { page: await withPictureTexts(reading, page, own, runs), lines };
    const drawn = await drawingsOn(page);
    if (drawn.pictures.length === 0 && !garbled && (letters > 0 || !drawn.hasShapes)) return { page: own, lines };
    return await asItLooks(reading, page, { own, lines }, garbled);
  } catch (error) {
    if (error instanceof ReaderFaultError || letters === 0) throw error;
    warnOfUnread(reading.report, page.pageNumber, garbled);
    return { page: own, lines };
  }
}

async function withPictureTexts(
  { pictures, report }: OpenReading,
  page: PDFPageProxy,
  own: ReadPage,
  runs: readonly TextRun[],
): Promise<ReadPage> {
  const found = await pictures?.textOn(page, runs);
  if (!found) return own;
  report({ type: 'facts', facts: { ocrEngine: found.engine } });
  const text = `${own.text}\n\n${found.text}`;
  const confidence = (own.confidence * own.text.length + found.confidence * found.text.length) / text.length;
  return { ...own, method: 'mixed', text, confidence };
}

/** The page by character recognition, when that gives more than its own text. */
async function asItLooks(
  { drawable, report, nesting }: OpenReading,
  page: PDFPageProxy,
  { own, lines }: { own: ReadPage; lines: readonly TextLine[] },
  garbled: boolean,
): Promise<PageWithLines> {
  const number = page.pageNumber;
  const drawn = await pagePicture(await drawable(), number);
  const found = drawn ? await recognise(drawn.picture) : null;
  if (!found) {
    warnOfUnread(report, number, garbled);
    return { page: own, lines };
  }
  report({ type: 'facts', facts: { ocrEngine: found.engine } });
  const hard = await hardPage(found, garbled ? '' : own.text, nesting, report);
  if (found.text === '' || isGarbled(found.text) || (!garbled && found.text.length <= own.text.length)) {
    if (garbled) warnOfUnread(report, number, garbled);
    return { page: { ...own, ...hard }, lines };
  }
  const isAlone = garbled || own.confidence === 0 || found.text.includes(own.text);
  const text = isAlone ? found.text : `${found.text}\n\n${own.text}`;
  return {
    page: { page: number, method: isAlone ? 'ocr' : 'mixed', text, confidence: found.confidence, ...hard },
    lines: isAlone ? found.lines : lines,
  };
}

function warnOfUnread(report: ReportTo, number: number, garbled: boolean): void {
  report({
    type: 'warning',
    sentence: garbled
      ? `The letters of page ${number} are garbled in the file and could not be recognised.`
      : `Page ${number} could not be drawn; only its own text was read.`,
    truncated: true,
  });
}
