import type { PDFPageProxy } from 'pdfjs-dist';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { CellEdge } from '../layout/cell-edges.ts';

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
  /** Left and right edges of lines and areas. */
  edges: CellEdge[];
  hasShapes: boolean;
}

type Matrix = [number, number, number, number, number, number];
/** The lowest and highest x and y: left, lower, right, upper. */
type Bounds = [number, number, number, number];

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
const maxEdges = 5_000;
/** Of the edge of a cell, and the width of a line at most, in points. */
const [leastHeight, lineWidth] = [5, 3];
const unit: Bounds = [0, 0, 1, 1];

/** Finds the drawings of a page by going through its operators. */
export async function drawingsOn(page: PDFPageProxy): Promise<Drawings> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const found: Drawings = { pictures: [], edges: [], hasShapes: false };
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
    else if (pictures.has(operator) && found.pictures.length < maxPictures) found.pictures.push(boxOf(matrix, unit));
    if (operator === OPS.constructPath && args?.[0] !== OPS.endPath && found.edges.length < maxEdges)
      found.edges.push(...edgesOf(matrix, args?.[2]));
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

/** The left and right edge of a drawn line or area, given by its lowest and highest coordinates. */
function edgesOf(matrix: Matrix, bounds: unknown): CellEdge[] {
  const numbers = bounds === null || bounds === undefined ? [] : Array.from(bounds as ArrayLike<unknown>, Number);
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return [];
  const { left, right, top, bottom } = boxOf(matrix, numbers as Bounds);
  if (bottom - top < leastHeight) return [];
  return right - left < lineWidth ? [{ x: left, top, bottom }] : [left, right].map((x) => ({ x, top, bottom }));
}

/** The box on the page of what lies between two corners. A picture fills the unit square (ISO 32000-1 §8.9.5). */
function boxOf([a, b, c, d, e, f]: Matrix, [x0, y0, x1, y1]: Bounds): PictureBox {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ] as const;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
