import { addDays, type DateMention, weekdayOf } from '@homeroom/dates-in-text';

/** A sentence with dates, as far as its weekdays are told. */
export interface WeekdaySentence {
  text: string;
  mentions: readonly DateMention[];
  due: readonly DateMention[];
}

/** How many sentences back a day may stand of which only the weekday is said again, and within how long a stretch. */
const reach = 4;
const stretchReach = 12;
const longestStretch = 7;
/** "A Sunday matinee March 14" says one day. */
const nearby = 40;
const weekdayName = /\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?s?\b/i;
const ownLead = /\b(?:this|next|last|past|coming|upcoming|that|every|each|first|second|third|fourth|fifth|from|after)\s*$/i;
const ownNumber = /^,?\s{1,2}(?:the\s)?\d{1,2}(?:st|nd|rd|th)?(?![\d:]|\s?[ap]\.?m|\s?[-–])/i;
/** "The Thursday before" counts from the day named before. */
const beside = /^\s(before|after)\b(?=\s*(?:$|[,.;:)]|(?:at|from)\b))/i;
const weekOf = /\bweek of(?: the)?\s*$/i;

interface Stretch {
  from: string;
  to: string;
}

/**
 * The sentences with the weekdays that refer to a day named before: after "Friday, October 23" a mere "Friday" is that
 * day, and after "November 2–5" a "Wednesday" the one of these. Those by which something is due stay as they are.
 *
 * @param written YYYY-MM-DD; earlier days are referred to by none
 */
export function withWeekdaysMeant<Sentence extends WeekdaySentence>(sentences: readonly Sentence[], written: string): Sentence[] {
  return sentences.map((sentence, place) => {
    if (!sentence.mentions.some((mention) => isBare(mention, sentence))) return sentence;
    const mentions = sentence.mentions.flatMap((mention) => {
      if (!isBare(mention, sentence)) return [mention];
      if (isSaidAgain(mention, sentence)) return [];
      const date = dayNamedBefore(mention, sentences.slice(Math.max(0, place - stretchReach), place + 1), written);
      return [date === null ? mention : { ...mention, date }];
    });
    return { ...sentence, mentions };
  });
}

/** Whether only a weekday is said: not "next Friday", "Fridays" or "Friday the 9th". */
function isBare(mention: DateMention, { due, text }: WeekdaySentence): boolean {
  if (mention.dated || mention.weekday === null || mention.endDate !== null || due.includes(mention)) return false;
  const { lead, name, rest } = wordsAround(mention, text);
  return name !== '' && !name.endsWith('days') && !ownLead.test(lead) && !ownNumber.test(rest);
}

function wordsAround({ start, end }: DateMention, text: string): { lead: string; name: string; rest: string } {
  const found = weekdayName.exec(text.slice(start, end + 1));
  const at = start + (found?.index ?? 0);
  const name = found?.[0] ?? '';
  return { lead: text.slice(Math.max(0, at - 24), at), name, rest: text.slice(at + name.length, at + name.length + 24) };
}

/** Whether the date of the same weekday stands close by. */
function isSaidAgain({ start, end, weekday, time, endTime }: DateMention, { mentions }: WeekdaySentence): boolean {
  if (time !== null || endTime !== null) return false;
  return mentions.some((other) => other.dated && other.weekday === null && other.endDate === null && weekdayOf(other.date) === weekday && other.start >= end && other.start - end <= nearby && other.start > start);
}

/** @param sentences the last is the mention's own */
function dayNamedBefore(mention: DateMention, sentences: readonly WeekdaySentence[], written: string): string | null {
  for (const [back, sentence] of sentences.toReversed().entries()) {
    const before = sentence.mentions.filter((other) => other.dated && (back > 0 || other.end <= mention.start)).toReversed();
    for (const other of before) {
      const counted = beside.exec(wordsAround(mention, sentences.at(-1)?.text ?? '').rest)?.[1];
      if (counted !== undefined) return weekdayBeside(other.date, mention.weekday ?? 0, counted.toLowerCase() === 'before');
      const { from, to } = stretchOf(other, sentence);
      const day = addDays(from, (((mention.weekday ?? 0) - weekdayOf(from)) % 7 + 7) % 7);
      if (from >= written && day <= to && (from !== to || back <= reach)) return day;
    }
  }
  return null;
}

function weekdayBeside(day: string, weekday: number, isBefore: boolean): string {
  const ahead = (((weekday - weekdayOf(day)) % 7) + 7) % 7;
  return addDays(day, isBefore ? (ahead === 0 ? -7 : ahead - 7) : ahead === 0 ? 7 : ahead);
}

/** The days that a mention stands for; a longer stretch has no certain weekday. */
function stretchOf({ date, endDate, start }: DateMention, { text }: WeekdaySentence): Stretch {
  if (weekOf.test(text.slice(0, start))) return { from: date, to: addDays(date, longestStretch - 1) };
  const to = endDate ?? date;
  return { from: date, to: to < addDays(date, longestStretch) ? to : date };
}
