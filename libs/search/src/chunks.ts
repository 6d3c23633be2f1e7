import { splitBlocks, type Block } from './blocks.ts';
import { sentenceGroups } from '@homeroom/text';
import { countWords, cutByWords } from './words.ts';

/** A text to be indexed, with what stands in front of each of its chunks. */
export interface ChunkSource {
  text: string;
  subject?: string;
  sender?: string;
  /** As it shall be read, for example `2026-10-09`. */
  date?: string;
}

/** A piece of a source that is indexed as one point. */
export interface Chunk {
  /** From 0, in the text's order. */
  index: number;
  /** What is indexed and embedded: subject, sender and date, then the passage. */
  text: string;
  /** The piece of the source's own text. */
  passage: string;
}

/** How large a chunk may be. */
export interface ChunkOptions {
  /** In words as `countWords` counts them, the lines in front included; from 8, default 180. */
  maxWords: number;
}

/** A sentence, a list's line, or a whole list: what packing does not divide. */
interface Unit {
  text: string;
  words: number;
  /** What stands between it and the unit before it in one chunk. */
  glue: string;
  isSentence: boolean;
}

interface Draft {
  units: Unit[];
  words: number;
  /** How many of the units repeat the end of the chunk before. */
  repeated: number;
}

const fewestWords = 8;
const defaultMaxWords = 180;
/** So many blocks, or parts of one, are read before others have their turn. */
const inOneStep = 200;

/**
 * A source in chunks. A text that fits is one chunk, as a message is; a longer one is divided between paragraphs, then
 * between sentences, each chunk beginning with the last sentence of the one before it when that is short enough. Lists
 * and tables stay whole as far as they fit, otherwise they are divided between lines; a sentence or line that is too
 * long is divided between words. Nothing of the text is lost. An empty text gives one chunk of the lines in front, or none when
 * there are none. The same source gives the same chunks; time grows linearly with the text.
 * @throws RangeError when `maxWords` is not an integer from 8
 */
export function splitChunks(source: ChunkSource, options: Partial<ChunkOptions> = {}): Chunk[] {
  const steps = chunksInSteps(source, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** As `splitChunks`, in steps of a few milliseconds, between which others may have their turn. */
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

/** The subject on one line, sender and date on the next, within a quarter of a chunk. */
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

/** A new draft that repeats the last sentence of the finished one, when it is short and leaves place for what follows. */
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
  const groups = block.kind === 'list' ? inSteps(listParts(whole, block.lines, room)) : sentenceGroups(whole);
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

function listParts(whole: string, lines: readonly string[], room: number): string[] {
  return countWords(whole) <= room ? [whole] : lines.map((line) => `${line}\n`);
}

function glueAfter(piece: string): string {
  const space = piece.slice(piece.trimEnd().length);
  if (space === '') return '';
  return space.includes('\n') ? '\n' : ' ';
}
