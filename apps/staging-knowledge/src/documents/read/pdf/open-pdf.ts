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
  /** A password is wanted for its attachments alone. */
  hasLockedAttachments: boolean;
  close(): Promise<void>;
}

/** Opens a PDF. @throws RefusedDocumentError when it needs a password or is broken */
export async function openPdf(file: Uint8Array): Promise<OpenPdf> {
  const unlocked = withoutAttachmentLock(file);
  const bytes = unlocked ?? file;
  const { document, close } = await opened(bytes, { withLetterShapes: false });
  let drawing: ReturnType<typeof opened> | undefined;
  return {
    document,
    hasLockedAttachments: unlocked !== null,
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

/**
 * A copy whose text is read without a password, for a file that encrypts neither streams nor strings but embedded files
 * (ISO 32000-1 §7.6.5, EFF); null for any other.
 */
function withoutAttachmentLock(file: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (!bytes.includes('/EFF') || !bytes.includes('/Encrypt')) return null;
  const text = bytes.toString('latin1');
  const [, inline, number] = /\/Encrypt\s*(?:(<<)|(\d{1,10})\s+\d{1,5}\s+R)/.exec(text) ?? [];
  const start = inline ? text.indexOf('/Encrypt') : text.search(new RegExp(`(?<!\\d)${number}\\s+\\d{1,5}\\s+obj`));
  const dictionary = start < 0 ? '' : text.slice(start, start + 4_000).split('endobj')[0];
  const isPlain = (name: string) =>
    new RegExp(`/${name}(?!\\s*/Identity(?![A-Za-z]))`).test(dictionary ?? '') === false;
  if (!/\/EFF\s*\/(?!Identity)/.test(dictionary ?? '') || !isPlain('StmF') || !isPlain('StrF')) return null;
  return Buffer.from(text.replace(/\/Encrypt(?=\s*(?:<<|\d{1,10}\s+\d{1,5}\s+R))/g, '/Ignored'), 'latin1');
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
