import type { Household } from '@homeroom/household';
import type { ParseResult } from '../read/parse-result.ts';
import type { CardMoment } from '../card/card.ts';
import type { DatedSentence } from './days/dated-sentence.ts';
import type { Letter } from './letter/letter.ts';
import type { WritingDay } from './days/writing-day.ts';

/** Input of the rules for the parts of a card. */
export interface CardReading {
  parse: ParseResult;
  /** Returns English words of the rules as the document has them. */
  inOwnWords: (words: string) => string;
  household: Household;
  moment: CardMoment;
  letter: Letter;
  title: string;
  /** The title where the document itself says it; empty where only its file name does. */
  about: string;
  /** Sentences of the letter itself, without letterhead, date line and signature. */
  sentences: readonly DatedSentence[];
  /** Day of writing from which its dates were read. */
  writing: WritingDay;
  documentDate: string | null;
}
