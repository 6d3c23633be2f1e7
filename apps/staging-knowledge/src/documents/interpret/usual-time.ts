import type { DatedSentence } from './dated-sentence.ts';
import { clockTimes } from './clock-times.ts';
import type { EventTimes } from './event-times.ts';
import type { FoundDate } from './found-date.ts';

/** A time that holds for each day of a list. */
const always =
  /\b(?:always|each time|every time|all (?:(?:\p{L}+ )?(?:meetings|practices|lessons|sessions|rehearsals|classes|games|shows|workshops|dates) (?:are|run|start|begin|meet|will be)|at|from)|meetings? (?:start|begin|are)|(?:dates|meetings|practices|rehearsals|lessons|sessions|games|workshops) \()/iu;
/** Entries of a list stand so near to its beginning. */
const entryStart = 4;

/** "We meet always 3:15 to 4:15", "Meetings, all at 6 p.m.:" above a list: the time of all its days that have none. */
export function withUsualTime(found: readonly FoundDate[], sentences: readonly DatedSentence[]): FoundDate[] {
  const usual = sentences.flatMap(({ text, mentions }, place) =>
    mentions.length === 0 && always.test(text) ? clockTimes(text).map((at) => ({ ...at, place })) : [],
  );
  const [only] = usual;
  if (only === undefined || usual.length > 1 || only.zone !== null) return [...found];
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
