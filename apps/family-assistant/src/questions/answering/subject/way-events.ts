import { dayMs } from '@homeroom/icalendar';
import { folded } from '@homeroom/text';
import type { AskedSubject, CalendarQuestion } from '../../calendar-question.ts';
import { takingPlace } from '../events-in-span.ts';
import type { KnownEvent } from '../known-event.ts';
import { stemsOf, type SubjectMatch } from './match-subject.ts';

const ride = /^drive\b|\b(?:bus|car) ride\b|\b(?:flight|plane|train|ferry|crossing|bus)\b|[✈🛫🛬🚆🚄🚂🚅🚌⛴🚢]|→/iu;
/** "Granny flies in" */
const arrival = /\b(?:fly|flies|lands?|arrives?|arrival)\b/iu;
/** "ADL–PER", the codes of two airports or stations. */
const route = /\b(\p{Lu}{3})\s?[-–—→]\s?(\p{Lu}{3})\b/u;
const rideWords =
  /\b(?:flights?|fly|flies|flying|planes?|trains?|ferry|bus|coach|drive|land|trip|home|back|out|from|to)\b/giu;
/** A stay begins and ends on a day of travel, or next to one. */
const nearStayMs = 1.5 * dayMs;

/** Whether an event is a ride from one place to another, rather than a stay there. */
export function isWay({ title, place, allDay }: Pick<KnownEvent, 'title' | 'place' | 'allDay'>): boolean {
  return !allDay && (ride.test(`${title} ${place ?? ''}`) || route.test(title));
}

/** Whether an event tells that somebody comes, by no word of a ride. */
export function tellsArrival({ title }: Pick<KnownEvent, 'title'>): boolean {
  return arrival.test(title);
}

/**
 * Finds the rides to a destination, or those back: by the code of the destination in the title, or next to the stay there
 * that the question names. Null when it names no stay, or the calendar has no ride.
 * @param found events that have the words of the question
 */
export function wayEvents(
  events: readonly KnownEvent[],
  { subject, place, persons, isReturn = false }: Pick<CalendarQuestion, 'subject' | 'place' | 'persons' | 'isReturn'>,
  found: readonly KnownEvent[],
): SubjectMatch | null {
  const isTheirs = ({ memberIds }: KnownEvent) =>
    persons.kind !== 'members' || memberIds.length === 0 || memberIds.some((id) => persons.ids.includes(id));
  const ways = takingPlace(events).filter((event) => isWay(event) && isTheirs(event));
  const destination = placeName([subject, place]);
  const coded = ways.filter(({ title }) => {
    const [, from = '', to = ''] = route.exec(title) ?? [];
    return from !== '' && destination !== '' && isCodeOf(isReturn ? from : to, destination);
  });
  if (coded.length > 0) return { events: coded, quality: 'close' };
  const stays = takingPlace(found).filter(({ allDay }) => allDay);
  const next = stays.flatMap((stay) => wayOf(stay, ways, isReturn) ?? []);
  return next.length === 0 ? null : { events: [...new Set(next)], quality: 'close' };
}

/** Words of the drives themselves. */
const drives = stemsOf('drive ride trip way bus car train home back long hour minute');
const homeward = /\b(?:home|back|return)\b/iu;

/** Finds the drives whose titles or places have the words of a destination; those home only where a way back is asked for, or there are no others. */
export function drivesTo(
  events: readonly KnownEvent[],
  { subject, place, isReturn = false }: Pick<CalendarQuestion, 'subject' | 'place' | 'isReturn'>,
): SubjectMatch {
  const asked = [subject, place].flatMap((one) => [...stemsOf(one?.text ?? '')]).filter((word) => !drives.has(word));
  const found = takingPlace(events).filter((event) => {
    const own = stemsOf(`${event.title} ${event.place ?? ''}`);
    return isWay(event) && asked.length > 0 && asked.every((word) => own.has(word));
  });
  const way = found.filter(({ title }) => homeward.test(title) === isReturn);
  return { events: way.length > 0 ? way : found, quality: found.length > 0 ? 'close' : 'none' };
}

/** The ride that begins or ends a stay: nearest to its first or last day, of the people who stay. */
function wayOf(stay: KnownEvent, ways: readonly KnownEvent[], isReturn: boolean): KnownEvent | undefined {
  const near = ways.filter(
    ({ start, end, memberIds }) =>
      (isReturn
        ? start > stay.start && Math.abs(end - stay.end) <= nearStayMs
        : start < stay.end && Math.abs(start - stay.start) <= nearStayMs) &&
      (stay.memberIds.length === 0 || memberIds.length === 0 || memberIds.some((id) => stay.memberIds.includes(id))),
  );
  return isReturn ? near.at(-1) : near[0];
}

/** Name of a destination, lower case: "new york" of "flight out to New York". */
function placeName(named: readonly (AskedSubject | null)[]): string {
  const text = named.map((one) => one?.text ?? '').join(' ');
  return folded(text).replaceAll(rideWords, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Whether a code is of a name: its letters in their order ("Perth", PER), or the first letters of its words ("New York", NYC). */
function isCodeOf(code: string, name: string): boolean {
  const letters = [...code.toLowerCase()];
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
  if (initials.length > 1 && code.toLowerCase().startsWith(initials)) return true;
  let at = -1;
  return letters.every((letter, index) => {
    at = name.indexOf(letter, at + 1);
    return index === 0 ? at === 0 : at > 0;
  });
}
