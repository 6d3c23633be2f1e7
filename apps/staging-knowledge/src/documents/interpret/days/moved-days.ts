import type { DateMention } from '@homeroom/dates-in-text';
import type { DatedSentence } from './dated-sentence.ts';
import { arrow, movedAway, toAnotherDay, toNowhere } from '../words/found-date-words.ts';

/** Characters between "moved to" or an arrow and the new day: "the following". */
const reach = 20;

/** Whether something was moved from this day to another one, or to no day yet; to another room or hour it stays. */
export function isMovedAway({ end, date }: DateMention, { text, mentions }: Pick<DatedSentence, 'text' | 'mentions'>) {
  const after = text.slice(end);
  const [verb] = movedAway.exec(after) ?? arrow.exec(after) ?? [];
  if (verb === undefined) return false;
  const from = end + verb.length;
  const isMovedTo = mentions.some(
    (other) =>
      other.start >= from &&
      other.date !== date &&
      (arrow.test(verb) ? other.start - from < reach : toAnotherDay.test(text.slice(from, other.start))),
  );
  return isMovedTo || (!arrow.test(verb) && (/\bpostponed$/i.test(verb) || toNowhere.test(text.slice(from))));
}
