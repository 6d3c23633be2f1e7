import type { CalendarEvent, ChosenLetterEvent, Proposal } from './contract.ts';
import { dayOf, daysLater, instantOf, isAllDay, wallOf, type WallTime } from './wall-time.ts';

/** Event of a letter as it will be added; days as `YYYY-MM-DD`, times as `HH:MM` or empty. */
export interface Draft {
  isChosen: boolean;
  title: string;
  isAllDay: boolean;
  firstDay: string;
  /** Inclusive. */
  lastDay: string;
  start: string;
  end: string;
  place: string;
  calendar: string;
  who: readonly string[];
}

/** Wall times of an event. */
export interface Times {
  start: WallTime;
  end: WallTime;
}

/** Event that overlaps a draft. */
export type Overlap = Proposal['conflicts'][number];

/** Returns the draft of a proposal. */
export function draftOf({ event, preselected, already_on_calendar: known }: Proposal): Draft {
  const { summary, start, end, all_day: isWhole, location, who, calendar } = event;
  return {
    isChosen: preselected && !known,
    title: summary,
    isAllDay: isWhole,
    firstDay: dayOf(start),
    lastDay: isWhole ? daysLater(dayOf(end), -1) : dayOf(end),
    start: isWhole ? '' : start.slice(11, 16),
    end: isWhole ? '' : end.slice(11, 16),
    place: location ?? '',
    calendar,
    who,
  };
}

/** Moves the draft to another first day; the last day moves along. */
export function movedTo(draft: Draft, firstDay: string): Draft {
  const isKnown = draft.firstDay !== '' && draft.lastDay !== '' && firstDay !== '';
  const days = isKnown ? Math.round((Date.parse(firstDay) - Date.parse(draft.firstDay)) / 86_400_000) : 0;
  return { ...draft, firstDay, lastDay: isKnown ? daysLater(draft.lastDay, days) : draft.lastDay || firstDay };
}

/** Returns the reason why a draft cannot be added; null when it can. */
export function draftProblem(draft: Draft): string | null {
  const { title, firstDay, lastDay, start, end } = draft;
  if (title.trim() === '') return 'Give it a title.';
  if (firstDay === '' || lastDay === '') return 'Choose its first and last day.';
  if (!draft.isAllDay && (start === '' || end === '')) return 'Choose when it starts and ends, or “All day”.';
  const times = timesOf(draft);
  return times.start < times.end ? null : 'It ends before it starts. Choose a later end.';
}

/** Returns the times of a draft without a problem; those of whole days are from midnight to midnight. */
export function timesOf({ isAllDay: isWhole, firstDay, lastDay, start, end }: Draft): Times {
  return isWhole
    ? { start: `${firstDay}T00:00:00`, end: `${daysLater(lastDay, 1)}T00:00:00` }
    : { start: `${firstDay}T${start}:00`, end: `${lastDay}T${end}:00` };
}

/** Whether a draft is at other times than proposed. */
export function isMoved(draft: Draft, { event }: Proposal): boolean {
  const { start, end } = timesOf(draft);
  return start !== wallOf(event.start) || end !== wallOf(event.end);
}

/** Returns the events that take time while a draft does, with the minutes; all-day events do not. */
export function overlapsOf(times: Times, events: readonly CalendarEvent[]): Overlap[] {
  if (isAllDay(times)) return [];
  const ms = (wall: WallTime) => Date.parse(`${wall}Z`);
  return events
    .filter((event) => event.status !== 'cancelled' && !isAllDay(event))
    .map((event) => ({
      event,
      overlap_minutes:
        (Math.min(ms(times.end), ms(wallOf(event.end))) - Math.max(ms(times.start), ms(wallOf(event.start)))) / 60_000,
    }))
    .filter(({ overlap_minutes: minutes }) => minutes >= 1);
}

/** Returns the request for a draft. @param zone the family's */
export function eventOf(draft: Draft, { source_text: words }: Proposal, zone: string): ChosenLetterEvent {
  const { start, end } = timesOf(draft);
  const place = draft.place.trim();
  return {
    summary: draft.title.trim(),
    start: instantOf(start, zone).toISOString(),
    end: instantOf(end, zone).toISOString(),
    ...(place !== '' && { location: place }),
    who: [...draft.who],
    calendar: draft.calendar,
    source_text: words,
  };
}
