import { childIds, type Household, type Member, shortNames } from '@homeroom/household';
import { dayMs, minuteMs } from '@homeroom/icalendar';
import type { AskedSpan } from '../calendar-question.ts';
import { isDayOff } from './day-off.ts';
import { takingPlace, within } from './events-in-span.ts';
import { isTimetable, type KnownEvent } from './known-event.ts';
import type { Scene } from './scene.ts';

/** All-day events that keep a person away although they do not say that they take up time. */
const awayWords =
  /\b(?:away|trip|travel(?:s|ling|ing)?|business|conference|vacation|holiday|camp|offsite|retreat|out of (?:town|office)|overnight|visiting|abroad)\b/i;
/** Whole days that a family spends together. */
const forAll = /\b(?:birthday|party|wedding|reunion|celebration|anniversary|family|visits?|festival|camping)\b/i;
/** Before a name: the person need not be there. */
const notPresent = /\b(?:call|phone|ring|text|message|e-?mail|ask|tell|remind|without|no|not) (?:to )?$/i;
const wayMs = 30 * minuteMs;

/**
 * Whether an event keeps its people from other things: also a day at school or work, which families mark as free so that
 * it collides with nothing, an absence of whole days, and an event whose end nobody wrote down.
 */
export function keepsBusy(event: KnownEvent): boolean {
  if (event.isBusy) return true;
  if (event.status === 'cancelled' || event.memberIds.length === 0) return false;
  if (event.allDay) return awayWords.test(event.title);
  return isTimetable(event) || event.end <= event.start;
}

/** The events of a span that leave open whether their people are free: transparent ones and whole days. */
export function mentionedIn(events: readonly KnownEvent[], span: AskedSpan): KnownEvent[] {
  return takingPlace(within(events, span)).filter((event) => !keepsBusy(event) && !isDayOff(event));
}

/** The events of a span without a person that may be anybody's; a book fair or a daily walk of the dog takes nobody's time. */
export function unnamedIn({ calendar }: Pick<Scene, 'calendar'>, span: AskedSpan): KnownEvent[] {
  return takingPlace(within(calendar.events, span)).filter((event) => {
    if (event.memberIds.length > 0 || isPlainDayOff(event)) return false;
    return event.isBusy || (event.allDay ? forAll.test(event.title) || awayWords.test(event.title) : !event.repeats);
  });
}

/** A day off that nobody spends away. */
function isPlainDayOff(event: KnownEvent): boolean {
  return isDayOff(event) && !awayWords.test(event.title);
}

/** Whether an event surely takes a person's time: confirmed, with hours of its own, and of the timetable on no special day. */
export function isSurelyBusy(event: KnownEvent, id: string, { calendar, members }: Scene): boolean {
  const { start, end, allDay, isBusy, status } = event;
  const isSpecialDay = () =>
    takingPlace(within(calendar.events, event)).some(
      (other) => other.allDay && (other.memberIds.length === 0 || other.memberIds.includes(id)),
    );
  return (
    isBusy &&
    status === 'confirmed' &&
    !allDay &&
    end - start < dayMs &&
    !(isTimetable(event) && isSpecialDay()) &&
    isAttended(event, id, members)
  );
}

/** Whether the title of an event leaves no doubt that the person is there: "Call Dad" and "Leo at Dad's" do. */
function isAttended({ title, memberIds }: KnownEvent, id: string, members: Household['members']): boolean {
  const person = members.find((member) => member.id === id);
  const at = person === undefined ? null : nameIn(title, person);
  // In the calendar of one, about another.
  if (at === null) return !members.some((member) => member.id !== id && nameIn(title, member) !== null);
  const isOwner = /^['’]s?\b/.test(title.slice(at.end)) && memberIds.length > 1;
  return !isOwner && !notPresent.test(title.slice(0, at.start));
}

/** The first place of a member's name in a text. */
function nameIn(text: string, member: Member): { start: number; end: number } | null {
  for (const one of [member.name, ...shortNames(member)]) {
    const start = text.toLowerCase().indexOf(one.toLowerCase());
    const end = start + one.length;
    const isWord = start !== -1 && !/\p{L}$/u.test(text.slice(0, start)) && !/^\p{L}/u.test(text.slice(end));
    if (isWord) return { start, end };
  }
  return null;
}

/**
 * Whether nothing in the calendar may take a person's time in a span: no event of theirs, none without a person, none so
 * near that there may be a way to it, and for an adult none to which a child may have to be taken.
 */
export function isSurelyFree(id: string, scene: Scene, span: AskedSpan): boolean {
  const { calendar, members } = scene;
  const events = takingPlace(calendar.events);
  const own = events.filter(({ memberIds }) => memberIds.includes(id));
  return (
    within(own, span).every(isPlainDayOff) &&
    unnamedIn(scene, span).length === 0 &&
    !isNextTo(own, span) &&
    !mayTakeChild(id, events, span, members)
  );
}

/** Whether a part of a day is within half an hour of an event, to which there may be a way. */
function isNextTo(own: readonly KnownEvent[], span: AskedSpan): boolean {
  if (span.kind !== 'moment' && span.kind !== 'part-of-day') return false;
  const around = { ...span, kind: 'days' as const, start: span.start - wayMs, end: span.end + wayMs };
  return within(own, around).some((event) => keepsBusy(event) && event.place !== null);
}

/** Whether a child has to be somewhere with nobody else named who could take it. */
function mayTakeChild(
  id: string,
  events: readonly KnownEvent[],
  span: AskedSpan,
  members: Household['members'],
): boolean {
  const children = childIds(members);
  if (children.has(id)) return false;
  return within(events, span).some(
    (event) =>
      !event.allDay &&
      !isTimetable(event) &&
      event.place !== null &&
      event.memberIds.length > 0 &&
      event.memberIds.every((one) => children.has(one)),
  );
}
