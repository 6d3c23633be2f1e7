import { ServiceError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import {
  dateIn,
  dayMs,
  minuteMs,
  overlapsRange,
  toInstant,
  toWall,
  type Instant,
  type Zone,
} from '@homeroom/icalendar';
import { cutBetweenWords, dayWordsIn } from '@homeroom/text';
import { dayOf } from '../calendar/calendar-range.ts';
import type { CalendarService } from '../calendar/calendar-service.ts';
import { collisionsOf, plannedOccurrences, type Collision } from '../calendar/collisions.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { newEventText, type CopyRule } from '../copies/copy-rule.ts';
import { readEventLine, type EventLine, type LineEvent } from './event-line.ts';

export interface DraftEventDeps {
  calendar: Pick<CalendarService, 'occurrencesIn' | 'stamps'>;
  rule: Pick<CopyRule, 'isOnCalendar'>;
  household: Household;
  familyZone: Zone;
  clock: () => Date;
}

/** Event that a line describes, next to what the calendars have. */
export interface EventDraft extends Pick<EventLine, 'understood' | 'unsure'> {
  event: Omit<LineEvent, 'start' | 'end'> & { start: Instant; end: Instant };
  /** Events that are the same appointment as its first occurrence, by start. */
  copies: readonly Occurrence[];
  /** Events that it would overlap, by start. */
  conflicts: readonly Collision[];
}

/** Time ahead of the first occurrence in which those of a series are compared with the calendars. */
const seriesMs = 60 * dayMs;
const maxCopies = 10;
const maxQuoted = 60;

/**
 * Reads a typed line and compares its event with the calendars; stores nothing.
 * @param sender messenger id of the person who typed it, or null
 * @throws ServiceError 422 `no_date`
 */
export async function draftEvent(deps: DraftEventDeps, text: string, sender: string | null): Promise<EventDraft> {
  const { calendar, household, familyZone, clock } = deps;
  const now = clock().getTime();
  const line = readEventLine(text, {
    household,
    sender: household.members.find(({ messengerUserId }) => sender !== null && messengerUserId === sender)?.id ?? null,
    today: dateIn(familyZone, now),
    nowMinute: Math.floor((toWall(familyZone, now) % dayMs) / minuteMs),
    words: dayWordsIn(household.locale),
  });
  if (!line) throw noDate(text);
  const instant = (wall: string) => toInstant(familyZone, Date.parse(`${wall}:00Z`));
  const event = { ...line.event, start: instant(line.event.start), end: instant(line.event.end) };
  const range = {
    start: dayOf(event.start, familyZone).start,
    end: dayOf(event.end - 1 + (event.rrule === null ? 0 : seriesMs), familyZone).end,
  };
  const around = await calendar.occurrencesIn(range, (await calendar.stamps()).calendars);
  const copies = copiesOf(event, around, deps);
  const planned = plannedOccurrences(event, range, familyZone);
  return {
    event,
    understood: line.understood,
    unsure: line.unsure,
    copies,
    conflicts: collisionsOf(planned, around, new Set(copies.map(({ id }) => id))),
  };
}

/** The events on the day of the first occurrence that are the same appointment. */
function copiesOf(
  event: EventDraft['event'],
  around: readonly Occurrence[],
  { rule, familyZone }: DraftEventDeps,
): Occurrence[] {
  const day = dayOf(event.start, familyZone);
  const typed = {
    event: newEventText(event, event.members),
    start: event.isStartAssumed ? null : event.start,
    end: event.isEndAssumed ? null : event.end,
  };
  return around
    .filter(
      (one) =>
        one.event.status !== 'cancelled' && overlapsRange(one.start, one.end, day) && rule.isOnCalendar(typed, one),
    )
    .slice(0, maxCopies);
}

function noDate(text: string): ServiceError {
  return new ServiceError(
    422,
    'no_date',
    `No date was found in “${cutBetweenWords(text.trim(), maxQuoted)}”. Say which day, for example “dentist Tue 4pm Maya”.`,
  );
}
