const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** How a line is cut and written. */
export interface LineLimits {
  /** At most this many UTF-16 units as written; twelve for each grapheme unless told. */
  room?: number;
  /** How a grapheme is written, for example escaped; as it is unless told. */
  write?: (grapheme: string) => string;
}

/**
 * A text as one line of at most `length` graphemes (UAX #29), the ellipsis of a cut one included. Line breaks become
 * spaces; control characters, halves of surrogate pairs and marks that turn the direction of writing are taken out.
 */
export function shortLine(text: string, length: number, { room = 12 * length, write = (grapheme) => grapheme }: LineLimits = {}): string {
  let whole = '';
  let cut = '';
  let count = 0;
  for (const { segment } of graphemes.segment(cleanLine(text))) {
    whole += write(segment);
    count += 1;
    if (count > length || whole.length > room) return `${cut.trimEnd()}…`;
    if (count < length && whole.length < room) cut = whole;
  }
  return whole;
}

/** The title of an event as one line; one without a title is called untitled. */
export function shortTitle(summary: string, length: number, limits: LineLimits = {}): string {
  return shortLine(summary, length, limits) || 'Untitled event';
}

function cleanLine(text: string): string {
  return text
    .replace(/(?!\s)[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
