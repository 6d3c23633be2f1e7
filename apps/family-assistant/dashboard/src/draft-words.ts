import type { CalendarEvent, EventDraft } from './contract.ts';
import { dayWords, overlapWords, whenOf } from './letter-words.ts';
import { dayOf, daysLater } from './wall-time.ts';
import { titleWords, type Speech } from './words.ts';
import type { Found } from './use-found.ts';

const weekdays: Readonly<Record<string, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};
const units: Readonly<Record<string, string>> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' };
const ordinals: Readonly<Record<string, string>> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', '-1': 'last' };

/** Texts of a choice in the box. */
export interface OptionLines {
  title: string;
  about: string[];
  /** Reasons against it. */
  warnings: string[];
  /** Guesses in it, to check. */
  guesses: string[];
}

/** Preview of an event to add: what it will be, what speaks against it, and what was guessed. */
export function draftLines({ draft, unsure, copies, conflicts }: EventDraft, speech: Speech): OptionLines {
  const rest = [...draft.who, ...(draft.location === null ? [] : [draft.location])];
  const when = draft.all_day ? allDayWords(draft, speech) : whenOf(draft, speech);
  return {
    title: `Add: ${titleWords(draft.summary)}`,
    about: [
      when,
      ...(draft.rrule === null ? [] : [ruleWords(draft.rrule, speech)]),
      ...(rest.length > 0 ? [rest.join(' · ')] : []),
    ],
    warnings: [
      ...copies.slice(0, 2).map((copy) => `Already there: ${titleWords(copy.summary)}, ${whenOf(copy, speech)}.`),
      ...(conflicts.length > 0 ? [overlapWords(conflicts)] : []),
    ],
    guesses: unsure.map(({ message }) => message),
  };
}

/** An event that was found: what, when, who and where. */
export function eventLines(event: CalendarEvent, speech: Speech): OptionLines {
  const rest = [...(event.who ?? []), ...(event.location ? [event.location] : [])];
  const when = event.all_day ? allDayWords(event, speech) : whenOf(event, speech);
  return {
    title: titleWords(event.summary),
    about: [
      `${when}${event.status === 'cancelled' ? ' · cancelled' : ''}`,
      ...(rest.length > 0 ? [rest.join(' · ')] : []),
    ],
    warnings: [],
    guesses: [],
  };
}

/** "Saturday, December 12 to Tuesday, December 15", both included. */
function allDayWords({ start, end }: { start: string; end: string }, speech: Speech): string {
  const [first, last] = [dayOf(start), daysLater(dayOf(end), -1)];
  return first === last
    ? `${dayWords(first, speech)}, all day`
    : `${dayWords(first, speech)} to ${dayWords(last, speech)}`;
}

/** "Every 2 weeks on Tuesday and Thursday, until Monday, May 31, 2027". */
export function ruleWords(rule: string, speech: Speech): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]));
  const unit = units[parts.get('FREQ') ?? ''] ?? 'time';
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const days = (parts.get('BYDAY') ?? '').split(',').flatMap((day) => {
    const [, ordinal = '', name = ''] = /^(-?\d)?(\w\w)$/.exec(day) ?? [];
    const weekday = weekdays[name];
    return weekday === undefined ? [] : [ordinal === '' ? weekday : `the ${ordinals[ordinal] ?? ordinal} ${weekday}`];
  });
  const monthDay = parts.get('BYMONTHDAY');
  const on = monthDay === undefined ? listed(days) : `day ${monthDay}`;
  const until = parts.get('UNTIL')?.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
  const count = parts.get('COUNT');
  return [
    `Every ${interval === 1 ? unit : `${interval} ${unit}s`}${on === '' ? '' : ` on ${on}`}`,
    ...(until === undefined ? [] : [`until ${dayWords(until, speech)}`]),
    ...(count === undefined ? [] : [`${count} times`]),
  ].join(', ');
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Sentences below the choices: that nothing was found, what a new event needs, and what failed. */
export function foundNotes({ draft, events, note, failure }: Found): { words: string; isProblem: boolean }[] {
  if (failure !== null) return [{ words: failure, isProblem: true }];
  if (draft) return [];
  const words = events.length === 0 ? `Nothing found. ${note ?? ''}`.trim() : 'To add an event, type its day too.';
  return [{ words, isProblem: false }];
}

/** Announcement for screen readers of what was found and what Enter does. */
export function foundStatus(found: Found, speech: Speech): string {
  const { draft, events } = found;
  const [first] = events;
  const counted = events.length === 1 ? '1 event found.' : `${events.length} events found.`;
  const notes = foundNotes(found).map(({ words }) => words);
  if (draft) {
    const { about, warnings } = draftLines(draft, speech);
    const added = `Enter adds ${titleWords(draft.draft.summary)}: ${about.join(', ')}.`;
    return [added, ...warnings, ...(first ? [counted] : []), ...notes].join(' ');
  }
  if (!first) return notes.join(' ');
  const { title, about } = eventLines(first, speech);
  return [counted, `Enter opens ${title}: ${about.join(', ')}.`, ...notes].join(' ');
}
