/** A stretch of a text, from `start` up to but not including `end`. */
export interface Span {
  start: number;
  end: number;
}

/** Returns the positions of a pattern in a text, without punctuation that ends a sentence rather than an address. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.replace(/[.,;:!?)\]]+$/u, '').length,
  }));
}

/** A text in which every span is blanked, one `blank` for each character, so that everything else stays where it is. */
export function blanked(text: string, spans: readonly Span[], blank = '_'): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    parts.push(text.slice(done, from), blank.repeat(end - from));
    done = end;
  }
  return parts.join('') + text.slice(done);
}

/** Whether a text has letters or digits outside of a span. */
export function saysMoreThan(text: string, { start, end }: Span): boolean {
  return /[\p{L}\d]/u.test(text.slice(0, start) + text.slice(end));
}
