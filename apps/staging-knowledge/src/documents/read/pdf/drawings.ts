import type { PDFPageProxy } from 'pdfjs-dist';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Place of a picture on a page turned upright, in points from the top left corner. */
export interface PictureBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Drawings on a page besides letters, which may be drawn as shapes, too. */
export interface Drawings {
  pictures: PictureBox[];
  hasShapes: boolean;
}

type Matrix = [number, number, number, number, number, number];

const pictures = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
]);
const shapes = new Set<number>([OPS.constructPath, OPS.shadingFill]);
const begins = new Set<number>([OPS.save, OPS.paintFormXObjectBegin, OPS.beginAnnotation]);
const ends = new Set<number>([OPS.restore, OPS.paintFormXObjectEnd, OPS.endAnnotation]);
const maxPictures = 5_000;

/** Finds the drawings of a page by going through its operators. */
export async function drawingsOn(page: PDFPageProxy): Promise<Drawings> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const found: Drawings = { pictures: [], hasShapes: false };
  const open: Matrix[] = [];
  let matrix = page.getViewport({ scale: 1 }).transform as Matrix;
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] as unknown[] | null;
    if (begins.has(operator)) open.push(matrix);
    else if (ends.has(operator)) matrix = open.pop() ?? matrix;
    if (operator === OPS.transform) matrix = times(matrix, args);
    else if (operator === OPS.paintFormXObjectBegin) matrix = times(matrix, args?.[0]);
    else if (operator === OPS.beginAnnotation) matrix = times(times(matrix, args?.[2]), args?.[3]);
    else if (shapes.has(operator)) found.hasShapes = true;
    else if (pictures.has(operator) && found.pictures.length < maxPictures) found.pictures.push(unitSquare(matrix));
  }
  return found;
}

function times(matrix: Matrix, by: unknown): Matrix {
  const numbers = by === null || by === undefined ? [] : Array.from(by as ArrayLike<unknown>, Number);
  if (numbers.length !== 6 || !numbers.every(Number.isFinite)) return matrix;
  const [a, b, c, d, e, f] = matrix;
  const [p, q, r, s, t, u] = numbers as Matrix;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** A picture fills the unit square of its coordinates (ISO 32000-1 §8.9.5). */
function unitSquare([a, b, c, d, e, f]: Matrix): PictureBox {
  const [xs, ys] = [
    [e, e + a, e + c, e + a + c],
    [f, f + b, f + d, f + b + d],
  ];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
