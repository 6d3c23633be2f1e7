import { type Instant, type TimeRange, dayMs, hourMs, minuteMs, toInstant, toWall } from '@homeroom/icalendar';
import type { AskedSpan } from '../../calendar-question.ts';
import { bullets } from '../event-list.ts';
import type { EventWords } from '../event-words.ts';
import { within } from '../events-in-span.ts';
import { isSurelyBusy, isSurelyFree, keepsBusy, mentionedIn, unnamedIn } from '../free-doubts.ts';
import type { CalendarAnswer, KnownEvent } from '../known-event.ts';
import { least, type Scene } from '../scene.ts';

const maxNamed = 4;
const maxDays = 7;
const opening = 7 * hourMs;
const closing = 21 * hourMs;
const minFreeMs = 30 * minuteMs;

/** Tells whether persons are free at a time, and what they have instead. */
export function answerFree(scene: Scene): CalendarAnswer | null {
  const { words, certainty, members } = scene;
  const span = spanFrom(scene);
  const ids = personsOf(scene);
  if (ids.length === 0) return null;
  const busy = within(scene.events, span).filter(keepsBusy);
  const mentioned = mentionedIn(scene.events, span);
  const unnamed = unnamedIn(scene, span);
  const are = `${ids.length === members.length ? 'The family' : words.people(ids)} ${ids.length === 1 || ids.length === members.length ? 'is' : 'are'}`;
  const when = words.during(span);
  const text =
    busy.length === 0
      ? `${are} free ${when}: nothing ${mentioned.length > 0 ? 'takes up time' : 'is on'} then.`
      : `${are} ${span.kind === 'moment' ? 'busy' : 'not free all the time'} ${when}: ${named(busy, words)}.`;
  const notes = [
    ...(busy.length === 0 && mentioned.length > 0 ? [`The calendar has ${named(mentioned, words)}.`] : []),
    ...(unnamed.length > 0 ? [`Without a name: ${named(unnamed, words)}.`] : []),
  ];
  const [only, ...more] = ids;
  const isSure =
    only !== undefined &&
    more.length === 0 &&
    (busy.length === 0 ? isSurelyFree(only, scene, span) : busy.some((event) => isSurelyBusy(event, only, scene)));
  return {
    text: [text, ...notes].join(' '),
    events: [...busy, ...mentioned, ...unnamed].slice(0, 10),
    certainty: isSure ? certainty : least(certainty, 'medium'),
  };
}

/** Tells who is free and who is busy at a time. */
export function answerWhoIsFree(scene: Scene): CalendarAnswer | null {
  const { question, words, certainty, members } = scene;
  const span = spanFrom(scene);
  const able = members.filter(({ role }) => !question.adults || role !== 'child');
  const asked = question.persons.kind === 'members' ? question.persons.ids : able.map(({ id }) => id);
  const found = within(scene.events, span).filter(keepsBusy);
  const busyOf = (id: string) => found.filter(({ memberIds }) => memberIds.includes(id));
  const free = asked.filter((id) => busyOf(id).length === 0);
  const busy = asked.filter((id) => busyOf(id).length > 0);
  const unnamed = unnamedIn(scene, span);
  // Who is free may still be too young, or too far away.
  const isSure =
    !question.adults &&
    !span.parts &&
    free.every((id) => isSurelyFree(id, scene, span)) &&
    busy.every((id) => busyOf(id).some((event) => isSurelyBusy(event, id, scene)));
  const parts = [
    free.length > 0 ? `Free ${words.during(span)}: ${words.people(free)}.` : `Nobody is free ${words.during(span)}.`,
    ...(busy.length > 0
      ? [`Busy: ${busy.map((id) => `${words.person(id)} with ${named(busyOf(id), words)}`).join('; ')}.`]
      : []),
    ...(unnamed.length > 0 ? [`Without a name: ${named(unnamed, words)}.`] : []),
  ];
  return {
    text: parts.join(' '),
    events: found.slice(0, 10),
    certainty: isSure ? certainty : least(certainty, 'medium'),
  };
}

/** Tells the times from 7:00 to 21:00 of at most seven days at which all of the persons are free. */
export function answerFreeTimes(scene: Scene): CalendarAnswer | null {
  const { words, certainty, members } = scene;
  const span = spanFrom(scene);
  const ids = personsOf(scene);
  if (ids.length === 0) return null;
  const busy = scene.events.filter(keepsBusy);
  const lines: string[] = [];
  let day = words.startOfDay(Math.max(span.start, words.now));
  for (let days = 0; days < maxDays && day < Math.max(span.end, span.start + 1); days += 1, day = words.nextDay(day)) {
    const bounds = dayBounds(day, span, words);
    if (bounds.start >= bounds.end) continue;
    const gaps = gapsIn(bounds, busy);
    const isWhole = gaps.length === 1 && gaps[0]?.start === bounds.start && gaps[0].end === bounds.end;
    const times =
      isWhole && span.kind !== 'part-of-day' && !hoursOf(day, span, words)
        ? ['all day']
        : gaps.map(({ start, end }) => `${words.time(start)}–${words.time(end)}`);
    lines.push(`${words.day(day)}: ${times.length === 0 ? 'not free' : times.join(', ')}`);
  }
  const inSpan = within(busy, span);
  const unnamed = unnamedIn(scene, span);
  const [person, ...others] = ids;
  const isSure =
    person !== undefined &&
    others.length === 0 &&
    span.kind !== 'days' &&
    unnamed.length + mentionedIn(scene.events, span).length === 0 &&
    inSpan.every((event) => isSurelyBusy(event, person, scene));
  const who = ids.length === members.length ? 'Everybody' : words.people(ids);
  const head = `${who} ${ids.length === 1 || ids.length === members.length ? 'is' : 'are'} free`;
  const [only] = lines;
  if (only === undefined) return null;
  const note = unnamed.length > 0 ? `${lines.length === 1 ? ' ' : '\n'}Without a name: ${named(unnamed, words)}.` : '';
  return {
    text: `${lines.length === 1 ? `${head} on ${only}.` : `${head}:\n${bullets(lines)}`}${note}`,
    events: inSpan.slice(0, 10),
    certainty: isSure ? certainty : least(certainty, 'medium'),
  };
}

function personsOf({ question, members }: Scene): readonly string[] {
  return question.persons.kind === 'members' ? question.persons.ids : members.map(({ id }) => id);
}

/** Returns the rest of the span; without a time the rest of today and the six days after. */
function spanFrom({ span, words }: Scene): AskedSpan {
  if (span.kind !== 'open')
    return span.kind !== 'moment' && span.start < words.now && words.now < span.end && !span.parts
      ? { ...span, start: words.now }
      : span;
  return { start: words.now, end: words.now + maxDays * dayMs, kind: 'days', words: 'in the next seven days' };
}

function named(events: readonly KnownEvent[], words: EventWords): string {
  const shown = events.slice(0, maxNamed).map((event) => `${words.title(event)} ${words.when(event)}`);
  return [...shown, ...(events.length > maxNamed ? [`${events.length - maxNamed} more`] : [])].join(', ');
}

/** The hours of a day that are asked about; undefined when the whole day is. */
function hoursOf(day: Instant, { parts }: AskedSpan, words: EventWords): TimeRange | undefined {
  return parts?.find(
    ({ start, end }) => start >= day && start < words.nextDay(day) && (start > day || end < words.nextDay(day)),
  );
}

/** Waking hours of a day within the span. */
function dayBounds(day: Instant, span: AskedSpan, words: EventWords): { start: Instant; end: Instant } {
  const { zone, now } = words;
  const part = hoursOf(day, span, words);
  const isLeftOut = span.parts?.every(({ start, end }) => end <= day || start >= words.nextDay(day));
  if (part || isLeftOut) return part ? { start: Math.max(part.start, now), end: part.end } : { start: day, end: day };
  const midnight = toWall(zone, day);
  const [open, close] =
    span.kind === 'part-of-day'
      ? [day, Infinity]
      : [toInstant(zone, midnight + opening), toInstant(zone, midnight + closing)];
  return { start: Math.max(open, span.start, now), end: Math.min(close, span.end) };
}

function gapsIn(
  { start, end }: { start: Instant; end: Instant },
  busy: readonly KnownEvent[],
): { start: Instant; end: Instant }[] {
  const gaps: { start: Instant; end: Instant }[] = [];
  let from = start;
  const taken = busy.filter((event) => event.end > start && event.start < end).sort((a, b) => a.start - b.start);
  for (const event of taken) {
    if (event.start - from >= minFreeMs) gaps.push({ start: from, end: event.start });
    from = Math.max(from, event.end);
  }
  if (end - from >= minFreeMs) gaps.push({ start: from, end });
  return gaps;
}
