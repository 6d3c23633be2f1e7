import type { Picture } from './picture.ts';
import { ruledCells } from './ruled-cells.ts';

const [width, height] = [1_000, 1_100];

/** A white page with dots, drawn where it says so. */
function page(isDark: (x: number, y: number) => boolean): Picture {
  const data = Buffer.alloc(width * height, 250);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (isDark(x, y)) data[y * width + x] = 60;
  return { data, width, height };
}

/** Lines 200 apart from left to right and 120 from top to bottom, which lean by so many pixels over the page. */
function table(lean: number, isDrawn: (x: number, y: number) => boolean = () => true) {
  return (x: number, y: number) => {
    const across = x + (lean * y) / height - 100;
    const [column, row] = [across / 200, (y - 200) / 120];
    if (column < -0.01 || column > 4.01 || row < -0.01 || row > 5.01 || !isDrawn(x, y)) return false;
    return across % 200 < 2 || (y - 200) % 120 < 2;
  };
}

test('finds the cells between ruled lines, also dotted ones and ones that lean', async () => {
  for (const drawn of [table(0), table(20), table(0, (x, y) => (x + y) % 4 < 2)]) {
    const cells = await ruledCells(page(drawn));
    expect(cells).toHaveLength(20);
    expect(cells[0]?.right).toBeLessThan(310);
    expect(cells[0]?.bottom).toBeLessThan(330);
  }
});

test('takes a text and a box around it for no table', async () => {
  const box = (x: number, y: number) => {
    const isInside = x > 100 && x < 900 && y > 200 && y < 800;
    return isInside && (x < 103 || x > 897 || y < 203 || y > 797);
  };
  const letters = (x: number, y: number) => x > 120 && x < 850 && y > 230 && y < 780 && y % 40 < 20 && x % 14 < 5;
  expect(await ruledCells(page((x, y) => box(x, y) || letters(x, y)))).toEqual([]);
});
