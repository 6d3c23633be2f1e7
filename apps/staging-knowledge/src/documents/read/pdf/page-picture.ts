import type { PDFDocumentProxy } from 'pdfjs-dist';
import { greyFromRgba, type Picture } from '../ocr/picture.ts';

/** The longer side of a page's picture in pixels, about 200 dots an inch for a letter. */
const longerSide = 2_300;
/** A page that takes longer to draw is given up, in milliseconds of processor time. */
const drawingMs = 10_000;

interface CanvasAndContext {
  canvas: unknown;
  context: { getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray } };
}

interface CanvasFactory {
  create(width: number, height: number): CanvasAndContext;
  destroy(made: CanvasAndContext): void;
}

/** A page as it looks, in grey, and how many of its pixels are a point; null when it has no size, is too heavy to draw, or this machine cannot draw. */
export async function pagePicture(
  document: PDFDocumentProxy,
  number: number,
): Promise<{ picture: Picture; scale: number } | null> {
  const page = await document.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(8, longerSide / Math.max(natural.width, natural.height));
  const viewport = page.getViewport({ scale });
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
    const before = process.cpuUsage();
    const task = page.render({ canvasContext: made.context as never, canvas: null, viewport, background: 'white' });
    task.onContinue = (goOn: () => void) => {
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1_000 > drawingMs) task.cancel();
      else goOn();
    };
    await task.promise;
    return { picture: greyFromRgba(made.context.getImageData(0, 0, width, height).data, width, height), scale };
  } catch (error) {
    if ((error as { name?: unknown }).name === 'RenderingCancelledException') return null;
    throw error;
  } finally {
    factory.destroy(made);
    page.cleanup();
  }
}
