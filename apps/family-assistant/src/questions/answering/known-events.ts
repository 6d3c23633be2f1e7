import { type EventComponent, type Instant, dayMs } from '@homeroom/icalendar';
import type { NetChange } from '../../calendar-changes/net-changes.ts';
import type { CalendarHistory, OccurrenceChange } from '../../calendar/calendar-service.ts';
import type { Occurrence, ShownEvent } from '../../calendar/occurrence.ts';
import { takesTime } from '../../calendar/overlaps.ts';
import { locationOf, withoutCopies } from '../../copies/without-copies.ts';
import { calendarSourceId } from '../../knowledge/calendar-source-id.ts';
import type { KnownEvent, KnownTravel } from './known-event.ts';

/** Relations of an occurrence that its calendar object does not hold. */
export interface EventRelations {
  /** Ids of the members whom it concerns. */
  membersOf: (occurrence: Pick<Occurrence, 'calendarId' | 'copies'> & { event: ShownEvent }) => readonly string[];
  /** Ways by the occurrence's id. */
  travel: ReadonlyMap<string, KnownTravel>;
}

/** Returns the instances of a history as answers tell them, copies once and the removed ones too, by start. */
export function knownEvents(
  { occurrences, changes }: Omit<CalendarHistory, 'leftOut'>,
  relations: EventRelations,
): KnownEvent[] {
  const overrides = new Map<EventComponent, OccurrenceChange>();
  for (const change of changes)
    if (change.instance && !change.fromThenOn && change.instance.event.recurrenceId)
      overrides.set(change.instance.event, change);
  const known = withoutCopies(occurrences).map((occurrence) =>
    knownEvent(occurrence, overrides.get(occurrence.event), relations),
  );
  const removed = changes.filter(({ instance }) => instance === null).map((change) => removedEvent(change, relations));
  return withoutExportTimes([...known, ...removed]).sort(
    (a, b) => a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : 1),
  );
}

const minExported = 3;

/**
 * Returns the events without last changes that several calendar objects share to the second: a program that exports a
 * calendar without LAST-MODIFIED writes the time of the export into every DTSTAMP.
 */
export function withoutExportTimes(events: readonly KnownEvent[]): KnownEvent[] {
  const objects = new Map<Instant | null, Set<string>>();
  for (const { modified, source } of events) objects.set(modified, (objects.get(modified) ?? new Set()).add(source));
  return events.map((event) =>
    (objects.get(event.modified)?.size ?? 0) < minExported ? event : { ...event, modified: null },
  );
}

/** Returns one occurrence as answers tell it. @param change how it differs from its series */
export function knownEvent(
  occurrence: Occurrence,
  change: OccurrenceChange | undefined,
  { membersOf, travel }: EventRelations,
): KnownEvent {
  const { id, calendarId, uid, start, end, allDay, event } = occurrence;
  const usual = change && {
    start: change.original,
    end: change.original + lengthOf(change.master),
    allDay: change.allDay,
  };
  const isMoved = usual && (usual.start !== start || usual.end !== end || usual.allDay !== allDay);
  const formerPlace = change?.master.location ?? null;
  return {
    id,
    source: calendarSourceId(calendarId, uid),
    title: event.summary,
    place: locationOf(occurrence),
    categories: event.categories,
    start,
    end,
    allDay,
    ...(event.endZone && { endZone: event.endZone }),
    status: event.status,
    memberIds: membersOf(occurrence),
    ...(event.guests && { guests: event.guests }),
    isBusy: takesTime(occurrence),
    moved: isMoved && event.status !== 'cancelled' ? usual : null,
    formerPlace: event.location !== null && formerPlace !== event.location ? formerPlace : null,
    travel: travel.get(id) ?? null,
    ...(allDay && event.rules.length > 0 && { firstYear: new Date(event.start.wall).getUTCFullYear() }),
    repeats: event.recurrenceId !== null || event.rules.length > 0 || event.extraDates.length > 0,
    modified: event.modified,
  };
}

/** Returns the event before and after a change that came in; one that is gone is cancelled. */
export function changedStates(
  { ids, calendarId, uid, before, after, isSeries, seenAt }: NetChange,
  { membersOf }: EventRelations,
): KnownEvent[] {
  return [before, after].flatMap((state, index) =>
    state === null
      ? []
      : {
          ...pastState,
          id: `${ids.join()} ${index}`,
          source: calendarSourceId(calendarId, uid),
          title: state.summary,
          place: state.location,
          categories: state.categories,
          start: state.start,
          end: state.end,
          allDay: state.allDay,
          status: after === null ? 'cancelled' : 'confirmed',
          memberIds: membersOf({ calendarId, event: state }),
          repeats: isSeries,
          modified: seenAt.getTime(),
        },
  );
}

/** Returns an event that was cancelled through the API. Its own time is not known, so it is that of the change. */
export function cancelledState(
  { id, calendarId, uid, summary, at }: { id: string; calendarId: string; uid: string; summary: string; at: Instant },
  { membersOf }: EventRelations,
): KnownEvent {
  const event: ShownEvent = {
    summary,
    location: null,
    status: 'cancelled',
    attendees: [],
    categories: [],
    letterId: null,
  };
  return {
    ...pastState,
    id,
    source: calendarSourceId(calendarId, uid),
    title: summary,
    place: null,
    categories: [],
    start: at,
    end: at,
    allDay: false,
    status: 'cancelled',
    memberIds: membersOf({ calendarId, event }),
    repeats: false,
    modified: at,
  };
}

/** Facts that a state of an event has no more. */
const pastState = { isBusy: false, moved: null, formerPlace: null, travel: null } as const;

/** An instance that an exception date takes away. */
function removedEvent(
  { calendarId, uid, original, allDay, master }: OccurrenceChange,
  { membersOf }: EventRelations,
): KnownEvent {
  const source = calendarSourceId(calendarId, uid);
  return {
    id: `${source} ${original}`,
    source,
    title: master.summary,
    place: master.location,
    categories: master.categories,
    start: original,
    end: original + lengthOf(master),
    allDay,
    status: 'cancelled',
    ...pastState,
    memberIds: membersOf({ calendarId, event: master }),
    repeats: true,
    modified: master.modified,
  };
}

function lengthOf({ duration: { days, ms } }: EventComponent): number {
  return days * dayMs + ms;
}
