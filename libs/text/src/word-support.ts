/** Share of a claim's words that its evidence must have. */
const minSupport = 0.6;

/**
 * Returns whether evidence has enough of a claim's words for the claim to count as grounded: at least 60%. A claim
 * without words is supported.
 * @param words of the claim, in the form (such as stems) that the evidence has
 */
export function isSupported<Word>(words: readonly Word[], evidence: ReadonlySet<Word>): boolean {
  return words.filter((word) => evidence.has(word)).length >= minSupport * words.length;
}
