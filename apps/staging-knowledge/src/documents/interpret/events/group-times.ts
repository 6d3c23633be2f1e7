import type { DateMention } from '@homeroom/dates-in-text';
import { clockTimes, type ClockTimes } from '../letter/clock-times.ts';
import type { DatedSentence } from '../days/dated-sentence.ts';
import type { EventTimes } from './event-times.ts';
import { ends } from '../words/event-time-words.ts';
import { pattern } from '../letter/word-table.ts';

const sentenceEnd = /(?<!\b(?:Mrs?|Ms|Dr|St|No|Gr|vs|[ap]\.m|\p{Lu}))[.!?;]\s+|¶/u;
/** Says for whom a time is. */
const group = pattern('iu')`
  (?<![\p{L}\d])(?:
    grades?
    gr\.?
    \d?graders?
    ages?
    aged
    pre-?k
    k\s?[-–]\s?\d
    k(?=\s(?:and|&|\+|at|from)\s)
    kinder(?:garten(?:ers)?|s)?
    rooms?
    class(?:es)?(?! (?:begins?|starts?|meets?|is)\b)
    sections?
    groups?
    teams?
    cohorts?
    (?:last )?names
    boys
    girls
    (?:older|younger|big|little) (?:kids|children|ones|students|campers)
    beginners
    intermediates?
    advanced
    toddlers
    juniors
    seniors
    u-?\d{1,2}
    (?:first|second|third|fourth|fifth|\d(?:st|nd|rd|th))(?= (?:at|from|graders?|grades?|and|&|\+)\b)
    (?:in )?(?:english|spanish|español|inglés)
  )(?![\p{L}])
`;
const againAt = /\d\s?(?:[ap]\.?m\b\.?)?\s(?:and|&)\s(?:again\s)?(?:at\s|from\s)?$/iu;
const againFrom = /\band again (?:from |at )?$/i;

/**
 * The further times of one day: "K–2 from 9 to 11, grades 3–5 from 12:30 to 2:45", "2 p.m. and 7 p.m.", "8 to noon and
 * again from 1 to 7".
 * @param own the time of the day that was found first
 * @param place of the mention's sentence
 */
export function timesOfOthers(
  own: EventTimes,
  mention: DateMention,
  place: number,
  sentences: readonly DatedSentence[],
): EventTimes[] {
  if (own.time === null) return [];
  const told = textsAbout(mention, place, sentences).map((text) => ({ text, times: clockTimes(text) }));
  const ofGroups = told.flatMap(({ text, times }) => times.filter((_, index) => isOfGroup(text, times, index)));
  const others = ofGroups.length > 1 ? ofGroups : told.flatMap(({ text, times }) => timesAgain(text, times, own));
  const kept: ClockTimes[] = [];
  for (const one of others) if (one.time !== own.time && !kept.some(({ time }) => time === one.time)) kept.push(one);
  return kept.map(({ time, endTime, zone }) => ({ time, endTime, zone }));
}

/** The words of a sentence about a day, and the sentences of its block that follow, up to the next day. */
function textsAbout({ start, end }: DateMention, place: number, sentences: readonly DatedSentence[]): string[] {
  const sentence = sentences[place];
  if (sentence === undefined) return [];
  const { text, mentions, block } = sentence;
  const next = mentions.find((other) => other.start >= end);
  if (next !== undefined) return [text.slice(start, next.start)];
  const texts = [mentions.length === 1 ? text : text.slice(start)];
  for (let at = place + 1; at < sentences.length; at += 1) {
    const other = sentences[at] as DatedSentence;
    if (other.block !== block || other.mentions.length > 0) break;
    texts.push(other.text);
  }
  return texts;
}

/** Whether the words that lead to a time, or those right behind it, say for whom it is. */
function isOfGroup(text: string, times: readonly ClockTimes[], index: number): boolean {
  const at = times[index];
  if (at === undefined) return false;
  const lead =
    text
      .slice(times[index - 1]?.end ?? 0, at.start)
      .split(sentenceEnd)
      .at(-1) ?? '';
  const tail = text.slice(at.end, times[index + 1]?.start ?? at.end + 24).split(/[,;.]/u, 1)[0] ?? '';
  return !ends.test(lead) && (group.test(lead) || (/^\s?\(?(?:for |in )?\S{1,12}/u.test(tail) && group.test(tail)));
}

function timesAgain(text: string, times: readonly ClockTimes[], own: EventTimes): ClockTimes[] {
  const first = times.findIndex(({ time }) => time === own.time);
  if (first < 0) return [];
  return times.slice(first + 1).filter((at) => {
    const lead = text.slice(0, at.start);
    if (at.time <= (own.endTime ?? own.time ?? '')) return false;
    return (
      againFrom.test(lead) ||
      (againAt.test(lead) && at.endTime === null && own.endTime === null && !ends.test(text.slice(at.end, at.end + 12)))
    );
  });
}
