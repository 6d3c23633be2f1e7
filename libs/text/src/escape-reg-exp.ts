/**
 * Escapes a text so that a regular expression, with or without the flag `u`, matches just it; not for use in a character
 * class.
 */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
