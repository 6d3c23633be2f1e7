import { dayFirst, joinRows, type TextLine } from './table-rows.ts';

/** Fewest lines of a column, of one that is told from its text alone. */
const fewestLines = 3;
const columnLines = 4;
/** A line of prose has so many characters; fewer are cells of a table. */
const proseCharacters = 18;
/** Room between two rows of boxes at least, and between the lines of a column at most, in font sizes. */
const [boxGap, lineGap] = [2.2, 1.8];
const deepest = 12;
const candidates = 8;

/** The lines in reading order: split at the gutter between columns, over as many lines as it reaches; rows of a table are joined. */
export function inColumns(lines: readonly TextLine[]): TextLine[] {
  return inOrder(
    lines.toSorted((a, b) => a.y - b.y),
    deepest,
  );
}

function inOrder(lines: readonly TextLine[], depth: number): TextLine[] {
  const gutter = lines.length < 2 * fewestLines || depth === 0 ? null : gutterOf(lines);
  if (gutter === null) return joinRows(lines);
  return [gutter.above, ...gutter.columns, gutter.below].flatMap((part) => inOrder(part, depth - 1));
}

function isRightToLeft(lines: readonly TextLine[]): boolean {
  return lines.filter(({ isRightToLeft: is }) => is).length > lines.length / 2;
}

interface Sides {
  left: TextLine[];
  right: TextLine[];
}

/** Lines around a gutter; the columns in the order in which they are read. */
interface Gutter {
  above: TextLine[];
  columns: [TextLine[], TextLine[]];
  below: TextLine[];
}

function gutterOf(lines: readonly TextLine[]): Gutter | null {
  for (const x of likelyGutters(lines)) {
    for (const sides of stretchesAround(lines, x)) {
      const gutter = besideEachOther(lines, sides);
      if (gutter && areColumns(gutter)) return gutter;
    }
  }
  return null;
}

/** Places where many lines begin, and places with room between many neighbours. */
function likelyGutters(lines: readonly TextLine[]): number[] {
  const leftmost = Math.min(...lines.map(({ x }) => x));
  const counts = new Map<number, number>();
  const add = (x: number) => counts.set(Math.round(x / 4), (counts.get(Math.round(x / 4)) ?? 0) + 1);
  for (const [index, line] of lines.entries()) {
    if (line.x > leftmost + 40) add(line.x - 3);
    const next = lines.slice(index + 1, index + 4).find((other) => other.x > line.right);
    if (next && Math.abs(next.y - line.y) < line.size) add((line.right + next.x) / 2);
  }
  return [...counts]
    .filter(([, count]) => count >= fewestLines)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, candidates)
    .map(([place]) => place * 4);
}

/** The stretches with several lines on both sides of x that no line crosses, the longest first: a table may be above two columns. */
function stretchesAround(lines: readonly TextLine[], x: number): Sides[] {
  const stretches: Sides[] = [{ left: [], right: [] }];
  const count = ({ left, right }: Sides) => Math.min(left.length, right.length);
  for (const line of lines) {
    if (line.right <= x) stretches.at(-1)?.left.push(line);
    else if (line.x >= x) stretches.at(-1)?.right.push(line);
    else stretches.push({ left: [], right: [] });
  }
  return [...stretches, ...stretches.flatMap((sides) => boxesIn(sides))]
    .filter((sides) => count(sides) >= fewestLines)
    .toSorted((a, b) => count(b) - count(a));
}

/** The pieces of a stretch between which the page is empty from side to side: rows of boxes. */
function boxesIn({ left, right }: Sides): Sides[] {
  const lines = [...left, ...right].toSorted((a, b) => a.y - b.y);
  const ends = lines.filter((line, index) => (lines[index + 1]?.y ?? Infinity) - line.y > boxGap * line.size);
  let top = -Infinity;
  return ends.map(({ y }) => {
    const isInside = (line: TextLine) => line.y > top && line.y <= y;
    const piece = { left: left.filter(isInside), right: right.filter(isInside) };
    top = y;
    return piece;
  });
}

/** Lines that reach beyond the other column belong to their own only if the page writes them together with it. */
function besideEachOther(lines: readonly TextLine[], { left, right }: Sides): Gutter | null {
  const top = Math.max(left[0]?.y ?? 0, right[0]?.y ?? 0);
  const bottom = Math.min(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0);
  const isShared = ({ y, size }: TextLine) => y >= top - size && y <= bottom + size;
  const [sharedLeft, sharedRight] = [left.filter(isShared), right.filter(isShared)];
  if (Math.min(sharedLeft.length, sharedRight.length) < fewestLines) return null;
  const [first, second] = isRightToLeft([...left, ...right]) ? [right, left] : [left, right];
  const [firstOrders, secondOrders] = [first, second].map((side) =>
    side.filter(isShared).map(({ order }) => order),
  ) as [number[], number[]];
  const taken = new Set([
    ...first.filter((line) => isShared(line) || line.order < Math.min(...secondOrders)),
    ...second.filter((line) => isShared(line) || line.order > Math.max(...firstOrders)),
  ]);
  // A column at the side may be written first.
  if (Math.max(...secondOrders) < Math.min(...firstOrders)) for (const line of goingOn(first, bottom)) taken.add(line);
  const rest = lines.filter((line) => !taken.has(line));
  return {
    above: rest.filter(({ y }) => y < top),
    columns: [first, second].map((side) => side.filter((line) => taken.has(line))) as [TextLine[], TextLine[]],
    below: rest.filter(({ y }) => y >= top),
  };
}

/** The lines of a column below a height, as long as they follow each other as closely as lines of one text. */
function goingOn(lines: readonly TextLine[], bottom: number): TextLine[] {
  const below = lines.filter(({ y }) => y > bottom);
  let last = Math.max(...lines.filter(({ y }) => y <= bottom).map(({ y }) => y));
  const end = below.findIndex(({ y, size }) => {
    const isApart = y - last > lineGap * size;
    last = y;
    return isApart;
  });
  return end < 0 ? below : below.slice(0, end);
}

/**
 * Whether the text on both sides of a gutter is read one side after the other. Cells of a table are short or begin side by
 * side, and a page writes them row by row.
 */
function areColumns({ columns: [first, second] }: Gutter): boolean {
  const written = [...first.map((line) => ({ line, side: 1 })), ...second.map((line) => ({ line, side: 2 }))].toSorted(
    (a, b) => a.line.order - b.line.order,
  );
  const changes = written.filter(({ side }, index) => index > 0 && side !== written[index - 1]?.side).length;
  const fewest = Math.min(first.length, second.length);
  const days = neighboursOf(second, first);
  if (2 * days.length >= fewest && isOfDays(days) && (changes > 1 || !isProse(days))) return false;
  if (changes <= Math.max(1, 0.15 * fewest))
    return isProse(first) || isProse(second) || sharedBaselines(first, second) < 0.7;
  return fewest >= columnLines && isProse(first) && isProse(second) && !areRows(first, second);
}

/** The last cell of the other side on the baseline of each line that has one. */
function neighboursOf(lines: readonly TextLine[], others: readonly TextLine[]): TextLine[] {
  return lines.flatMap(({ y }) => {
    const near = others.filter((other) => Math.abs(other.y - y) <= 1);
    return near.toSorted((a, b) => b.right - a.right).slice(0, 1);
  });
}

/** Whether most lines begin with a day: the first column of a table. */
function isOfDays(lines: readonly TextLine[]): boolean {
  return lines.filter(({ text }) => dayFirst.test(text)).length >= 0.6 * lines.length;
}

function isProse(lines: readonly TextLine[]): boolean {
  return lines.reduce((sum, { text }) => sum + text.length, 0) / lines.length >= proseCharacters;
}

/** Share of the lines of the shorter side that have a neighbour on their baseline. */
function sharedBaselines(one: readonly TextLine[], other: readonly TextLine[]): number {
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one];
  const ys = new Set(more.flatMap(({ y }) => [Math.round(y - 1), Math.round(y), Math.round(y + 1)]));
  return fewer.filter(({ y }) => ys.has(Math.round(y))).length / fewer.length;
}

/** Whether paragraphs begin side by side, as cells of several lines do. */
function areRows(first: readonly TextLine[], second: readonly TextLine[]): boolean {
  const [one, other] = [paragraphStarts(first), paragraphStarts(second)];
  return Math.min(one.length, other.length) > 1 && sharedBaselines(one, other) >= 0.7;
}

function paragraphStarts(lines: readonly TextLine[]): TextLine[] {
  const gaps = lines.slice(1).map(({ y }, index) => y - (lines[index]?.y ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return lines.filter((_line, index) => index === 0 || (gaps[index - 1] ?? 0) > 1.25 * usual);
}
