import type { DateMention } from '@homeroom/dates-in-text';
import { isAlonePrinted } from './alone-printed.ts';
import type { YearSource } from './writing-day.ts';

const hereAndNow = /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/i;
/** "A note from Mr. Okafor, Oct. 8, 2027", "4th grade update 1/22" */
const ofPaper =
  /\b(?:note|letter|update|memo|news|newsletter|bulletin|notice|edition|issue|print(?:ed)?|mailed|sent|made|school|elementary|district|office|from (?:mrs?|ms|dr|coach|the)|policy|reserv\w+|booked|registered)\b/i;
/** "06/11/2027 3:52 PM" on a receipt */
const stamp = /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/;
const isKept = /\b(?:no|cancell?ed|closed|early|late start|half day)\b/i;
const goesOn = /^(?:,? (?:at|from|is|after|until|between)\b|[:–-])/i;

/**
 * Whether a date that is the day of its document is only that: the day a note was written on, the tests that are in
 * today’s folder. What happens on that day is said with its time or with "tonight".
 */
export function isDayOfPaper(mention: DateMention, text: string, source: YearSource): boolean {
  const { end, endDate, time, relative, text: words } = mention;
  if (relative) return time === null && /^today\b/i.test(words) && !isKept.test(text) && !goesOn.test(text.slice(end));
  return (
    isAlonePrinted(mention, text) ||
    (source === 'printed date' &&
      endDate === null &&
      (ofPaper.test(text) || stamp.test(words)) &&
      !hereAndNow.test(text))
  );
}
