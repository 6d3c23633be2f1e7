import { ForbiddenError, InvalidRequestError, ServiceError } from '@homeroom/errors';
import { whoIsWho } from '@homeroom/household';
import type { Household, Member, WhoIsWho } from '@homeroom/household';
import {
  type ContentLine,
  type EditableObject,
  type NewTimes,
  type Scope,
  type SeriesInstance,
  UnreadableComponentError,
  type Zone,
  assignAttendees,
  cancelEvent,
  lineValue,
  meansTheSame,
  moveInstance,
  moveSeries,
  newEvent,
  serializeObject,
  renameEvent,
  parseEditableObject,
  removeInstance,
} from '@homeroom/icalendar';
import type { CalendarBudgets } from '../calendar/calendar-budgets.ts';
import { eventNotFound } from '../calendar/calendar-service.ts';
import { decodeOccurrenceId, encodeOccurrenceId, idPrefixOf } from '../calendar/occurrence-id.ts';
import type { OccurrenceKey } from '../calendar/occurrence-id.ts';
import type { Answer } from './answer.ts';
import type { Requester } from './change-http.ts';
import { edited } from './edited.ts';
import { refuseReadOnly } from './change-request.ts';
import type { EventEdit, EventToAdd } from './change-request.ts';
import type { Change, ChangeTransaction, FoundObject, GoneObject } from './change-store.ts';
import type { NewOperation, Operation, OperationType } from './operation.ts';

/** What plans are made with. */
export interface PlannerParts {
  household: Household;
  familyZone: Zone;
  budgets: Pick<CalendarBudgets, 'admit'>;
  newId: () => string;
  /** How long a change can be undone. */
  undoTtlMs: number;
}

/** Which event a change is about, and under which conditions. */
export interface ChangeTarget {
  eventId: string;
  scope: Scope;
  /** The If-Match header. */
  ifMatch: string | null;
  senderId: string | null;
}

/** Which adults are to go to an event, and no other. */
export interface AdultsEdit {
  kind: 'assign';
  adults: readonly Member[];
}

/** A change that is ready to be made at a time, or what stands instead. */
export type Plan =
  | { kind: 'change'; change: Change; at: Date; before?: readonly Change[] }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'already_undone'; operation: Operation; object: FoundObject | null }
  | { kind: 'gone'; reason: 'expired' | 'not_found' };

/** Works out what changes, undo and redo do to calendar objects; writes nothing. */
export class ChangePlanner {
  private readonly parts: PlannerParts;
  private readonly people: WhoIsWho;

  constructor(parts: PlannerParts) {
    this.parts = parts;
    this.people = whoIsWho(parts.household);
  }

  async add(transaction: ChangeTransaction, event: EventToAdd, senderId: string | null): Promise<Plan> {
    const calendarId = event.calendar.id;
    const uid = this.parts.newId();
    const at = await transaction.lock(senderId, null);
    const object = edited(() => newEvent({ ...event, attendees: event.members }, uid, this.parts.familyZone, at));
    const after = edited(() => serializeObject(object));
    await this.parts.budgets.admit({ calendarId, uid, before: null, after }, transaction);
    const eventId = encodeOccurrenceId({
      idPrefix: idPrefixOf(calendarId, uid),
      recurrence: firstRecurrence(object, event.start, event.end),
    });
    const operation = this.operation('add', {
      senderId,
      summary: event.summary,
      calendarId,
      uid,
      eventId,
      resultEventId: eventId,
      previousIcs: null,
      newIcs: after.ics,
      href: null,
    });
    return {
      kind: 'change',
      at,
      change: {
        write: { calendarId, uid, before: null, after, href: null },
        completion: { kind: 'record', operation },
      },
    };
  }

  edit(transaction: ChangeTransaction, edit: EventEdit | AdultsEdit, target: ChangeTarget): Promise<Plan> {
    return this.change(
      transaction,
      target,
      edit.kind === 'assign' ? 'move' : edit.kind,
      (object, instance, now) => {
        refuseCancelled(instance);
        if (edit.kind === 'rename') return renameEvent(object, instance, edit.summary, target.scope, now);
        if (edit.kind === 'assign')
          return assignAttendees(
            object,
            instance,
            { attendees: edit.adults, isReplaced: (line) => this.isForAdults(line) },
            now,
          );
        const whole = target.scope === 'series' && instance.recurrence.kind !== 'single';
        return (whole ? moveSeries : moveInstance)(object, instance, edit.times, now);
      },
      edit,
    );
  }

  cancel(transaction: ChangeTransaction, target: ChangeTarget): Promise<Plan> {
    return this.change(transaction, target, 'cancel', (object, instance, now) =>
      target.scope === 'series' ? null : removeInstance(object, instance, now),
    );
  }

  /** When an occurrence takes place; null when it is gone. */
  async timesOf(transaction: ChangeTransaction, eventId: string): Promise<NewTimes | null> {
    const key = decodeOccurrenceId(eventId);
    const located =
      key &&
      (await transaction.locate(
        key.idPrefix,
        this.parts.household.calendars.map(({ id }) => id),
      ));
    if (!key || !located || located.gone) return null;
    const instance = changeable(located.ics, this.parts.familyZone).prepared.instanceOf(key.recurrence);
    return instance === null || instance === 'removed' ? null : { start: instance.start, end: instance.end };
  }

  /** Undo or redo of an operation by its original sender. No budget refuses what was there before; what no longer fits is left out of reads. */
  async revert(
    transaction: ChangeTransaction,
    action: 'undo' | 'redo',
    operationId: string,
    { senderId, ownsUnsigned }: Pick<Requester, 'senderId' | 'ownsUnsigned'>,
  ): Promise<Plan> {
    const known = await transaction.operation(operationId);
    if (!known) return { kind: 'gone', reason: 'not_found' };
    const isTheirs = known.senderId === null ? ownsUnsigned : known.senderId === senderId;
    if (!isTheirs) throw new ForbiddenError('Only the sender of a change can undo or redo it.', 'not_original_sender');
    const now = await transaction.lock(known.senderId, known.calendarId);
    const operation = await transaction.operation(operationId);
    if (!operation) return { kind: 'gone', reason: 'not_found' };
    const { calendarId, uid, undone } = operation;
    const object = await transaction.object(calendarId, uid);
    if (action === 'undo' && undone) return { kind: 'already_undone', operation, object };
    if (action === 'redo' && !undone)
      throw new InvalidRequestError(['This change is not undone, so there is nothing to redo.']);
    if (now.getTime() - operation.executedAt.getTime() > this.parts.undoTtlMs)
      return { kind: 'gone', reason: 'expired' };
    const [from, to] =
      action === 'undo' ? [operation.newIcs, operation.previousIcs] : [operation.previousIcs, operation.newIcs];
    if ((await transaction.hasNewer(operation)) || !meansTheSame(object?.ics ?? null, from))
      throw eventChanged(
        409,
        'The event was changed since, so this cannot be taken back or made again. Undo the later change first.',
      );
    const restored = to === null ? null : parseEditableObject(to, this.parts.familyZone);
    const after = restored && edited(() => serializeObject(restored));
    const write = { calendarId, uid, before: object, after, href: object?.href ?? operation.href };
    return {
      kind: 'change',
      at: now,
      change: { write, completion: { kind: 'mark', operation, undone: action === 'undo' } },
    };
  }

  private async change(
    transaction: ChangeTransaction,
    target: ChangeTarget,
    type: OperationType,
    edit: (object: EditableObject, instance: SeriesInstance, now: Date) => EditableObject | null,
    wanted?: EventEdit | AdultsEdit,
  ): Promise<Plan> {
    const key = decodeOccurrenceId(target.eventId);
    const located =
      key &&
      (await transaction.locate(
        key.idPrefix,
        this.parts.household.calendars.map(({ id }) => id),
      ));
    if (!key || !located) throw eventNotFound();
    this.refuseReadOnly(located.calendarId);
    if (located.gone) throw this.goneError(located, key);
    const at = await transaction.lock(target.senderId, located.calendarId);
    const before = await transaction.object(located.calendarId, located.uid);
    if (!before) throw eventCancelled();
    if (target.ifMatch !== null && !matches(target.ifMatch, before.etag))
      throw eventChanged(412, 'The event was changed since. Read it again before changing it.');
    const object = changeable(before.ics, this.parts.familyZone);
    const instance = instanceNamed(object, key);
    const result = edited(() => edit(object, instance, at));
    const after = result && edited(() => serializeObject(result));
    if (after)
      await this.parts.budgets.admit({ calendarId: before.calendarId, uid: before.uid, before, after }, transaction);
    const resultEventId =
      result && wanted?.kind === 'move' ? movedId(result, key, wanted.times.start, target.eventId) : target.eventId;
    const { calendarId, uid, href } = before;
    const summary = wanted?.kind === 'rename' ? wanted.summary : instance.event.summary;
    const operation = this.operation(type, {
      senderId: target.senderId,
      summary,
      calendarId,
      uid,
      eventId: target.eventId,
      resultEventId,
      previousIcs: before.ics,
      newIcs: after?.ics ?? null,
      href,
    });
    return {
      kind: 'change',
      at,
      change: { write: { calendarId, uid, before, after, href }, completion: { kind: 'record', operation } },
    };
  }

  private refuseReadOnly(calendarId: string): void {
    const calendar = this.parts.household.calendars.find(({ id }) => id === calendarId);
    if (calendar) refuseReadOnly(calendar);
  }

  /** While the last text is kept, it says whether the object had such an occurrence. */
  private goneError({ ics }: GoneObject, key: OccurrenceKey): ServiceError {
    if (ics !== null) instanceNamed(parseEditableObject(ics, this.parts.familyZone), key);
    return eventCancelled();
  }

  private operation(type: OperationType, rest: Omit<NewOperation, 'id' | 'type' | 'conflictId'>): NewOperation {
    return { id: this.parts.newId(), type, conflictId: null, ...rest };
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

/** The object's state as it is shown when a change left nothing of it. */
export function cancelledState(ics: string, familyZone: Zone, at: Date): string {
  const object = cancelEvent(parseEditableObject(ics, familyZone), at);
  return edited(() => serializeObject(object)).ics;
}

/** @throws NotFoundError `event_not_found`, or a 409 `event_cancelled` for an instance that an EXDATE took away */
export function instanceNamed(object: EditableObject, { recurrence }: OccurrenceKey): SeriesInstance {
  const instance = object.prepared.instanceOf(recurrence);
  if (instance === null) throw eventNotFound();
  if (instance === 'removed') throw eventCancelled();
  return instance;
}

function eventCancelled(): ServiceError {
  return new ServiceError(409, 'event_cancelled', 'The event is cancelled. Undo the cancellation, or add it anew.');
}

/** The event is not what the request assumes: 409, or 412 for a precondition. */
export function eventChanged(status: 409 | 412, sentence: string): ServiceError {
  return new ServiceError(status, 'event_changed', sentence);
}

function refuseCancelled({ event }: SeriesInstance): void {
  if (event.status === 'cancelled') throw eventCancelled();
}

/** If-Match by entity tags (RFC 9110 §13.1.1); a proxy may have made ours weak. */
function matches(ifMatch: string, etag: string): boolean {
  return ifMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === `"${etag}"`);
}

function firstRecurrence({ prepared }: EditableObject, start: number, end: number): OccurrenceKey['recurrence'] {
  const [first] = prepared.instancesIn({ start, end }).toSorted((a, b) => a.start - b.start);
  return first?.recurrence ?? { kind: 'single' };
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
