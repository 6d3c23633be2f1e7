import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

/** A picture in shades of grey: one byte a pixel, row by row. */
export interface GreyPicture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

interface CanvasFactory {
  create(width: number, height: number): { canvas: { toBuffer(type: 'image/png'): Buffer }; context: unknown };
}

const pointsOfAnInch = 72;

/** Draws the pages of a PDF with the fonts that pdf.js brings along, so that every machine makes the same pictures. */
export async function pagePictures(pdf: Buffer, dotsPerInch: number): Promise<GreyPicture[]> {
  const standardFonts = path.join(
    path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))),
    'standard_fonts',
  );
  const task = getDocument({
    data: new Uint8Array(pdf),
    standardFontDataUrl: `${standardFonts}/`,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    const factory = document.canvasFactory as CanvasFactory;
    const pictures: GreyPicture[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: dotsPerInch / pointsOfAnInch });
      const made = factory.create(Math.floor(viewport.width), Math.floor(viewport.height));
      await page.render({ canvasContext: made.context as never, canvas: null, viewport, background: 'white' }).promise;
      pictures.push(await unpacked(made.canvas.toBuffer('image/png')));
    }
    return pictures;
  } finally {
    await task.destroy();
  }
}

async function unpacked(png: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(png).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
