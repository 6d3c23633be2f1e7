import type { DateMention } from '@homeroom/dates-in-text';
import { type ClockTimes, clockTimes } from './clock-times.ts';
import type { DatedSentence } from './dated-sentences.ts';
import { valueOf } from './letter.ts';

/** The time of an event. */
export interface EventTimes {
  /** HH:MM */
  time: string | null;
  endTime: string | null;
}

const timeField = /^(?:times?|hours?|doors(?: open)?|starts?|start time|begins?|departure|departs?|leaves?|when|kick-?off|check-?in|meeting time|curtain)$/i;
const endField = /^(?:return|returns|back|ends?|end time|arrival back|pick-?up|dismissal|finish)$/i;
const starts = /\b(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|starts?|begins?|opens?|doors|arrive|meet|kick-?off|show ?time|from|curtain|runs?|drop-?off|gather|be (?:here|there|at)|check-?in|lasts?|time|hours)\b/i;
const ends = /\b(?:returns?|returning|back|ends?|ending|finish(?:es)?|until|dismiss(?:ed|al)?|pick(?:ed)?[- ]?up|over|home|closes?|lasts until)\b/i;
const otherHours = /\b(?:answers?|answered|extension|hotline|school days|extended|office|phone|call|daily|every|each|weekdays?|mon(?:day)?s?\s?(?:-|–|to|through)|hours|usual|regular (?:hours|schedule|times?|day)|normally|bell|after-?care|library hours|we(?: are|[’']re) (?:here|open|available|in the office))\b/i;
/** How many sentences after a date may tell its time. */
const reach = 4;
const nearby = 60;
/** "By midnight on Friday" is the midnight that ends the Friday. */
const endOfDay = '23:59';

/** What is said of the time of a date: with it, in its sentence, in the fields below it, or in the sentences that follow. */
export function eventTimes({ mention, place, kind }: { mention: DateMention; place: number; kind: 'event' | 'deadline' | 'other' }, sentences: readonly DatedSentence[]): EventTimes {
  const own = { time: mention.time, endTime: mention.endTime };
  if (kind === 'deadline' && own.time === '00:00') return { time: endOfDay, endTime: null };
  if (own.time !== null || own.endTime !== null || kind === 'other') return own;
  const sentence = sentences[place] as DatedSentence;
  const free = freeTimes(sentence).filter((at) => !sentence.mentions.some((other) => other !== mention && other.time === at.time));
  const [near] = free.filter(({ start, end }) => (start >= mention.end ? start - mention.end : mention.start - end) <= nearby);
  if (kind === 'deadline') return near && sentence.mentions.length === 1 ? { time: near.time, endTime: null } : own;
  const inSentence = sentence.mentions.length === 1 ? spanOf(sentence.text, free) : near ? spanOf(sentence.text, [near]) : null;
  if (inSentence !== null) return inSentence;
  const next = sentences.slice(place + 1, place + 1 + (mention.endDate === null ? reach : 1));
  return mention.endDate === null || next.some(({ text, block }) => isTimeAlone(text) || timeField.test(block.label)) ? following(next, sentence) : own;
}

/** The times of a sentence that belong to none of its dates. */
function freeTimes({ text, mentions }: DatedSentence): ClockTimes[] {
  return clockTimes(text).filter(({ start, end }) => !mentions.some((mention) => start < mention.end && end > mention.start));
}

function spanOf(text: string, times: readonly ClockTimes[]): EventTimes | null {
  const [first, ...others] = times;
  if (!first) return null;
  const last = others.at(-1);
  const isEnd = last !== undefined && first.endTime === null && last.time > first.time && ends.test(text.slice(first.end, last.start));
  if (first.endTime === null && /\b(?:until|till|ends? at|back (?:by|at)|by)\s*$/i.test(text.slice(Math.max(0, first.start - 12), first.start)) && last === undefined) return { time: null, endTime: first.time };
  return { time: first.time, endTime: isEnd ? last.time : first.endTime };
}

function following(next: readonly DatedSentence[], { block: above }: DatedSentence): EventTimes {
  let found: EventTimes = { time: null, endTime: null };
  const blocks = new Set([above]);
  for (const { block, text, mentions } of next) {
    const alone = isTimeAlone(text);
    if (block.kind !== 'field' && !alone && blocks.add(block).size > 2) break;
    if (mentions.length > 0 || (block.kind === 'heading' && !alone) || (block.kind === 'item' && above.kind !== 'item' && !timeField.test(block.label))) break;
    const times = clockTimes(block.kind === 'field' ? valueOf(block) : text);
    if (times.length === 0 || otherHours.test(text)) continue;
    found = merged(found, { text, label: block.label, alone }, times);
    if (found.endTime !== null) break;
  }
  return found;
}

function merged(found: EventTimes, { text, label, alone }: { text: string; label: string; alone: boolean }, times: readonly ClockTimes[]): EventTimes {
  const said = spanOf(text, times);
  const [first] = times;
  if (!said || !first) return found;
  if (endField.test(label) || (found.time !== null && ends.test(text.slice(0, first.start)))) return { time: found.time, endTime: found.time !== null && first.time > found.time ? first.time : found.endTime };
  if (said.time === null || found.time !== null || !(alone || timeField.test(label) || starts.test(text))) return found;
  return said;
}

/** "10 am – 2 pm" on a line of its own. */
function isTimeAlone(text: string): boolean {
  const [only] = clockTimes(text);
  return only !== undefined && !/\p{L}{3}/u.test((text.slice(0, only.start) + text.slice(only.end)).replaceAll(/\b(?:from|time|sharp|start|doors open)\b/gi, ''));
}
