import type { DateMention } from '@homeroom/dates-in-text';
import { addDays } from '@homeroom/text';
import { over } from '../words/found-date-words.ts';
import type { DatedSentence } from './dated-sentence.ts';
import {
  firstVerb,
  joins,
  lastYearAfter,
  lookingBack,
  passiveLead,
  pastVerb,
  tellingVerb,
  unreal,
} from '../words/past-words.ts';

/** Days ahead from which a date without a year may be one of the months before. */
const yearAhead = 180;
/** Length of the words before a date that have no verb: "In the one of October 6 it was four minutes". */
const maxLeadLength = 40;
const listJoint = /^\s?(?:,|,?\s(?:and|or)|&)\s$/i;
/** Abbreviated days and months that are spelled as verbs are. */
const notVerb = /\b(?:Sat|SAT|May|MAY)\b/g;

/**
 * Moves a day that a sentence looks back on to the year before, where no year is said: "Your last visit was April 15", "the
 * season ended on June 6". Any other stays as it is.
 * @param written YYYY-MM-DD
 */
export function inThePast(
  mention: DateMention,
  { text, mentions }: Pick<DatedSentence, 'text' | 'mentions'>,
  written: string,
): DateMention {
  const first = firstOfList(mention, text, mentions);
  if (
    mention.yearSaid ||
    !mention.dated ||
    mention.date <= written ||
    mention.endDate !== null ||
    !(lookingBack.test(text.slice(0, first.start)) || isToldOfPast(first, text))
  )
    return mention;
  return { ...mention, date: `${Number(mention.date.slice(0, 4)) - 1}${mention.date.slice(4)}` };
}

/** "We had January 12, January 13 and February 22": the verb tells of all of them. */
function firstOfList(mention: DateMention, text: string, mentions: readonly DateMention[]): DateMention {
  const before = mentions.findLast(({ end }) => end <= mention.start);
  return before !== undefined && before.dated && listJoint.test(text.slice(before.end, mention.start))
    ? firstOfList(before, text, mentions)
    : mention;
}

/** Whether the verb next to a date tells of something that is over. */
export function isToldOfPast({ start, end }: Pick<DateMention, 'start' | 'end'>, text: string): boolean {
  const told = text.replaceAll(notVerb, (name) => '-'.repeat(name.length));
  const before = told.slice(0, start).replace(/^.*[.;!?]\s/su, '');
  const after = told.slice(end);
  if (lastYearAfter.test(after)) return true;
  const said = [...before.matchAll(tellingVerb)].at(-1);
  if (said !== undefined && (joins.test(before.slice(said.index)) || passiveLead.test(before.slice(0, said.index))))
    return false;
  const verb = said?.[0] ?? (before.length < maxLeadLength ? firstVerb.exec(after)?.[1] : undefined);
  return verb !== undefined && pastVerb.test(verb) && !unreal.test(before);
}

/** Whether the letter looks back on a date. */
export function isOver(mention: DateMention, { text, block }: DatedSentence, written: string): boolean {
  return (
    (mention.endDate ?? mention.date) <= written &&
    (over.test(text) ||
      ((mention.endDate ?? mention.date) < written &&
        block.kind === 'paragraph' &&
        (text.length > 40 || /\b(?:was|were)\b/i.test(text))))
  );
}

/** "It was going to be June 4, but then we had January 12": only a day of the next year by its missing year. */
export function isOfLastYear({ start, date, dated, yearSaid }: DateMention, text: string, written: string): boolean {
  return dated && !yearSaid && date > addDays(written, yearAhead) && over.test(text.slice(0, start));
}
