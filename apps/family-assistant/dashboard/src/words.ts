import type { Appointment } from './appointments.ts';
import type { Answer, CalendarEvent, CalendarProblems, Conflict, Operation, Resolution } from './contract.ts';
import { dayOf, daysLater, isAllDay, wallOf, type WallTime, type Writing } from './wall-time.ts';

/** Formatting context of sentences. */
export interface Speech {
  writing: Writing;
  /** Current wall time of the family. */
  now: WallTime;
}

type Problem = CalendarProblems['problems'][number];

const maxTitleLength = 80;
/** Bidi controls, which can make one name look like another. */
const turningMarks = /[\u202A-\u202E\u2066-\u2069]/g;
/** Letters of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Returns the whole title, made readable. */
export function wholeTitle(title: string): string {
  return title.replaceAll(turningMarks, '').trim() || 'Untitled';
}

/** Returns a title for use in a sentence: shortened, and isolated so that its direction does not affect the rest. */
export function titleWords(title: string): string {
  const letters = Array.from(wholeTitle(title));
  const short =
    letters.length > maxTitleLength ? `${letters.slice(0, maxTitleLength).join('').trimEnd()}…` : letters.join('');
  return rightToLeft.test(short) ? `\u2068${short}\u2069` : short;
}

/** "45 minutes", "1 hour", "2 hours 15 minutes". */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  const part = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]);
  return [...part(hours, 'hour'), ...part(rest, 'minute')].join(' ') || 'less than a minute';
}

/** "today", "tomorrow", "on Thursday" within a week, otherwise with the date. @param day YYYY-MM-DD */
export function whenWords(day: string, { writing, now }: Speech): string {
  const today = dayOf(now);
  if (day === today) return 'today';
  if (day === daysLater(today, 1)) return 'tomorrow';
  return day > today && day < daysLater(today, 7) ? `on ${writing.weekday(day)}` : `on ${writing.day(day)}`;
}

/** "Soccer practice and Orthodontist overlap by 45 minutes on Thursday." */
export function overlapSentence({ event1, event2, overlap_minutes: minutes }: Conflict, speech: Speech): string {
  return `${titleWords(event1.summary)} and ${titleWords(event2.summary)} overlap by ${durationWords(minutes)} ${whenWords(dayOf(event2.start), speech)}.`;
}

/** "4:00 – 5:15 PM", with the end's day if different; "All day" for whole days. */
export function spanWords(
  { start, end }: { start: string; end: string },
  { writing }: Pick<Speech, 'writing'>,
): string {
  const [first, last] = [dayOf(start), dayOf(end)];
  if (isAllDay({ start, end })) {
    const lastDay = daysLater(last, -1);
    return lastDay === first ? 'All day' : `All day, until ${writing.day(lastDay)}`;
  }
  if (start === end) return writing.time(wallOf(start));
  return first === last
    ? writing.span(wallOf(start), wallOf(end))
    : `${writing.time(wallOf(start))} until ${writing.weekday(last)} ${writing.time(wallOf(end))}`;
}

/** Compares overlaps by start, soonest first. */
export function bySoonest(
  one: Pick<Conflict, 'event1' | 'event2'>,
  other: Pick<Conflict, 'event1' | 'event2'>,
): number {
  const begins = ({ event1, event2 }: Pick<Conflict, 'event1' | 'event2'>) =>
    Math.max(Date.parse(event1.start), Date.parse(event2.start));
  return begins(one) - begins(other);
}

/** Sentence for no overlaps within the days checked. */
export function noOverlapWords(days: number): string {
  return `No overlaps in the next ${days === 1 ? '24 hours' : `${days} days`}.`;
}

/** Note about overlaps that the service does not list. */
export function leftOutWords(count: number): string {
  return `${count === 1 ? '1 later overlap is' : `${count} later overlaps are`} not listed: there are too many. A calendar that repeats very often may be the cause.`;
}

/** Note about events that the service leaves out of the calendar. */
export function leftOutEventsWords(count: number): string {
  const what = count === 1 ? '1 event is' : `${count} events are`;
  return `${what} not on this page, and ${count === 1 ? 'does' : 'do'} not count for overlaps. Nothing is lost: change or remove ${count === 1 ? 'it' : 'them'} in the calendar that ${count === 1 ? 'it comes' : 'they come'} from.`;
}

/** Sentences about copies that a change left as they were. */
export function copiesLeftWords(copies: Resolution['copies_left'] = []): string[] {
  return copies.map(({ message }) => message);
}

/** "Bell, in the calendar school: It repeats too often." */
export function problemWords({
  calendar,
  summary,
  message,
}: Pick<Problem, 'calendar' | 'summary' | 'message'>): string {
  return `${summary === null ? 'An event' : titleWords(summary)}, in the calendar ${calendar}: ${message}`;
}

/** "Soccer practice 4:30 – 5:45 PM" for each of the two. */
export function overlapTimes({ event1, event2 }: Pick<Conflict, 'event1' | 'event2'>, { writing }: Speech): string[] {
  const day = dayOf(event2.start);
  return [event1, event2].map(
    ({ summary, start, end }) =>
      `${titleWords(summary)} ${dayOf(start) === day ? '' : `${writing.weekday(dayOf(start))} `}${spanWords({ start, end }, { writing })}`,
  );
}

/**
 * Formats an option's times for the reader. @param description from the service, such as "Soccer on Tuesday, 17:00 to
 * 18:15"
 */
export function optionWords(description: string, writing: Writing): string {
  return description.replace(/(\d\d:\d\d) to (\d\d:\d\d)$/, (_times, start: string, end: string) =>
    writing.span(`2000-01-01T${start}:00`, `2000-01-01T${end}:00`),
  );
}

/** Number of alerts sent, and when the next follows. */
export function alertSentence({ status, nag_count: count = 0, alerts }: Conflict, { writing, now }: Speech): string {
  const trouble = alerts?.last_error ? ' (the last could not be delivered)' : '';
  const sent = `${count === 0 ? 'No alert sent yet' : `${count} ${count === 1 ? 'alert' : 'alerts'} sent`}${trouble}`;
  if (status === 'acknowledged') return `${sent}. Somebody knows, so no more are sent.`;
  const next = alerts?.next_at;
  if (!next) return `${sent}.`;
  const day = dayOf(next) === dayOf(now) ? '' : `${whenWords(dayOf(next), { writing, now })} `;
  return `${sent}; the next ${count === 0 ? 'is due' : 'follows'} ${day}at ${writing.time(wallOf(next))}.`;
}

const changes: Record<Operation['type'], string> = {
  add: 'Added',
  move: 'Moved',
  rename: 'Renamed',
  cancel: 'Cancelled',
};

/** "Moved Soccer practice"; "Ana takes Soccer practice" when only the attendees changed. @param takers new attendees */
export function changeWords({ type, summary }: Operation, takers: readonly string[] | null = null): string {
  if (takers) return `${takers.join(' and ')} ${takers.length === 1 ? 'takes' : 'take'} ${titleWords(summary)}`;
  return `${changes[type]} ${titleWords(summary)}`;
}

/**
 * Time of a change, its state, and the time left to revert it, or the reason it cannot be. @param left from
 * `timeLeftWords`
 */
export function changeTimes(
  { executed_at: at, undone, can_undo: canUndo, can_redo: canRedo }: Operation,
  left: string | null,
  { writing, now }: Speech,
): string {
  const day = dayOf(at) === dayOf(now) ? '' : `on ${writing.day(dayOf(at))} `;
  const made = `Changed ${day}at ${writing.time(wallOf(at))}${undone ? ', taken back since' : ''}`;
  if (left === null) return undone ? made : `${made}, settled`;
  if (canUndo || canRedo) return `${made}, ${left}`;
  return `${made}; ${undone ? 'it cannot be made again' : 'it cannot be taken back'}, because the event was changed again later`;
}

/** "9 minutes left", "less than a minute left"; null when the time is over. */
export function timeLeftWords(until: string | undefined, nowMs: number): string | null {
  const leftMs = until === undefined ? 0 : Date.parse(until) - nowMs;
  if (leftMs <= 0) return null;
  return leftMs < 60_000 ? 'less than a minute left' : `${durationWords(Math.floor(leftMs / 60_000))} left`;
}

/** Origin of the answer, search mode, and how far the sources support the answer. */
export function modeWords({ answer_kind: kind, mode, confidence, sources }: Answer): string {
  if (kind === 'calendar')
    return `From the calendar.${{ high: '', medium: ' Check it before you rely on it.', low: ' It may not be what you asked for.' }[confidence]}`;
  const how =
    mode === 'semantic'
      ? 'Searched by meaning and by words'
      : 'Searched by words only, because the search by meaning cannot be reached';
  if (sources.length === 0) return `${how}.`;
  return `${how}. ${{ high: 'The sources say so plainly.', medium: 'The sources support it in part.', low: 'The sources hardly support it: check before you rely on it.' }[confidence]}`;
}

/** Heading of an answer's sources: "Event", "Sources (3)". */
export function sourcesWords({ sources }: Pick<Answer, 'sources'>): string {
  const name = sources.every(({ type }) => type === 'calendar') ? 'Event' : 'Source';
  return sources.length === 1 ? name : `${name}s (${sources.length})`;
}

/** Travel time and departure; null when unknown. */
export function travelWords(
  { start, travel_time_minutes: minutes, travel_from_home: fromHome }: CalendarEvent,
  { writing }: Speech,
): string | null {
  if (minutes === null || minutes === undefined || minutes === 0) return null;
  const leave = new Date(Date.parse(`${wallOf(start)}Z`) - minutes * 60_000).toISOString().slice(0, 19);
  return `${durationWords(minutes)} ${fromHome === false ? 'from the event before' : 'from home'}: leave at ${writing.time(leave)}`;
}

/** Lines about the other calendars that an event is on: their title or time, where it is another. @param all events of the answer */
export function copyWords(event: Appointment, all: readonly Appointment[], speech: Speech): string[] {
  const same = event.entries
    .slice(1)
    .map(({ summary }) =>
      summary === event.summary ? 'Another calendar' : `Another calendar, as “${titleWords(summary)}”`,
    );
  const others = all.filter(
    ({ id, copies = [] }) => copies.includes(event.id) && !event.entries.some((one) => one.id === id),
  );
  const elsewhere = others.map(
    (other) =>
      `Another calendar, ${other.status === 'cancelled' ? 'cancelled' : `${whenWords(dayOf(other.start), speech)}, ${spanWords(other, speech)}`}`,
  );
  return [...same, ...elsewhere];
}

/** "Maya is needed at both.", "It takes two adults."; null when it is not known. */
export function sharedWords(
  { shared }: Pick<Conflict, 'shared'>,
  members: readonly { id: string; name: string }[],
): string | null {
  if (!shared) return null;
  const names = members.filter(({ id }) => shared.includes(id)).map(({ name }) => name);
  if (names.length === 0) return 'It takes two adults.';
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} needed at both.`;
}

/** Full description of an event for screen readers. */
export function eventWords(event: Appointment, speech: Speech, isOverlapping: boolean): string {
  const who = event.who?.length ? [event.who.join(', ')] : [];
  const status = event.status === 'tentative' ? ['tentative'] : event.status === 'cancelled' ? ['cancelled'] : [];
  return [
    titleWords(event.summary),
    speech.writing.day(dayOf(event.start)),
    spanWords(event, speech),
    ...who,
    ...status,
    ...(event.entries.length > 1 ? [`on ${event.entries.length} calendars`] : []),
    ...(isOverlapping ? ['overlaps with another event'] : []),
  ].join(', ');
}
