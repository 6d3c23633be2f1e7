/** Returns an equal program without characters above U+00FF in regular expressions and `String.raw`. */
export function escapeWide(source: string, fileName: string): string;
