/** Stretch of a text. */
export interface Span {
  start: number;
  end: number;
}

/** A stretch of a text with its English. */
export interface GlossedSpan extends Span {
  english: string;
}

/** A text with what was glossed in it, in order. */
export interface GlossedText {
  own: string;
  english: string;
  spans: readonly (GlossedSpan & { from: number; to: number })[];
}
