/** Returns an equal program without characters beyond ASCII in regular expressions and tagged templates. */
export function escapeWide(source: string, fileName: string): string;
