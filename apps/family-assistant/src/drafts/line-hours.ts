import { wordTable } from '@homeroom/text';
import { dayMark, findLineTimes, timeSpans, withoutLookalikes } from '@homeroom/dates-in-text';
import { findHours } from '../questions/reading/asked-hours.ts';
import type { DayMention } from '../questions/reading/day-mention.ts';
import { numberAt } from '../questions/reading/day-mention.ts';
import type { LineMoment } from './line-moment.ts';
import type { LineWords, WordSpan } from './line-words.ts';

/** A time of day of a line, in minutes from local midnight. */
export interface LineHours extends WordSpan {
  start: number;
  /** At most `start` when it is on the next day; null without one. */
  until: number | null;
  /** Whether AM or PM was guessed. */
  isGuessed: boolean;
  /** Whether only a part of the day was said: "Friday morning". */
  isPart: boolean;
  /** Whether only an end was said: "until 5". */
  isEnd: boolean;
  /** "Around 4", "4ish". */
  isLoose: boolean;
  /** Whether it is today: "this afternoon", "in two hours". */
  isToday: boolean;
}

const noon = 12 * 60;
const leads = new Set([
  'at',
  'from',
  '@',
  'around',
  'about',
  'by',
  'after',
  'before',
  'between',
  'starting',
  'starts',
  'until',
]);
const looseLeads = new Set(['around', 'about', 'after', 'by']);
const morningWords =
  /\b(?:morning|breakfast|brunch|bus|school|drop-?off|flight|airport|run|jog|gym|swim|church|mass|market|camp|hike|yoga|sunrise)\b/i;
const eveningWords =
  /\b(?:evening|night|tonight|dinner|supper|movies?|concert|gala|drinks|cocktails|opera|prom|fireworks|bedtime)\b/i;
/** Events that are in the evening at 7 or 8, and in the morning at 9 or 10. */
const lateWords =
  /\b(?:party|dance|date|club|pta|pto|rehearsal|recital|choir|show|play|theater|theatre|sitter|babysitter|trivia|poker|bowling|scouts|performance|book)\b/i;
const afternoonWords = /\b(?:afternoon|lunch|pick-?up)\b/i;
const partLeads = new Set(['the', 'in', 'at', 'early', 'late', 'every', 'each', 'this', 'on', 'by']);
const partHours = wordTable<number>({
  morning: 9 * 60,
  afternoon: 14 * 60,
  evening: 18 * 60,
  lunchtime: noon,
  'after lunch': 13 * 60,
  'before lunch': 11 * 60,
  'after dinner': 19 * 60,
  'before dinner': 17 * 60,
  'after work': 17.5 * 60,
  'before work': 8 * 60,
  'before breakfast': 7 * 60,
  'before bedtime': 19 * 60,
});

/** Finds the times of a line, and claims their words. */
export function readHours(line: LineWords, days: readonly DayMention[], { today, nowMinute }: LineMoment): LineHours[] {
  const found = clockTimes(line);
  const hours = found.length > 0 ? found : spokenTimes(line, days, nowMinute);
  for (const { from, to } of hours) line.claim({ from, to });
  claimHalf(line, hours);
  return hours.map((one) => {
    const isOver = one.isGuessed && days[0]?.first === today && one.start < nowMinute && one.start < noon;
    return isOver ? shifted(one, noon) : one;
  });
}

/** Text in which days and what only looks like a time are marked. */
function marked(line: LineWords): string {
  let text = withoutLookalikes(line.text);
  for (const [at, { start, end }] of line.words.entries())
    if (line.isClaimed(at)) text = text.slice(0, start) + dayMark.repeat(end - start) + text.slice(end);
  return text;
}

function clockTimes(line: LineWords): LineHours[] {
  const text = marked(line);
  const times = findLineTimes(text);
  return timeSpans(text, times).map((span): LineHours => {
    const [from, to] = [line.wordAt(span.start), line.wordAt(span.end - 1) + 1];
    const inside = times.filter(({ start, end }) => start >= span.start && end <= span.end);
    const isOpen = inside.length > 0 && inside.every(({ halfOpen }) => halfOpen);
    const lead = line.at(from - 1);
    const first = leads.has(lead) ? from - 1 : from;
    const hours = {
      from: first,
      to,
      start: minutesOf(span.from),
      until: span.to === null ? null : minutesOf(span.to),
      isGuessed: isOpen,
      isPart: false,
      isEnd: lead === 'until' && span.to === null,
      isLoose: looseLeads.has(lead) || /ish\b/i.test(line.typed({ from, to })),
      isToday: false,
    };
    return isOpen ? inFamilyHalf(line, hours) : hours;
  });
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** "Half past four", "Friday morning". */
function spokenTimes(line: LineWords, days: readonly DayMention[], nowMinute: number): LineHours[] {
  const hours = findHours(line, days);
  if (!hours || (hours.now && hours.start === 0)) return bareHour(line);
  const { from, to, start, until, halfOpen, name, bound } = hours;
  const base = { from, to, isEnd: false, isLoose: bound === 'around', isToday: hours.now || hours.day === 0 };
  if (hours.now) return [{ ...base, start: nowMinute + start, until: null, isGuessed: false, isPart: false }];
  if (name !== '') {
    // "Movie night Friday" is a title.
    const before = line.at(from - 1);
    if (before !== '' && !line.isClaimed(from - 1) && !partLeads.has(before)) return bareHour(line);
    const hour = partHours[name];
    return hour === undefined ? [] : [{ ...base, start: hour, until: null, isGuessed: false, isPart: true }];
  }
  const read = { ...base, start, until, isGuessed: halfOpen, isPart: false };
  return [halfOpen ? inFamilyHalf(line, read) : read];
}

/** "Piano 4 Leo": a number that ends what is left of the line. */
function bareHour(line: LineWords): LineHours[] {
  const at = line.words.findIndex(
    ({ word }, index) =>
      /^(?:1[0-2]|[1-9])(?::[0-5]\d)?$/.test(word) &&
      !line.isClaimed(index) &&
      index > 0 &&
      (index + 1 === line.words.length || line.isClaimed(index + 1) || line.isName(index + 1)) &&
      withoutLookalikes(line.text).slice(line.words[index]?.start, line.words[index]?.end) === word,
  );
  if (at === -1) return [];
  const [hour = 0, minute = 0] = line.at(at).split(':').map(Number);
  const base = {
    from: at,
    to: at + 1,
    until: null,
    isGuessed: true,
    isPart: false,
    isEnd: false,
    isLoose: false,
    isToday: false,
  };
  return [inFamilyHalf(line, { ...base, start: (hour % 12) * 60 + minute })];
}

/** Puts an hour without AM or PM in the half of the day that a family means by it. */
function inFamilyHalf(line: LineWords, hours: LineHours): LineHours {
  const hour = Math.floor((hours.start % noon) / 60);
  const isPm = isAfternoon(hour, line.words.map(({ typed }) => typed).join(' '));
  const wanted = (hours.start % noon) + (isPm ? noon : 0);
  return wanted === hours.start ? hours : shifted(hours, wanted - hours.start);
}

/** @param hour 0 for 12 */
function isAfternoon(hour: number, text: string): boolean {
  if (hour === 0) return !/\b(?:midnight|night)\b/i.test(text);
  if (afternoonWords.test(text)) return hour < 11;
  if (/\bmorning\b/i.test(text)) return false;
  if (eveningWords.test(text)) return true;
  if (lateWords.test(text)) return hour < 9;
  if (morningWords.test(text)) return hour < 5;
  return hour < 8;
}

function shifted(hours: LineHours, by: number): LineHours {
  const move = (minute: number) => (minute + by + 24 * 60) % (24 * 60);
  return { ...hours, start: move(hours.start), until: hours.until === null ? null : move(hours.until) };
}

/** "7 in the morning", "Friday evening at 7": the words for the half of the day are no part of the title. */
function claimHalf(line: LineWords, hours: readonly LineHours[]): void {
  if (hours.length === 0) return;
  for (const [at, { word }] of line.words.entries()) {
    if (line.isClaimed(at) || !['morning', 'afternoon', 'evening', 'night', 'tonight', 'am', 'pm'].includes(word))
      continue;
    const article = line.at(at - 1) === 'the' ? at - 1 : at;
    const lead =
      article < at && ['in', 'at'].includes(line.at(article - 1))
        ? article - 1
        : line.at(at - 1) === 'at'
          ? at - 1
          : at;
    if (lead < at || line.isClaimed(at - 1)) line.claim({ from: lead, to: at + 1 });
  }
}

/** Length that a line says, and whether it is in whole days. */
export interface LineLength extends WordSpan {
  minutes: number;
  days: number;
}

const minuteUnits = wordTable<number>({ hour: 60, hr: 60, h: 60, minute: 1, min: 1, m: 1 });
const dayUnits = wordTable<number>({ day: 1, night: 1, week: 7 });

/** Finds how long the event of a line lasts, and claims the words that say so; null when it says nothing. */
export function readLength(line: LineWords): LineLength | null {
  for (const at of line.words.keys()) {
    const found = line.isClaimed(at) ? null : lengthAt(line, at);
    if (!found) continue;
    const from = ['for', 'lasting', 'lasts'].includes(line.at(at - 1)) ? at - 1 : at;
    // "Three day camp" is a title.
    if (found.days > 0 && from === at) continue;
    line.claim({ from, to: found.to });
    return { ...found, from };
  }
  return null;
}

function lengthAt(line: LineWords, at: number): Omit<LineLength, 'from'> | null {
  const word = line.at(at);
  const glued = /^(\d{1,3}(?:\.\d{1,2})?)-?(hours?|hrs?|h|minutes?|mins?|m)(\d\d)?$/.exec(word);
  if (glued) {
    const unit = minuteUnits[String(glued[2]).replace(/s$/, '')] ?? 1;
    return { to: at + 1, minutes: Number(glued[1]) * unit + Number(glued[3] ?? 0), days: 0 };
  }
  if (word === 'half' && ['an', 'a', 'hour'].includes(line.at(at + 1)))
    return { to: at + (line.at(at + 1) === 'hour' ? 2 : 3), minutes: 30, days: 0 };
  if (word === 'hour' && line.at(at + 1) === 'and' && line.at(at + 3) === 'half')
    return { to: at + 4, minutes: 90, days: 0 };
  const number = /^\d{1,3}\.\d{1,2}$/.test(word)
    ? Number(word)
    : /^\d{1,3}$/.test(word)
      ? Number(word)
      : numberAt(word);
  const said = line.at(at + 1);
  const unit = said === 'm' || said === 'h' ? said : said.replace(/s$/, '');
  if (number === null) return null;
  const half = line.at(at + 2) === 'and' && line.at(at + 3) === 'a' && line.at(at + 4) === 'half';
  const minutes = minuteUnits[unit];
  if (minutes !== undefined)
    return { to: at + (half ? 5 : 2), minutes: (number + (half ? 0.5 : 0)) * minutes, days: 0 };
  const days = dayUnits[unit];
  return days === undefined ? null : { to: at + 2, minutes: 0, days: number * days };
}
