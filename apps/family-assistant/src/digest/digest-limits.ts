/** Limits of one digest; the rest is left out and counted. Texts in UTF-16 units. */
export const digestLimits = {
  /** Of one newsletter, and of all together. */
  newsletterCharacters: 200_000,
  characters: 1_000_000,
  /** Of all newsletters together, after markup was taken for what it shows. */
  lines: 20_000,
  /** Of one newsletter, and of all together. */
  newsletterMatters: 200,
  matters: 1_000,
  /** Digests that may wait while one is made. */
  waiting: 4,
  /** Resident memory of the process that reads. */
  memoryBytes: 500 * 1_048_576,
} as const;
