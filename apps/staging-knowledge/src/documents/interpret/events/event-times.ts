import type { DateMention, NamedZone } from '@homeroom/dates-in-text';
import { weekdayOf } from '@homeroom/text';
import { clockTimes, type ClockTimes } from '../letter/clock-times.ts';
import type { DatedSentence } from '../days/dated-sentence.ts';
import { valueOf, type LetterBlock } from '../letter/letter.ts';
import { cellsOf } from '../letter/table-cells.ts';
import { pattern } from '../letter/word-table.ts';
import { isToldOfPast } from '../days/past-days.ts';
import { ends, starts } from '../words/event-time-words.ts';

/** The time of an event. */
export interface EventTimes {
  /** HH:MM */
  time: string | null;
  endTime: string | null;
  /** Zone named with it. */
  zone: NamedZone | null;
}

const timeField =
  /^(?:times?|hours?|doors(?: open)?|starts?|start time|begins?|departure|departs?|leaves?|when|kick-?off|check-?in|meeting time|curtain)$/i;
/** Begins the head of a column of times; the next head may stand close behind it. */
const timeHead =
  /^(?:times?|hours?|starts?|begins?|doors|kick-?off|tip-?off|face-?off|departs?|leaves?|arrive|check-?in|hora)\b/i;
const endField = /^(?:return|returns|back|ends?|end time|arrival back|pick-?up|dismissal|finish)$/i;
/** Heads a column of times at which something ends. */
const arrivalHead = /^(?:arriv(?:es?|al)|returns?|back|ends?|until|to|llegada|llega)\b/i;
/** Names the hours at which a trip begins and ends: "Leave / return". */
const bothWays = /\b(?:leaves?|depart\w*|out|salida)\b ?(?:\/|&|and|y) ?(?:returns?|back|arriv\w+|regreso)\b/i;
const otherHours = pattern('i')`
  \b(?:
    answers?
    answered
    extension
    hotline
    school days
    extended
    office
    phone
    call
    daily
    every
    each
    weekdays?
    mon(?:day)?s?\s?(?:-|–|to|through)
    hours
    usual
    regular (?:hours|schedule|times?|day)
    normally
    (?:bell (?:schedule|times?)|(?:first|last|opening|morning) bell)
    after-?care
    library hours
    we(?: are|[’']re) (?:here|open|available|in the office)
  )\b
`;
const otherClause = /;\s|(?<!\b(?:Mrs?|Ms|Dr|St|No|[ap]\.m|\p{Lu}))[.!?]\s+\p{Lu}/u;
/** A semicolon behind the only date of a sentence goes on about it. */
const otherSentence = /(?<!\b(?:Mrs?|Ms|Dr|St|No|[ap]\.m|\p{Lu}))[.!?]\s+\p{Lu}/u;
/** "The van that came to us on March 30 was a success" */
const looksBack = /\b(?:was|were|came|went|had)\b/i;
/** Before a day at which something ends, whose hours no other sentence tells. */
const lastsUntil = /\b(?:until|till|through|by|before)(?: (?:the|this|next|\p{L}+day,?))*\s*$/iu;
/** Number of sentences after a date that may give its time. */
const reach = 4;
const nearby = 60;
/** Place up to which a block begins with its date: "On October 9". */
const entryStart = 4;
/** "By midnight on Friday" is the midnight that ends the Friday. */
const endOfDay = '23:59';

/**
 * Finds the time of a date: with it, in its sentence, in the fields below it, or in the sentences that follow.
 * @param before the times said last, for "at the same time"
 */
export function eventTimes(
  { mention, place, kind }: { mention: DateMention; place: number; kind: 'event' | 'deadline' | 'other' },
  sentences: readonly DatedSentence[],
  before: EventTimes | null,
): EventTimes {
  const own = { time: mention.time, endTime: mention.endTime, zone: mention.zone };
  if (kind === 'deadline' && own.time === '00:00') return { time: endOfDay, endTime: null, zone: own.zone };
  const sentence = sentences[place] as DatedSentence;
  if (own.time !== null && own.endTime === null && sentence.block.kind === 'row')
    return { ...own, endTime: arrivalIn(sentence, own.time) };
  if (own.time !== null && isOfOpening(mention, sentence.text)) return { time: null, endTime: null, zone: null };
  if (own.time !== null || own.endTime !== null || kind === 'other') return own;
  const ofRow = sentence.block.kind === 'row' ? (timeOfRow(sentence) ?? timeOfHead(sentence)) : null;
  if (ofRow !== null) return ofRow;
  const free = freeTimes(sentence).filter(
    (at) =>
      !sentence.mentions.some((other) => other !== mention && other.time === at.time) &&
      (sentence.block.kind === 'row' ||
        !(sentence.mentions.length === 1 && at.start >= mention.end ? otherSentence : otherClause).test(
          sentence.text.slice(Math.min(at.end, mention.end), Math.max(at.start, mention.start)),
        )),
  );
  const [near] = free.filter(
    ({ start, end }) => (start >= mention.end ? start - mention.end : mention.start - end) <= nearby,
  );
  if (kind === 'deadline')
    return near && sentence.mentions.length === 1 ? { time: near.time, endTime: null, zone: near.zone } : own;
  const inSentence =
    sentence.mentions.length === 1 ? spanOf(sentence.text, free) : near ? spanOf(sentence.text, [near]) : null;
  if (inSentence !== null) return inSentence;
  const ofSeries = seriesTimes(mention, sentence);
  if (ofSeries !== null) return ofSeries;
  if (before !== null && kind === 'event' && /\bsame (?:times?|hours?|schedule)\b/i.test(sentence.text))
    return { time: before.time, endTime: before.endTime, zone: before.zone };
  if (/\busual times?\b/i.test(sentence.text) || lastsUntil.test(sentence.text.slice(0, mention.start))) return own;
  const next = sentences.slice(place + 1, place + 1 + (mention.endDate === null ? reach : 1));
  return mention.endDate === null || next.some(({ text, block }) => isTimeAlone(text) || timeField.test(block.label))
    ? following(next, sentence, {
        date: mention.date,
        isEntry: mention.start <= entryStart && sentence.block.text.startsWith(sentence.text),
      })
    : own;
}

/** "Open 8:30–5, closed February 16": the hours before are those of the other days. */
function isOfOpening({ start, end, time }: DateMention, text: string): boolean {
  return (
    /\b(?:closed|shut)(?: on)?\s*$/i.test(text.slice(0, start)) &&
    clockTimes(text.slice(0, start)).some((at) => at.time === time) &&
    !clockTimes(text.slice(end)).some((at) => at.time === time)
  );
}

/** "Tuesdays and Thursdays, 5:30–6:45, beginning December 1": the days of the week have the time. */
function seriesTimes(mention: DateMention, { text, mentions }: DatedSentence): EventTimes | null {
  if (!mention.dated) return null;
  const isWeekly = (other: DateMention) =>
    !other.dated &&
    other.weekday !== null &&
    other.time !== null &&
    (/days\b/i.test(other.text) || /\b(?:every|each)\b/i.test(text.slice(Math.max(0, other.start - 40), other.end)));
  const all = mentions.filter(isWeekly);
  const weekly = all.find(({ weekday }) => weekday === weekdayOf(mention.date)) ?? all[0];
  return weekly === undefined ? null : { time: weekly.time, endTime: weekly.endTime, zone: weekly.zone };
}

/** "1,980.00", "$540.00" */
const amount = /[$€£]|\d,\d{3}|\d{3}\.\d\d/;

/** Reads the time in a cell of its own: "9 to 1", "4:30–8 p.m.", or "11" below "Kickoff". */
function timeOfRow({ text, heads }: DatedSentence): EventTimes | null {
  const cells = cellsOf(text);
  for (const [index, cell] of cells.entries()) {
    if (amount.test(cell.words)) continue;
    const words = cell.words.replace(/\bnoon\b/i, '12 pm');
    const [, first, last] = /^(\d{1,2})\s?(?:-|–|to|till?|until)\s?(\d{1,2})\b/i.exec(words) ?? [];
    // "8–12" may be an age, "9–1" is none.
    const isHour =
      /^(?:1[0-2]|[1-9])$/.test(words) &&
      (cells.length === heads.length || index === 1) &&
      timeHead.test(heads[index]?.words ?? '');
    if (!isHour && !/\d[:.]\d\d|\d\s?[ap]\.?m\b|midnight/i.test(words) && !(Number(last) < Number(first))) continue;
    const lead = /^(?:from|at)\b/i.test(words) ? '' : last === undefined ? 'at ' : 'from ';
    const [only] = clockTimes(`${lead}${words}`);
    if (only && only.start <= lead.length && !/\p{L}{3}/u.test(words.slice(only.end - lead.length)))
      return { time: only.time, endTime: only.endTime, zone: only.zone };
  }
  return null;
}

/** "No parking 7 a.m. – 3 p.m." above the days of a table. */
function timeOfHead({ heads }: DatedSentence): EventTimes | null {
  const [only, ...others] = heads.flatMap(({ words }) => clockTimes(words));
  return only === undefined || only.endTime === null || others.length > 0
    ? null
    : { time: only.time, endTime: only.endTime, zone: only.zone };
}

/** "11:05 AM Tern Island" below "Arrives", in the row of a departure. */
function arrivalIn({ text, heads }: DatedSentence, time: string): string | null {
  const cells = cellsOf(text);
  const own = cells.findIndex(({ words }) => clockTimes(words)[0]?.time === time);
  if (bothWays.test(heads[own - cells.length + heads.length]?.words ?? ''))
    return clockTimes(cells[own]?.words ?? '').find((at) => at.time > time)?.time ?? null;
  const arrival = cells.find((_, index) => arrivalHead.test(heads[index - cells.length + heads.length]?.words ?? ''));
  const [at] = arrival === undefined ? [] : clockTimes(arrival.words);
  return at !== undefined && at.start === 0 && at.time > time ? at.time : null;
}

/** The times of a sentence that belong to none of its dates. */
function freeTimes({ text, mentions }: DatedSentence): ClockTimes[] {
  return clockTimes(text).filter(
    ({ start, end }) => !mentions.some((mention) => start < mention.end && end > mention.start),
  );
}

function spanOf(text: string, times: readonly ClockTimes[]): EventTimes | null {
  const [first, ...others] = times;
  if (!first) return null;
  const [second] = others;
  if (
    first.endTime === null &&
    second &&
    second.time > first.time &&
    /^(?: {2,}|\t+)$/.test(text.slice(first.end, second.start))
  )
    return { time: first.time, endTime: second.time, zone: first.zone };
  const last = others.at(-1);
  const isEnd =
    last !== undefined &&
    first.endTime === null &&
    last.time > first.time &&
    (ends.test(text.slice(first.end, last.start)) || bothWays.test(text.slice(0, first.start)));
  if (
    first.endTime === null &&
    /\b(?:until|till|ends? at|back (?:by|at)|by)\s*$/i.test(text.slice(Math.max(0, first.start - 12), first.start)) &&
    last === undefined
  )
    return { time: null, endTime: first.time, zone: first.zone };
  return {
    time: first.time,
    endTime: isEnd ? last.time : first.endTime,
    zone: first.zone ?? (isEnd ? last.zone : null),
  };
}

/** @param isEntry whether the block begins with the date, so that all of it is about that day */
function following(
  next: readonly DatedSentence[],
  { block: above }: DatedSentence,
  { date, isEntry }: { date: string; isEntry: boolean },
): EventTimes {
  const stops = journey(above, next);
  if (stops !== null) return stops;
  let found: EventTimes = { time: null, endTime: null, zone: null };
  const blocks = new Set([above]);
  for (const { block, text, mentions } of next) {
    if (
      mentions.length > 0 &&
      mentions.every((other) => other.date < date && (isToldOfPast(other, text) || looksBack.test(text)))
    )
      continue;
    const alone = isTimeAlone(text);
    if (block.kind === 'row' && !/\d/.test(text)) continue;
    if (block.kind !== 'field' && !alone && blocks.add(block).size > 2) break;
    if (
      mentions.length > 0 ||
      (block.kind === 'heading' && !alone) ||
      (block.kind === 'item' &&
        above.kind !== 'item' &&
        !timeField.test(block.label) &&
        !(found.time === null ? starts : ends).test(text))
    )
      break;
    const words = text.startsWith(`${block.label}:`) ? valueOf(block) : text;
    const times = clockTimes(words);
    if (times.length === 0 || otherHours.test(text)) continue;
    const tells =
      alone ||
      times[0]?.start === 0 ||
      (block === above &&
        (isEntry ||
          (next[0]?.text === text && !/\?$/.test(text)) ||
          /\b(?:is|are)(?: at| from)? $/i.test(text.slice(0, times[0]?.start))));
    found = merged(found, { text: words, label: block.label, tells }, times);
    if (found.endTime !== null) break;
  }
  return found;
}

/** "07:52  Springfield, platform 3" above "11:26  Port Alder": the two rows or more below the heading of a journey. */
function journey({ kind }: LetterBlock, next: readonly DatedSentence[]): EventTimes | null {
  const end = next.findIndex(
    ({ text, block, mentions }) => mentions.length > 0 || block.kind !== 'row' || clockTimes(text)[0]?.start !== 0,
  );
  const stops = next.slice(0, end < 0 ? next.length : end).flatMap(({ text }) => clockTimes(text).slice(0, 1));
  const [first, last] = [stops[0], stops.at(-1)];
  if (kind !== 'heading' || first === undefined || last === undefined || last.time <= first.time) return null;
  return { time: first.time, endTime: last.time, zone: first.zone };
}

function merged(
  found: EventTimes,
  { text, label, tells }: { text: string; label: string; tells: boolean },
  times: readonly ClockTimes[],
): EventTimes {
  const said = spanOf(text, times);
  const [first] = times;
  if (!said || !first) return found;
  if (endField.test(label) || (found.time !== null && ends.test(text.slice(0, first.start))))
    return { ...found, endTime: found.time !== null && first.time > found.time ? first.time : found.endTime };
  if (said.time === null || found.time !== null || !(tells || timeField.test(label) || starts.test(text))) return found;
  return said;
}

/** "10 am – 2 pm" on a line of its own. */
function isTimeAlone(text: string): boolean {
  const [only] = clockTimes(text);
  return (
    only !== undefined &&
    !/\p{L}{3}/u.test(
      (text.slice(0, only.start) + text.slice(only.end)).replaceAll(/\b(?:from|time|sharp|start|doors open)\b/gi, ''),
    )
  );
}
