const format = new Intl.ListFormat('en-US');

/** Returns a list as English says it: `Ana, Ben, and Maya`. */
export function listWords(words: readonly string[]): string {
  return format.format(words);
}
