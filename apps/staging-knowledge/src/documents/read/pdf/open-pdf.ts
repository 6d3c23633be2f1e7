import { createRequire } from 'node:module';
import path from 'node:path';
import type * as pdfjsLibrary from 'pdfjs-dist';
import { readingLimits } from '../reading-limits.ts';
import { RefusedDocumentError } from '../reading-reports.ts';

const require = createRequire(import.meta.url);
let loaded: Promise<typeof pdfjsLibrary> | undefined;

/** The library, with the thread's own worker loaded, so that it looks for none. */
function pdfjs(): Promise<typeof pdfjsLibrary> {
  return (loaded ??= (async () => {
    const worker: unknown = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
    (globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = worker;
    return (await import('pdfjs-dist/legacy/build/pdf.mjs')) as unknown as typeof pdfjsLibrary;
  })());
}

/** A PDF that is open; `close` frees what it holds. */
export interface OpenPdf {
  /** To read its text. */
  document: pdfjsLibrary.PDFDocumentProxy;
  /** The same once more, with the shapes of letters that it does not bring along; they take longer than a page of text. */
  drawable(): Promise<pdfjsLibrary.PDFDocumentProxy>;
  close(): Promise<void>;
}

/** Opens a PDF. @throws RefusedDocumentError when it needs a password or is broken */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const { document, close } = await opened(bytes, { withLetterShapes: false });
  let drawing: ReturnType<typeof opened> | undefined;
  return {
    document,
    drawable: async () => (await (drawing ??= opened(bytes, { withLetterShapes: true }))).document,
    close: async () => {
      await Promise.all([
        close(),
        drawing?.then(
          (other) => other.close(),
          () => {},
        ),
      ]);
    },
  };
}

async function opened(
  bytes: Uint8Array,
  { withLetterShapes }: { withLetterShapes: boolean },
): Promise<Pick<OpenPdf, 'document' | 'close'>> {
  const { getDocument, VerbosityLevel } = await pdfjs();
  const folder = path.dirname(require.resolve('pdfjs-dist/package.json'));
  const task: pdfjsLibrary.PDFDocumentLoadingTask = getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: `${folder}/standard_fonts/`,
    cMapUrl: `${folder}/cmaps/`,
    wasmUrl: `${folder}/wasm/`,
    iccUrl: `${folder}/iccs/`,
    cMapPacked: true,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: !withLetterShapes,
    disableFontFace: true,
    maxImageSize: readingLimits.pixels,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return { document: await task.promise, close: () => task.destroy() };
  } catch (error) {
    await task.destroy();
    const name = (error as { name?: unknown }).name;
    if (name === 'PasswordException')
      throw new RefusedDocumentError('This PDF needs a password to open; send it without one.');
    throw new RefusedDocumentError('This PDF is broken and cannot be read.', { cause: error });
  }
}

/** The smallest document with a line of text. */
const smallest = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 36>>stream
BT /F 12 Tf 20 200 Td (Hello.) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

/** Has the library loaded and its code warm, so that the first document need not wait for that. */
export async function warmPdf(): Promise<void> {
  const { document, close } = await openPdf(Buffer.from(smallest));
  const page = await document.getPage(1);
  await page.getTextContent();
  await close();
}
