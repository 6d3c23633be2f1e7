import type { DateMention } from '@homeroom/dates-in-text';
import { cellsOf } from './table-cells.ts';
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

/**
 * The lines below a day that each begin with a time, "9:00  Ceremony on field 1", or the legs of a journey, "CZ 1408  06:55
 * Springfield  12:10 Port Alder"; empty where there are fewer than two.
 */
export function programmeBelow(
  mention: DateMention,
  place: number,
  sentences: readonly DatedSentence[],
): ProgrammeEntry[] {
  const head = sentences[place];
  if (head === undefined || mention.time !== null || mention.endDate !== null || head.mentions.length !== 1) return [];
  const below = sentences.slice(place + 1);
  const legs = legsOf(below);
  if (legs.length >= fewestEntries && head.block.kind === 'heading') return legs;
  if (!isHead(mention, head)) return [];
  const end = below.findIndex(({ text, mentions }) => mentions.length > 0 || clockTimes(text)[0]?.start !== 0);
  const lines = below.slice(0, end < 0 ? below.length : end);
  return lines.length < fewestEntries ? [] : lines.flatMap(({ text }) => entryOf(text));
}

/** "Here is your Saturday, April 22:", or nothing but the day. */
function isHead({ start, end }: DateMention, { text, block }: DatedSentence): boolean {
  const isDay = !/\p{L}/u.test(text.slice(0, start) + text.slice(end));
  return (isDay || text.endsWith(':')) && text.length <= maxHeadLength && !agenda.test(`${block.heading} ${text}`);
}

/** The rows that each have a departure and an arrival. */
function legsOf(below: readonly DatedSentence[]): ProgrammeEntry[] {
  const legs: ProgrammeEntry[] = [];
  for (const { text, block, mentions } of below) {
    const cells = cellsOf(text);
    const times = cells.flatMap(({ words }) => clockTimes(words).filter(({ start }) => start === 0));
    const [from, to] = times;
    const isLeg = block.kind === 'row' && mentions.length === 0 && times.length === 2 && clockTimes(text).length === 2;
    if (!isLeg || from === undefined || to === undefined || to.time <= from.time) break;
    legs.push({
      times: { time: from.time, endTime: to.time, zone: from.zone },
      label: { text: cells[0]?.words ?? '', strength: 1 },
    });
  }
  return legs;
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
