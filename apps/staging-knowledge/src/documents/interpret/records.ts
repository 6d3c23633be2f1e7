import type { DateMention } from '@homeroom/dates-in-text';
import type { DatedSentence } from './dated-sentence.ts';
import { namesInRow } from './table-cells.ts';
import { birthdays, lastTime, noEvent, noNews, recordLabel } from './words/found-date-words.ts';

const reach = 60;

/** Whether a date only tells of a birth, a version, an invoice or the like, and of nothing that happens. */
export function isRecord(
  { start }: Pick<DateMention, 'start'>,
  { text, block, heads }: Pick<DatedSentence, 'text' | 'block' | 'heads'>,
): boolean {
  const before = text.slice(Math.max(0, start - reach), start);
  if (noNews.test(text) || birthdays.test(block.heading) || lastTime.test(text.slice(0, start))) return true;
  if (noEvent.test(before) || (recordLabel.test(block.label) && text.startsWith(block.label))) return true;
  return block.kind === 'row' && namesInRow(text, start, heads).some((name) => recordLabel.test(name));
}
