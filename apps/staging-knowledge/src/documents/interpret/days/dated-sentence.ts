import type { DateMention } from '@homeroom/dates-in-text';
import type { LetterBlock } from '../letter/letter.ts';
import type { Cell } from '../letter/table-cells.ts';

/** A sentence of a letter with the dates in it. */
export interface DatedSentence {
  block: LetterBlock;
  text: string;
  /** Their places are those in `text`. */
  mentions: readonly DateMention[];
  /** Those of them by which something is to be done. */
  due: readonly DateMention[];
  /** Cells of the row that heads the table; empty without one. */
  heads: readonly Cell[];
  /** YYYY-MM-DD on which its mail was sent, where that is not the day of writing. */
  sent?: string;
}
