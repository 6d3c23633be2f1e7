/** A piece of a document, as it stands between two empty lines of its master. */
export type Block =
  | { kind: 'letterhead' | 'paragraph' | 'list'; lines: readonly string[] }
  | { kind: 'heading'; text: string }
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  | { kind: 'cut' }
  | { kind: 'page-break' };

/**
 * Reads a master: `^ ` begins a line of the letterhead, `# ` a heading, `- ` an item of a list, `| ` a row of a table
 * with ` | ` between its cells, `---` alone is where a slip is cut off and `~~~` alone ends a page. Everything else is a
 * paragraph that keeps its line breaks.
 */
export function blocksOf(master: string): Block[] {
  return master
    .trim()
    .split(/\n{2,}/)
    .map(blockOf);
}

function blockOf(text: string): Block {
  const lines = text.split('\n');
  const without = (mark: string) => lines.map((line) => line.slice(mark.length));
  if (text === '---') return { kind: 'cut' };
  if (text === '~~~') return { kind: 'page-break' };
  if (text.startsWith('^ ')) return { kind: 'letterhead', lines: without('^ ') };
  if (text.startsWith('# ')) return { kind: 'heading', text: text.slice(2) };
  if (text.startsWith('- ')) return { kind: 'list', lines: without('- ') };
  if (text.startsWith('| ')) return { kind: 'table', rows: without('| ').map((row) => row.split(/ ?\| ?/)) };
  return { kind: 'paragraph', lines };
}

/** Replaces `[words](address)` with what is printed on paper. */
export function withoutLinks(text: string): string {
  return text.replace(/\[([^\][]+)\]\(([^()\s]+)\)/g, '$1 ($2)');
}
