/** A text with one form of letters, apostrophes and spaces. */
export function plainWords(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll(/[ \t]+/g, ' ');
}

/** Pattern source that matches exactly a text. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, (character) => (character === '-' ? '\\-' : `\\${character}`));
}
