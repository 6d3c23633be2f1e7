import type { DatedSentence } from './dated-sentence.ts';
import { clockTimes } from './clock-times.ts';
import type { FoundDate } from './found-date.ts';

/** A time that holds for each day of a list. */
const always =
  /\b(?:always|each time|every time|all (?:meetings|practices|lessons|sessions|rehearsals|classes) (?:are|run|start|begin))\b/i;

/** "We meet always 3:15 to 4:15": the time of all days in a list that have none. */
export function withUsualTime(found: readonly FoundDate[], sentences: readonly DatedSentence[]): FoundDate[] {
  const usual = sentences.flatMap(({ text, mentions }) =>
    mentions.length === 0 && always.test(text) ? clockTimes(text).slice(0, 1) : [],
  );
  const [only] = usual;
  if (only === undefined || usual.length > 1 || only.endTime === null || only.zone !== null) return [...found];
  return found.map((one) =>
    one.kind === 'event' && one.sentence.block.kind === 'row' && one.time === null && one.endTime === null
      ? { ...one, time: only.time, endTime: only.endTime, evidence: { ...one.evidence, time: 'nearby' as const } }
      : one,
  );
}
