/** Cell of a table's row, with its place in the row. */
export interface Cell {
  words: string;
  start: number;
}

const longestHead = 4;

export function cellsOf(row: string): Cell[] {
  return [...row.matchAll(/[^\s|](?:[^\t|]*?[^\s|])??(?=\t| {2,}| ?\||$)/g)].map(({ index, 0: words }) => ({
    words,
    start: index,
  }));
}

/**
 * Name of what stands at a place of a row: the words before it in its cell, otherwise the cell before, where that is a name, or
 * the head of its column; empty without any.
 * @param heads cells of the row that heads the table
 */
export function nameInRow(row: string, start: number, heads: readonly Cell[]): string {
  const cells = cellsOf(row);
  const at = cells.findLastIndex((cell) => cell.start <= start);
  const own = row.slice(cells[at]?.start ?? 0, start).trim();
  if (/\p{L}{2}/u.test(own)) return own.replace(/\s?:$/, '');
  const before = cells[at - 1]?.words.replace(/\s?:$/, '') ?? '';
  if (/\p{L}{2}/u.test(before) && !/\d/.test(before) && before.split(' ').length <= longestHead) return before;
  return cells.length === heads.length ? (heads[at]?.words ?? '') : '';
}
