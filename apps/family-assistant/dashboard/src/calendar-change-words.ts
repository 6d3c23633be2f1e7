import type { CalendarChange, CalendarProblems, ChangedTimes } from './contract.ts';
import { dayWords, pastDayWords } from './letter-words.ts';
import { dayOf, daysLater, isAllDay, wallAt, wallOf } from './wall-time.ts';
import { titleWords, type Speech } from './words.ts';

/** Everything that changed about an event at one time; never empty. */
export type EventChanges = readonly [CalendarChange, ...CalendarChange[]];

const labels: Record<CalendarChange['kind'], string> = {
  added: 'New',
  moved: 'Moved',
  cancelled: 'Cancelled',
  renamed: 'Renamed',
  place: 'New place',
};

/**
 * Joins what is listed once for each kind, such as an event that was moved and renamed. The newest come first, and the
 * soonest of those that were seen together.
 */
export function byEvent(changes: readonly CalendarChange[]): EventChanges[] {
  const groups = new Map<string, [CalendarChange, ...CalendarChange[]]>();
  for (const change of changes) {
    const key = JSON.stringify([change.calendar, change.event.id, change.seen_at]);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()].toSorted(
    ([one], [other]) =>
      Date.parse(other.seen_at) - Date.parse(one.seen_at) ||
      Date.parse(one.event.start) - Date.parse(other.event.start),
  );
}

/** "Moved", "Soccer practice, Thursday 4:00 PM → 5:30 PM". */
export function changedWords(changes: EventChanges, speech: Speech): { label: string; what: string } {
  const [{ before, after, event }] = changes;
  const [from, to] = [before ?? after ?? event, after ?? before ?? event];
  const kinds = changes.map(({ kind }) => kind);
  const label = kinds.map((kind, index) => (index === 0 ? labels[kind] : labels[kind].toLowerCase())).join(', ');
  const title = [...new Set([titleWords(from.summary), titleWords(to.summary)])].join(' → ');
  const times = kinds.includes('moved') ? movedWords(from, to, speech) : startWords(to, speech);
  const place = ({ location }: ChangedTimes) => (location ? titleWords(location) : 'no place');
  return {
    label,
    what: [title, times, ...(kinds.includes('place') ? [`${place(from)} → ${place(to)}`] : [])].join(', '),
  };
}

/** "today at 9:12 AM", "yesterday at 9:12 AM". */
export function seenWords(seenAt: string, speech: Speech): string {
  return `${pastDayWords(seenAt, speech)} at ${speech.writing.time(wallOf(seenAt))}`;
}

/** "It cannot be read. The service keeps trying. Its events are shown as of yesterday, 9:12 AM." */
export function unavailableWords(
  { message, since }: Pick<CalendarProblems['calendars'][number], 'message' | 'since'>,
  speech: Speech,
  timeZone: string,
): string {
  const wall = wallAt(new Date(since), timeZone);
  return `${message} Its events are shown as of ${pastDayWords(wall, speech)}, ${speech.writing.time(wall)}.`;
}

/** "Thursday 4:00 PM → 5:30 PM"; with its end when only that moved. */
function movedWords(from: ChangedTimes, to: ChangedTimes, speech: Speech): string {
  const isSameDay = dayOf(from.start) === dayOf(to.start);
  if (from.start !== to.start || isAllDay(from) !== isAllDay(to))
    return `${startWords(from, speech)} → ${isSameDay ? timeWords(to, speech) : startWords(to, speech)}`;
  const end = isAllDay(to)
    ? shortDayWords(daysLater(dayOf(to.end), -1), speech)
    : dayOf(to.start) === dayOf(to.end)
      ? speech.writing.time(wallOf(to.end))
      : onDay(dayOf(to.end), speech.writing.time(wallOf(to.end)), speech);
  return `${startWords(to, speech)}, now until ${end}`;
}

/** "Thursday 4:00 PM", "Thursday, October 22, all day". */
function startWords(times: ChangedTimes, speech: Speech): string {
  return onDay(dayOf(times.start), timeWords(times, speech), speech);
}

function timeWords(times: ChangedTimes, { writing }: Speech): string {
  return isAllDay(times) ? 'all day' : writing.time(wallOf(times.start));
}

function onDay(day: string, time: string, speech: Speech): string {
  const words = shortDayWords(day, speech);
  return words.includes(',') ? `${words}, ${time}` : `${words} ${time}`;
}

/** "today", the weekday for the six days after, otherwise the date. */
function shortDayWords(day: string, speech: Speech): string {
  const today = dayOf(speech.now);
  if (day === today) return 'today';
  return day > today && day < daysLater(today, 7) ? speech.writing.weekday(day) : dayWords(day, speech);
}
