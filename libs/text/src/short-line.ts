import { oneLine } from './clean-text.ts';

const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** Options of `shortLine`. */
export interface ShortLineOptions {
  /** The most UTF-16 units of the written line. Default: 12 for each grapheme. */
  room?: number;
  /** Writes a grapheme, for example escaped. Default: unchanged. */
  write?: (grapheme: string) => string;
}

/** UTF-16 units of a text that are read for each grapheme that is wanted. */
const readLimit = 40;

/**
 * Shortens a text to one line (see `oneLine`) of at most `length` graphemes (UAX #29), including the ellipsis of a cut
 * one. Runs of white space become one space.
 */
export function shortLine(
  text: string,
  length: number,
  { room = 12 * length, write = (grapheme) => grapheme }: ShortLineOptions = {},
): string {
  const trimmed = text.trim();
  const read = trimmed.slice(0, readLimit * length);
  let whole = '';
  let cut = '';
  let count = 0;
  for (const grapheme of graphemesOf(oneLine(read).replace(/\s+/g, ' ').trim())) {
    whole += write(grapheme);
    count += 1;
    if (count > length || whole.length > room) return `${cut.trimEnd()}…`;
    if (count < length && whole.length < room) cut = whole;
  }
  return read.length < trimmed.length ? `${cut.trimEnd()}…` : whole;
}

/** Each printable ASCII character is a grapheme; the segmenter takes many times as long to say so. */
function* graphemesOf(line: string): Iterable<string> {
  if (/^[ -~]*$/.test(line)) yield* line;
  else for (const { segment } of graphemes.segment(line)) yield segment;
}
