import type { PDFPageProxy } from 'pdfjs-dist';
import { asPicture, editable, type Picture } from '../ocr/picture.ts';
import { recognise } from '../ocr/recognise.ts';
import { drawingsOn, type PictureBox } from './drawings.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { TextRun } from '../layout/text-run.ts';
import { pagePicture } from './page-picture.ts';

/** Pictures that are smaller than this share of their page are logos and lines. */
const smallestShare = 0.04;
/** Under so many letters a picture is a background, or a scan whose text is known. */
const lettersOnTop = 200;
/** Below it what was recognised is a pattern, not letters. */
const clearConfidence = 0.65;
/** Pictures of one document, and the processor time for them in milliseconds, beyond which the rest are left out. */
const maxPictures = 12;
const picturesMs = 20_000;

/** Text of pictures on a page. */
export interface PictureText {
  text: string;
  /** From 0 to 1. */
  confidence: number;
  engine: string;
}

/** Reads the letters in the pictures of pages that have text too. */
export class PicturesWithText {
  readonly #drawable: OpenPdf['drawable'];
  readonly #read = new Set<string>();
  #processorMs = 0;
  /** Pages whose pictures were left out. */
  readonly skipped: number[] = [];

  constructor(drawable: OpenPdf['drawable']) {
    this.#drawable = drawable;
  }

  /** The text of pictures that the page's own text does not have; null when there is none. */
  async textOn(page: PDFPageProxy, runs: readonly TextRun[]): Promise<PictureText | null> {
    const { width, height } = page.getViewport({ scale: 1 });
    const { pictures } = await drawingsOn(page);
    const boxes = joined(pictures.map((box) => inside(box, width, height)))
      .filter((box) => areaOf(box) >= smallestShare * width * height && lettersIn(box, runs) <= lettersOnTop)
      .filter((box) => !this.#read.has(keyOf(box)));
    if (boxes.length === 0) return null;
    if (this.#read.size + boxes.length > maxPictures || this.#processorMs > picturesMs) {
      this.skipped.push(page.pageNumber);
      return null;
    }
    const before = process.cpuUsage();
    for (const box of boxes) this.#read.add(keyOf(box));
    const found = await this.#recognised(page, boxes);
    const { user, system } = process.cpuUsage(before);
    this.#processorMs += (user + system) / 1_000;
    return found === null ? null : withoutKnown(found, runs);
  }

  async #recognised(page: PDFPageProxy, boxes: readonly PictureBox[]): Promise<PictureText | null> {
    const drawn = await pagePicture(await this.#drawable(), page.pageNumber);
    if (drawn === null) {
      this.skipped.push(page.pageNumber);
      return null;
    }
    const texts: PictureText[] = [];
    for (const box of boxes) {
      const found = await recognise(await cutOut(drawn.picture, box, drawn.scale));
      if (found.text !== '' && found.confidence >= clearConfidence) texts.push(found);
    }
    const [first] = texts;
    if (!first) return null;
    return {
      text: texts.map(({ text }) => text).join('\n\n'),
      confidence: Math.min(...texts.map(({ confidence }) => confidence)),
      engine: first.engine,
    };
  }
}

function inside({ left, top, right, bottom }: PictureBox, width: number, height: number): PictureBox {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(width, right),
    bottom: Math.min(height, bottom),
  };
}

function areaOf({ left, top, right, bottom }: PictureBox): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

/** Programs cut pictures into strips. */
function joined(boxes: readonly PictureBox[]): PictureBox[] {
  const whole: PictureBox[] = [];
  for (const box of boxes) {
    const touching = whole.find(
      (other) =>
        box.left <= other.right + 1 &&
        other.left <= box.right + 1 &&
        box.top <= other.bottom + 1 &&
        other.top <= box.bottom + 1,
    );
    if (!touching) whole.push({ ...box });
    else {
      touching.left = Math.min(touching.left, box.left);
      touching.top = Math.min(touching.top, box.top);
      touching.right = Math.max(touching.right, box.right);
      touching.bottom = Math.max(touching.bottom, box.bottom);
    }
  }
  return whole;
}

function lettersIn({ left, top, right, bottom }: PictureBox, runs: readonly TextRun[]): number {
  return runs
    .filter(({ x, y, width }) => x + width / 2 >= left && x + width / 2 <= right && y >= top && y <= bottom)
    .reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
}

/** The same picture at the same place of several pages is a letterhead. */
function keyOf({ left, top, right, bottom }: PictureBox): string {
  return [left, top, right, bottom].map(Math.round).join(' ');
}

async function cutOut(picture: Picture, { left, top, right, bottom }: PictureBox, scale: number): Promise<Picture> {
  const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)];
  return asPicture(
    editable(picture).extract({
      left: x,
      top: y,
      width: Math.max(1, Math.min(picture.width - x, Math.ceil((right - left) * scale))),
      height: Math.max(1, Math.min(picture.height - y, Math.ceil((bottom - top) * scale))),
    }),
  );
}

/** Lines that say something that the page's own text does not; null without at least two such words. */
function withoutKnown(found: PictureText, runs: readonly TextRun[]): PictureText | null {
  const known = new Set(wordsOf(runs.map(({ text }) => text).join(' ')));
  const isNew = (line: string) => wordsOf(line).some((word) => !known.has(word));
  const lines = found.text.split('\n').filter((line) => line === '' || isNew(line));
  const words = wordsOf(lines.join(' ')).filter((word) => !known.has(word));
  return words.length < 2 ? null : { ...found, text: lines.join('\n').trim() };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}
