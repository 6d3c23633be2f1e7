import { timeInCell } from '../time-in-cell.ts';

/** Line of text, or the part of one in a column. */
export interface TextLine {
  text: string;
  x: number;
  right: number;
  /** Its baseline, from the top down. */
  y: number;
  /** The last baseline, of a row whose cells have several lines. */
  last?: number;
  size: number;
  /** Place in the order in which the page writes its text. */
  order: number;
  isRightToLeft: boolean;
}

/** Row of a table under construction. */
interface Row {
  cells: TextLine[];
  /** The baselines of its first and last line. */
  y: number;
  last: number;
  size: number;
}

/** Words after which no sentence ends, in English and Spanish. */
export const openEnd =
  /(?:,|\b(?:an?|the|and|or|of|on|in|at|by|to|for|from|with|until|through|before|after|is|are|el|la|los|las|un|una|y|o|de|del|en|al|por|para|con|hasta|desde))$/i;
/** Begins with a day: "Jan 9", "Sat 12", "3/14". */
export const dayFirst =
  /^(?:\d{1,2}(?:[/.]|st\b|nd\b|rd\b|th\b)|(?:\d{1,2} )?(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|dom|lun|mi[eé]|jue|vie|s[aá]b|ene|abr|ago|dic)\p{L}*\b)/iu;
/** With its number near: no "marzo, de 10 a 12", in which a sentence goes on. */
const numberFirst = /^(?:\p{L}{3,10}[.,]{0,2} ){0,2}\d{1,2}(?!\d)/u;
/** "viernes 26": languages that write their weekdays small begin an entry with one. */
const dayOfList = /^(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\s\d/iu;
/** "9:00 am", "1:15–2:15 PM" */
const timeAlone = /^\d{1,2}:[0-5]\d(?:\s?[ap]\.?m\.?)?(?:\s?[-–]\s?\d{1,2}:[0-5]\d(?:\s?[ap]\.?m\.?)?)?$/i;
/** A cell's second line begins where the first does. */
const tolerance = 3;
/** Rows are farther apart than the lines of a cell by so many font sizes. */
const rowGap = 0.15;
const tallestGap = 1.6;
/** Lines of one text are at least so many font sizes apart. */
const closestLines = 0.85;
const maxInterleaved = 6;
/** Room between the words of a cell and the next one, in font sizes. */
const cellPadding = 2.5;

/** Cells on one baseline become one line, with two blanks between; the further lines of a cell go on in it. */
export function joinRows(lines: readonly TextLine[]): TextLine[] {
  const rows = interleavedRows(baselines(lines.toSorted((a, b) => a.y - b.y)));
  const joined: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const above = joined.at(-1);
    if (above && goesOn(above, row, { before: joined.at(-2), after: rows[index + 1] }))
      joined[joined.length - 1] = together(above, row);
    else joined.push(row);
  }
  return withEmptyCells(joined).map(({ cells, size, last }) => {
    const [first] = cells as [TextLine];
    return {
      ...first,
      text: (first.isRightToLeft ? cells.toReversed() : cells).map(({ text }) => text).join('  '),
      right: Math.max(...cells.map(({ right }) => right)),
      size,
      last,
    };
  });
}

/** The rows with a dash for each empty cell, where days are below each other and hours head the columns. */
function withEmptyCells(rows: readonly Row[]): Row[] {
  let heads: readonly TextLine[] = [];
  return rows.map((row, index) => {
    const [first, ...others] = row.cells as [TextLine, ...TextLine[]];
    const below = rows[index + 1];
    const isAboveDays = below !== undefined && isOfDay(below) && (below.cells[0]?.right ?? Infinity) <= first.x;
    if (isAboveDays && others.length > 0 && row.cells.every(({ text }) => timeInCell.test(text))) {
      heads = row.cells;
      return { ...row, cells: [emptyCell(first), ...row.cells] };
    }
    if (!isOfDay(row) || first.right > (heads[0]?.x ?? 0)) heads = [];
    const columns = others.map((cell) => heads.findIndex(({ x }) => Math.abs(x - cell.x) <= tolerance));
    const isWide = ({ right }: TextLine, index: number) => right > (heads[(columns[index] ?? 0) + 1]?.x ?? Infinity);
    if (heads.length === 0 || columns.includes(-1) || others.some(isWide)) return row;
    return {
      ...row,
      cells: [first, ...heads.map((head, column) => others[columns.indexOf(column)] ?? emptyCell(head))],
    };
  });
}

function emptyCell(at: TextLine): TextLine {
  return { ...at, text: '–', right: at.x };
}

function baselines(lines: readonly TextLine[]): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (last && Math.abs(line.y - last.y) <= 0.4 * Math.min(last.size, line.size)) {
      last.cells.push(line);
      last.size = Math.max(last.size, line.size);
    } else rows.push({ cells: [line], y: line.y, last: line.y, size: line.size });
  }
  for (const { cells } of rows) cells.sort((a, b) => a.x - b.x);
  return rows;
}

/** Baselines that are closer together than lines of one text can be belong to one row, whose cells are centred in its height. */
function interleavedRows(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (let index = 0; index < rows.length; ) {
    let end = index + 1;
    while (end < rows.length && areInterleaved(rows[end - 1] as Row, rows[end] as Row)) end += 1;
    const close = rows.slice(index, end);
    const row = close.length > 1 && close.length <= maxInterleaved ? cellsOfColumns(close) : null;
    joined.push(...(row === null ? close : (gamesOfDay(close) ?? [row])));
    index = end;
  }
  return joined;
}

function areInterleaved(above: Row, below: Row): boolean {
  return below.y - above.y < closestLines * Math.min(above.size, below.size);
}

/**
 * The rows of several times, one above the other, for which their day is written once in the middle of their height: it is
 * with the first of them then. Null where the lines are those of one row.
 */
function gamesOfDay(rows: readonly Row[]): Row[] | null {
  const games = rows.filter(({ cells }) => cells.some(({ text }) => timeAlone.test(text)));
  const [first, ...others] = games;
  if (first === undefined || others.length === 0 || others.some(({ cells }) => cells.length !== first.cells.length))
    return null;
  const shared = rows.filter((row) => !games.includes(row)).flatMap(({ cells }) => cells);
  const isApart = ({ x, right }: TextLine) =>
    games.every(({ cells }) => cells.every((cell) => cell.x >= right || x >= cell.right));
  if (!shared.every(isApart)) return null;
  return [{ ...first, cells: [...shared, ...first.cells].toSorted((a, b) => a.x - b.x) }, ...others];
}

/** One row of the cells that stand above each other in several; null when there is only one such cell. */
function cellsOfColumns(rows: readonly Row[]): Row | null {
  const cells: TextLine[] = [];
  for (const line of rows.flatMap((row) => row.cells)) {
    const at = cells.findIndex((cell) => cell.x < line.right && line.x < cell.right);
    const cell = cells[at];
    if (cell)
      cells[at] = {
        ...cell,
        text: `${cell.text} ${line.text}`,
        x: Math.min(cell.x, line.x),
        right: Math.max(cell.right, line.right),
      };
    else cells.push({ ...line });
  }
  const [first, last] = [rows[0], rows.at(-1)];
  if (cells.length < 2 || !first || !last) return null;
  return {
    cells: cells.toSorted((a, b) => a.x - b.x),
    y: first.y,
    last: last.last,
    size: Math.max(...rows.map(({ size }) => size)),
  };
}

/** Whether a row is only the next line of cells above: closer to it than rows are, below its cells, and with fewer of them. */
function goesOn(above: Row, row: Row, { before, after }: { before: Row | undefined; after: Row | undefined }): boolean {
  const gap = row.y - above.last;
  if (above.cells.length < 2 || row.cells.length > above.cells.length || gap <= 0 || gap > tallestGap * row.size)
    return false;
  if (row.cells.length === above.cells.length && !fillsCells(above, row)) return false;
  const others = [before === undefined ? 0 : above.y - before.last, after === undefined ? 0 : after.y - row.y];
  const isCloser = others.some((other) => other >= gap + rowGap * row.size && other < 3 * gap);
  return (
    isCloser &&
    row.cells.every((cell) => {
      const column = above.cells.findIndex(({ x }) => Math.abs(x - cell.x) <= tolerance);
      const nextColumn = above.cells[column + 1]?.x ?? Infinity;
      const [first] = above.cells as [TextLine];
      if (column === 0 && !isInSentence(cell) && !openEnd.test(first.text) && hasRoomFor(cell, first, nextColumn))
        return false;
      return column >= 0 && cell.right <= nextColumn;
    })
  );
}

/** Whether a row with as many cells as the one above is the next line of these: it begins inside of their sentences. */
function fillsCells(above: Row, row: Row): boolean {
  if (above.cells.every(({ text }) => openEnd.test(text))) return true;
  const [first] = row.cells;
  const inside = row.cells.filter(isInSentence).length;
  return !isOfDay(row) && first !== undefined && (isInSentence(first) ? inside > 0 : 2 * inside >= row.cells.length);
}

function isOfDay({ cells: [first] }: Row): boolean {
  return dayFirst.test(first?.text ?? '') && numberFirst.test(first?.text ?? '');
}

function isInSentence({ text }: TextLine): boolean {
  return /^\p{Ll}/u.test(text) && !dayOfList.test(text);
}

/** Whether the first word of a line would have fitted into the cell above it, which it does not go on then. */
function hasRoomFor({ text, x, right, size }: TextLine, above: TextLine, nextColumn: number): boolean {
  const word = (text.split(' ', 1)[0] ?? '').length;
  return above.right + (word * (right - x)) / text.length + cellPadding * size < nextColumn;
}

function together(above: Row, row: Row): Row {
  const cells = above.cells.map((cell) => {
    const more = row.cells.filter(({ x }) => Math.abs(x - cell.x) <= tolerance);
    return {
      ...cell,
      text: [cell, ...more].map(({ text }) => text).join(' '),
      right: Math.max(cell.right, ...more.map(({ right }) => right)),
    };
  });
  return { ...above, cells, last: row.y };
}
