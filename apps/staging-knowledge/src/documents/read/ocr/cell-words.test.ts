import { withCells } from './cell-words.ts';
import type { SeenWord } from './ocr-words.ts';
import type { Picture } from './picture.ts';

const [width, height] = [1_000, 1_100];

/** A table of three columns and three rows, each cell with a mark in its corner. */
function table(hasMarks = true): Picture {
  const data = Buffer.alloc(width * height, 250);
  for (let y = 200; y <= 602; y += 1)
    for (let x = 100; x <= 702; x += 1) {
      const isLine = (x - 100) % 200 < 2 || (y - 200) % 133 < 2;
      const isMark = (x - 100) % 200 > 20 && (x - 100) % 200 < 40 && (y - 200) % 133 > 20 && (y - 200) % 133 < 40;
      if (isLine || (hasMarks && isMark)) data[y * width + x] = 60;
    }
  return { data, width, height };
}

const word = (text: string, left: number, top: number, confidence = 0.9): SeenWord => ({
  text,
  line: '1 1 1',
  startsCell: false,
  left,
  top,
  width: 60,
  height: 20,
  confidence,
});

test('reads the cells of a table one below the other, and puts their words where they are on the page', async () => {
  const words = [word('Heading', 100, 50), word('Gulsl', 130, 220, 0.4), word('Moose', 330, 220)];
  const read = (cells: Picture) => {
    expect(cells.width).toBeLessThan(400);
    return Promise.resolve([word('Gulls', 40, 45), word('Mo', 40, 105, 0.5)]);
  };
  const { words: found } = await withCells({ words, read: table() }, read);
  expect(found.map(({ text }) => text)).toEqual(['Heading', 'Gulls', 'Moose']);
  expect(found[1]?.left).toBeGreaterThan(100);
  expect(found[1]?.left).toBeLessThan(125);
  expect(new Set(found.map(({ line }) => line)).size).toBe(3);
});

test('leaves a page without tables, and one whose cells are empty, as it is', async () => {
  const words = [word('Heading', 100, 50)];
  const read = () => Promise.reject(new Error('There is nothing to be read.'));
  for (const picture of [{ data: Buffer.alloc(width * height, 250), width, height }, table(false)])
    expect((await withCells({ words, read: picture }, read)).words).toBe(words);
});

test('reads only as many cells as recognition takes in one picture', async () => {
  const [side, wide, high, columns] = [2_600, 130, 119, 18];
  const data = Buffer.alloc(side * side, 250);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < columns * wide + 4; x += 1) {
      const [inX, inY] = [x % wide, y % high];
      const isMark = inX > 40 && inX < 60 && inY % 80 > 14 && inY % 80 < 26;
      if (inX < 4 || inY < 4 || isMark) data[y * side + x] = 60;
    }
  const heights: number[] = [];
  const read = (cells: Picture) => {
    heights.push(cells.height);
    return Promise.resolve([]);
  };
  await withCells({ words: [], read: { data, width: side, height: side } }, read);
  expect(heights[0]).toBeGreaterThan(30_000);
  expect(heights[0]).toBeLessThanOrEqual(32_000);
});
