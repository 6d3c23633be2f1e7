import type { DateMention } from '@homeroom/dates-in-text';
import { addDays } from '@homeroom/text';
import type { DatedSentence } from './dated-sentence.ts';
import { dueMentions } from './dated-sentences.ts';

/** "The day before, we run through all of it", "at the latest the evening before", "the day after that, 6 p.m.", "we do it the next day" */
const counted =
  /\b(?:on )?(?:the (?:very )?(?:day|evening|night|morning|afternoon) (before|after)(?: (?:that|it|this))?|the (?:next|following) day|that same (?:day|morning|afternoon|evening|night)(?=,? (?:at |from )?\d))(?=\s*(?:$|[,.;:?!)]|\d|(?:at|from|between|until|by|we|you|and|in|is|are)\b))/gi;
/** Number of sentences back to the day from which another is counted. */
const reach = 3;
/** A day that is counted is as sure as the reading of the other one. */
const sure = 0.6;

/**
 * The sentences with the days that are counted from one named before: "the day before", "the afternoon after that".
 * @param written YYYY-MM-DD, before which no day is counted
 */
export function withCountedDays(sentences: readonly DatedSentence[], written: string): DatedSentence[] {
  const done: DatedSentence[] = [];
  for (const sentence of sentences) {
    const found = [...sentence.text.matchAll(counted)]
      .slice(0, reach)
      .flatMap((match) => dayOf(match, sentence, done.slice(-reach), written) ?? []);
    done.push(found.length === 0 ? sentence : withDays(sentence, found, written));
  }
  return done;
}

function dayOf(
  { index, 0: words, 1: way = '' }: RegExpExecArray,
  { mentions, sent }: DatedSentence,
  before: readonly DatedSentence[],
  written: string,
): DateMention | null {
  const end = index + words.length;
  if (mentions.some((other) => other.start < end && other.end > index)) return null;
  const last = [
    ...before.filter((other) => other.sent === sent).flatMap((other) => other.mentions),
    ...mentions.filter((other) => other.end <= index),
  ].at(-1);
  if (last === undefined) return null;
  const date = /\bsame\b/i.test(words)
    ? last.date
    : /before/i.test(way)
      ? addDays(last.date, -1)
      : addDays(last.endDate ?? last.date, 1);
  if (date < written) return null;
  return {
    text: words,
    start: index,
    end,
    date,
    endDate: null,
    time: null,
    endTime: null,
    zone: null,
    yearSaid: false,
    weekday: null,
    dated: false,
    relative: true,
    contradicts: false,
    confidence: sure,
  };
}

function withDays(sentence: DatedSentence, found: readonly DateMention[], written: string): DatedSentence {
  const due = [...sentence.due, ...dueMentions({ ...sentence, mentions: found }, written)];
  return {
    ...sentence,
    mentions: [...sentence.mentions, ...found].toSorted((one, other) => one.start - other.start),
    due,
  };
}
