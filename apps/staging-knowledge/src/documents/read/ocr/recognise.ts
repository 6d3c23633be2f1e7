import { hasLinesIn, spanish } from '@homeroom/gloss';
import { processUsage } from '@homeroom/service-kit/workers';
import { tidyText } from '@homeroom/text';
import type { TextLine } from '../layout/table-rows.ts';
import { linesToText } from '../layout/text-lines.ts';
import { ReaderFaultError } from '../reading-reports.ts';
import { evenlyLit, isBlank, isUnevenlyLit } from './lighting.ts';
import { installedOcrEngine } from './installed-ocr-engine.ts';
import type { OcrEngine, OcrLanguage, OcrLayout } from './ocr-engine.ts';
import { ocrTextOf, type OcrText } from './ocr-text.ts';
import type { SeenWord } from './ocr-words.ts';
import { withCells } from './cell-words.ts';
import { turned, type Picture } from './picture.ts';
import { skewOf } from './skew.ts';

/** The words of a picture. */
export interface Recognised {
  text: string;
  /** The lines of the text, of which the largest may be its title. */
  lines: readonly TextLine[];
  /** From 0 to 1. */
  confidence: number;
  /** The engine's name. */
  engine: string;
  /** Picture for a vision model where few words are clear; null where recognition went well or the page is blank. */
  hard: HardPicture | null;
}

/** A picture whose letters are hard to recognise. */
export interface HardPicture {
  /** The way up that it was read best. */
  upright: Picture;
  /** Number of letters in clear words, each weighted by its confidence. */
  clearLetters: number;
}

const straightFrom = 0.25;
/** A reading as good as this is not tried to be bettered. */
const goodConfidence = 0.72;
const goodWords = 4;
/** Below it other eyes may do better. */
const clearConfidence = 0.8;
/** From it on a reading in the other light finds the same words, one in a hundred aside. */
const sureConfidence = 0.9;
/** Nothing can be read in a picture that is smaller, in pixels. */
const smallestSide = 16;
/** After so much processor time no further attempt is begun; the other way up is tried for longer, since half a page means nothing upside down. */
const attemptsMs = 8_000;
const otherWayUpMs = 15_000;
/** Share of the clear letters that another language must find to be the right one. */
const enoughOfFirst = 0.95;

/**
 * Recognises the letters in a picture, turned the right way up: lines that fall are straightened, then it is read as it
 * stands, and if that gives few clear words, from its other sides. Under uneven light it is read evened out, and then
 * as it is.
 * @throws ReaderFaultError when there is no engine that works
 */
export async function recognise(picture: Picture): Promise<Recognised> {
  const started = await processorTime();
  const engine = await installedOcrEngine();
  if (Math.min(picture.width, picture.height) < smallestSide || (await isBlank(picture)))
    return { text: '', lines: [], confidence: 0, engine: engine.name, hard: null };
  const { degrees, sideways } = await skewOf(picture);
  const straight = Math.abs(degrees) >= straightFrom ? await turned(picture, -degrees) : picture;
  const uneven = await isUnevenlyLit(straight);
  const lit = uneven ? await evenlyLit(straight) : straight;
  let best: Attempt | null = null;
  const sides = sideways ? [90, 270, 0, 180] : [0, 180, 90, 270];
  for (const [index, side] of sides.entries()) {
    if (best && (await processorTime()) - started > (index === 1 ? otherWayUpMs : attemptsMs)) break;
    best = better(best, { ...(await letters(engine, await turned(lit, side), 'eng')), side });
    if (isGood(best.found)) break;
  }
  if (best && uneven && best.found.confidence < sureConfidence && (await processorTime()) - started <= attemptsMs)
    best = better(best, { ...(await letters(engine, await turned(straight, best.side), 'eng')), side: best.side });
  if (best) best = await inItsLanguage(engine, best);
  if (best && (await processorTime()) - started <= otherWayUpMs) best = await cellByCell(engine, best);
  const { lines = [], confidence = 0 } = best?.found ?? {};
  const clean = lines.filter(isNoDirt);
  return {
    text: tidyText(linesToText(clean)),
    lines: clean,
    confidence,
    engine: engine.name,
    hard:
      best && isHard(best.found)
        ? { upright: await turned(straight, best.side), clearLetters: best.found.score }
        : null,
  };
}

/** Letters found in a picture that was turned to one of its sides. */
interface Attempt {
  words: readonly SeenWord[];
  found: OcrText;
  read: Picture;
  language: OcrLanguage;
  side: number;
}

function better(best: Attempt | null, other: Attempt): Attempt {
  return best && best.found.score >= other.found.score ? best : other;
}

/** Of this process and the programs it runs, in milliseconds; where it cannot be told, the time on the clock. */
async function processorTime(): Promise<number> {
  return (await processUsage(process.pid))?.processorMs ?? performance.now();
}

async function letters(engine: OcrEngine, read: Picture, language: OcrLanguage): Promise<Omit<Attempt, 'side'>> {
  const words = await wordsOf(engine, read, language, 'page');
  return { words, found: ocrTextOf(words), read, language };
}

/** Without its own data, Spanish loses accents, "ñ" and "º"; only its letters are read twice. */
async function inItsLanguage(engine: OcrEngine, best: Attempt): Promise<Attempt> {
  if (!hasLinesIn(spanish, linesToText(best.found.lines))) return best;
  const again = await letters(engine, best.read, 'spa');
  return again.found.score > best.found.score * enoughOfFirst ? { ...best, ...again } : best;
}

async function cellByCell(engine: OcrEngine, best: Attempt): Promise<Attempt> {
  const { words, cells } = await withCells(best, (stack) => wordsOf(engine, stack, best.language, 'sparse'));
  return cells.length === 0 ? best : { ...best, words, found: ocrTextOf(words, cells) };
}

async function wordsOf(
  engine: OcrEngine,
  read: Picture,
  language: OcrLanguage,
  layout: OcrLayout,
): Promise<SeenWord[]> {
  try {
    return await engine.read(read, language, layout);
  } catch (error) {
    throw new ReaderFaultError('the character recognition does not work', { cause: error });
  }
}

function isGood({ confidence, clearWords }: OcrText): boolean {
  return confidence >= goodConfidence && clearWords >= goodWords;
}

function isHard(found: OcrText): boolean {
  return !isGood(found) || found.confidence < clearConfidence;
}

/** Lines of dots and dashes are the edge of the paper. */
function isNoDirt({ text }: TextLine): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
