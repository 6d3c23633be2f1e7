import { monthBefore } from './month-names.ts';
import { blanked, type Span } from './spans.ts';
import { zoneAfter, type NamedZone } from './time-zones.ts';
import { hourPattern, hourReading, pastHourPattern, pastHourReading, type TimeReading } from './worded-hours.ts';

/** A time of day that a text names. */
export interface TimeMention extends Span, TimeReading {}

/** A time of day, or two with the first as beginning. */
export interface TimeSpan extends Span {
  /** HH:MM on the wall. */
  from: string;
  to: string | null;
  /** Zone named with it, for both times; null when none is. */
  zone: NamedZone | null;
}

/** Stands for what has been read. */
export const readMark = '·';
/** Stands for a day where times are sought. */
export const dayMark = '¤';

const maxTimes = 2_000;
const noonMinute = 720;
const twelveHours = /(?<![\d:.,$€£/])(\d{1,2})(?:[:.h](\d{2}))?\s{0,2}([ap])\.?\s?m\b\.?/giu;
/** "6:30p", "10a–1p", but no "Room 3a". */
const shortTwelveHours =
  /(?<![\d:.,$€£/#]|\b(?:rooms?|rm|grades?|gr|class|group|gate|bus|route|suite|apt|lane|no|unit|pier|section|form|hall|lot|size|pages?|fig|table|item|step|part|version|flight|platform|seats?)\.?\s)\b(1[0-2]|[1-9])(?::([0-5]\d))?([ap])(?![\p{L}\d])/giu;
const wholeDay = /(?<![\d:.,$€£/])([01]?\d|2[0-3])[:h]([0-5]\d)(?!\d|:\d|\s?[ap]\.?\s?m\b)/giu;
/** "At 18.30" */
const dottedTime = /(?<=\b(?:at|from|um)\s)(1[3-9]|2[0-3])\.([0-5]\d)(?![\d.,])/gi;
const isoTime =
  /(?<=\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?(?!\d)/g;
/** Nothing begins at "midnight the night before". */
const named = /(?:\b12\s)?\b(noon|midday|midnight)\b(?!,? (?:(?:of )?the (?:night|evening|day) )?before\b)/gi;
const mayHaveTimes =
  /\d|noon|mid|past |quarter |clock|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
const oClock = /(?<![\d:.,$€£/])\b(1[0-2]|[1-9])\s?o['’]\s?clock\b/gi;
/** The first of two hours of which only the second says the half: "6–8 pm". */
const leadingHour = /(?<![\d:.,$€£/-])\b(1[0-2]|[1-9])(?:[:.]([0-5]\d))?\s{0,2}(?:[-–]|to|until|till|and)\s{0,2}$/i;
const hourAndMinutes = '(1[0-2]|[1-9])(?::([0-5]\\d))?';
const notCounted = '(?!:\\d|[\\d/%]|\\s?[-–]\\s?\\d|\\s(?:years?|percent)\\b|\\s\\p{Ll}{2,20}s\\b)';
const goesOn =
  '(?:and|or|on|to|until|till?|in|at|under|with|when|before|after|please|sharp|tonight|tomorrow|this|every|each|by|near|outside|inside|so|but|if|we|the|over|because|is|are|was|will|for|as|instead|works?|starts|begins|while|since|just)\\b';
/** "From 9 to 11", "between 3 and 4", "Saturday 9–5". */
const barePair = new RegExp(
  `(?:(?:\\bfrom\\s|${dayMark}[,:]?\\s)${hourAndMinutes}\\s?(?:to|until|till?|[-–])|\\bbetween\\s${hourAndMinutes}\\s(?:and|&))\\s?${hourAndMinutes}${notCounted}`,
  'giu',
);
const bareHour = new RegExp(
  `(?:\\b(?:at|by|from|until|till?|before|after|around|doors|starts|opens)\\s|@\\s?|(?<=${readMark}\\s?)to\\s|(?<=[·:]\\d{0,2}\\s?)[-–]\\s?)${hourAndMinutes}(?=\\s?(?:[,;!?)¶|]|\\.(?!\\d)|$|[-–]\\s?[\\d·])|\\s${goesOn})`,
  'giu',
);
const lineJoint = '\\s{0,2}(?:[-–—]|to|until|till?|til)\\s{0,2}';
const notInLine =
  '(?![\\d:/%]|[.,]\\d|\\s?[-–]\\s?\\d|(?:st|nd|rd|th)\\b|\\s?(?:years?|yrs?|percent|minutes?|mins?|hours?|hrs?|h|m|days?|weeks?|months?|times|kids|people)\\b)';
/** "Soccer 4-5". */
const linePair = new RegExp(`(?<![\\d:.,$€£/#-])\\b${hourAndMinutes}${lineJoint}${hourAndMinutes}${notInLine}`, 'giu');
/** "Tue 4", "at 4 Riverside". */
const hourAfter = new RegExp(`(?:${dayMark}[,:]?|\\bat|@|\\baround)\\s{0,2}${hourAndMinutes}${notInLine}`, 'giu');
/** "4 Tue". */
const hourBefore = new RegExp(`(?<![\\d:.,$€£/#·-])\\b${hourAndMinutes}(?=,?\\s{0,2},?${dayMark})`, 'giu');
/** "9am-11 soccer". */
const lineEnd = new RegExp(`(?<=${readMark}${lineJoint})${hourAndMinutes}${notInLine}`, 'giu');
const connects =
  /^\s{0,3}(?:[-–]|to|until|til|till|through|thru)\s{0,3}(?:(?:about|around|approximately|approx\.|roughly)\s{1,2})?$/i;
const connectsAfterBetween = /^\s{0,3}and\s{0,3}$/i;
/** "Moved from 10:00 to 1:30": only the second time counts. */
const movedFrom =
  /\b(?:moves?|moved|moving|chang(?:es?|ed|ing)|reschedul(?:es?|ed)|switch(?:es|ed)?|postponed|shift(?:s|ed)?|pushed(?: back)?|delayed)\b[^.;!?]{0,30}\bfrom\s{1,2}$/i;
/** "Until 8" is in the evening. */
const untilBefore = /\b(?:until|till?)\s{1,2}$/i;
const [latestUntil, latestGathering] = [10 * 60, 7 * 60 + 30];
const morning = /^[^.;!?]{0,12}\b(?:morning|before school|breakfast)\b/i;
/** Events that begin in the evening if they begin at seven or half past. */
const gathering =
  /\b(?:choir|candlelight|vespers|potluck|council|bingo|banquet|recital|trivia|open house|awards|book club|(?:parents?|board|pack|den|committee|pt[ao]|team|club|troop) (?:meeting|mtg))\b/i;
const evening = /\b(?:evening|night|tonight|dinner|supper|concert|gala|dance|movie)\b/i;

/** The times of day that a text names: `3:30 p.m.`, `15:30`, `6–8 pm`, `noon`, and bare hours after "at" and its like. */
export function findTimes(text: string): TimeMention[] {
  const explicit = explicitTimes(text);
  return [...explicit, ...bareTimes(blanked(text, explicit, readMark))].toSorted(
    (one, other) => one.start - other.start,
  );
}

/**
 * Times of day of one line that somebody types in a hurry. There also bare hours next to a day, and two with a dash or
 * "to" between them, are times: "Tue 4 dentist", "soccer 4-5".
 * @param line without lookalikes, its days as `dayMark`
 */
export function findLineTimes(line: string): TimeMention[] {
  const sure = findTimes(line);
  const rest = blanked(line, sure, readMark);
  const found = [linePair, hourAfter, hourBefore, lineEnd].flatMap((pattern) => [...rest.matchAll(pattern)]);
  const bare = found.flatMap((match) => hoursOf(match));
  return [
    ...sure,
    ...bare.filter(({ start }, index) => bare.findIndex((one) => one.start === start) === index),
  ].toSorted((one, other) => one.start - other.start);
}

function hoursOf({
  index,
  0: whole,
  1: hour = '',
  2: minutes,
  3: hour2,
  4: minutes2,
}: RegExpMatchArray): TimeMention[] {
  const first = spokenHour(hour, minutes);
  const start = (index ?? 0) + whole.search(/\d/);
  const end = (index ?? 0) + whole.length;
  if (hour2 === undefined) return [{ start, end: start + first.length, ...first.open }];
  const second = spokenHour(hour2, minutes2);
  return [
    { start, end: start + first.length, ...first.open },
    { start: end - second.length, end, ...second.open },
  ];
}

/** The times of day that cannot be anything else. */
export function explicitTimes(text: string): TimeMention[] {
  if (!mayHaveTimes.test(text)) return [];
  const times: TimeMention[] = [];
  let rest = text;
  for (const [pattern, read] of explicitPatterns) {
    const found = [...rest.matchAll(pattern)]
      .slice(0, maxTimes)
      .map((match) => timeOf(match, read))
      .filter((time) => time !== null);
    const leads =
      pattern !== isoTime && pattern !== oClock
        ? found
            .map((time) => leadOf(rest, time))
            .filter((time) => time !== null)
            .filter((lead) => !found.some(({ start }) => start === lead.start))
        : [];
    times.push(...found, ...leads);
    rest = blanked(rest, [...found, ...leads], readMark);
  }
  return times.toSorted((one, other) => one.start - other.start);
}

type Reading = (match: RegExpExecArray) => TimeReading | null;

const explicitPatterns: readonly (readonly [RegExp, Reading])[] = [
  [isoTime, ([, hour, minutes]) => ({ minute: minuteOf(hour, minutes), halfOpen: false })],
  [twelveHours, twelveHourReading],
  [shortTwelveHours, (match) => (/[ap]$/.test(match[0]) ? twelveHourReading(match) : null)],
  [dottedTime, ([, hour, minutes]) => ({ minute: minuteOf(hour, minutes), halfOpen: false })],
  [named, ([, word = '']) => ({ minute: word.toLowerCase() === 'midnight' ? 0 : noonMinute, halfOpen: false })],
  [pastHourPattern, pastHourReading],
  [hourPattern, hourReading],
  [oClock, ([, hour]) => ({ minute: minuteOf(hour), halfOpen: true })],
  [
    wholeDay,
    ([, hour = '', minutes]) => ({
      minute: minuteOf(hour, minutes),
      halfOpen: Number(hour) <= 12 && !hour.startsWith('0'),
    }),
  ],
];

function twelveHourReading([, hour, minutes, half = '']: RegExpExecArray): TimeReading | null {
  if (Number(hour) < 1 || Number(hour) > 12 || Number(minutes ?? 0) > 59) return null;
  return {
    minute: (minuteOf(hour, minutes) % noonMinute) + (half.toLowerCase() === 'p' ? noonMinute : 0),
    halfOpen: false,
  };
}

function timeOf(match: RegExpExecArray, read: Reading): TimeMention | null {
  const reading = read(match);
  return reading && { start: match.index, end: match.index + match[0].length, ...reading };
}

function leadOf(text: string, { start }: TimeMention): TimeMention | null {
  const from = Math.max(0, start - 16);
  const lead = leadingHour.exec(text.slice(from, start));
  if (!lead || monthBefore.test(text.slice(Math.max(0, from + lead.index - 14), from + lead.index))) return null;
  if (/and\s{0,2}$/i.test(lead[0]) && !/\bbetween\s$/i.test(text.slice(0, from + lead.index).slice(-9))) return null;
  return {
    start: from + lead.index,
    end: from + lead.index + lead[0].replace(/\s{0,2}(?:[-–]|to|until|till|and)\s{0,2}$/i, '').length,
    minute: minuteOf(lead[1], lead[2]),
    halfOpen: true,
  };
}

/** Bare hours after "at", "from" and their like. @param text with the days as `dayMark` and the explicit times as `readMark` */
export function bareTimes(text: string): TimeMention[] {
  if (!/\d/.test(text)) return [];
  const pairs = [...text.matchAll(barePair)]
    .slice(0, maxTimes)
    .flatMap(({ index, 0: whole, 1: from, 2: fromMinutes, 3: between, 4: betweenMinutes, 5: to, 6: toMinutes }) => {
      const first = spokenHour(from ?? between, fromMinutes ?? betweenMinutes);
      const last = spokenHour(to, toMinutes);
      const start = index + whole.search(/\d/);
      if (whole.startsWith(dayMark) && endsNextDay(first.open, last.open)) return [];
      return [
        { start, end: start + first.length, ...first.open },
        { start: index + whole.length - last.length, end: index + whole.length, ...last.open },
      ];
    });
  const single = [...blanked(text, pairs, readMark).matchAll(bareHour)]
    .slice(0, maxTimes)
    .map(({ index, 0: whole, 1: hour, 2: minutes }) => {
      const { length, open } = spokenHour(hour, minutes);
      return { start: index + whole.length - length, end: index + whole.length, ...open };
    });
  return [...pairs, ...single].toSorted((one, other) => one.start - other.start);
}

/** "Friday, 3-2" is how a game ended. */
function endsNextDay(first: TimeReading, last: TimeReading): boolean {
  const from = likelyHalf(first.minute, false);
  return afterStart(last.minute, from) < from;
}

function spokenHour(hour = '', minutes?: string): { length: number; open: TimeReading } {
  return {
    length: hour.length + (minutes === undefined ? 0 : 3),
    open: { minute: minuteOf(hour, minutes), halfOpen: true },
  };
}

function minuteOf(hour: string | undefined, minutes?: string): number {
  return Number(hour ?? 0) * 60 + Number(minutes ?? 0);
}

/** The times of a text with beginning and end together, and each in the half of the day that it most likely is in. */
export function timeSpans(text: string, times: readonly TimeMention[]): TimeSpan[] {
  const spans: TimeSpan[] = [];
  for (let at = 0; at < times.length; at += 1) {
    const [first, second] = [times[at], times[at + 1]];
    if (!first) break;
    const together = second !== undefined && belongTogether(text, first, second);
    const end = together ? second.end : first.end;
    const around = `${text.slice(Math.max(0, first.start - 60), end)}${text.slice(end, end + 60).split(/[,;.!?](?:\s|$)/, 1)[0]}`;
    const lateUntil =
      !together &&
      first.halfOpen &&
      first.minute < latestUntil &&
      untilBefore.test(text.slice(Math.max(0, first.start - 8), first.start));
    const [from, to] = lateUntil
      ? [(first.minute % noonMinute) + noonMinute, null]
      : halves(first, together ? second : null, !morning.test(text.slice(end, end + 40)) && isEvening(around, first));
    const { end: zoned = end, ...zone } = zoneAfter(text, end) ?? {};
    const said = { end: zoned, zone: 'name' in zone ? zone : null };
    if (together && to !== null && movedFrom.test(text.slice(Math.max(0, first.start - 60), first.start)))
      spans.push({ start: second.start, from: clock(to), to: null, ...said });
    else spans.push({ start: first.start, from: clock(from), to: to === null ? null : clock(to), ...said });
    if (together) at += 1;
  }
  return spans;
}

function isEvening(around: string, { minute }: TimeMention): boolean {
  return evening.test(around) || (minute <= latestGathering && gathering.test(around));
}

function belongTogether(text: string, first: TimeMention, second: TimeMention): boolean {
  if (second.start - first.end > 24) return false;
  const between = text.slice(first.end, second.start);
  return (
    connects.test(between) ||
    (connectsAfterBetween.test(between) &&
      /\bbetween\s{1,2}$/i.test(text.slice(Math.max(0, first.start - 10), first.start)))
  );
}

/** An open beginning is in the half of its end, unless it then came after it; without any, school hours are likeliest. */
function halves(first: TimeMention, second: TimeMention | null, isEvening: boolean): [number, number | null] {
  if (second === null) return [first.halfOpen ? likelyHalf(first.minute, isEvening) : first.minute, null];
  if (!first.halfOpen) return [first.minute, second.halfOpen ? afterStart(second.minute, first.minute) : second.minute];
  if (second.halfOpen) {
    const from = likelyHalf(first.minute, isEvening);
    return [from, afterStart(second.minute, from)];
  }
  const base = first.minute % noonMinute;
  const isLater = base >= second.minute % noonMinute;
  const isSecondHalf = second.minute >= noonMinute;
  return [isLater === isSecondHalf ? base : base + noonMinute, second.minute];
}

function likelyHalf(minute: number, isEvening: boolean): number {
  const base = minute % noonMinute;
  return base < (isEvening ? 11 : 7) * 60 ? base + noonMinute : base;
}

function afterStart(minute: number, start: number): number {
  const base = minute % noonMinute;
  return base > start || base + noonMinute <= start ? base : base + noonMinute;
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
