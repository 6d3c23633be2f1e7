import { codedErrorShape } from '@homeroom/errors';
import type { ServiceError } from '@homeroom/errors';
import { minuteMs, parseEditableObject, secondMs, type Zone } from '@homeroom/icalendar';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import { decodeOccurrenceId } from '../calendar/occurrence-id.ts';
import type { components } from '../generated/contract-types.ts';
import { jsonResponse } from './change-http.ts';
import type { ChangeResult, StoredResponse } from './change-result.ts';
import { presentedCopies } from './copies-left.ts';
import { OperationPresenter } from './operation-presenter.ts';
import { objectsOf, type Operation } from './operation.ts';
import { isRevertible } from './undo-planner.ts';

type CalendarEvent = components['schemas']['CalendarEvent'];

/** Makes the responses of changes, undo and redo. */
export class ChangePresenter {
  private readonly calendar: CalendarPresenter;
  private readonly operations: OperationPresenter;
  private readonly familyZone: Zone;
  private readonly undoTtlMs: number;

  constructor(calendar: CalendarPresenter, familyZone: Zone, undoTtlMs: number) {
    this.calendar = calendar;
    this.operations = new OperationPresenter(familyZone, undoTtlMs);
    this.familyZone = familyZone;
    this.undoTtlMs = undoTtlMs;
  }

  present(result: ChangeResult): StoredResponse {
    switch (result.type) {
      case 'created':
      case 'changed':
      case 'cancelled':
        return this.made(result);
      case 'createdAll':
        return this.createdAll(result);
      case 'undone':
      case 'alreadyUndone':
      case 'redone':
        return this.reverted(result);
      case 'operationExpired':
        return gone({
          error: 'The time to undo or redo this change is over.',
          code: 'operation_expired',
          status: 'expired',
          message: `This change is more than ${inWords(this.undoTtlMs)} old, so it stays as it is.`,
        });
      case 'operationNotFound':
        return gone({
          error: 'There is no operation with this id.',
          code: 'operation_not_found',
          status: 'not_found',
          message: "This change is no longer on the stack, which keeps a sender's five newest.",
        });
      case 'operations': {
        const operations = result.operations.map((operation) =>
          this.operations.operation(operation, result.now, () => isRevertible(operation)),
        );
        return jsonResponse(200, { operations });
      }
      case 'refused':
        return errorResponse(result.error);
      case 'answered':
        return result.response;
      case 'done':
        return { status: 204, headers: {}, body: '' };
    }
  }

  private made({
    type,
    operation,
    etag,
    copiesLeft,
  }: Extract<ChangeResult, { type: 'created' | 'changed' | 'cancelled' }>): StoredResponse {
    const shown =
      type === 'cancelled'
        ? this.event(operation.calendarId, operation.previousIcs, operation.eventId)
        : this.event(operation.calendarId, operation.newIcs, operation.resultEventId);
    const event = shown && type === 'cancelled' ? { ...shown, status: 'cancelled' as const } : shown;
    const body = {
      event,
      operation: this.operations.operation(operation, operation.executedAt),
      ...presentedCopies(copiesLeft, this.familyZone),
    };
    return jsonResponse(type === 'created' ? 201 : 200, body, etagHeader(etag));
  }

  private createdAll({ operation, alreadyThere }: Extract<ChangeResult, { type: 'createdAll' }>): StoredResponse {
    const shown = (objects: readonly { calendarId: string; eventId: string; ics: string | null }[]) =>
      objects.flatMap(({ calendarId, eventId, ics }) => this.event(calendarId, ics, eventId) ?? []);
    const added = operation === null ? [] : objectsOf(operation).map((object) => ({ ...object, ics: object.newIcs }));
    return jsonResponse(operation === null ? 200 : 201, {
      events: shown(added),
      already_there: shown(alreadyThere),
      ...(operation && { operation: this.operations.operation(operation, operation.executedAt) }),
    });
  }

  private reverted({
    type,
    operation,
    object,
    copiesLeft,
  }: Extract<ChangeResult, { type: 'undone' | 'alreadyUndone' | 'redone' }>): StoredResponse {
    const undone = type !== 'redone';
    const event = this.event(
      operation.calendarId,
      object?.ics ?? null,
      undone ? operation.eventId : operation.resultEventId,
    );
    const body = {
      status: undone ? 'undone' : 'restored',
      ...(event && { restored_event: event }),
      message: sentenceOf(operation, undone),
      ...presentedCopies(copiesLeft, this.familyZone),
    };
    return jsonResponse(200, body, etagHeader(object?.etag ?? null));
  }

  private event(calendarId: string, ics: string | null, id: string): CalendarEvent | null {
    const key = decodeOccurrenceId(id);
    const instance =
      ics !== null && key ? parseEditableObject(ics, this.familyZone).prepared.instanceOf(key.recurrence) : null;
    if (instance === null || instance === 'removed') return null;
    const { start, end, allDay, event } = instance;
    return this.calendar.event({ id, calendarId, start, end, allDay, event });
  }
}

function errorResponse(error: ServiceError): StoredResponse {
  const { status, body } = codedErrorShape(error, '');
  return jsonResponse(status, body, error.headers);
}

function gone({ error, code, ...rest }: Record<'error' | 'code' | 'status' | 'message', string>): StoredResponse {
  return jsonResponse(410, { error, code, details: {}, ...rest });
}

function etagHeader(etag: string | null): Record<string, string> {
  return etag === null ? {} : { ETag: `"${etag}"` };
}

function inWords(milliseconds: number): string {
  const [count, unit] =
    milliseconds % minuteMs === 0 ? [milliseconds / minuteMs, 'minute'] : [milliseconds / secondMs, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function sentenceOf({ type, summary, conflictId, further = [] }: Operation, undone: boolean): string {
  if (conflictId !== null)
    return undone
      ? `${summary} is as it was before the conflict was settled.`
      : `${summary} is again as the conflict was settled.`;
  return (undone ? undoneSentences : redoneSentences)[type](summary, further.length > 0 ? 'are' : 'is');
}

type Sentences = Record<Operation['type'], (summary: string, are: string) => string>;

const undoneSentences: Sentences = {
  add: (summary, are) => `${summary} ${are} off the calendar again.`,
  cancel: (summary) => `${summary} is back on the calendar.`,
  move: (summary) => `${summary} is back at its earlier time.`,
  rename: (summary) => `${summary} has its earlier title again.`,
};

const redoneSentences: Sentences = {
  add: (summary, are) => `${summary} ${are} on the calendar again.`,
  cancel: (summary) => `${summary} is cancelled again.`,
  move: (summary) => `${summary} is moved again.`,
  rename: (summary) => `The event is called ${summary} again.`,
};
