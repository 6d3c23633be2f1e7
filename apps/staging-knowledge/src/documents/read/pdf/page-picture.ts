import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { greyFromRgba, type Picture } from '../ocr/picture.ts';

/** The longer side of a page's picture in pixels, about 200 dots an inch for a letter. */
const longerSide = 2_300;
const pictures = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
]);
/** Letters may be drawn as shapes, too. */
const shapes = new Set<number>([OPS.constructPath, OPS.shadingFill]);

/** Drawings on a page besides letters. */
export async function drawnOn(page: PDFPageProxy): Promise<{ pictures: boolean; shapes: boolean }> {
  const { fnArray } = await page.getOperatorList();
  return {
    pictures: fnArray.some((operator) => pictures.has(operator)),
    shapes: fnArray.some((operator) => shapes.has(operator)),
  };
}

interface CanvasAndContext {
  canvas: unknown;
  context: { getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray } };
}

interface CanvasFactory {
  create(width: number, height: number): CanvasAndContext;
  destroy(made: CanvasAndContext): void;
}

/** A page as it looks, in grey; null when it has no size or this machine cannot draw. */
export async function pagePicture(document: PDFDocumentProxy, number: number): Promise<Picture | null> {
  const page = await document.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(8, longerSide / Math.max(natural.width, natural.height)) });
  const [width, height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
  if (!(width >= 16 && height >= 16)) return null;
  const factory = document.canvasFactory as CanvasFactory;
  let made: CanvasAndContext;
  try {
    made = factory.create(width, height);
  } catch {
    return null;
  }
  try {
    await page.render({ canvasContext: made.context as never, canvas: null, viewport, background: 'white' }).promise;
    return greyFromRgba(made.context.getImageData(0, 0, width, height).data, width, height);
  } finally {
    factory.destroy(made);
    page.cleanup();
  }
}
