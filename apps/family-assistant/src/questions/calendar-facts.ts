import type { Household } from '@homeroom/household';
import { type TimeRange, dayMs } from '@homeroom/icalendar';
import type { KnownConflicts } from '../calendar/calendar-answers.ts';
import type { CalendarStore } from '../calendar/calendar-store.ts';
import type { CalendarSources } from '../calendar/calendar-sources.ts';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import type { CalendarService } from '../calendar/calendar-service.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { findOverlaps } from '../calendar/overlaps.ts';
import { withoutCopies } from '../copies/without-copies.ts';
import type { ChangeKind } from '../calendar-changes/calendar-change.ts';
import type { CalendarChangeStore } from '../calendar-changes/calendar-change-store.ts';
import { joinCopiedChanges, netChanges } from '../calendar-changes/net-changes.ts';
import type { ChangeStore } from '../changes/change-store.ts';
import type { OperationType, StandingOperation } from '../changes/operation.ts';
import { calendarObjectOf, calendarSourceId } from '../knowledge/calendar-source-id.ts';
import { objectDescriptions } from '../knowledge/event-description.ts';
import { LocationReader } from '../travel/location.ts';
import { originReachMs } from '../travel/travel-need.ts';
import type { TravelTimes } from '../travel/travel-times.ts';
import type { CalendarQuestion } from './calendar-question.ts';
import type { KnownCalendar, KnownChange, KnownEvent, KnownOverlap, KnownTravel } from './answering/known-event.ts';
import {
  cancelledState,
  changedStates,
  knownEvent,
  knownEvents,
  type EventRelations,
} from './answering/known-events.ts';

export interface CalendarFactsDeps {
  household: Pick<Household, 'places' | 'calendars' | 'members'>;
  service: Pick<CalendarService, 'stamps' | 'history'>;
  presenter: Pick<CalendarPresenter, 'membersOf'>;
  travel: Pick<TravelTimes, 'estimates'>;
  conflicts: KnownConflicts;
  changes: Pick<ChangeStore, 'standing'>;
  calendarChanges: Pick<CalendarChangeStore, 'seen'>;
  sources: Pick<CalendarSources, 'names'>;
  texts: Pick<CalendarStore, 'texts'>;
}

const kindOf: Readonly<Record<OperationType, ChangeKind>> = {
  add: 'added',
  move: 'moved',
  cancel: 'cancelled',
  rename: 'renamed',
};

const pastMs = 90 * dayMs;
const aheadMs = 400 * dayMs;
/** Questions about the past look back farther. */
const longPastMs = 370 * dayMs;
/** Conflicts and times to leave are asked for the near future. */
const nearMs = 60 * dayMs;
const maxOverlaps = 200;
/** Changes that came in which are compared with a question, the newest. */
const maxSeen = 500;

/** Reads what questions need of the calendars. */
export class CalendarFacts {
  private readonly deps: CalendarFactsDeps;
  private readonly locations: LocationReader;

  constructor(deps: CalendarFactsDeps) {
    this.deps = deps;
    this.locations = new LocationReader(deps.household.places);
  }

  /** Reads the events of the question's span; of a question that names an event, from 90 days ago to 400 days ahead. */
  async of(question: CalendarQuestion, now: number): Promise<KnownCalendar> {
    const { service, presenter, travel } = this.deps;
    const stamps = await service.stamps();
    const { range, isWhole } = rangeOf(question, now);
    const history = await service.history(range, stamps.calendars);
    const ways: Map<string, KnownTravel> =
      question.wants === 'leave' ? await travel.estimates(history.occurrences, stamps.travel) : new Map();
    if (question.wants === 'leave') this.assumeHome(history.occurrences, ways);
    const relations: EventRelations = {
      membersOf: (occurrence) => presenter.membersOf(occurrence).map(({ id }) => id),
      travel: ways,
    };
    const changes = question.wants === 'changes' ? await this.changesUntil(now, relations) : [];
    const states = changes.flatMap((change) => change.states);
    return {
      events: [...knownEvents(history, relations), ...states].sort((a, b) => a.start - b.start),
      overlaps: question.wants === 'collisions' ? await this.overlapsOf(history.occurrences, relations) : [],
      changes,
      isComplete: isWhole && history.leftOut === 0,
    };
  }

  /** Reads the events from 90 days ago to 400 days ahead. */
  async all(now: number): Promise<readonly KnownEvent[]> {
    const { service, presenter } = this.deps;
    const { calendars } = await service.stamps();
    const history = await service.history({ start: now - pastMs, end: now + aheadMs }, calendars);
    return knownEvents(history, {
      membersOf: (occurrence) => presenter.membersOf(occurrence).map(({ id }) => id),
      travel: new Map(),
    });
  }

  /** Reads the descriptions of a calendar object. @param source its id as a source */
  async notes(source: string): Promise<readonly string[]> {
    const object = calendarObjectOf(source);
    const [stored] = object === null ? [] : await this.deps.texts.texts([object]);
    return stored === undefined ? [] : objectDescriptions(stored.ics);
  }

  /** The ways from home to places that the family file knows, where the way from the event before is not known. */
  private assumeHome(occurrences: readonly Occurrence[], ways: Map<string, KnownTravel>): void {
    for (const { id, event, allDay } of occurrences) {
      if (allDay || ways.has(id) || event.location === null) continue;
      const { minutesFromHome } = this.locations.read(event.location);
      if (minutesFromHome !== null) ways.set(id, { minutes: minutesFromHome, fromHome: true, isAssumed: true });
    }
  }

  /** The changes that stand, made here and come in, newest first. */
  private async changesUntil(now: number, relations: EventRelations): Promise<KnownChange[]> {
    const { changes, calendarChanges, household, sources } = this.deps;
    const [operations, { changes: seen }, nameOf] = await Promise.all([
      changes.standing(new Date(now - pastMs)),
      calendarChanges.seen({
        calendarIds: household.calendars.map(({ id }) => id),
        since: now - pastMs,
        until: now + 1,
        limit: maxSeen,
      }),
      sources.names(),
    ]);
    const made = operations.map((operation) => this.madeChange(operation, relations));
    const cameIn = joinCopiedChanges(netChanges(seen.reverse())).map(
      (change): KnownChange => ({
        kinds: change.kinds,
        title: (change.after ?? change.before)?.summary ?? '',
        at: change.seenAt.getTime(),
        source: calendarSourceId(change.calendarId, change.uid),
        eventId: change.after?.id ?? null,
        madeBy: null,
        seen: { change, calendar: nameOf(change.calendarId) },
        states: changedStates(change, relations),
      }),
    );
    return [...made, ...cameIn].sort((one, other) => other.at - one.at);
  }

  private madeChange(
    { id, type, summary, executedAt, calendarId, uid, resultEventId, senderId }: StandingOperation,
    relations: EventRelations,
  ): KnownChange {
    const maker = this.deps.household.members.find(({ messengerUserId }) => messengerUserId === senderId);
    const at = executedAt.getTime();
    const isCancelled = type === 'cancel';
    return {
      kinds: [kindOf[type]],
      title: summary,
      at,
      source: calendarSourceId(calendarId, uid),
      eventId: isCancelled ? null : resultEventId,
      madeBy: senderId === null ? null : (maker?.id ?? null),
      seen: null,
      states: isCancelled ? [cancelledState({ id, calendarId, uid, summary, at }, relations)] : [],
    };
  }

  private async overlapsOf(occurrences: readonly Occurrence[], relations: EventRelations): Promise<KnownOverlap[]> {
    const { overlaps } = findOverlaps(withoutCopies(occurrences), maxOverlaps);
    return (await this.deps.conflicts.known(overlaps)).map(({ first, second, minutes }) => ({
      first: knownEvent(first, undefined, relations),
      second: knownEvent(second, undefined, relations),
      minutes,
    }));
  }
}

/** Time to read: with a day around the span, so moved instances are seen, and at most as long as the horizon. */
function rangeOf(
  { span, subject, place, anchor, wants, pick, isReturn, hostId, hereWith, asksHost, backFrom }: CalendarQuestion,
  now: number,
): { range: TimeRange; isWhole: boolean } {
  const isAboutPast = span.kind === 'open' && span.end <= now;
  const horizon = isAboutPast
    ? { start: now - longPastMs, end: now + pastMs }
    : { start: now - pastMs, end: now + aheadMs };
  const around = { start: span.start - Math.max(dayMs, originReachMs), end: Math.max(span.end, span.start) + dayMs };
  const isNear = around.start < horizon.end && around.end > horizon.start;
  if (span.kind === 'open' && (wants === 'collisions' || wants === 'leave'))
    return { range: { start: now - dayMs, end: now + nearMs }, isWhole: true };
  const namesEvent =
    subject !== null ||
    place !== null ||
    isReturn ||
    hostId ||
    hereWith !== undefined ||
    asksHost ||
    backFrom !== undefined ||
    (anchor !== null && (span.kind === 'open' || anchor.nearDays !== undefined || anchor.isWholeDay === true)) ||
    wants === 'changes';
  if (wants !== 'collisions' && isNear && (span.kind === 'open' || namesEvent || pick !== 'all'))
    return { range: horizon, isWhole: true };
  const end = Math.min(around.end, around.start + aheadMs);
  return { range: { start: around.start, end }, isWhole: end === around.end };
}
