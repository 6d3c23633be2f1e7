/** Block of a text: a paragraph, or a list or table with its introductory line. */
export interface Block {
  kind: 'paragraph' | 'list';
  lines: string[];
}

const maxLineStartLength = 200;
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const listItem = /^\s{0,40}(?:[-*+•‣▪◦–—·]|\(?\d{1,3}[.)]|\(?[A-Za-z][.)]|\[[ xX]\])\s/;
const indented = /^\s{2}/;

/**
 * Splits a text into paragraphs, lists and tables. A blank line ends a paragraph or a list; list items start with a
 * bullet, number, letter or checkbox; table lines have columns separated by bars or tabs. Trims line ends, drops blank
 * lines, and replaces control characters and unpaired surrogates.
 */
export function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  for (const line of indexable(text).split(lineBreak)) {
    const trimmed = line.trimEnd();
    if (trimmed === '') {
      current = undefined;
      continue;
    }
    const next = withLine(current, trimmed);
    if (next !== current) blocks.push(next);
    current = next;
  }
  return joinIntroductions(blocks);
}

function indexable(text: string): string {
  // eslint-disable-next-line no-control-regex -- replaces what no index or model accepts
  return text.replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f\ufeff]/g, ' ').toWellFormed();
}

/** Returns the current block extended by the line, or a new block. */
function withLine(current: Block | undefined, line: string): Block {
  const kind = isListLine(line) || (current?.kind === 'list' && indented.test(line.slice(0, 2))) ? 'list' : 'paragraph';
  if (current?.kind !== kind) return { kind, lines: [line] };
  current.lines.push(line);
  return current;
}

function isListLine(line: string): boolean {
  const start = line.slice(0, maxLineStartLength);
  return listItem.test(start) || start.trimStart().startsWith('|') || start.trimStart().includes('\t');
}

/** A line that ends with a colon belongs to the list after it: "Please bring:" means nothing alone. */
function joinIntroductions(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    const introduction = before?.kind === 'paragraph' ? before.lines.at(-1) : undefined;
    if (block.kind !== 'list' || before === undefined || !introduction?.endsWith(':')) {
      joined.push(block);
      continue;
    }
    before.lines.pop();
    if (before.lines.length === 0) joined.pop();
    joined.push({ kind: 'list', lines: [introduction, ...block.lines] });
  }
  return joined;
}
