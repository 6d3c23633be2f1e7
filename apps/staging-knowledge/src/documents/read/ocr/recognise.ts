import { hasLinesIn, spanish } from '@homeroom/gloss';
import { processUsage } from '@homeroom/service-kit/workers';
import { tidyText } from '@homeroom/text';
import { ReaderFaultError } from '../reading-reports.ts';
import { evenlyLit, isBlank, isUnevenlyLit } from './lighting.ts';
import { installedOcrEngine } from './installed-ocr-engine.ts';
import type { OcrEngine, OcrLanguage } from './ocr-engine.ts';
import type { OcrText } from './ocr-text.ts';
import { turned, type Picture } from './picture.ts';
import { skewOf } from './skew.ts';

/** The words of a picture. */
export interface Recognised {
  text: string;
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

const straightFrom = 0.75;
/** A reading as good as this is not tried to be bettered. */
const goodConfidence = 0.72;
const goodWords = 4;
/** Below it other eyes may do better. */
const clearConfidence = 0.8;
/** Nothing can be read in a picture that is smaller, in pixels. */
const smallestSide = 16;
/** After so much processor time no further attempt is begun. */
const attemptsMs = 8_000;
/** Share of the clear letters that another language must find to be the right one. */
const enoughOfFirst = 0.95;

/**
 * Recognises the letters in a picture, turned the right way up: lines that fall are straightened, then it is read as it
 * stands, and if that gives few clear words, from its other sides. Under uneven light it is also read evened out.
 * @throws ReaderFaultError when there is no engine that works
 */
export async function recognise(picture: Picture): Promise<Recognised> {
  const started = await processorTime();
  const engine = await installedOcrEngine();
  if (Math.min(picture.width, picture.height) < smallestSide || (await isBlank(picture)))
    return { text: '', confidence: 0, engine: engine.name, hard: null };
  const { degrees, sideways } = await skewOf(picture);
  const straight = Math.abs(degrees) >= straightFrom ? await turned(picture, -degrees) : picture;
  const uneven = await isUnevenlyLit(straight);
  let best: { found: OcrText; upright: Picture } | null = null;
  for (const side of sideways ? [90, 270, 0, 180] : [0, 180, 90, 270]) {
    if (best !== null && (await processorTime()) - started > attemptsMs) break;
    const upright = await turned(straight, side);
    const found = await readBest({ engine, language: 'eng', uneven, started }, upright);
    if (best === null || found.score > best.found.score) best = { found, upright };
    if (isGood(found)) break;
  }
  // Without its own data, Spanish loses accents, "ñ" and "º"; only its letters are read twice.
  if (best !== null && hasLinesIn(spanish, best.found.text)) {
    const found = await readBest({ engine, language: 'spa', uneven, started }, best.upright);
    if (found.score > best.found.score * enoughOfFirst) best = { ...best, found };
  }
  const { text = '', confidence = 0 } = best?.found ?? {};
  return {
    text: tidyText(withoutDirt(text)),
    confidence,
    engine: engine.name,
    hard: best && isHard(best.found) ? { upright: best.upright, clearLetters: best.found.score } : null,
  };
}

interface Attempt {
  engine: OcrEngine;
  language: OcrLanguage;
  uneven: boolean;
  started: number;
}

async function readBest({ engine, language, uneven, started }: Attempt, picture: Picture): Promise<OcrText> {
  const plain = await letters(engine, picture, language);
  if (!uneven || (await processorTime()) - started > attemptsMs) return plain;
  const evened = await letters(engine, await evenlyLit(picture), language);
  return evened.score > plain.score ? evened : plain;
}

/** Of this process and the programs it runs, in milliseconds; where it cannot be told, the time on the clock. */
async function processorTime(): Promise<number> {
  return (await processUsage(process.pid))?.processorMs ?? performance.now();
}

async function letters(engine: OcrEngine, picture: Picture, language: OcrLanguage): Promise<OcrText> {
  try {
    return await engine.read(picture, language);
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
function withoutDirt(text: string): string {
  return text
    .split('\n')
    .filter((line) => line === '' || /[\p{L}\p{N}]/u.test(line))
    .join('\n');
}
