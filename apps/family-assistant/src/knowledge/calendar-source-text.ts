import { type EventComponent, type SeriesInstance, type Zone, bindRule, toWall } from '@homeroom/icalendar';
import { cleanLine, type DayWords } from '@homeroom/text';
import { dateWords, dayNumber, listWords } from '../calendar/time-words.ts';
import type { SeriesChange } from '../calendar/series-changes.ts';
import { frequencyWords, hasOneTime, ruleWords } from './rule-words.ts';

/** Facts of a calendar object. */
export interface CalendarFacts {
  /** Master, or the first override of an object without one. */
  event: EventComponent;
  /** Its title on one line. */
  title: string;
  repeats: boolean;
  /** The dates that lie ahead, in order. */
  next: readonly SeriesInstance[];
  /** The last date that is over, looked for only when nothing lies ahead. */
  last: SeriesInstance | null;
  changes: readonly SeriesChange[];
  place: string | null;
  /** The names of those whom it concerns. */
  who: readonly string[];
  /** The names of the calendars that it is on, when these are several. */
  calendars: readonly string[];
  /** Its descriptions, as text. */
  description: string;
}

/** Zone and clock format of the household. */
export interface FamilyClock {
  zone: Zone;
  words: DayWords;
}

/** A calendar object as a person would say it, with its next dates, on the household's clock. */
export function calendarSourceText(facts: CalendarFacts, clock: FamilyClock): string {
  const sentences = facts.repeats ? seriesSentences(facts, clock) : [singleSentence(facts, clock)];
  if (facts.event.status === 'tentative') sentences.push('This is not confirmed yet.');
  if (facts.calendars.length > 0) sentences.push(`It is on the calendars ${listWords(facts.calendars)}.`);
  return [sentences.join(' '), facts.description].filter((part) => part !== '').join('\n\n');
}

function singleSentence({ event, title, place: location, next, last, who }: CalendarFacts, clock: FamilyClock): string {
  const [instance] = next.length > 0 ? next : [last];
  const [name, place] = [title + forWhom(title, who), placeOf({ location })];
  if (!instance) return `${name}${place}.`;
  const when = `${sameDay(instance, clock.zone) ? 'on' : 'from'} ${spanWords(instance, clock)}`;
  if (event.status === 'cancelled') return `${name} ${when}${place} is cancelled.`;
  return `${name} ${next.length > 0 ? 'is' : 'was'} ${when}${place}.`;
}

function seriesSentences(facts: CalendarFacts, clock: FamilyClock): string[] {
  const { event, title, place: location, next, last, who, changes } = facts;
  const usual =
    [...next, ...(last ? [last] : [])].find(
      ({ event: { recurrenceId, thisAndFuture } }) => recurrenceId === null || thisAndFuture,
    ) ??
    next[0] ??
    last;
  const often = usual ? oftenWords(event, usual, clock) : '';
  const cancelled = event.status === 'cancelled';
  const first = `${title}${forWhom(title, who)}${often === '' ? '' : `, ${often}`}${placeOf({ location })}${cancelled ? `${often === '' ? '' : ','} is cancelled` : ''}.`;
  if (cancelled) return [first];
  const dates =
    next.length > 0
      ? [`Next: ${next.map((instance) => spanWords(instance, clock)).join('; ')}.`]
      : [overWords(last, clock)];
  return [first, ...dates, ...changes.map((change) => changeSentence(change, title, clock))];
}

/** `every Tuesday and Thursday from 4:00 PM to 5:15 PM until Friday, December 18, 2026` */
function oftenWords(event: EventComponent, usual: SeriesInstance, clock: FamilyClock): string {
  const [rule] = event.rules;
  if (!rule) return '';
  // On another day elsewhere, or moved for good: the days of the rule are not those of the family.
  const own = toWall(event.start.zone, usual.start);
  const asWritten = usual.event === event && dayNumber(own) === dayNumber(toWall(clock.zone, usual.start));
  const words = asWritten && event.rules.length === 1 ? ruleWords(rule, event.start.wall) : frequencyWords(rule);
  const times = usual.allDay
    ? ' (all day)'
    : hasOneTime(rule) && event.rules.length === 1
      ? timesWords(usual, clock)
      : '';
  const { until } = bindRule(rule, {
    wall: event.start.wall,
    zone: event.start.zone,
    allDay: event.start.kind === 'date',
  });
  const end =
    until !== null
      ? ` until ${dateWords(toWall(clock.zone, until))}`
      : rule.count === null
        ? ''
        : `, ${rule.count} times in all`;
  return words + times + end;
}

function timesWords(instance: SeriesInstance, clock: FamilyClock): string {
  const [start, end] = [instance.start, instance.end].map((time) => clock.words.time(toWall(clock.zone, time)));
  if (instance.start === instance.end || !sameDay(instance, clock.zone)) return ` at ${start ?? ''}`;
  return ` from ${start ?? ''} to ${end ?? ''}`;
}

function overWords(last: SeriesInstance | null, clock: FamilyClock): string {
  return last ? `It is over; the last was on ${spanWords(last, clock)}.` : 'Nothing of it lies ahead.';
}

function changeSentence(
  { original, allDay, instance, fromThenOn }: SeriesChange,
  title: string,
  clock: FamilyClock,
): string {
  const date = dateWords(toWall(clock.zone, original));
  if (!instance || instance.event.status === 'cancelled') return `Cancelled on ${date}.`;
  const { event } = instance;
  const moved = instance.start !== original || instance.allDay !== allDay ? [`on ${spanWords(instance, clock)}`] : [];
  const renamed =
    event.summary !== '' && shownLine(event.summary) !== title ? [`called “${shownLine(event.summary)}”`] : [];
  const words = listWords([...moved, ...renamed, ...(event.location === null ? [] : [placeOf(event).trim()])]);
  return words === '' ? '' : `${fromThenOn ? `From ${date} on it is` : `The one of ${date} is`} ${words}.`;
}

/** `Thursday, October 8, 2026, 4:00 PM–5:15 PM`, whole dates for an all-day event. */
export function spanWords(instance: SeriesInstance, clock: FamilyClock): string {
  const { allDay, start, end } = instance;
  const [from, to] = [toWall(clock.zone, start), toWall(clock.zone, end)];
  if (allDay)
    return `${sameDay(instance, clock.zone) ? dateWords(from) : `${dateWords(from)} to ${dateWords(to - 1)}`} (all day)`;
  if (start === end) return `${dateWords(from)}, ${clock.words.time(from)}`;
  if (sameDay(instance, clock.zone)) return `${dateWords(from)}, ${clock.words.time(from)}–${clock.words.time(to)}`;
  return `${dateWords(from)}, ${clock.words.time(from)} to ${dateWords(to)}, ${clock.words.time(to)}`;
}

/** Whether it ends on the day on which it starts, or at the midnight after. */
function sameDay({ start, end }: SeriesInstance, zone: Zone): boolean {
  return dayNumber(toWall(zone, start)) === dayNumber(Math.max(toWall(zone, start), toWall(zone, end) - 1));
}

/** Those whom the title does not name already. */
function forWhom(title: string, who: readonly string[]): string {
  const named = title.toLowerCase();
  const others = who.filter((name) => !named.includes(name.toLowerCase()));
  return others.length === 0 ? '' : ` for ${listWords(others)}`;
}

function placeOf({ location }: Pick<EventComponent, 'location'>): string {
  return location === null ? '' : ` at ${shownLine(location)}`;
}

/** Returns a title or place on one line of at most 200 characters. */
export function shownLine(text: string): string {
  return cleanLine(text, 200);
}
