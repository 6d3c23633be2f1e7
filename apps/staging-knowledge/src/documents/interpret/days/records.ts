import type { DateMention } from '@homeroom/dates-in-text';
import type { DatedSentence } from './dated-sentence.ts';
import { namesInRow } from '../letter/table-cells.ts';
import { birthdays, lastTime, lateFee, noEvent, noNews, recordLabel, yetToBe } from '../words/found-date-words.ts';

const reach = 60;
/** "The 2025 fair, on October 18, earned": told of an earlier year. */
const ofYear = /^\W*(?:the|our|(?:in|at|from|of|for) the) ((?:19|20)\d{2}) \p{L}{3,}[^.;!?]{0,40}$/iu;

/** Whether the words before a date say of a record when it was made, rather than when it has to be. */
export function leadsToRecord(before: string): boolean {
  return lateFee.test(before) || (noEvent.test(before) && !yetToBe.test(before));
}

/** Whether a date only tells of a birth, a version, an invoice or the like, and of nothing that happens. */
export function isRecord(
  { start, time, date, yearSaid }: Pick<DateMention, 'start' | 'time' | 'date' | 'yearSaid'>,
  { text, block, heads }: Pick<DatedSentence, 'text' | 'block' | 'heads'>,
): boolean {
  const before = text.slice(Math.max(0, start - reach), start);
  if (noNews.test(text) || lastTime.test(text.slice(0, start))) return true;
  const [, year = ''] = ofYear.exec(text.slice(0, start)) ?? [];
  if (year !== '' && !yearSaid && year < date.slice(0, 4)) return true;
  if (birthdays.test(block.heading) && time === null) return true;
  if (leadsToRecord(before) || (recordLabel.test(block.label) && text.startsWith(block.label))) return true;
  return block.kind === 'row' && namesInRow(text, start, heads).some((name) => recordLabel.test(name));
}
