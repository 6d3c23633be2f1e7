import type { DocumentKind } from '../reading-reports.ts';

const lookedAtLines = 200;

/** Detects the kind of a text from its start. */
export function textKind(text: string): Extract<DocumentKind, 'html' | 'csv' | 'markdown' | 'text'> {
  if (isHtml(text)) return 'html';
  const lines = text.split(/\r\n|\r|\n/).slice(0, lookedAtLines);
  if (delimiterOf(lines) !== null) return 'csv';
  return isMarkdown(lines) ? 'markdown' : 'text';
}

/** A document type or the root at the start, or so many known elements that it must be a piece of a page. */
function isHtml(text: string): boolean {
  const start = text.replace(/^(?:\s|<\?xml[^>]{0,200}\?>|<!--(?:[^-]|-(?!->)){0,2000}-->){1,10}/, '');
  if (/^<(?:!doctype\s+html|html|head|body|meta|title)[\s>]/i.test(start)) return true;
  const tags =
    text.match(
      /<\/?(?:p|div|table|tr|td|ul|ol|li|h[1-6]|br|span|a|img|strong|em|b|i|section|article)(?=[\s>/])[^<>]{0,500}>/gi,
    ) ?? [];
  return (start.startsWith('<') && tags.length > 0) || tags.length >= 6;
}

/**
 * The character that separates the cells of a table: it stands equally often, outside of quotes, in nearly every line,
 * and the cells are short, as in no prose. Null when there is none.
 */
function delimiterOf(lines: readonly string[]): string | null {
  const rows = lines.filter((line) => line.trim() !== '').slice(0, 50);
  if (rows.length < 2) return null;
  return [',', ';', '\t'].find((delimiter) => isTable(rows.map((row) => cellLengths(row, delimiter)))) ?? null;
}

function isTable(rows: readonly number[][]): boolean {
  const columns = rows[0]?.length ?? 0;
  const regular = rows.filter((cells) => cells.length === columns).length;
  const cells = rows.flat();
  const mean = cells.reduce((sum, length) => sum + length, 0) / cells.length;
  const wanted = columns === 2 ? 3 : 2;
  return columns >= 2 && rows.length >= wanted && regular >= rows.length * 0.9 && mean <= 30;
}

function cellLengths(row: string, delimiter: string): number[] {
  const bare = row.replace(/"(?:[^"]|"")*"/g, (quoted) => 'x'.repeat(Math.min(quoted.length, 30)));
  return bare.split(delimiter).map((cell) => cell.trim().length);
}

/** A heading and another mark, or several marks of different kinds. */
function isMarkdown(lines: readonly string[]): boolean {
  const marks = [
    /^#{1,6} \S/,
    /^(?:```|~~~)/,
    /\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)/,
    /\*\*[^*\s][^*\n]{0,200}\*\*/,
    /^\s{0,3}[-*+] \S/,
    /^\|.*\|\s*$/,
    /^(?:=|-){3,}\s*$/,
    /^> \S/,
  ];
  const found = marks.filter((mark) => lines.some((line) => mark.test(line.slice(0, 1_000))));
  const heading = lines.some((line) => /^#{1,6} \S/.test(line));
  return heading || found.length >= 3;
}
