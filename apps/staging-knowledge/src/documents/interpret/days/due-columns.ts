import type { DateMention } from '@homeroom/dates-in-text';
import { cellsOf, type Cell } from '../letter/table-cells.ts';
import { dueHead } from '../words/due-words.ts';

/** The places of the columns that say when something is due, from the end of a table's head. */
export function dueColumnsOf(heads: readonly Cell[]): number[] {
  return heads.flatMap(({ words }, index) => (dueHead.test(words) ? [heads.length - 1 - index] : []));
}

/** Whether a date is in one of some columns of a row, or the only one of a row that has fewer cells than the head. */
export function isInColumns({ start }: DateMention, row: string, fromEnd: readonly number[]): boolean {
  const cells = cellsOf(row);
  return fromEnd.some((place) => {
    const cell = cells.at(-1 - place);
    return cell === undefined || (cell.start <= start && start < cell.start + cell.words.length);
  });
}
