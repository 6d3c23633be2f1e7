const empty = new Set(
  'the and for with your our you are all from this that their will have has can must need needs please each any one two into out not but its her his them they who what when where also back more'.split(
    ' ',
  ),
);

/** The words of a text that tell it from others, without endings. */
export function tellingWords(text: string): Set<string> {
  const words =
    text
      .slice(0, 600)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !empty.has(word))
      .map((word) => word.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|ed|es|s|e)$/, '')),
  );
}

/** Share of the shorter of two texts that is also in the other, from 0 to 1. */
export function overlap(one: string, other: string): number {
  return overlapOf(tellingWords(one), tellingWords(other));
}

/** As `overlap`, for the telling words of two texts. */
export function overlapOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const fewest = Math.min(a.size, b.size);
  return fewest === 0 ? 0 : [...a].filter((word) => b.has(word)).length / fewest;
}
