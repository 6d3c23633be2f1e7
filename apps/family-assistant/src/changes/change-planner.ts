import { InvalidRequestError } from '@homeroom/errors';
import { whoIsWho } from '@homeroom/household';
import type { Household, Member, WhoIsWho } from '@homeroom/household';
import {
  assignAttendees,
  type ContentLine,
  type EditableObject,
  lineValue,
  moveInstance,
  moveSeries,
  newEvent,
  type NewTimes,
  type ObjectSize,
  parseEditableObject,
  renameEvent,
  type Scope,
  serializeObject,
  type SeriesInstance,
  UnreadableComponentError,
  removeInstance,
  type Zone,
} from '@homeroom/icalendar';
import type { CalendarBudgets } from '../calendar/calendar-budgets.ts';
import type { ObjectSizes } from '../calendar/stored-object.ts';
import { eventNotFound } from '../calendar/calendar-service.ts';
import { decodeOccurrenceId, encodeOccurrenceId, idPrefixOf } from '../calendar/occurrence-id.ts';
import type { OccurrenceKey } from '../calendar/occurrence-id.ts';
import { EventCancelledError, EventChangedError } from './change-errors.ts';
import { refuseReadOnly } from './change-request.ts';
import type { EventEdit, EventToAdd } from './change-request.ts';
import type { ChangeResult } from './change-result.ts';
import type { ChangeTransaction } from './change-store.ts';
import type { Change, FoundObject, LocatedObject } from './change.ts';
import { edited } from './edited.ts';
import type { NewOperation, OperationObject } from './operation.ts';

export interface ChangePlannerDeps {
  household: Household;
  familyZone: Zone;
  budgets: Pick<CalendarBudgets, 'admit'>;
  newId: () => string;
}

/** The event to change, and the conditions. */
export interface ChangeTarget {
  eventId: string;
  scope: Scope;
  /** The If-Match header. */
  ifMatch: string | null;
  senderId: string | null;
}

/** The adults who are to go to an event; other adults are removed from it. */
export interface AdultsEdit {
  kind: 'assign';
  adults: readonly Member[];
}

/** A change to make at a time, after those in `before`, or the result if there is nothing to change. */
export type Plan<Own = never> =
  | { kind: 'change'; change: Change; at: Date; before?: readonly Change[] }
  | { kind: 'result'; result: ChangeResult | Own };

type Edit = EventEdit | AdultsEdit | { kind: 'cancel' };

/** Plans changes of calendar objects; writes nothing. */
export class ChangePlanner {
  private readonly deps: ChangePlannerDeps;
  private readonly people: WhoIsWho;

  constructor(deps: ChangePlannerDeps) {
    this.deps = deps;
    this.people = whoIsWho(deps.household);
  }

  /**
   * Plans new events as one operation.
   * @throws ServiceError 400 `event_too_large`, or for a rule that is over before its event
   */
  async add(transaction: ChangeTransaction, events: readonly EventToAdd[], senderId: string | null): Promise<Plan> {
    const { newId, familyZone, budgets } = this.deps;
    const calendarIds = [...new Set(events.map(({ calendar }) => calendar.id))];
    const [at, written] = await Promise.all([transaction.lock(senderId, null), transaction.writes(calendarIds)]);
    const known: ObjectSizes = { writes: () => Promise.resolve(written), sizes: (id) => transaction.sizes(id) };
    const added = [];
    const sizes = new Map<string, ObjectSize>();
    for (const event of events) {
      const calendarId = event.calendar.id;
      const uid = event.uid ?? newId();
      const object = edited(() => newEvent({ ...event, attendees: event.members }, uid, familyZone, at));
      const after = edited(() => serializeObject(object));
      const { bytes, occurrences } = sizes.get(calendarId) ?? { bytes: 0, occurrences: 0 };
      const together = { bytes: bytes + after.bytes, occurrences: occurrences + after.occurrences };
      sizes.set(calendarId, together);
      await budgets.admit({ calendarId, uid, before: null, after: { ...after, ...together } }, known);
      const [first] = object.prepared.instancesIn(event).toSorted((a, b) => a.start - b.start);
      if (!first) throw new InvalidRequestError(['`rrule` ends before `start`, so the event would never take place.']);
      const eventId = encodeOccurrenceId({ idPrefix: idPrefixOf(calendarId, uid), recurrence: first.recurrence });
      const place = { calendarId, uid, href: null };
      added.push({
        write: { ...place, before: null, after },
        object: { ...place, eventId, previousIcs: null, newIcs: after.ics },
      });
    }
    const [first, ...further] = added;
    if (!first) throw new Error('There is no event to add.');
    const title = events[0]?.summary ?? '';
    const objects = further.map(({ object }) => object);
    const operation = addition({ id: newId(), title, senderId }, first.object, objects);
    const writes = { write: first.write, further: further.map(({ write }) => write) };
    return { kind: 'change', at, change: { ...writes, completion: { kind: 'record', operation } } };
  }

  cancel(transaction: ChangeTransaction, target: ChangeTarget): Promise<Plan> {
    return this.edit(transaction, { kind: 'cancel' }, target);
  }

  /**
   * Plans a move, a rename, a cancellation or the assignment of adults.
   * @throws NotFoundError, ForbiddenError for a subscribed calendar, EventCancelledError, EventChangedError for If-Match
   */
  async edit(transaction: ChangeTransaction, edit: Edit, target: ChangeTarget): Promise<Plan> {
    const { newId, familyZone, budgets } = this.deps;
    const { eventId, senderId } = target;
    const { key, before, at } = await this.lockTarget(transaction, target);
    const object = changeable(before.ics, familyZone);
    const instance = instanceNamed(object, key);
    const result = edited(() => this.apply(edit, target.scope, object, instance, at));
    const after = result && edited(() => serializeObject(result));
    const { calendarId, uid, href } = before;
    if (after) await budgets.admit({ calendarId, uid, before, after }, transaction);
    const operation: NewOperation = {
      id: newId(),
      type: edit.kind === 'assign' ? 'move' : edit.kind,
      summary: edit.kind === 'rename' ? edit.summary : instance.event.summary,
      senderId,
      calendarId,
      uid,
      eventId,
      resultEventId: result && edit.kind === 'move' ? movedId(result, key, edit.times.start, eventId) : eventId,
      previousIcs: before.ics,
      newIcs: after?.ics ?? null,
      href,
      conflictId: null,
    };
    const write = { calendarId, uid, before, after, href };
    return { kind: 'change', at, change: { write, completion: { kind: 'record', operation } } };
  }

  /** Reads the object of the event under its lock, and checks that the event may be changed. */
  private async lockTarget(
    transaction: ChangeTransaction,
    { eventId, ifMatch, senderId }: ChangeTarget,
  ): Promise<{ key: OccurrenceKey; before: FoundObject; at: Date }> {
    const { household, familyZone } = this.deps;
    const [key, located] = await this.locate(transaction, eventId);
    if (!key || !located) throw eventNotFound();
    const calendar = household.calendars.find(({ id }) => id === located.calendarId);
    if (calendar) refuseReadOnly(calendar);
    if (located.gone) {
      // While the last text is kept, it says whether the object had such an occurrence.
      if (located.ics !== null) instanceNamed(parseEditableObject(located.ics, familyZone), key);
      throw new EventCancelledError();
    }
    const [at, before] = await Promise.all([
      transaction.lock(senderId, located.calendarId),
      transaction.object(located.calendarId, located.uid),
    ]);
    if (!before) throw new EventCancelledError();
    if (ifMatch !== null && !matches(ifMatch, before.etag))
      throw new EventChangedError('The event was changed since. Read it again before changing it.', true);
    return { key, before, at };
  }

  /** The times of an occurrence; null when it is gone. */
  async timesOf(transaction: ChangeTransaction, eventId: string): Promise<NewTimes | null> {
    const [key, located] = await this.locate(transaction, eventId);
    if (!key || !located || located.gone) return null;
    const instance = changeable(located.ics, this.deps.familyZone).prepared.instanceOf(key.recurrence);
    return instance === null || instance === 'removed' ? null : { start: instance.start, end: instance.end };
  }

  private async locate(
    transaction: ChangeTransaction,
    eventId: string,
  ): Promise<[key: OccurrenceKey | null, located: LocatedObject | null]> {
    const key = decodeOccurrenceId(eventId);
    const calendarIds = this.deps.household.calendars.map(({ id }) => id);
    return [key, key && (await transaction.locate(key.idPrefix, calendarIds))];
  }

  /** The edited object; null when nothing is left of it. */
  private apply(
    edit: Edit,
    scope: Scope,
    object: EditableObject,
    instance: SeriesInstance,
    at: Date,
  ): EditableObject | null {
    if (edit.kind === 'cancel') return scope === 'series' ? null : removeInstance(object, instance, at);
    if (instance.event.status === 'cancelled') throw new EventCancelledError();
    if (edit.kind === 'rename') return renameEvent(object, instance, edit.summary, scope, at);
    if (edit.kind === 'assign')
      return assignAttendees(
        object,
        instance,
        { attendees: edit.adults, isReplaced: (line) => this.isForAdults(line) },
        at,
      );
    const whole = scope === 'series' && instance.recurrence.kind !== 'single';
    return (whole ? moveSeries : moveInstance)(object, instance, edit.times, at);
  }

  /** Whether a line names members of the family, none of them a child. */
  private isForAdults(line: ContentLine): boolean {
    const names = /;CN=("[^"]*"|[^;:]*)/i.exec(line.text)?.[1]?.replaceAll('"', '');
    const members = this.people.membersOf({
      summary: '',
      attendees: [lineValue(line).trim(), ...(names === undefined ? [] : [names])],
      categories: [],
      calendarOwner: null,
    });
    return members.length > 0 && members.every(({ role }) => role !== 'child');
  }
}

/** The operation of new events, named after the first. */
function addition(
  { id, title, senderId }: { id: string; title: string; senderId: string | null },
  first: OperationObject,
  further: readonly OperationObject[],
): NewOperation {
  return {
    id,
    type: 'add',
    summary: further.length === 0 ? title : `${title} and ${further.length} more`,
    senderId,
    ...first,
    resultEventId: first.eventId,
    conflictId: null,
    ...(further.length > 0 && { further }),
  };
}

/** @throws InvalidRequestError when a part of the object cannot be read, for a change would lose it */
function changeable(ics: string, familyZone: Zone): EditableObject {
  try {
    return parseEditableObject(ics, familyZone);
  } catch (error) {
    if (!(error instanceof UnreadableComponentError)) throw error;
    throw new InvalidRequestError([
      `This event cannot be changed here, because a part of it cannot be read (${error.message}). Change it in the program that made it.`,
    ]);
  }
}

/** @throws NotFoundError `event_not_found`, or EventCancelledError for an instance that an EXDATE removed */
function instanceNamed(object: EditableObject, { recurrence }: OccurrenceKey): SeriesInstance {
  const instance = object.prepared.instanceOf(recurrence);
  if (instance === null) throw eventNotFound();
  if (instance === 'removed') throw new EventCancelledError();
  return instance;
}

/** If-Match by entity tags (RFC 9110 §13.1.1); a proxy may have made ours weak. */
function matches(ifMatch: string, etag: string): boolean {
  return ifMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === `"${etag}"`);
}

/** The id of the occurrence at its new start: when a series moves, its RECURRENCE-IDs move too. */
function movedId(
  { prepared }: EditableObject,
  { idPrefix, recurrence }: OccurrenceKey,
  start: number,
  otherwise: string,
): string {
  const still = prepared.instanceOf(recurrence);
  if (still !== null && still !== 'removed' && still.start === start) return otherwise;
  const found = prepared.instancesIn({ start, end: start + 1 }).find((instance) => instance.start === start);
  return found ? encodeOccurrenceId({ idPrefix, recurrence: found.recurrence }) : otherwise;
}
