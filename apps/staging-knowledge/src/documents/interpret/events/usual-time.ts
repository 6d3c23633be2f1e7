import type { DateMention } from '@homeroom/dates-in-text';
import { weekdayOf } from '@homeroom/text';
import type { DatedSentence } from '../days/dated-sentence.ts';
import { clockTimes } from '../letter/clock-times.ts';
import type { EventTimes } from './event-times.ts';
import { isDayOff } from './days-off.ts';
import type { FoundDate } from './found-date.ts';

/** A time that holds for each day of a list. */
const always =
  /\b(?:always|each time|every time|all (?:(?:\p{L}+ )?(?:meetings|practices|lessons|sessions|rehearsals|classes|games|shows|workshops|dates) (?:are|run|start|begin|meet|will be)|at|from)|meetings? (?:start|begin|are)|(?:dates|meetings|practices|rehearsals|lessons|sessions|games|workshops) \()/iu;
const off = /\b(?:closed|no (?:practice|class(?:es)?|lessons?|school|club|meeting|rehearsal)|none on|cancell?ed)\b/i;
/** Entries of a list stand so near to its beginning. */
const entryStart = 4;

/** "Every Tuesday, 5:30 to 6:45. The first is September 7": the time of a weekday holds for its days told right below. */
function withWeeklyTime(found: readonly FoundDate[], sentences: readonly DatedSentence[]): FoundDate[] {
  return found.map((one) => {
    if (one.kind !== 'event' || one.time !== null || one.endTime !== null || one.mention.endDate !== null) return one;
    if (isDayOff(one.label.text) || off.test(one.sentence.text)) return one;
    const weekday = weekdayOf(one.mention.date);
    for (const { block, mentions, text } of sentences.slice(0, one.place).toReversed()) {
      const weekly = mentions.find(
        (mention) => !mention.dated && mention.weekday === weekday && mention.time !== null && isWeekly(mention, text),
      );
      if (weekly?.time !== undefined && weekly.time !== null) return withTime(one, { ...weekly, time: weekly.time });
      if (block.kind === 'row' && clockTimes(text).length > 0) return one;
      if (block !== one.sentence.block && one.sentence.block.kind !== 'row') return one;
      if (block.kind !== 'row' && block !== one.sentence.block) return one;
    }
    return one;
  });
}

function isWeekly({ start, text: words }: DateMention, text: string): boolean {
  return (
    /days\b/i.test(words) || /\b(?:every|each)\s*$/i.test(text.slice(0, start)) || /\b(?:every|each)\b/i.test(words)
  );
}

/** "We meet always 3:15 to 4:15", "Meetings, all at 6 p.m.:" above a list: the time of all its days that have none. */
export function withUsualTime(all: readonly FoundDate[], sentences: readonly DatedSentence[]): FoundDate[] {
  const found = withWeeklyTime(all, sentences);
  const usual = sentences.flatMap(({ text, mentions }, place) =>
    mentions.length === 0 && always.test(text) ? clockTimes(text).map((at) => ({ ...at, place })) : [],
  );
  const [only] = usual;
  if (only === undefined || usual.length > 1 || only.zone !== null) return found;
  const isOfList = ({ sentence: { block }, place, mention }: FoundDate) =>
    (block.kind === 'row' && only.endTime !== null) ||
    (mention.start <= entryStart && isBelow(place, only.place, sentences));
  return found.map((one) =>
    one.kind === 'event' && one.time === null && one.endTime === null && one.mention.endDate === null && isOfList(one)
      ? withTime(one, only)
      : one,
  );
}

/** Whether nothing but entries of a list stands between a line and its head. */
function isBelow(place: number, head: number, sentences: readonly DatedSentence[]): boolean {
  return (
    place > head &&
    sentences
      .slice(head + 1, place + 1)
      .every(({ mentions: [first], block }) => block.kind !== 'heading' && (first?.start ?? Infinity) <= entryStart)
  );
}

function withTime(one: FoundDate, { time, endTime }: Pick<EventTimes, 'endTime'> & { time: string }): FoundDate {
  return { ...one, time, endTime, evidence: { ...one.evidence, time: 'nearby' as const } };
}
