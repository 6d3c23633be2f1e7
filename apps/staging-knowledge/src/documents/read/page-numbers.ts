/** Pages as a sentence begins with them: `Page 3`, `Pages 1, 2 and 5`, `34 pages`. */
export function numberedPages(pages: readonly number[]): string {
  if (pages.length === 1) return `Page ${pages[0]}`;
  return pages.length > 10 ? `${pages.length} pages` : `Pages ${listed(pages.map(String))}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
