import { editable, shrunk, type Picture } from './picture.ts';

const smallSide = 64;
/** Difference in the paper's brightness from which the light counts as uneven. */
const unevenBelow = 0.82;

/** Letters differ from their paper by at least so much. */
const faintest = 24;
const blankSide = 1_000;

/** Whether a picture is of one shade all over. */
export async function isBlank(picture: Picture): Promise<boolean> {
  let [darkest, brightest] = [255, 0];
  for (const shade of (await shrunk(picture, blankSide)).data) {
    darkest = Math.min(darkest, shade);
    brightest = Math.max(brightest, shade);
  }
  return brightest - darkest < faintest;
}

/** Whether the paper is clearly darker in some places than in others, as on a photo with a shadow. */
export async function isUnevenlyLit(picture: Picture): Promise<boolean> {
  const paper = await paperBrightness(picture);
  const sorted = Array.from(paper.data).toSorted((a, b) => a - b);
  const low = sorted[Math.floor(sorted.length * 0.08)] ?? 255;
  const high = sorted[Math.floor(sorted.length * 0.92)] ?? 255;
  return high > 0 && low / high < unevenBelow;
}

/** The picture as if the paper were equally white everywhere. */
export async function evenlyLit(picture: Picture): Promise<Picture> {
  const paper = await paperBrightness(picture);
  const { width, height } = picture;
  const background = await editable(paper)
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .blur(8)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const data = Buffer.alloc(picture.data.length);
  for (let at = 0; at < data.length; at += 1)
    data[at] = Math.min(255, ((picture.data[at] ?? 0) * 245) / Math.max(24, background[at] ?? 255));
  return { data, width, height };
}

/** Brightness of the paper in each part of the picture: the brightest nearby, since letters are darker. */
async function paperBrightness(picture: Picture): Promise<Picture> {
  const middle = await shrunk(picture, smallSide * 8);
  const [width, height] = [Math.max(1, Math.round(middle.width / 8)), Math.max(1, Math.round(middle.height / 8))];
  const data = Buffer.alloc(width * height);
  for (let y = 0; y < middle.height; y += 1) {
    for (let x = 0; x < middle.width; x += 1) {
      const cell = Math.min(height - 1, y >> 3) * width + Math.min(width - 1, x >> 3);
      data[cell] = Math.max(data[cell] ?? 0, middle.data[y * middle.width + x] ?? 0);
    }
  }
  return { data, width, height };
}
