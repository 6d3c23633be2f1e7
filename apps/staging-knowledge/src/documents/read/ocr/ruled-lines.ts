import type { Picture } from './picture.ts';

/** Pixels of a picture that are on its ruled lines; 1 for these. */
export type LineMask = Uint8Array;

/** Pixels over which a line is averaged in its direction, so that dots become a line and noise none. */
const blurred = 9;
/** Pixels to both sides of a line within which its paper begins, and by how much that is brighter at least. */
const [reach, faintest] = [3, 7];
/** Pixels over which the edge of a shaded area is averaged, and by how much the shades differ at least. */
const [edgeBlurred, faintestEdge] = [3, 40];
const [edgeReach, evenShade] = [2, 20];
/** Pixels around a line among which its paper is the brightest, and the least share of that brightness next to it. */
const [around, leastPaper] = [12, 0.8];
/** Fewest pixels of a line from left to right, and from top to bottom; strokes of letters are shorter. */
const [shortestRow, shortestColumn] = [40, 28];
/** By so many pixels lines are made longer, so that they meet. */
const longer = 4;

/** Finds the ruled lines of a picture and the edges of its shaded areas, both those from left to right and those from top to bottom. */
export function ruledLines(picture: Picture): LineMask {
  const mask = rows(picture, shortestRow);
  const columns = rows(transposed(picture), shortestColumn);
  for (let y = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1)
      if (columns[x * picture.height + y] === 1) mask[y * picture.width + x] = 1;
  return mask;
}

function transposed({ data, width, height }: Picture): Picture {
  const turned = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + y] = data[y * width + x] ?? 0;
  return { data: turned, width: height, height: width };
}

/** Lines from left to right. */
function rows(picture: Picture, shortest: number): LineMask {
  const { width, height } = picture;
  const [thin, solid] = [alongRows(picture, blurred), alongRows(picture, edgeBlurred)];
  const mask = new Uint8Array(width * height);
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const [above, here, below] = [thin[at - reach * width] ?? 0, thin[at] ?? 0, thin[at + reach * width] ?? 0];
      const isThin = here + faintest <= above && here + faintest <= below;
      if (isThin ? isOnPaper(thin, at, width) : isEdge(solid, at, width)) mask[at] = 1;
    }
  }
  return onlyLong(mask, width, shortest);
}

/** Whether both sides of a line are paper, not the letters of a text. */
function isOnPaper(shades: Uint8Array, at: number, width: number): boolean {
  let paper = 0;
  for (let away = reach; away <= around; away += reach)
    paper = Math.max(paper, shades[at - away * width] ?? 0, shades[at + away * width] ?? 0);
  return Math.min(shades[at - reach * width] ?? 0, shades[at + reach * width] ?? 0) >= leastPaper * paper;
}

/** Whether two areas meet, each of one shade. */
function isEdge(shades: Uint8Array, at: number, width: number): boolean {
  const [above, below] = [shades[at - edgeReach * width] ?? 0, shades[at + edgeReach * width] ?? 0];
  return (
    Math.abs(above - below) >= faintestEdge &&
    Math.abs(above - (shades[at - (edgeReach + reach) * width] ?? above)) < evenShade &&
    Math.abs(below - (shades[at + (edgeReach + reach) * width] ?? below)) < evenShade
  );
}

/** Each pixel the mean of those next to it in its row. */
function alongRows({ data, width, height }: Picture, over: number): Uint8Array {
  const means = new Uint8Array(data.length);
  const half = over >> 1;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    for (let x = -half; x < width; x += 1) {
      if (x + half < width) sum += data[row + x + half] ?? 0;
      if (x - half - 1 >= 0) sum -= data[row + x - half - 1] ?? 0;
      if (x >= 0) means[row + x] = sum / (Math.min(width - 1, x + half) - Math.max(0, x - half) + 1);
    }
  }
  return means;
}

/** Pixels that touch each other over at least so many columns, made a little longer. */
function onlyLong(mask: LineMask, width: number, shortest: number): LineMask {
  const kept = new Uint8Array(mask.length);
  const seen = new Uint8Array(mask.length);
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] !== 1 || seen[start] === 1) continue;
    const line = touching(mask, seen, start, width);
    const xs = line.map((at) => at % width);
    if (xs.reduce((a, b) => Math.max(a, b), 0) - xs.reduce((a, b) => Math.min(a, b), width) + 1 < shortest) continue;
    for (const at of line) {
      const x = at % width;
      for (let other = Math.max(0, x - longer); other <= Math.min(width - 1, x + longer); other += 1)
        kept[at - x + other] = 1;
    }
  }
  return kept;
}

function touching(mask: LineMask, seen: Uint8Array, start: number, width: number): number[] {
  const found = [start];
  seen[start] = 1;
  for (const at of found) {
    const x = at % width;
    for (let dy = -width; dy <= width; dy += width) {
      for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx += 1) {
        const next = at + dy + dx;
        if (mask[next] !== 1 || seen[next] === 1) continue;
        seen[next] = 1;
        found.push(next);
      }
    }
  }
  return found;
}
