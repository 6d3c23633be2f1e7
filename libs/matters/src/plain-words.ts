/** A text with one form of letters, apostrophes and spaces. */
export function plainWords(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll(/[ \t]+/g, ' ');
}
