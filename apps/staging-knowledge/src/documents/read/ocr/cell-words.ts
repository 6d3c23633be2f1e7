import { median } from '../layout/median.ts';
import { clearLetters, type SeenWord } from './ocr-words.ts';
import type { Picture } from './picture.ts';
import { type RuledCell, ruledCells } from './ruled-cells.ts';

/** Room around a cell in the picture of all cells, and white edge inside of its lines, in pixels. */
const room = 40;
const edge = 4;
/** Shades of grey by which letters differ from their paper at least. */
const faintest = 40;
/** Fewest pixels of letters in a cell that says something. */
const fewestDots = 12;
/** A cell's words count if they have at least this share of the clear letters that the page had there. */
const enough = 0.8;
/** The highest picture that is read; recognition takes none of 32,768 rows. */
const maxHeight = 32_000;
/** A number that is so much taller than the words of its cell is the day's. */
const taller = 1.25;

/**
 * The words of a page, those in the cells of ruled tables read cell by cell: their lines confuse recognition, and words
 * next to each other are taken for one line.
 * @param read recognises a picture of one column of lines
 */
export async function withCells(
  { words, read: picture }: { words: readonly SeenWord[]; read: Picture },
  read: (cells: Picture) => Promise<SeenWord[]>,
): Promise<{ words: readonly SeenWord[]; cells: readonly RuledCell[] }> {
  const cells = await ruledCells(picture);
  const written = firstOf(cells.flatMap((cell) => cleanCell(picture, cell) ?? []));
  if (written.length === 0) return { words, cells: [] };
  const { stack, tops } = stacked(written);
  const found = await read(stack);
  const left = new Set(words);
  const own = written.flatMap(({ cell, left: x, top: y }, index) => {
    const [top, end] = [tops[index] ?? 0, tops[index + 1] ?? stack.height];
    const seen = found
      .filter((word) => word.top + word.height / 2 >= top && word.top + word.height / 2 < end)
      .map((word) => ({ ...word, left: word.left + x - room, top: word.top + y - top - room }));
    const before = words.filter((word) => isIn(word, cell));
    for (const word of before) left.delete(word);
    const better = clearLetters(seen) >= enough * clearLetters(before) ? seen : before;
    return withDayApart(better.map((word) => ({ ...word, line: `${word.line} in ${index}` })));
  });
  return { words: [...left, ...own], cells };
}

interface CleanCell {
  cell: RuledCell;
  left: number;
  top: number;
  picture: Picture;
}

/** A cell without its lines, its letters dark on white; null when it is empty. */
function cleanCell(picture: Picture, cell: RuledCell): CleanCell | null {
  const [left, top] = [cell.left + edge, cell.top + edge];
  const [width, height] = [cell.right - edge - left, cell.bottom - edge - top];
  if (width < 1 || height < 1) return null;
  const shades = new Uint32Array(256);
  const shadeAt = (x: number, y: number) => {
    const [from = 0, to = 0] = cell.rows[y - cell.top] ?? [];
    return x >= from + edge && x < to - edge ? (picture.data[y * picture.width + x] ?? 255) : null;
  };
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) {
      const shade = shadeAt(x, y);
      if (shade !== null) shades[shade] = (shades[shade] ?? 0) + 1;
    }
  const paper = shadeWith(shades, 0.5);
  const [darkest, brightest] = [shadeWith(shades, 0, fewestDots), shadeWith(shades, 1, -fewestDots)];
  const isWhiteOnDark = brightest - paper > paper - darkest;
  const contrast = Math.max(brightest - paper, paper - darkest);
  if (contrast < faintest) return null;
  const data = Buffer.alloc(width * height, 255);
  let [first, last] = [height, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shade = shadeAt(left + x, top + y) ?? paper;
      const ink = (isWhiteOnDark ? shade - paper : paper - shade) / contrast;
      data[y * width + x] = 255 - 255 * Math.min(1, Math.max(0, ink));
      if (ink > 0.5) [first, last] = [Math.min(first, y), y];
    }
  return {
    cell,
    left,
    top: top + first,
    picture: { data: data.subarray(first * width, (last + 1) * width), width, height: last + 1 - first },
  };
}

/** The shade below which so large a share of the pixels are, and some more. */
function shadeWith(shades: Uint32Array, share: number, more = 0): number {
  const wanted = share * shades.reduce((sum, count) => sum + count, 0) + more;
  let sum = 0;
  return Math.max(
    0,
    shades.findIndex((count) => {
      sum += count;
      return sum > wanted;
    }),
  );
}

/** As many of the cells as fit into one picture. */
function firstOf(cells: readonly CleanCell[]): CleanCell[] {
  let height = room;
  return cells.filter(({ picture }) => (height += picture.height + room) <= maxHeight);
}

/** One picture of all cells, one below the other. */
function stacked(cells: readonly CleanCell[]): { stack: Picture; tops: number[] } {
  const width = Math.max(1, ...cells.map(({ picture }) => picture.width)) + 2 * room;
  const height = cells.reduce((sum, { picture }) => sum + picture.height + room, room);
  const data = Buffer.alloc(width * height, 255);
  const tops: number[] = [];
  let top = 0;
  for (const { picture } of cells) {
    tops.push(top);
    for (let y = 0; y < picture.height; y += 1)
      picture.data.copy(data, (top + room + y) * width + room, y * picture.width, (y + 1) * picture.width);
    top += picture.height + room;
  }
  return { stack: { data, width, height }, tops };
}

function isIn({ left, top, width, height }: SeenWord, cell: RuledCell): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= cell.left && x < cell.right && y >= cell.top && y < cell.bottom;
}

/** The number of a day is often set close to the words of its cell, but larger. */
function withDayApart(words: readonly SeenWord[]): SeenWord[] {
  const usual = median(words.map(({ height }) => height));
  const isDay = (word: SeenWord | undefined) =>
    word !== undefined && /^\d{1,2}$/.test(word.text) && word.height > taller * usual;
  return words.map((word, index) => ({
    ...word,
    startsCell: word.startsCell || isDay(word) || isDay(words[index - 1]),
  }));
}
