import { tablesAmong } from '../layout/drawn-table.ts';
import { shrunk, type Picture } from './picture.ts';
import { ruledLines } from './ruled-lines.ts';

/** Cell of a table with ruled lines, in pixels of its picture. */
export interface RuledCell {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Its left and right end in each row of pixels, from its top on; lines may lean. */
  rows: readonly (readonly [number, number])[];
}

/** The longer side of the picture in which lines are looked for. */
const longerSide = 1_150;
/** Smallest cell, in pixels of that picture, and the largest one as a share of it. */
const [narrowest, lowest, largest] = [16, 9, 0.9];
/** Least share of the pixels of its rectangle that a cell has; letters and lines that lean take some. */
const leastFilled = 0.75;
/** Cells are neighbours within so many pixels, the thickness of a line. */
const thickest = 6;
/** More cells than these are a pattern, no tables. */
const maxCells = 400;
/** Fewest cells of a table, and fewest that begin at different places in each direction. */
const [fewestCells, fewestPlaces] = [6, 2];

/** Finds the cells of tables with ruled lines in a picture that is upright. */
export async function ruledCells(picture: Picture): Promise<RuledCell[]> {
  const small = await shrunk(picture, longerSide);
  const scale = picture.width / small.width;
  const cells = tablesOf(areasOf(small));
  return cells.length > maxCells ? [] : cells.map((cell) => enlarged(cell, scale));
}

/** Areas that lines enclose and that are about rectangles. */
function areasOf(picture: Picture): RuledCell[] {
  const { width, height } = picture;
  const seen = ruledLines(picture);
  const cells: RuledCell[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] !== 0) continue;
    const area = areaAround(seen, start, width);
    const cell = cellOf(area, width);
    const [wide, high] = [cell.right - cell.left, cell.bottom - cell.top];
    const isInside = cell.left > 0 && cell.top > 0 && cell.right < width && cell.bottom < height;
    const isCell = wide >= narrowest && high >= lowest && wide < largest * width && high < largest * height;
    if (isInside && isCell && area.length >= leastFilled * wide * high) cells.push(cell);
  }
  return cells;
}

/** The pixels that are connected with one, which are marked as seen. */
function areaAround(seen: Uint8Array, start: number, width: number): number[] {
  const found = [start];
  seen[start] = 1;
  for (const at of found) {
    const x = at % width;
    for (const next of [at - width, at + width, x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at]) {
      if (seen[next] !== 0) continue;
      seen[next] = 1;
      found.push(next);
    }
  }
  return found;
}

function cellOf(area: readonly number[], width: number): RuledCell {
  const ends = new Map<number, [number, number]>();
  for (const at of area) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [from, to] = ends.get(y) ?? [x, x];
    ends.set(y, [Math.min(from, x), Math.max(to, x + 1)]);
  }
  const ys = [...ends.keys()].toSorted((a, b) => a - b);
  const rows = ys.map((y) => ends.get(y) as [number, number]);
  return {
    left: rows.reduce((least, [from]) => Math.min(least, from), width),
    right: rows.reduce((most, [, to]) => Math.max(most, to), 0),
    top: ys[0] ?? 0,
    bottom: (ys.at(-1) ?? 0) + 1,
    rows,
  };
}

/** The cells of tables, leaving out boxes around a text. */
function tablesOf(cells: readonly RuledCell[]): RuledCell[] {
  return tablesAmong(cells, thickest, thickest).flatMap((table) => {
    const places = (of: (one: RuledCell) => number) => new Set(table.map((one) => Math.round(of(one) / thickest))).size;
    const isTable =
      table.length >= fewestCells &&
      places((one) => one.left) >= fewestPlaces &&
      places((one) => one.top) >= fewestPlaces;
    return isTable ? table : [];
  });
}

function enlarged({ left, top, right, bottom, rows }: RuledCell, scale: number): RuledCell {
  const first = Math.ceil(top * scale);
  const last = Math.floor(bottom * scale);
  return {
    left: Math.ceil(left * scale),
    top: first,
    right: Math.floor(right * scale),
    bottom: last,
    rows: Array.from({ length: last - first }, (_, index) => {
      const [from, to] = rows[Math.min(rows.length - 1, Math.floor(index / scale))] ?? [left, right];
      return [Math.ceil(from * scale), Math.floor(to * scale)] as const;
    }),
  };
}
