import sharp from 'sharp';
import { seededRandom } from '../../random.ts';
import { pagePictures, type GreyPicture } from './page-pictures.ts';
import { picturePdf, type FileFacts } from './pdf-file.ts';
import { photographed } from './photographed.ts';

const scanDotsPerInch = 200;
const photoDotsPerInch = 220;
/** Three pixels for one of CSS, as on phones. */
const screenshotDotsPerInch = 288;

/** Scans the pages of a PDF: another PDF, of grey pictures. */
export async function scanOf(pdf: Buffer, facts: FileFacts): Promise<Buffer> {
  return picturePdf(await Promise.all((await pagePictures(pdf, scanDotsPerInch)).map(scanned)), facts);
}

/** Photographs the first page of a PDF with a phone, in the pose that belongs to the name: a JPEG. */
export async function photoOf(pdf: Buffer, name: string): Promise<Buffer> {
  const [page] = await pagePictures(pdf, photoDotsPerInch);
  return taken(page as GreyPicture, seedOf(name));
}

/** Shows the first page of a PDF as the screen of a phone does: a PNG, straight and without noise. */
export async function screenshotOf(pdf: Buffer): Promise<Buffer> {
  const [{ pixels, width, height }] = (await pagePictures(pdf, screenshotDotsPerInch)) as [GreyPicture];
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Simulates a sheet on an office scanner: slightly skewed, with a little dust. */
async function scanned(page: GreyPicture, index: number): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const { pixels, width, height } = photographed(page, {
    tilt: index % 2 === 0 ? 0.5 : -0.4,
    perspective: 0,
    shadow: 0.03,
    noise: 8,
    filled: 1,
    around: [255, 255, 255],
    paper: [255, 255, 255],
    seed: index + 1,
  });
  return {
    jpeg: await sharp(pixels, { raw: { width, height, channels: 3 } })
      .greyscale()
      .jpeg({ quality: 80 })
      .toBuffer(),
    width,
    height,
  };
}

/** Phone orientations: mostly upright, sometimes rotated, with or without an EXIF orientation. */
const turns = [
  { degrees: 0 },
  { degrees: 90 },
  { degrees: 0 },
  { degrees: 270, orientation: 6 },
  { degrees: 0 },
  { degrees: 180 },
  { degrees: 270 },
] as const;

async function taken(page: GreyPicture, seed: number): Promise<Buffer> {
  const random = seededRandom(seed);
  const between = (least: number, most: number) => least + ((most - least) * random.below(1_001)) / 1_000;
  const pose = {
    tilt: between(-3, 3),
    perspective: between(0, 0.06),
    shadow: between(0.2, 0.5),
    noise: Math.round(between(8, 22)),
    filled: between(0.9, 0.97),
    around: [126, 96, 70],
    paper: [250, 250, 238],
    seed,
  } as const;
  const { pixels, width, height } = photographed(page, pose);
  const turn = random.pick(turns);
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(0.6)
    .rotate(turn.degrees);
  const tagged = 'orientation' in turn ? picture.withMetadata({ orientation: turn.orientation }) : picture;
  return tagged.jpeg({ quality: 78 }).toBuffer();
}

/** Hashes a name (FNV-1a), so that the seed is the same in every run. */
function seedOf(name: string): number {
  return [...name].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) as number), 16_777_619) >>> 0,
    2_166_136_261,
  );
}
