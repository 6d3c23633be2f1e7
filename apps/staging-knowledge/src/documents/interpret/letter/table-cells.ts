/** Cell of a table's row, with its place in the row. */
export interface Cell {
  words: string;
  start: number;
}

const maxHeadLength = 4;

/** Returns the cells of a row that have words, from left to right. */
export function cellsOf(row: string): Cell[] {
  return [...row.matchAll(/[^\s|](?:[^\t|]*?[^\s|])??(?=\t| {2,}| ?\||$)/g)].map(({ index, 0: words }) => ({
    words,
    start: index,
  }));
}

/**
 * Names of what stands at a place of a row: the words before it in its cell, otherwise the cell before, where that may be a
 * name, and the head of its column.
 * @param heads cells of the row that heads the table
 */
export function namesInRow(row: string, start: number, heads: readonly Cell[]): string[] {
  const cells = cellsOf(row);
  const at = cells.findLastIndex((cell) => cell.start <= start);
  const own = row.slice(cells[at]?.start ?? 0, start).trim();
  const isNamed = /\p{L}{2}/u.test(own);
  const before = isNamed ? own : (cells[at - 1]?.words ?? '');
  const isName = isNamed || (!/\d/.test(before) && before.split(' ').length <= maxHeadLength);
  const head = cells.length === heads.length ? (heads[at]?.words ?? '') : '';
  return [isName ? before : '', head].map((name) => name.replace(/\s?:$/, '')).filter((name) => /\p{L}{2}/u.test(name));
}
