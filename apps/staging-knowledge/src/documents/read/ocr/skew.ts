import { shrunk, type Picture } from './picture.ts';

/** Angle of the lines of text. */
export interface Skew {
  /** By how many degrees they fall to the right, clockwise; for sideways text how far it is from upright. */
  degrees: number;
  /** Whether the lines run from top to bottom. */
  sideways: boolean;
}

const longerSide = 700;
const steepest = 15;
const fewestDots = 200;

/** Finds how far a page is turned, from −15 to 15 degrees: where the rows of dark dots are told apart best, its lines lie. */
export async function skewOf(picture: Picture): Promise<Skew> {
  const dots = darkDots(await shrunk(picture, longerSide));
  if (dots.length < fewestDots) return { degrees: 0, sideways: false };
  const flipped = dots.map(({ x, y }) => ({ x: -y, y: x }));
  const [upright, sideways] = [steepestContrast(dots), steepestContrast(flipped)];
  const best = sideways.contrast > upright.contrast * 1.1 ? sideways : upright;
  return { degrees: best.degrees, sideways: best === sideways };
}

interface Dot {
  x: number;
  y: number;
}

const maxDots = 40_000;

/** Dots that are darker than what surrounds them. */
function darkDots({ data, width, height }: Picture): Dot[] {
  const dots: Dot[] = [];
  const reach = 6;
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const at = y * width + x;
      const around =
        ((data[at - reach] ?? 0) +
          (data[at + reach] ?? 0) +
          (data[at - reach * width] ?? 0) +
          (data[at + reach * width] ?? 0)) /
        4;
      if ((data[at] ?? 255) < around - 40) dots.push({ x, y });
    }
  }
  const step = Math.ceil(dots.length / maxDots);
  return step > 1 ? dots.filter((_dot, index) => index % step === 0) : dots;
}

function steepestContrast(dots: readonly Dot[]): { degrees: number; contrast: number } {
  const coarse = best(dots, range(-steepest, steepest, 1));
  return best(dots, range(coarse.degrees - 0.75, coarse.degrees + 0.75, 0.25));
}

function best(dots: readonly Dot[], angles: readonly number[]): { degrees: number; contrast: number } {
  return angles
    .map((degrees) => ({ degrees, contrast: contrastAt(dots, degrees) }))
    .reduce((a, b) => (b.contrast > a.contrast ? b : a));
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/** Variance of the rows at an angle. */
function contrastAt(dots: readonly Dot[], degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (const { x, y } of dots) {
    const row = Math.round(y - x * slope);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of rows.values()) sum += count * count;
  return sum;
}
