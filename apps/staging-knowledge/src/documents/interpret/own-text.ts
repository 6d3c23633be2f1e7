import { letterLines } from './letter-lines.ts';
import { machineOrders, withoutSpans } from './machine-orders.ts';

/**
 * A text without the orders that it gives to the program that reads it, its other lines as they stand, so that it reads
 * as if they had never been there.
 */
export function withoutOrderedLines(text: string): string {
  const rows = text.split('\n');
  const removed = new Set<number>();
  let ordered = false;
  for (const { raw, row, apart } of letterLines(text, { acrossGaps: false })) {
    const joined = raw.join(' ');
    const found = machineOrders(joined, ordered && !apart);
    ordered = found.ordered;
    if (found.spans.length === 0) continue;
    let place = 0;
    for (const [index, line] of raw.entries()) {
      const own = found.spans
        .map(({ start, end }) => ({ start: Math.max(0, start - place), end: Math.min(line.length, end - place) }))
        .filter(({ start, end }) => end > start);
      place += line.length + 1;
      if (own.length === 0) continue;
      const rest = withoutSpans(line, own).trim();
      rows[row + index] = rest;
      if (!/[\p{L}\p{N}]/u.test(rest)) removed.add(row + index);
    }
  }
  return removed.size === 0 ? rows.join('\n') : withoutRows(rows, removed).join('\n');
}

/** The empty line after a row that goes, goes with it. */
function withoutRows(rows: readonly string[], removed: ReadonlySet<number>): string[] {
  const kept: string[] = [];
  let gone = false;
  for (const [index, row] of rows.entries()) {
    const blank = row.trim() === '';
    if (removed.has(index)) gone = true;
    else if (!(gone && blank && (kept.at(-1) ?? '').trim() === '')) {
      kept.push(row);
      gone = false;
    }
  }
  return kept;
}
