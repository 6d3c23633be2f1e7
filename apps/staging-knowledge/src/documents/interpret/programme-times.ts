import type { DateMention } from '@homeroom/dates-in-text';
import { clockTimes } from './clock-times.ts';
import type { DatedSentence } from './dated-sentence.ts';
import type { EventTimes } from './event-times.ts';
import type { DateLabel } from './event-names.ts';

/** An entry of a day's programme. */
export interface ProgrammeEntry {
  times: EventTimes;
  label: DateLabel;
}

/** Above the programme of a day: "Here is your Saturday, April 22:" */
const maxHeadLength = 100;
/** The items of a meeting are no dates of their own. */
const agenda = /\b(?:agenda|minutes|order of (?:business|service)|orden del día|bell schedule|timetable)\b/i;
const fewestEntries = 2;

/** The lines below a day that each begin with a time, "9:00  Ceremony on field 1"; empty where there are fewer than two. */
export function programmeBelow(
  mention: DateMention,
  place: number,
  sentences: readonly DatedSentence[],
): ProgrammeEntry[] {
  const head = sentences[place];
  if (head === undefined || !isHead(mention, head)) return [];
  const below = sentences.slice(place + 1);
  const end = below.findIndex(({ text, mentions }) => mentions.length > 0 || clockTimes(text)[0]?.start !== 0);
  const lines = below.slice(0, end < 0 ? below.length : end);
  return lines.length < fewestEntries ? [] : lines.flatMap(({ text }) => entryOf(text));
}

function isHead({ time, endDate }: DateMention, { text, block, mentions }: DatedSentence): boolean {
  return (
    mentions.length === 1 &&
    time === null &&
    endDate === null &&
    text.endsWith(':') &&
    text.length <= maxHeadLength &&
    !agenda.test(`${block.heading} ${text}`)
  );
}

function entryOf(text: string): ProgrammeEntry[] {
  const [first] = clockTimes(text);
  const words = text
    .slice(first?.end ?? 0)
    .replace(/^[\s:–—-]+/u, '')
    .split(/[,;.(]|\s{2,}/u, 1)[0];
  if (first === undefined || words === undefined || words === '') return [];
  const { time, endTime, zone } = first;
  return [{ times: { time, endTime, zone }, label: { text: words, strength: 1 } }];
}
