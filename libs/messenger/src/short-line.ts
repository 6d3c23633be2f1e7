import { oneLine } from './escape-html.ts';

const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** How a line is cut and written. */
export interface LineLimits {
  /** At most this many UTF-16 units as written; twelve for each grapheme unless told. */
  room?: number;
  /** How a grapheme is written, for example escaped; as it is unless told. */
  write?: (grapheme: string) => string;
}

/** How many UTF-16 units of a text are read for each grapheme that is wanted. */
const readLimit = 40;

/**
 * A text as one line (see `oneLine`) of at most `length` graphemes (UAX #29), the ellipsis of a cut one included. Runs of
 * white space become one space.
 */
export function shortLine(
  text: string,
  length: number,
  { room = 12 * length, write = (grapheme) => grapheme }: LineLimits = {},
): string {
  const trimmed = text.trim();
  const read = trimmed.slice(0, readLimit * length);
  let whole = '';
  let cut = '';
  let count = 0;
  for (const { segment } of graphemes.segment(oneLine(read).replace(/\s+/g, ' ').trim())) {
    whole += write(segment);
    count += 1;
    if (count > length || whole.length > room) return `${cut.trimEnd()}…`;
    if (count < length && whole.length < room) cut = whole;
  }
  return read.length < trimmed.length ? `${cut.trimEnd()}…` : whole;
}

/** The title of an event as one line; one without a title is called untitled. */
export function shortTitle(summary: string, length: number, limits: LineLimits = {}): string {
  return shortLine(summary, length, limits) || 'Untitled event';
}
