import { dayMs, type Instant, toWall, type Zone } from '@homeroom/icalendar';
import { type DayWords, escapeHtml } from '@homeroom/text';
import type { NameOfCalendar } from '../calendar/calendar-sources.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { dayNumber } from '../calendar/time-words.ts';
import { titleLine } from '../conflicts/title-line.ts';
import { type EventWords, shortened, titleLength } from '../messages/event-words.ts';
import { htmlLimit } from '../reminders/reminder-text.ts';
import type { ChangedOccurrence, ChangeKind } from './calendar-change.ts';
import type { NetChange } from './net-changes.ts';

/** Change with what it now overlaps. */
export interface ToldChange {
  change: NetChange;
  overlaps: readonly Occurrence[];
}

/** Words and settings that the text is written with. */
export interface ChangeWords {
  words: EventWords;
  zone: Zone;
  now: Instant;
  nameOf: NameOfCalendar;
}

/** Moment at which a change is told, in the household's words for days and times. */
export interface HouseholdClock {
  days: DayWords;
  zone: Zone;
  now: Instant;
}

const maxLines = 5;
const placeLength = 80;
/** Words that a line about a change begins with. */
export const changeLabels: Readonly<Record<ChangeKind, string>> = {
  added: 'New',
  moved: 'Moved',
  cancelled: 'Cancelled',
  renamed: 'Renamed',
  place: 'New place',
};

/** A message about changes in the messenger's HTML: at most five of them, or as many as fit, and how many more there are. */
export function changesHtml(told: readonly ToldChange[], words: ChangeWords): string {
  const lines = told.slice(0, maxLines).map((one) => toldLine(one, words));
  const write = () =>
    escapeHtml([...lines, ...(lines.length < told.length ? [`+${told.length - lines.length} more`] : [])].join('\n'));
  while (lines.length > 1 && write().length > htmlLimit) lines.pop();
  return write();
}

/** A message about a calendar that has no event any more. */
export function emptiedHtml(name: string, events: number): string {
  return escapeHtml(`${name} is empty now: its ${events} upcoming events are gone.`);
}

/** A message about a calendar that its server or link does not have any more. */
export function goneHtml(name: string): string {
  return escapeHtml(
    `The calendar ${name} can no longer be read: nothing is at its address any more. Its events are kept as they were.`,
  );
}

/** `Moved: Soccer practice, Thursday 4:00 PM → 5:30 PM (Riverside league). It now overlaps Leo’s dentist: /conflicts.` */
function toldLine({ change, overlaps }: ToldChange, { words, zone, now, nameOf }: ChangeWords): string {
  const told = `${changeLine(change, { days: words.days, zone, now })} (${nameOf(change.calendarId)}).`;
  const [other] = overlaps;
  if (!other) return told;
  const more = overlaps.length > 1 ? ` and ${overlaps.length - 1} more` : '';
  return `${told} It now overlaps ${words.owned(other)}${more}: /conflicts.`;
}

/** Writes a change without its calendar: `Moved: Soccer practice, Thursday 4:00 PM → 5:30 PM`. */
export function changeLine(
  change: Pick<NetChange, 'kinds' | 'before' | 'after' | 'isSeries'>,
  clock: HouseholdClock,
): string {
  const { kinds, before, after, isSeries } = change;
  const [from, to] = [before ?? after, after ?? before];
  if (!from || !to) return '';
  const label = kinds
    .map((kind, index) => (index === 0 ? changeLabels[kind] : changeLabels[kind].toLowerCase()))
    .join(', ');
  const title = [...new Set([from, to].map(({ summary }) => titleLine(summary, titleLength)))].join(' → ');
  const parts = [title, timesOf(kinds, from, to, clock), placeOf(kinds, from, to), isSeries ? 'and later dates' : ''];
  return `${label}: ${parts.filter((part) => part !== '').join(', ')}`;
}

/** `Thursday 4:00 PM → 5:30 PM`; with its end when only that moved. */
function timesOf(
  kinds: readonly ChangeKind[],
  from: ChangedOccurrence,
  to: ChangedOccurrence,
  clock: HouseholdClock,
): string {
  const { zone } = clock;
  const day = ({ start }: ChangedOccurrence) => dayWords(start, clock);
  const when = (one: ChangedOccurrence) => momentWords(one, clock);
  if (!kinds.includes('moved')) return when(to);
  if (from.start === to.start && from.allDay === to.allDay) {
    const isSameDay = dayNumber(toWall(zone, to.start)) === dayNumber(toWall(zone, to.end));
    const end = to.allDay ? dayWords(to.end - dayMs / 2, clock) : timeWords({ start: to.end, allDay: false }, clock);
    return `${when(to)}, now until ${isSameDay || to.allDay ? '' : `${dayWords(to.end, clock)} `}${end}`;
  }
  return `${when(from)} → ${day(from) === day(to) ? timeWords(to, clock) : when(to)}`;
}

function placeOf(kinds: readonly ChangeKind[], from: ChangedOccurrence, to: ChangedOccurrence): string {
  const place = ({ location }: ChangedOccurrence) => shortened(location ?? '', placeLength) || 'no place';
  return kinds.includes('place') ? `${place(from)} → ${place(to)}` : '';
}

/** `Thursday 4:00 PM`, `today all day` */
export function momentWords(event: Pick<ChangedOccurrence, 'start' | 'allDay'>, clock: HouseholdClock): string {
  return `${dayWords(event.start, clock)} ${timeWords(event, clock)}`;
}

function timeWords(
  { start, allDay }: Pick<ChangedOccurrence, 'start' | 'allDay'>,
  { days, zone }: HouseholdClock,
): string {
  return allDay ? 'all day' : days.time(toWall(zone, start));
}

/** `today`, the weekday of the six days after, otherwise the date. */
function dayWords(at: Instant, { days, zone, now }: HouseholdClock): string {
  const [today, wall] = [toWall(zone, now), toWall(zone, at)];
  const ahead = dayNumber(wall) - dayNumber(today);
  if (ahead === 0) return 'today';
  return ahead > 0 && ahead < 7 ? days.weekday(wall) : days.day(wall, today);
}
