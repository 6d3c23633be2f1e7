import sharp from 'sharp';
import { mailFile } from '../../mail-text.ts';
import { seededRandom } from '../../random.ts';
import type { SampleDocument } from '../sample-document.ts';
import { blocksOf, type Block } from './blocks.ts';
import { docxFile } from './docx-file.ts';
import { htmlPage } from './html-page.ts';
import { pagesOf } from './page-layout.ts';
import { pagePictures, type GreyPicture } from './page-pictures.ts';
import { textPdf, picturePdf } from './pdf-file.ts';
import { photographed } from './photographed.ts';
import { printedMailHead } from './printed-mail.ts';

/** Format of a document: `scan` is a PDF of pictures, `photo` one phone JPEG per page. */
export type DocumentFormat = 'pdf' | 'docx' | 'html' | 'eml' | 'scan' | 'photo';

/** File of a document as a family may receive or create it. */
export interface RenderedFile {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

const scanDotsPerInch = 200;
const photoDotsPerInch = 220;
const mediaTypes: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  eml: 'message/rfc822',
  scan: 'application/pdf',
  photo: 'image/jpeg',
};

/** Returns the formats that suit a document: a mail is never a Word file, and a phone takes one page at a time. */
export function formatsOf(document: SampleDocument): DocumentFormat[] {
  const text: DocumentFormat[] = document.mail ? ['pdf', 'eml'] : ['pdf', 'docx', 'html'];
  return [...text, 'scan', ...(pagesOf(printed(document)).length === 1 ? (['photo'] as const) : [])];
}

/**
 * Renders a document's file. Deterministic on every machine: the fonts are pdf.js's own.
 * @throws RangeError for a format that does not suit the document
 */
export async function renderDocument(document: SampleDocument, format: DocumentFormat): Promise<RenderedFile> {
  if (!formatsOf(document).includes(format)) throw new RangeError(`${document.id} does not come as ${format}.`);
  const name = `${document.id}${format === 'scan' ? '-scan.pdf' : format === 'photo' ? '-photo.jpg' : `.${format}`}`;
  return { name, mediaType: mediaTypes[format], bytes: await bytesOf(document, format) };
}

async function bytesOf(document: SampleDocument, format: DocumentFormat): Promise<Buffer> {
  if (format === 'docx') return docxFile(blocksOf(document.text), document);
  if (format === 'html') return htmlPage(blocksOf(document.text), document.title);
  if (format === 'eml') return mailBytes(document);
  const pdf = textPdf(pagesOf(printed(document)), document);
  if (format === 'pdf') return pdf;
  if (format === 'scan')
    return picturePdf(await Promise.all((await pagePictures(pdf, scanDotsPerInch)).map(scanned)), document);
  const [page] = await pagePictures(pdf, photoDotsPerInch);
  return taken(page as GreyPicture, seedOf(document.id));
}

function printed({ mail, text }: SampleDocument): Block[] {
  return [...(mail ? printedMailHead(mail) : []), ...blocksOf(text)];
}

function mailBytes({ id, mail, text }: SampleDocument): Buffer {
  if (!mail) throw new RangeError(`${id} is no mail.`);
  return Buffer.from(mailFile({ id, ...mail, text: text.trim() }));
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
