import type { Block } from './blocks.ts';
import { escaped } from './markup.ts';

/** A page of a website with the document on it. */
export function htmlPage(blocks: readonly Block[], title: string): Buffer {
  const style =
    'body { font-family: Georgia, serif; max-width: 40em; margin: 2em auto } header { text-align: center } td { padding: 0.2em 1em 0.2em 0 }';
  return Buffer.from(
    `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>${escaped(title)}</title>\n<style>${style}</style>\n</head>\n<body>\n<main>\n${blocks.map(element).join('\n')}\n</main>\n</body>\n</html>\n`,
  );
}

function element(block: Block): string {
  if (block.kind === 'letterhead')
    return `<header>\n<h1>${inline(block.lines[0] ?? '')}</h1>\n${block.lines
      .slice(1)
      .map((line) => `<p>${inline(line)}</p>`)
      .join('\n')}\n</header>`;
  if (block.kind === 'heading') return `<h2>${inline(block.text)}</h2>`;
  if (block.kind === 'list') return `<ul>\n${block.lines.map((line) => `<li>${inline(line)}</li>`).join('\n')}\n</ul>`;
  if (block.kind === 'table')
    return `<table>\n${block.rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`).join('\n')}\n</table>`;
  if (block.kind === 'cut' || block.kind === 'page-break') return '<hr>';
  return `<p>${block.lines.map(inline).join('<br>\n')}</p>`;
}

function inline(text: string): string {
  return escaped(text).replace(/\[([^\][]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>');
}
