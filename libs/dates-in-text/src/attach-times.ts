import { blanked, type Span } from './spans.ts';
import { readMark, type TimeSpan } from './times-of-day.ts';
import type { NamedZone } from './time-zones.ts';

/** A day that waits for its times. */
export interface TimedDay extends Span {
  /** End of the first of two days. */
  firstEnd: number;
  time: string | null;
  endTime: string | null;
  zone: NamedZone | null;
}

const fill =
  '(?:[\\s,;:()|·*_@>-]|\\bat\\b|\\bfrom\\b|\\bstart(?:s|ing)?\\b|\\bbegin(?:s|ning)?\\b|\\bdoors?\\b|\\bopens?\\b|\\bbetween\\b|\\btimes?\\b|\\bpromptly\\b|\\baround\\b|\\bby\\b|\\bbefore\\b|\\buntil\\b|\\btill?\\b|\\bin the (?:morning|afternoon|evening)\\b|\\b(?:morning|afternoon|evening|night)\\b|\\bthe\\b|\\ball\\b|\\beach\\b|\\bboth\\b|\\balways\\b)';
const rightAfter = new RegExp(`^${fill}{0,12}$`, 'i');
const rightBefore = /^(?:[\s,(|-]|\bon\b|\bthis\b|\bnext\b|\bthe\b|\beach\b|\bevery\b){0,6}$/i;
/** Separators of statements: a time beyond one belongs to another day. */
const stop = /(?<!\b(?:Mr|Mrs|Ms|Dr|St|Sr|Jr|vs|No))[.!?;](?:\s|$)|¶/;
const stopAfter = /[.!?;¶](?:\s.*)?$/s;
/** A time of several days. */
const ofEach =
  /\b(?:both(?: (?:days?|nights?|evenings?|mornings?|times?))?|each (?:day|night|evening|morning|time))\b/i;
const ending =
  /\b(?:ends?|ending|finish(?:es|ing)?|over|done(?: by)?|until|till?|return(?:s|ing)?|back|dismiss(?:al|ed)|pick-?up)\b[^.\d]{0,25}$/i;
/** "October 23: Carnival" begins what is said of that day. */
const beginsEntry = /^\s?(?:\([^()]{1,30}\))?\s?(?:[:–—]|-\s)\s?\p{L}/u;
/** "7 a.m. Tuesday, June 13, to 5 p.m. Wednesday, June 14" */
const leadsToEnd = /(?:[-–]|\b(?:to|through|thru|until|till))\s{0,2}$/i;
/** "October 9, October 16 and October 23", "T 10/13 & Th 10/15" */
const listJoint = /^\s{0,2}(?:,|,?\s{0,2}(?:and|&))\s{1,2}(?:on\s)?(?:the\s)?(?:(?:m|tu?|w|th|r|f|sa?|su)\.?\s)?$/i;
const listEnd = /^\s{0,2},?\s{0,2}(?:and|&|or)\s{1,2}(?:the\s)?(?:(?:m|tu?|w|th|r|f|sa?|su)\.?\s)?$/i;
const farthest = 140;
const farthestAdjacent = 60;
/** "December 17 (not the 18th as I wrote), 1:45": what is said aside has its own times. */
const aside = /\([^()]{2,160}\)/g;
const label =
  /^[\s*_•>|-]{0,6}(?:(?:time|times|hours?|start(?:s|ing)?|begins?|doors(?: open)?|at|from|when)\b[^\d\n]{0,14}|[·(\s]{0,2})$/i;

/**
 * Assigns each day its times: those right after it, right before it, or else in the same statement. A day's words
 * include an adjacent time.
 */
export function withTimes<Day extends TimedDay>(days: readonly Day[], times: readonly TimeSpan[], text: string): Day[] {
  const asides = [...text.matchAll(aside)]
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    .filter((span) => days.some((day) => isWithin(day, span)));
  if (asides.length === 0) return withOwnTimes(days, times, text);
  const outside = (span: Span) => !asides.some((within) => isWithin(span, within));
  const told = [
    ...withOwnTimes(days.filter(outside), times.filter(outside), blanked(text, asides, ' ')),
    ...asides.flatMap((within) =>
      withOwnTimes(
        days.filter((day) => isWithin(day, within)),
        times.filter((time) => isWithin(time, within)),
        text,
      ),
    ),
  ];
  return told.toSorted((one, other) => one.start - other.start);
}

function isWithin(one: Span, { start, end }: Span): boolean {
  return one.start > start && one.end < end;
}

function withOwnTimes<Day extends TimedDay>(days: readonly Day[], times: readonly TimeSpan[], text: string): Day[] {
  const free = new Set(times);
  const marked = blanked(
    text,
    times.map((time) => withoutFullStop(time, text)),
    readMark,
  );
  const adjacent = days.map((day, index) =>
    adjacentTime(day, {
      text: marked,
      free,
      before: days[index - 1]?.end ?? 0,
      after: days[index + 1]?.start ?? text.length,
      next: days[index + 1],
    }),
  );
  const listed = timesShared(adjacent, marked);
  const told = listed.map((day, index) =>
    (isTimed(day) ? withEnding : timeInStatement)(day, {
      text: marked,
      free,
      before: listed[index - 1]?.end ?? 0,
      after: listed[index + 1]?.start ?? text.length,
    }),
  );
  return timesOfBoth(told, marked);
}

function isTimed({ time, endTime }: TimedDay): boolean {
  return time !== null || endTime !== null;
}

/** "October 9, 16 and 23 at 6 pm", "at 6 pm on October 9, 16 and 23": the time is that of all. */
function timesShared<Day extends TimedDay>(days: readonly Day[], text: string): Day[] {
  const done = timesSharedOnwards(days, text);
  let isList = false;
  for (let at = done.length - 2; at >= 0; at -= 1) {
    const [day, next] = [done[at], done[at + 1]];
    if (!day || !next) break;
    const joint = text.slice(day.end, next.start);
    isList = !isTimed(day) && isTimed(next) && (listEnd.test(joint) || (isList && /^,\s{0,2}$/.test(joint)));
    if (isList) done[at] = { ...day, time: next.time, endTime: next.endTime, zone: next.zone };
  }
  return done;
}

/** The time that stands ahead of the first of several days, of which none has another. */
function timesSharedOnwards<Day extends TimedDay>(days: readonly Day[], text: string): Day[] {
  const done = [...days];
  for (const [at, { start, end, time, endTime, zone }] of days.entries()) {
    if (time === null || !/^·/.test(text.slice(start, end))) continue;
    const others = listedAfter(at, days, text);
    if (others.some(isTimed)) continue;
    for (const [index, other] of others.entries()) done[at + 1 + index] = { ...other, time, endTime, zone };
  }
  return done;
}

/** The days that go on a list after one. */
function listedAfter<Day extends TimedDay>(at: number, days: readonly Day[], text: string): Day[] {
  const list: Day[] = [];
  for (let index = at + 1; index < days.length; index += 1) {
    const [before, next] = [days[index - 1] as Day, days[index] as Day];
    if (!listJoint.test(text.slice(before.end, next.start))) break;
    list.push(next);
  }
  return list;
}

/** "Tuesday the 9th for grades K–2, Wednesday the 10th for the others, from 9 a.m. both days" */
function timesOfBoth<Day extends TimedDay>(days: readonly Day[], text: string): Day[] {
  const done = [...days];
  for (let at = done.length - 2; at >= 0; at -= 1) {
    const [day, next] = [done[at], done[at + 1]];
    if (!day || !next || isTimed(day) || !isTimed(next) || stop.test(text.slice(day.end, next.start))) continue;
    const around = text.slice(day.end, next.end + 20).replace(stopAfter, '');
    if (ofEach.test(around)) done[at] = { ...day, time: next.time, endTime: next.endTime, zone: next.zone };
  }
  return done;
}

/** "At 3 p.m. Then …": the dot ends the sentence too. */
function withoutFullStop({ start, end }: Span, text: string): Span {
  return { start, end: text[end - 1] === '.' && /^\s{1,3}\p{Lu}/u.test(text.slice(end, end + 4)) ? end - 1 : end };
}

interface Place {
  text: string;
  /** The times that no day has yet. */
  free: Set<TimeSpan>;
  /** The end of the day before and the start of the day after. */
  before: number;
  after: number;
}

function adjacentTime<Day extends TimedDay>(
  day: Day,
  { text, free, before, after, next }: Place & { next: TimedDay | undefined },
): Day {
  const all = [...free];
  const own = all.find(({ start, end }) => start >= day.start && end <= day.firstEnd);
  if (own) return withTime(day, own, { text, free });
  const following = all.find(
    ({ start }) => start >= day.end && start < after && isRightAfterDay(text.slice(day.end, start)),
  );
  const inside = all.find(({ start, end }) => start >= day.firstEnd && end <= day.end);
  const ahead = all.findLast(
    (time) =>
      time.end <= day.start &&
      time.start >= before &&
      time.end >= day.start - 30 &&
      rightBefore.test(text.slice(time.end, day.start)) &&
      !isEnd(time, text),
  );
  if (inside && ahead?.to === null && leadsToEnd.test(text.slice(day.firstEnd, inside.start))) {
    free.delete(inside);
    return { ...withTime(day, ahead, { text, free }), start: ahead.start, endTime: inside.from };
  }
  if (inside) {
    const timed = withTime(day, inside, { text, free });
    return following ? { ...timed, endTime: withTime(day, following, { text, free }).time, end: following.end } : timed;
  }
  const isEntry = before > 0 && beginsEntry.test(text.slice(day.end, day.end + 40));
  const preceding = isEntry ? undefined : ahead;
  const isRightAfter = following && text.slice(day.end, following.start).trim() === '';
  const isOfNext = following && next && /^\s{0,2}on\s{1,2}(?:the\s)?$/i.test(text.slice(following.end, next.start));
  const time = preceding && !isRightAfter ? preceding : isOfNext ? undefined : following;
  return time
    ? {
        ...withTime(day, time, { text, free }),
        start: Math.min(day.start, time.start),
        end: Math.max(day.end, time.end),
      }
    : day;
}

function isRightAfterDay(gap: string): boolean {
  const words = gap.replaceAll(/ {2,}/g, ' ');
  return words.length <= farthestAdjacent && rightAfter.test(words);
}

/** "On Friday we leave at 8:45 and return at 3:15." */
function timeInStatement<Day extends TimedDay>(day: Day, { text, free, before, after }: Place): Day {
  const all = [...free];
  const following = all.filter(
    ({ start }) =>
      start >= day.end && start < after && start - day.end <= farthest && !stop.test(text.slice(day.end, start)),
  );
  const first =
    following[0] ??
    all.findLast(
      ({ start, end }) =>
        end <= day.start &&
        start >= before &&
        day.start - end <= farthest &&
        !stop.test(text.slice(end - 1, day.start)),
    );
  if (!first) return day;
  const timed = withTime(day, first, { text, free });
  const second = following[1];
  if (timed.endTime !== null || !second || !ending.test(text.slice(first.end, second.start))) return timed;
  free.delete(second);
  return { ...timed, endTime: second.from };
}

/** "We leave at 8:45 on Tuesday and are back by 2:30." */
function withEnding<Day extends TimedDay>(day: Day, { text, free, after }: Place): Day {
  if (day.time === null || day.endTime !== null) return day;
  const next = [...free].find(({ start }) => start >= day.end && start < after);
  const gap = next === undefined ? '' : text.slice(day.end, next.start);
  if (next === undefined || next.to !== null || stop.test(gap) || gap.length > farthest || !ending.test(gap))
    return day;
  const end = next.from > day.time ? next.from : `${Number(next.from.slice(0, 2)) + 12}${next.from.slice(2)}`;
  if (end <= day.time || end >= '24:00') return day;
  free.delete(next);
  return { ...day, endTime: end };
}

function withTime<Day extends TimedDay>(day: Day, time: TimeSpan, { text, free }: Pick<Place, 'text' | 'free'>): Day {
  free.delete(time);
  const { from, to, zone } = time;
  return isEnd(time, text) ? { ...day, endTime: from, zone } : { ...day, time: from, endTime: to, zone };
}

/** "Until 4:30" tells no beginning. */
function isEnd({ start, to }: TimeSpan, text: string): boolean {
  return to === null && /\b(?:until|till?)\s?$/i.test(text.slice(Math.max(0, start - 8), start));
}

/** Whether a line that begins with a time, or with what labels one, tells the time of the line above it. */
export function leadsToTime(line: string, time: TimeSpan): boolean {
  return label.test(line.slice(0, time.start));
}
