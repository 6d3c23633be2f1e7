import { splitBlocks, type Block } from './blocks.ts';
import { sentenceGroups } from '@homeroom/text';
import { countWords, cutByWords } from './words.ts';

/** Text to index, with the header lines of each of its chunks. */
export interface ChunkSource {
  text: string;
  subject?: string;
  sender?: string;
  /** As displayed, for example `2026-10-09`. */
  date?: string;
}

/** Piece of a source that is indexed as one point. */
export interface Chunk {
  /** Position in the text, from 0. */
  index: number;
  /** Indexed and embedded text: subject, sender and date, then the passage. */
  text: string;
  /** The excerpt of the source's text. */
  passage: string;
}

/** Chunking options. */
export interface ChunkOptions {
  /** Maximum words as counted by `countWords`, including header lines; from 8. Default: 180. */
  maxWords: number;
}

/** Indivisible unit when packing: a sentence, a list line, or a whole list. */
interface Unit {
  text: string;
  words: number;
  /** Separator between it and the previous unit of the chunk. */
  glue: string;
  isSentence: boolean;
}

interface Draft {
  units: Unit[];
  words: number;
  /** Number of leading units repeated from the previous chunk. */
  repeated: number;
}

const fewestWords = 8;
const defaultMaxWords = 180;
/** Number of blocks, or parts of one, processed between yields. */
const inOneStep = 200;

/**
 * Splits a source into chunks. A text that fits is one chunk; a longer one is split between paragraphs, then between
 * sentences, and each chunk starts with the last sentence of the previous one when that is short enough. Lists and
 * tables stay whole when they fit, otherwise they are split between lines; a sentence or line that is too long is split
 * between words. No text is lost. An empty text gives one chunk of the header lines, or none without them.
 * Deterministic; time grows linearly with the text.
 * @throws RangeError when `maxWords` is not an integer from 8
 */
export function splitChunks(source: ChunkSource, options: Partial<ChunkOptions> = {}): Chunk[] {
  const steps = chunksInSteps(source, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Like `splitChunks`, in steps of a few milliseconds so that the caller can yield in between. */
export function* chunksInSteps(
  source: ChunkSource,
  { maxWords = defaultMaxWords }: Partial<ChunkOptions> = {},
): Generator<void, Chunk[]> {
  if (!Number.isInteger(maxWords) || maxWords < fewestWords) {
    throw new RangeError(`A chunk's limit must be a whole number of words from ${fewestWords}, got ${maxWords}.`);
  }
  const front = frontLines(source, Math.floor(maxWords / 4));
  const room = maxWords - countWords(front);
  const passages = yield* packBlocks(splitBlocks(source.text), room);
  if (passages.length === 0 && front !== '') passages.push('');
  return passages.map((passage, index) => ({
    index,
    passage,
    text: [front, passage].filter((part) => part !== '').join('\n\n'),
  }));
}

/** Returns the subject on one line, sender and date on the next, within a quarter of a chunk. */
function frontLines({ subject, sender, date }: ChunkSource, limit: number): string {
  const second = [sender, date].map(oneLine).filter((part) => part !== '');
  const lines = [oneLine(subject), second.join(', ')].filter((line) => line !== '');
  return cutByWords(lines.join('\n'), limit)[0]?.trim() ?? '';
}

function oneLine(part: string | undefined): string {
  const start = (part ?? '').slice(0, 2_000);
  return splitBlocks(start)
    .flatMap(({ lines }) => lines)
    .join(' ')
    .trim();
}

function* packBlocks(blocks: readonly Block[], room: number): Generator<void, string[]> {
  const passages: string[] = [];
  let draft: Draft = { units: [], words: 0, repeated: 0 };
  const finish = (nextWords: number) => {
    if (draft.units.length === draft.repeated) return;
    passages.push(passageOf(draft.units));
    draft = beginAfter(draft, room - nextWords, room);
  };
  for (const [at, block] of blocks.entries()) {
    if (at % inOneStep === inOneStep - 1) yield;
    const units = yield* unitsOf(block, room);
    const blockWords = units.reduce((sum, { words }) => sum + words, 0);
    const fitsInOne = blockWords <= room && draft.words >= room / 2;
    if (fitsInOne && draft.words + blockWords > room) finish(blockWords);
    for (const unit of units) {
      if (draft.words + unit.words > room) finish(unit.words);
      if (draft.words + unit.words > room) draft = { units: [], words: 0, repeated: 0 };
      draft.units.push(unit);
      draft.words += unit.words;
    }
  }
  finish(room);
  return passages;
}

/**
 * Returns a new draft that repeats the last sentence of the finished one when it is short enough to leave room for the
 * next unit.
 */
function beginAfter(finished: Draft, space: number, room: number): Draft {
  const last = finished.units.at(-1);
  const repeats = last?.isSentence === true && finished.units.length > 1 && last.words <= Math.min(space, room / 3);
  return repeats ? { units: [last], words: last.words, repeated: 1 } : { units: [], words: 0, repeated: 0 };
}

function passageOf(units: readonly Unit[]): string {
  return units.map(({ text, glue }, i) => (i === 0 ? text : glue + text)).join('');
}

function* unitsOf(block: Block, room: number): Generator<void, Unit[]> {
  const whole = block.lines.join('\n');
  const groups = block.kind === 'list' ? inSteps(cutList(whole, block.lines, room)) : sentenceGroups(whole);
  const units: Unit[] = [];
  let glue = '\n\n';
  for (const parts of groups) {
    if (units.length > 0) yield;
    for (const piece of parts.flatMap((part) => cutByWords(part, room))) {
      const text = piece.trim();
      if (text !== '') units.push({ text, words: countWords(text), glue, isSentence: block.kind === 'paragraph' });
      glue = glueAfter(piece);
    }
  }
  return units;
}

function* inSteps(parts: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < parts.length; start += inOneStep) yield parts.slice(start, start + inOneStep);
}

function cutList(whole: string, lines: readonly string[], room: number): string[] {
  return countWords(whole) <= room ? [whole] : lines.map((line) => `${line}\n`);
}

function glueAfter(piece: string): string {
  const space = piece.slice(piece.trimEnd().length);
  if (space === '') return '';
  return space.includes('\n') ? '\n' : ' ';
}
