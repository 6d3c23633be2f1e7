import type { Household } from '@homeroom/household';
import type { ParseResult } from '../read/parse-result.ts';
import type { CardMoment } from '../card/card.ts';
import type { DatedSentence } from './dated-sentences.ts';
import type { Letter } from './letter.ts';

/** What the parts of a card are read from. */
export interface CardReading {
  parse: ParseResult;
  household: Household;
  moment: CardMoment;
  letter: Letter;
  title: string;
  /** The title where the document itself says it; empty where only its file name does. */
  about: string;
  /** What the letter itself says, without letterhead, date line and signature. */
  sentences: readonly DatedSentence[];
  /** YYYY-MM-DD, to which "Friday" refers: the day of the document, otherwise today. */
  written: string;
  documentDate: string | null;
}
