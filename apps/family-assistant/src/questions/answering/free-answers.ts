import { type Instant, dayMs, hourMs, minuteMs, toInstant, toWall } from '@homeroom/icalendar';
import type { AskedSpan } from '../calendar-question.ts';
import { isDayOff } from './day-off.ts';
import { bullets } from './event-list.ts';
import type { EventWords } from './event-words.ts';
import { type CalendarAnswer, isTimetable, type KnownEvent } from './known-event.ts';
import { takingPlace, within } from './events-in-span.ts';
import { least, type Scene } from './scene.ts';

const maxNamed = 4;
const maxDays = 7;
const opening = 7 * hourMs;
const closing = 21 * hourMs;
const minFreeMs = 30 * minuteMs;
/** All-day events that keep a person away although they do not say that they take up time. */
const awayWords =
  /\b(?:away|trip|travel(?:s|ling|ing)?|business|conference|vacation|holiday|camp|offsite|retreat|out of (?:town|office)|overnight|visiting|abroad)\b/i;

/** Tells whether persons are free at a time, and what they have instead. */
export function answerFree(scene: Scene): CalendarAnswer | null {
  const { words, certainty, members } = scene;
  const span = spanFrom(scene);
  const ids = personsOf(scene);
  if (ids.length === 0) return null;
  const found = within(scene.events, span);
  const busy = found.filter(keepsBusy);
  const mentioned = takingPlace(found).filter((event) => event.allDay && !keepsBusy(event) && !isDayOff(event));
  const unnamed = within(scene.unassigned, span).filter(keepsBusy);
  const are = `${ids.length === members.length ? 'The family' : words.people(ids)} ${ids.length === 1 || ids.length === members.length ? 'is' : 'are'}`;
  const when = words.during(span);
  const text =
    busy.length === 0
      ? `${are} free ${when}: nothing is on then.`
      : `${are} ${span.kind === 'moment' ? 'busy' : 'not free all the time'} ${when}: ${named(busy, words)}.`;
  const notes = [
    ...(busy.length === 0 && mentioned.length > 0 ? [`The calendar has ${named(mentioned, words)}.`] : []),
    ...(unnamed.length > 0 ? [`Without a name: ${named(unnamed, words)}.`] : []),
  ];
  // A stay of days ("Kids at Dad's") leaves hours free, and an all-day event may take them.
  const isUnsure =
    ids.length > 1 ||
    (busy.length === 0
      ? unnamed.length + mentioned.length > 0 || isNextTo(scene.events, span)
      : busy.every((event) => isStay(event) || !event.isBusy));
  return {
    text: [text, ...notes].join(' '),
    events: [...busy, ...mentioned, ...unnamed].slice(0, 10),
    certainty: isUnsure ? least(certainty, 'medium') : certainty,
  };
}

const wayMs = 30 * minuteMs;

/** Whether a moment is within half an hour of an event, to which there may be a way. */
function isNextTo(events: readonly KnownEvent[], span: AskedSpan): boolean {
  const around = { ...span, kind: 'days' as const, start: span.start - wayMs, end: span.end + wayMs };
  return span.kind === 'moment' && within(events, around).some((event) => keepsBusy(event) && event.place !== null);
}

function isStay({ allDay, start, end }: KnownEvent): boolean {
  return !allDay && end - start >= dayMs;
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
  const unnamed = found.filter(({ memberIds }) => memberIds.length === 0);
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
    certainty: unnamed.length > 0 ? least(certainty, 'medium') : certainty,
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
      isWhole && span.kind !== 'part-of-day'
        ? ['all day']
        : gaps.map(({ start, end }) => `${words.time(start)}–${words.time(end)}`);
    lines.push(`${words.day(day)}: ${times.length === 0 ? 'not free' : times.join(', ')}`);
  }
  const told = within(busy, span).slice(0, 10);
  const who = ids.length === members.length ? 'Everybody' : words.people(ids);
  const head = `${who} ${ids.length === 1 || ids.length === members.length ? 'is' : 'are'} free`;
  const [only] = lines;
  if (only === undefined) return null;
  return {
    text: lines.length === 1 ? `${head} on ${only}.` : `${head}:\n${bullets(lines)}`,
    events: told,
    certainty,
  };
}

/**
 * Whether an event keeps its people from other things: also a day at school or work, which families mark as free so that
 * it collides with nothing, and an absence of whole days.
 */
function keepsBusy(event: KnownEvent): boolean {
  if (event.isBusy) return true;
  if (event.status === 'cancelled' || event.memberIds.length === 0) return false;
  return event.allDay ? awayWords.test(event.title) : isTimetable(event);
}

function personsOf({ question, members }: Scene): readonly string[] {
  return question.persons.kind === 'members' ? question.persons.ids : members.map(({ id }) => id);
}

/** Without a time it is the rest of today and the six days after. */
function spanFrom({ span, words }: Scene): AskedSpan {
  if (span.kind !== 'open') return span;
  return { start: words.now, end: words.now + maxDays * dayMs, kind: 'days', words: 'in the next seven days' };
}

function named(events: readonly KnownEvent[], words: EventWords): string {
  const shown = events.slice(0, maxNamed).map((event) => `${words.title(event)} ${words.when(event)}`);
  return [...shown, ...(events.length > maxNamed ? [`${events.length - maxNamed} more`] : [])].join(', ');
}

/** Waking hours of a day within the span. */
function dayBounds(day: Instant, span: AskedSpan, words: EventWords): { start: Instant; end: Instant } {
  const { zone, now } = words;
  const part = span.parts?.find(({ start }) => start >= day && start < words.nextDay(day));
  if (span.parts) return part ? { start: Math.max(part.start, now), end: part.end } : { start: day, end: day };
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
