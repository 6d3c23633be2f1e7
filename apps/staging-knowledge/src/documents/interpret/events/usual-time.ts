import type { DateMention } from '@homeroom/dates-in-text';
import { weekdayOf } from '@homeroom/text';
import type { DatedSentence } from '../days/dated-sentence.ts';
import { clockTimes } from '../letter/clock-times.ts';
import type { EventTimes } from './event-times.ts';
import { isDayOff } from './days-off.ts';
import type { FoundDate } from './found-date.ts';

type StartTime = Pick<EventTimes, 'endTime'> & { time: string };

/** A time that holds for each day of a list. */
const always =
  /\b(?:always|each time|every time|all (?:(?:\p{L}+ )?(?:meetings|practices|lessons|sessions|rehearsals|classes|games|shows|workshops|dates) (?:are|run|start|begin|meet|will be)|at|from)|meetings? (?:start|begin|are)|(?:dates|meetings|practices|rehearsals|lessons|sessions|games|workshops) \()/iu;
const off = /\b(?:closed|no (?:practice|class(?:es)?|lessons?|school|club|meeting|rehearsal)|none on|cancell?ed)\b/i;
/** Entries of a list stand so near to its beginning. */
const entryStart = 4;

/** "Every Tuesday, 5:30 to 6:45. The first is September 7": the time of a weekday holds for its days told right below. */
function withWeeklyTime(found: readonly FoundDate[], sentences: readonly DatedSentence[]): FoundDate[] {
  return found.map((one) => {
    if (!lacksTime(one) || isDayOff(one.label.text) || off.test(one.sentence.text)) return one;
    const weekly = weeklyTimeAbove(one, sentences);
    return weekly === null ? one : withTime(one, weekly);
  });
}

/** The time that the paragraph, or the rows above it in a table, give the weekday of a date. */
function weeklyTimeAbove(
  { mention: { date }, sentence: own, place }: FoundDate,
  sentences: readonly DatedSentence[],
): StartTime | null {
  const weekday = weekdayOf(date);
  for (let at = place - 1; at >= 0; at -= 1) {
    const { block, mentions, text } = sentences[at] as DatedSentence;
    const [weekly] = mentions.flatMap((mention) => {
      const { dated, time, endTime } = mention;
      const isOwn = !dated && mention.weekday === weekday && isWeekly(mention, text);
      return isOwn && time !== null ? [{ time, endTime }] : [];
    });
    if (weekly) return weekly;
    if (block.kind === 'row' && clockTimes(text).length > 0) return null;
    if (block !== own.block && (block.kind !== 'row' || own.block.kind !== 'row')) return null;
  }
  return null;
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
  const end = endOfList(only.place, sentences);
  const isOfList = ({ sentence: { block }, place, mention }: FoundDate) =>
    (block.kind === 'row' && only.endTime !== null) ||
    (mention.start <= entryStart && place > only.place && place < end);
  return found.map((one) => (lacksTime(one) && isOfList(one) ? withTime(one, only) : one));
}

function lacksTime({ kind, time, endTime, mention }: FoundDate): boolean {
  return kind === 'event' && time === null && endTime === null && mention.endDate === null;
}

/** The place behind the entries of the list below a head. */
function endOfList(head: number, sentences: readonly DatedSentence[]): number {
  const end = sentences.findIndex(
    ({ mentions: [first], block }, place) =>
      place > head && (block.kind === 'heading' || (first?.start ?? Infinity) > entryStart),
  );
  return end < 0 ? sentences.length : end;
}

function withTime(one: FoundDate, { time, endTime }: StartTime): FoundDate {
  return { ...one, time, endTime, evidence: { ...one.evidence, time: 'nearby' as const } };
}
