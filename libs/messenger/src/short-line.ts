import { oneLine } from './escape-html.ts';

const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** Options for shortening a line. */
export interface LineLimits {
  /** Maximum UTF-16 units as written. Default: twelve per grapheme. */
  room?: number;
  /** Writes a grapheme, for example escaped. Default: unchanged. */
  write?: (grapheme: string) => string;
}

/** UTF-16 units read for each grapheme wanted. */
const readLimit = 40;

/**
 * Shortens a text to one line (see `oneLine`) of at most `length` graphemes (UAX #29), including the ellipsis. Runs of
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

/** Shortens an event title to one line; an empty title becomes "Untitled event". */
export function shortTitle(summary: string, length: number, limits: LineLimits = {}): string {
  return shortLine(summary, length, limits) || 'Untitled event';
}
