import { openEnd, type TextLine } from './table-rows.ts';

/** Between the entries of a cell. */
const entryMark = '\u2003';
/** Room at the right edge of a cell, in font sizes. */
const cellPadding = 1;
const mark = /^[•·*▪◦-]\s|[•·]$/;

/**
 * Joins the lines of a cell. Where a line ends although the first word of the next one had room on it, one entry ends and
 * another begins: a dot is between them.
 * @param width of the cell, in points
 */
export function cellLines(lines: readonly TextLine[], width: number): string {
  return lines
    .map((line, index) => {
      const above = lines[index - 1];
      if (above === undefined) return line.text;
      if (/\p{L}-$/u.test(above.text) && /^\p{Ll}/u.test(line.text)) return line.text;
      return `${isEntry(above, line, width) ? entryMark : ' '}${line.text}`;
    })
    .join('');
}

function isEntry(above: TextLine, line: TextLine, cell: number): boolean {
  if (!/^[\p{Lu}\d]/u.test(line.text) || openEnd.test(above.text) || mark.test(above.text) || above.y === line.y)
    return false;
  const word = (line.text.split(' ', 1)[0] ?? '').length + 1;
  const letter = (line.right - line.x) / line.text.length;
  return above.right - above.x + word * letter + cellPadding * line.size < cell;
}
