import type { DateMention } from '@homeroom/dates-in-text';
import { cellsOf, type Cell } from '../letter/table-cells.ts';
import { clockTimes, type ClockTimes } from '../letter/clock-times.ts';
import type { DatedSentence } from '../days/dated-sentence.ts';
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
/** "Outbound: Tue 14 Jul 2026" */
const journey = /^(?:out(?:bound)?|inbound|return|departure|arrival|ida|vuelta|flight|train|ferry|bus)\b/i;
const fewestEntries = 2;
const linesToGroups = 4;
/** "Grade 4", "Tigers (1st grade)", "K", "2 + 3", "Ages 6–8", "Room 12" */
const groupName =
  /\b(?:grades?|gr\.?|\p{L}*graders?|kindergarten|k|ages?|u-?\d{1,2}|rooms?|groups?|teams?|class|den|squad|section|heat)\b|^\d(?:\s?[+&–-]\s?\d)?$/iu;

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
  const isJourney = head.block.kind === 'heading' || journey.test(head.block.label);
  const legs = isJourney ? legsFrom(place + 1, sentences) : [];
  if (legs.length > 0) return legs;
  const groups = groupsFrom(place + 1, sentences);
  if (groups.length >= fewestEntries) return groups;
  if (!isHead(mention, head)) return [];
  const below = sentences.slice(place + 1);
  const end = below.findIndex(({ text, mentions }) => mentions.length > 0 || clockTimes(text)[0]?.start !== 0);
  const lines = below.slice(0, end < 0 ? below.length : end);
  return lines.length < fewestEntries ? [] : lines.flatMap(({ text }) => entryOf(text));
}

/** "Here is your Saturday, April 22:", or nothing but the day. */
function isHead({ start, end }: DateMention, { text, block }: DatedSentence): boolean {
  const isDay = !/\p{L}/u.test(text.slice(0, start) + text.slice(end));
  return (isDay || text.endsWith(':')) && text.length <= maxHeadLength && !agenda.test(`${block.heading} ${text}`);
}

/** The rows of a table that each have a departure and an arrival. */
function legsFrom(place: number, sentences: readonly DatedSentence[]): ProgrammeEntry[] {
  const legs: ProgrammeEntry[] = [];
  for (const { text, mentions, cells } of rowsFrom(place, sentences)) {
    if (legs.length === 0 && !/\d/.test(text)) continue;
    const times = timesOf(cells);
    const [from, to] = times;
    const isLeg = mentions.length === 0 && times.length === 2 && clockTimes(text).length === 2;
    if (!isLeg || from === undefined || to === undefined || to.time <= from.time) break;
    legs.push({
      times: { time: from.time, endTime: to.time, zone: from.zone },
      label: { text: cells[0]?.words ?? '', strength: 1 },
    });
  }
  return legs;
}

/** "Tigers (1st grade)  9:30", "4 + 5  blue  12:45 – 2:15": the rows of a table that each have a group and its time. */
function groupsFrom(place: number, sentences: readonly DatedSentence[]): ProgrammeEntry[] {
  const lines = sentences.slice(place, place + linesToGroups + 1).findIndex(({ block }) => block.kind === 'row');
  if (lines < 0) return [];
  const groups: ProgrammeEntry[] = [];
  for (const { mentions, cells } of rowsFrom(place + lines, sentences)) {
    const [name, ...others] = cells;
    const [at] = timesOf(others);
    if (groups.length === 0 && at === undefined) continue;
    if (mentions.length > 0 || name === undefined || at === undefined) break;
    const { time, endTime, zone } = at;
    groups.push({ times: { time, endTime, zone }, label: { text: name.words, strength: 1 } });
  }
  const names = groups.map(({ label }) => label.text);
  return names.filter((name) => groupName.test(name)).length * 2 >= names.length ? groups : [];
}

/** The rows of a table from a place on, with their cells. */
function* rowsFrom(
  place: number,
  sentences: readonly DatedSentence[],
): Generator<Pick<DatedSentence, 'text' | 'mentions'> & { cells: Cell[] }> {
  for (let at = place; sentences[at]?.block.kind === 'row'; at += 1) {
    const { text, mentions } = sentences[at] as DatedSentence;
    yield { text, mentions, cells: cellsOf(text) };
  }
}

/** The times with which cells begin. */
function timesOf(cells: readonly Cell[]): ClockTimes[] {
  return cells.flatMap(({ words }) => clockTimes(words).filter(({ start }) => start === 0));
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
